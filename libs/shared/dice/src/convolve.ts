/**
 * The arithmetic under all odds: dice are added one at a time to an array of chances, in place. Where a die may
 * do more than add to a sum (be re-rolled, show one of several symbols), that is coded into the number it adds.
 */

/** What one die may add, from 0 up, and the chance of each; the chances may be part of a whole. */
export interface Steps {
  readonly sizes: readonly number[];
  readonly chances: readonly number[];
}

/** Chances of the numbers from 0 up; all beyond `top` are still 0. */
export interface Chances {
  readonly of: Float64Array;
  top: number;
}

/** More different sums than this is a mistake in the values, not a pool of dice. */
const MOST = 2 ** 24;

/** Room for the chances of so many numbers. */
export function room(size: number): Float64Array {
  if (size > MOST) throw new RangeError(`${size} different results are too many to work out`);
  return new Float64Array(size);
}

/** Before any die: zero for sure. */
export function nothingYet(size: number): Chances {
  const of = room(size);
  of[0] = 1;
  return { of, top: 0 };
}

/** Steps from how often each comes in `outOf` equally likely cases. */
export function stepsOf(cases: ReadonlyMap<number, number>, outOf: number): Steps {
  return { sizes: [...cases.keys()], chances: [...cases.values()].map((times) => times / outOf) };
}

/** Adds a die. Sums that do not fit into the array are dropped: callers make it as large as what they ask about. */
export function addDie(chances: Chances, steps: Steps): void {
  const { of, top } = chances;
  const { sizes } = steps;
  let highest = 0;
  // From the top down, so that what a die adds lands where this die has been added already.
  for (let at = top; at >= 0; at--) {
    const here = of[at] as number;
    if (here === 0) continue;
    of[at] = 0;
    for (let step = 0; step < sizes.length; step++) {
      const to = at + (sizes[step] as number);
      if (to >= of.length) continue;
      of[to] = (of[to] as number) + here * (steps.chances[step] as number);
      if (to > highest) highest = to;
    }
  }
  chances.top = highest;
}
