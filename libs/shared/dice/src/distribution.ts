/** How likely each whole number is: plain data, and the sums one does with it. */

export interface Distribution {
  /** The number that `chances[0]` is the chance of; the next is for `low + 1`, and so on without gaps. */
  readonly low: number;
  readonly chances: readonly number[];
}

/** A number that comes for sure. */
export const certain = (value: number): Distribution => ({ low: value, chances: [1] });

/** The sum of two independent numbers (convolution). A fixed bonus is `plus(odds, certain(2))`. */
export function plus(one: Distribution, other: Distribution): Distribution {
  const chances = new Array<number>(one.chances.length + other.chances.length - 1).fill(0);
  one.chances.forEach((a, i) => {
    other.chances.forEach((b, j) => {
      chances[i + j] = (chances[i + j] ?? 0) + a * b;
    });
  });
  return { low: one.low + other.low, chances };
}

/** The first of two independent numbers less the second: by how much it wins, when above zero. */
export function minus(one: Distribution, other: Distribution): Distribution {
  const high = other.low + other.chances.length - 1;
  return plus(one, { low: -high, chances: other.chances.toReversed() });
}

/** What becomes of the number under a rule: `mapped(hits, (n) => Math.max(0, n - 1))` negates one hit. */
export function mapped(distribution: Distribution, rule: (value: number) => number): Distribution {
  const values = distribution.chances.map((_, index) => rule(distribution.low + index));
  const wrong = values.find((value) => !Number.isSafeInteger(value));
  if (wrong !== undefined) throw new RangeError(`the rule gave ${wrong}, not a whole number`);
  const low = values.reduce((least, value) => Math.min(least, value));
  const high = values.reduce((most, value) => Math.max(most, value));
  const chances = new Array<number>(high - low + 1).fill(0);
  distribution.chances.forEach((chance, index) => {
    const at = (values[index] as number) - low;
    chances[at] = (chances[at] ?? 0) + chance;
  });
  return { low, chances };
}

/** The chance of exactly this number. */
export function chanceOf(distribution: Distribution, value: number): number {
  return distribution.chances[value - distribution.low] ?? 0;
}

/** The chance of this number or more. */
export function chanceAtLeast(distribution: Distribution, value: number): number {
  const from = Math.max(0, Math.ceil(value - distribution.low));
  let sum = 0;
  for (let index = distribution.chances.length - 1; index >= from; index--) {
    sum += distribution.chances[index] as number;
  }
  return sum;
}

/** The number expected on average. */
export function mean(distribution: Distribution): number {
  return distribution.chances.reduce((sum, chance, index) => sum + chance * (distribution.low + index), 0);
}
