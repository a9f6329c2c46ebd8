/**
 * The generator: sfc32 ("small fast counting", Chris Doty-Humphrey, PractRand, public domain) over four
 * numbers that live inside the game state, and the unbiased draws made from it. Everything here advances the
 * state in place.
 */

/** Four int32 of sfc32 (a, b, c, counter); lives inside the game state as plain data. */
export type RandomState = number[];

/** The same array with its length known to the compiler. */
type Words = [a: number, b: number, c: number, counter: number];

const TWO_TO_32 = 0x1_0000_0000;

/**
 * The next 32 random bits as an int32. The words stay int32 (`| 0`, never `>>> 0`), so that the engine keeps
 * them as small integers and never boxes one as a double.
 */
export function next(state: RandomState): number {
  const words = state as Words;
  const b = words[1];
  const c = words[2];
  const counter = words[3];
  const result = (((words[0] + b) | 0) + counter) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + result) | 0;
  words[3] = (counter + 1) | 0;
  return result;
}

/** A whole number from 0 to n - 1, each exactly as likely as the others; n may be 1 to 2^32. */
export function below(state: RandomState, n: number): number {
  if (!(n >= 1 && n <= TWO_TO_32 && Math.floor(n) === n)) {
    throw new RangeError(`below(n) needs a whole number from 1 to 2^32, not ${n}`);
  }
  const highest = TWO_TO_32 - n;
  for (;;) {
    const bits = next(state) >>> 0;
    const drawn = bits % n;
    // The last stretch of 2^32 is shorter than n: a draw from it would favour the low numbers, so draw again.
    if (bits - drawn <= highest) return drawn;
  }
}

/** Shuffles a list in place: every order is equally likely (Fisher-Yates). */
export function shuffle<T>(state: RandomState, list: T[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const chosen = below(state, last + 1);
    const held = list[last] as T;
    list[last] = list[chosen] as T;
    list[chosen] = held;
  }
}
