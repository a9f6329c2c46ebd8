import type { Die } from '@cantina/dice';
import type { Random } from '@cantina/random';

/** What chance will say, in order. */
export interface Script {
  /** Every draw below n: dice by the position of the face, random picks by position. */
  readonly draws?: readonly number[];
  /** Every shuffle, as the order wanted: the members of the list, first to last. */
  readonly shuffles?: readonly (readonly unknown[])[];
}

/** Chance by script. Asking for more than the script has, or leaving some of it, is an error: the test misread the rule. */
export class ScriptedRandom implements Random {
  readonly #draws: number[];
  readonly #shuffles: (readonly unknown[])[];

  constructor({ draws = [], shuffles = [] }: Script) {
    this.#draws = draws.slice();
    this.#shuffles = shuffles.slice();
  }

  below(n: number): number {
    const next = this.#draws.shift();
    if (next === undefined) throw new Error(`the script has no draw left (asked for one below ${n})`);
    if (!Number.isInteger(next) || next < 0 || next >= n)
      throw new Error(`the script says ${next}, but the draw is below ${n}`);
    return next;
  }

  shuffle<T>(list: T[]): void {
    const wanted = this.#shuffles.shift();
    if (wanted === undefined) throw new Error(`the script has no shuffle left (of ${list.length} things)`);
    const same = (a: readonly unknown[]): string =>
      JSON.stringify(a.map((item) => JSON.stringify(item)).sort());
    if (same(wanted) !== same(list))
      throw new Error(`the script orders ${JSON.stringify(wanted)}, but ${JSON.stringify(list)} is shuffled`);
    wanted.forEach((item, i) => (list[i] = item as T));
  }

  /** Fails when something of the script was never asked for. */
  finished(): void {
    if (this.#draws.length > 0) throw new Error(`left over in the script: draws ${this.#draws.join(', ')}`);
    if (this.#shuffles.length > 0)
      throw new Error(`left over in the script: ${this.#shuffles.length} shuffles`);
  }
}

/** Positions of named faces: `faces(attackDie, 'hit', 'blank')`. */
export function faces(die: Die, ...names: readonly string[]): readonly number[] {
  return names.map((name) => {
    const at = die.faces.indexOf(name);
    if (at < 0) throw new Error(`"${name}" is not a face of ${die.name}`);
    return at;
  });
}

/** Draws for numbered dice: `pips(6, 1)` is a six, then a one. */
export const pips = (...numbers: readonly number[]): readonly number[] => numbers.map((n) => n - 1);
