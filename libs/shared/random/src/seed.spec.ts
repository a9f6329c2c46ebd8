import { describe, expect, it } from 'vitest';
import { rekey, seeded } from './seed.ts';
import { next, type RandomState } from './sfc32.ts';

const isFourWords = (state: RandomState) => state.length === 4 && state.every((word) => (word | 0) === word);

/** How many of the first 3200 output bits differ: about half of them for unrelated streams. */
function differingBits(one: RandomState, other: RandomState): number {
  let count = 0;
  for (let i = 0; i < 100; i++) {
    for (let bits = next(one) ^ next(other); bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

const unrelated = (one: RandomState, other: RandomState) => {
  const bits = differingBits(one, other);
  expect(bits).toBeGreaterThan(1600 - 170);
  expect(bits).toBeLessThan(1600 + 170);
};

describe('seeded', () => {
  it('is the same for the same seed, as four int32', () => {
    for (const seed of [
      0,
      1,
      -1,
      12345,
      Number.MAX_SAFE_INTEGER,
      Number.MIN_SAFE_INTEGER,
      '',
      'a',
      'Ünïcødé 🎲',
    ]) {
      expect(seeded(seed)).toEqual(seeded(seed));
      expect(seeded(seed)).toSatisfy(isFourWords);
    }
  });

  it('gives unrelated streams for neighbouring seeds, also beyond 32 bits', () => {
    unrelated(seeded(1), seeded(2));
    unrelated(seeded(1), seeded(-1));
    unrelated(seeded(1), seeded(1 + 2 ** 32));
    unrelated(seeded(2 ** 52), seeded(0));
    unrelated(seeded('a'), seeded('b'));
    unrelated(seeded('1'), seeded(1));
  });

  it('takes a number as 64 bits, low word then high word, below zero too', () => {
    const mixed = (low: number, high: number): RandomState => {
      const state = [0, low, high, 1];
      for (let round = 0; round < 12; round++) next(state);
      return state;
    };
    expect(seeded(5 + 3 * 2 ** 32)).toEqual(mixed(5, 3));
    expect(seeded(-1)).toEqual(mixed(-1, -1));
    expect(seeded(-(2 ** 32))).toEqual(mixed(0, -1));
  });

  it('gives a fresh array each time', () => {
    const first = seeded(1);
    next(first);
    expect(seeded(1)).not.toEqual(first);
  });

  it.each([0.5, NaN, Infinity, 2 ** 53])('refuses %d', (seed) => {
    expect(() => seeded(seed)).toThrow(RangeError);
  });
});

describe('rekey', () => {
  it('is SHA-256 over "rekey", a zero byte, seq as 64-bit big-endian and the secret: the first four words', () => {
    // printf 'rekey\0\0\0\0\0\0\0\0\7hunter2' | sha256sum
    const digest = 'ae4fdcc5bc99db0866e3261dca5cfc232049c5742d29127fc538766df207660f';
    const words = [0, 8, 16, 24].map((at) => parseInt(digest.slice(at, at + 8), 16) | 0);
    expect(rekey('hunter2', 7)).toEqual(words);
    expect(rekey('hunter2', 7)).toSatisfy(isFourWords);
  });

  it('gives unrelated streams for other numbers and other secrets', () => {
    unrelated(rekey('secret', 0), rekey('secret', 1));
    unrelated(rekey('secret', 1), rekey('secret', 1 + 2 ** 32));
    unrelated(rekey('secret', 1), rekey('secreu', 1));
    unrelated(rekey('', 0), rekey('0', 0));
    unrelated(rekey('secret', 0), seeded('secret'));
  });

  it.each([-1, 0.5, NaN, 2 ** 53])('refuses seq %d', (seq) => {
    expect(() => rekey('secret', seq)).toThrow(RangeError);
  });
});
