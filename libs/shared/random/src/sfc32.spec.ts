import { describe, expect, it } from 'vitest';
import { below, next, shuffle, type RandomState } from './sfc32.ts';
import { seeded } from './seed.ts';

/** Straight from the published description, in BigInt, sharing nothing with the code under test. */
function* reference(a: bigint, b: bigint, c: bigint, counter: bigint): Generator<number> {
  const word = (n: bigint) => n & 0xffff_ffffn;
  for (;;) {
    const result = word(a + b + counter);
    counter = word(counter + 1n);
    a = b ^ (b >> 9n);
    b = word(c + word(c << 3n));
    c = word((word(c << 21n) | (c >> 11n)) + result);
    yield Number(result);
  }
}

const take = (state: RandomState, count: number) => Array.from({ length: count }, () => next(state) >>> 0);

/** Sum of (seen - expected)^2 / expected over equally likely bins. */
function chiSquare(seen: readonly number[]): number {
  const expected = seen.reduce((sum, n) => sum + n, 0) / seen.length;
  return seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

/** Six standard deviations above the mean of the chi-square distribution: a sound generator stays below it. */
const chiLimit = (bins: number) => bins - 1 + 6 * Math.sqrt(2 * (bins - 1));

describe('next', () => {
  // Output of PractRand pre0.95, `RNG_output sfc32 64 0x0`, as recorded in the tests of the Rust crate sfc-prng
  // (github.com/sorairolake/sfc-rs, src/sfc32.rs).
  it('gives what PractRand gives for seed 0', () => {
    expect(take(seeded(0), 16)).toEqual([
      0x514676c3, 0x08a809df, 0x30349d2b, 0xfb52c520, 0x38802be1, 0x948279e6, 0xec4bf1d9, 0x7cb0a909,
      0xfad8b4a8, 0x3ca4b808, 0x3821b4c5, 0x5e7023ca, 0x50f26bf7, 0xf1e1b0a2, 0x6163032f, 0x3bf3c9a4,
    ]);
  });

  // PractRand pre0.95, `RNG_output sfc32 64 0x123456789ABCDEF`, same source. The seed is beyond 2^53, so the
  // state is built as PractRand builds it: (0, low word, high word, 1) and 12 rounds.
  it('gives what PractRand gives for seed 0x0123456789abcdef', () => {
    const state = [0, 0x89abcdef | 0, 0x01234567, 1];
    take(state, 12);
    expect(take(state, 16)).toEqual([
      0x84712d97, 0xf5a3d9c8, 0x5cd0a295, 0x35e05b54, 0x4c627ca1, 0x33a043e2, 0xb6113c67, 0x7cab9699,
      0x4a52efeb, 0x5936797f, 0x139e2b9f, 0xc7df3db1, 0x61ce1717, 0x5581e344, 0xbc3016ea, 0xa6bfd381,
    ]);
  });

  // github.com/maloquacious/prng, sfc32_test.go: SFC32(0, 12345, 0, 1) after 12 discarded outputs.
  it('gives the published sequence for seed 12345', () => {
    expect(take(seeded(12345), 10)).toEqual([
      235160590, 2967261163, 116171463, 2882324903, 362604721, 4227106926, 1933307004, 1608300071, 2256615412,
      2701957640,
    ]);
  });

  it('follows the reference over a long run, through a counter that wraps around', () => {
    const ours = [0x7fffffff, -1, -0x80000000, -500];
    const theirs = reference(0x7fffffffn, 0xffffffffn, 0x80000000n, 0x1_0000_0000n - 500n);
    for (let i = 0; i < 20_000; i++) expect(next(ours) >>> 0).toBe(theirs.next().value);
  });

  it('keeps the state as four int32 that survive JSON', () => {
    const state = seeded(7);
    for (let i = 0; i < 10_000; i++) {
      expect(next(state)).toSatisfy((n: number) => (n | 0) === n);
      expect(state.every((word) => (word | 0) === word)).toBe(true);
    }
    expect(state).toHaveLength(4);
    const saved = JSON.parse(JSON.stringify(state)) as RandomState;
    expect(take(saved, 100)).toEqual(take(state, 100));
  });

  it('sets each of the 32 bits half of the time', () => {
    const state = seeded(99);
    const set = new Array<number>(32).fill(0);
    const draws = 100_000;
    for (let i = 0; i < draws; i++) {
      const bits = next(state);
      for (let bit = 0; bit < 32; bit++) set[bit] = (set[bit] ?? 0) + ((bits >>> bit) & 1);
    }
    for (const n of set) expect(Math.abs(n - draws / 2)).toBeLessThan(5 * Math.sqrt(draws / 4));
  });
});

describe('below', () => {
  it.each([1, 2, 3, 6, 8, 10, 52, 1000])('draws each number under %i equally often', (n) => {
    const state = seeded(n);
    const seen = new Array<number>(n).fill(0);
    for (let i = 0; i < 200 * n + 100_000; i++) {
      const drawn = below(state, n);
      seen[drawn] = (seen[drawn] ?? 0) + 1;
    }
    expect(seen).toHaveLength(n);
    expect(chiSquare(seen)).toBeLessThanOrEqual(chiLimit(n));
  });

  it('draws again instead of favouring low numbers when n does not divide 2^32', () => {
    // With 3 * 2^30, plain remainders would hit the lowest third twice as often: 1/2 instead of 1/3.
    const n = 3 * 2 ** 30;
    const state = seeded('rejection');
    const thirds = [0, 0, 0];
    for (let i = 0; i < 90_000; i++) {
      const third = Math.floor(below(state, n) / 2 ** 30);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    expect(chiSquare(thirds)).toBeLessThan(chiLimit(3));
  });

  it('skips exactly the draws from the incomplete last stretch', () => {
    const n = 0xc000_0001;
    const raw = take(seeded(3), 50);
    const state = seeded(3);
    const kept = raw.filter((bits) => bits < n);
    expect(kept.length).toBeLessThan(raw.length);
    expect(kept.map(() => below(state, n))).toEqual(kept);
  });

  it('goes up to 2^32, where every draw counts', () => {
    const state = seeded(4);
    expect(Array.from({ length: 50 }, () => below(state, 2 ** 32))).toEqual(take(seeded(4), 50));
  });

  it.each([0, -1, -6, 0.5, 2.5, 2 ** 32 + 1, NaN, Infinity, -Infinity])(
    'refuses %d and draws nothing',
    (n) => {
      const state = seeded(5);
      expect(() => below(state, n)).toThrow(RangeError);
      expect(state).toEqual(seeded(5));
    },
  );
});

describe('shuffle', () => {
  it('keeps every member and is repeatable', () => {
    const list = Array.from({ length: 60 }, (_, i) => i);
    const shuffled = [...list];
    shuffle(seeded(8), shuffled);
    const again = [...list];
    shuffle(seeded(8), again);
    expect(shuffled).not.toEqual(list);
    expect(again).toEqual(shuffled);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  });

  it('makes all 24 orders of four equally likely', () => {
    const state = seeded('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const list = ['a', 'b', 'c', 'd'];
      shuffle(state, list);
      const order = list.join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()])).toBeLessThan(chiLimit(24));
  });

  it('leaves empty lists and single members alone, without a draw', () => {
    const state = seeded(9);
    const single = ['only'];
    shuffle(state, []);
    shuffle(state, single);
    expect(single).toEqual(['only']);
    expect(state).toEqual(seeded(9));
  });
});
