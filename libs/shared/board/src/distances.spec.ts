import { describe, expect, it } from 'vitest';
import {
  board,
  distanceIn,
  distances,
  nearest,
  nearestIn,
  stepsTowards,
  USUAL_KINDS,
  withinIn,
} from './index.ts';
import type { Board } from './index.ts';

/** A ring of six, and an island. */
const ring: Board<number> = board({
  spaces: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id })),
  links: [1, 2, 3, 4, 5, 6].map((id) => ({ id: `arc ${id}`, from: id, to: (id % 6) + 1, kind: 'route' })),
  kinds: USUAL_KINDS,
});
const table = distances(ring);

describe('distances', () => {
  it('are looked up by space', () => {
    expect(distanceIn(table, 1, 4)).toBe(3);
    expect(distanceIn(table, 5, 1)).toBe(2);
    expect(distanceIn(table, 3, 3)).toBe(0);
    expect(distanceIn(table, 1, 7)).toBe(Infinity);
    expect(() => distanceIn(table, 1, 8)).toThrow('no space 8 on this board');
  });

  it('are one flat table of whole numbers', () => {
    expect(table.table).toHaveLength(49);
    expect(table.table.slice(0, 7)).toEqual([0, 1, 2, 3, 2, 1, -1]);
  });

  it('hold for the links as they stood', () => {
    expect(distanceIn(distances(ring, { links: { 'arc 6': 'wall' } }), 1, 6)).toBe(5);
  });

  it('tell what lies within', () => {
    expect(withinIn(table, 1, 1)).toEqual([1, 2, 6]);
    expect(withinIn(table, 7, 9)).toEqual([7]);
  });

  it('tell which steps lead towards a space', () => {
    expect(stepsTowards(ring, table, 1, 4)).toEqual([2, 6]);
    expect(stepsTowards(ring, table, 1, 3)).toEqual([2]);
    expect(stepsTowards(ring, table, 1, 1)).toEqual([]);
    expect(stepsTowards(ring, table, 1, 7)).toEqual([]);
  });
});

describe('nearest', () => {
  it('returns ties together, in board order, and each once', () => {
    const tie = { distance: 2, spaces: [3, 5] };
    expect(nearest(ring, 1, [5, 4, 3, 5])).toEqual(tie);
    expect(nearestIn(table, 1, [5, 4, 3, 5])).toEqual(tie);
  });

  it('counts the own space as nearest of all', () => {
    expect(nearest(ring, 1, [2, 1, 6])).toEqual({ distance: 0, spaces: [1] });
  });

  it('ignores what cannot be reached', () => {
    expect(nearest(ring, 1, [7, 4])).toEqual({ distance: 3, spaces: [4] });
    expect(nearest(ring, 1, [7])).toBeUndefined();
    expect(nearestIn(table, 1, [7])).toBeUndefined();
    expect(nearest(ring, 1, [])).toBeUndefined();
    expect(nearestIn(table, 1, [])).toBeUndefined();
  });

  it('follows the rules of the journey', () => {
    expect(nearest(ring, 1, [3, 5], { mustStop: (space) => space === 2 })).toEqual({
      distance: 2,
      spaces: [5],
    });
  });
});
