import { describe, expect, it } from 'vitest';
import { seeded } from './seed.ts';
import { below, shuffle } from './sfc32.ts';
import { pick, Stream, type Random } from './stream.ts';

describe('Stream', () => {
  it('draws what the functions draw and advances the same state', () => {
    const state = seeded(1);
    const stream: Random = new Stream(state);
    const bare = seeded(1);
    const one = [1, 2, 3, 4, 5];
    const other = [1, 2, 3, 4, 5];

    expect(stream.below(6)).toBe(below(bare, 6));
    stream.shuffle(one);
    shuffle(bare, other);
    expect(one).toEqual(other);
    expect(state).toEqual(bare);
  });

  it('goes on from a saved state', () => {
    const state = seeded('save');
    const stream = new Stream(state);
    stream.below(100);
    const saved = new Stream([...state]);
    expect(Array.from({ length: 20 }, () => saved.below(100))).toEqual(
      Array.from({ length: 20 }, () => stream.below(100)),
    );
  });
});

describe('pick', () => {
  it('takes the member at the number drawn', () => {
    const scripted: Random = { below: (n) => n - 1, shuffle: () => undefined };
    expect(pick(scripted, ['a', 'b', 'c'])).toBe('c');
  });

  it('takes each member equally often and leaves the list alone', () => {
    const stream = new Stream(seeded(2));
    const list = ['a', 'b', 'c', 'd'];
    const seen: Record<string, number> = { a: 0, b: 0, c: 0, d: 0 };
    for (let i = 0; i < 40_000; i++) {
      const picked = pick(stream, list);
      seen[picked] = (seen[picked] ?? 0) + 1;
    }
    for (const n of Object.values(seen)) expect(Math.abs(n - 10_000)).toBeLessThan(5 * Math.sqrt(7500));
    expect(list).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses an empty list', () => {
    expect(() => pick(new Stream(seeded(3)), [])).toThrow('empty list');
  });
});
