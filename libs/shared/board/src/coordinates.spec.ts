import { describe, expect, it } from 'vitest';
import { board, coordinateProblems, frameOf, hexCoordinates, hexField } from './index.ts';

const pair = board<string | number>({ spaces: [{ id: 'a' }, { id: 2 }], links: [], kinds: {} });

describe('coordinates', () => {
  it('are complete when every space has a point', () => {
    expect(coordinateProblems(pair, { a: { x: 0, y: 0 }, 2: { x: 1, y: 0 } })).toEqual([]);
    const field = hexField({ columns: [3, 2] });
    expect(coordinateProblems(field.board, hexCoordinates(field))).toEqual([]);
  });

  it('name what is missing, too many or broken', () => {
    expect(coordinateProblems(pair, { a: { x: Number.NaN, y: 0 }, c: { x: 0, y: 0 } })).toEqual([
      'space 2 has no coordinates',
      "coordinates for 'c': no such space",
      "coordinates for 'a' are NaN, 0",
    ]);
  });

  it('are framed with a margin', () => {
    const points = [
      { x: 1, y: 5 },
      { x: -3, y: 8 },
    ];
    expect(frameOf(points)).toEqual({ x: -3, y: 5, width: 4, height: 3 });
    expect(frameOf(points, 2)).toEqual({ x: -5, y: 3, width: 8, height: 7 });
    expect(frameOf([])).toBeUndefined();
  });
});
