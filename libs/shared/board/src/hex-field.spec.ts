import { describe, expect, it } from 'vitest';
import {
  allShortestRoutes,
  distance,
  distanceIn,
  distances,
  hexAt,
  hexCell,
  hexCentre,
  hexCoordinates,
  hexCorners,
  hexDistance,
  hexEdge,
  hexField,
  hexMirror,
  hexPoint,
  hexSide,
  neighbours,
  components,
} from './index.ts';

const galaxy = hexField({ columns: [7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7] });
const hexes = galaxy.board.spaces.map(({ id }) => id);

describe('a field of 13 columns, 7 and 6 high', () => {
  it('has 85 hexes, numbered down each column from 1', () => {
    expect(hexes).toEqual(Array.from({ length: 85 }, (_, place) => place + 1));
    expect(hexCell(galaxy, 7)).toEqual({ column: 0, row: 6, height: 12 });
    expect(hexCell(galaxy, 8)).toEqual({ column: 1, row: 0, height: 1 });
    expect(hexAt(galaxy, 12, 6)).toBe(85);
    expect(hexAt(galaxy, 1, 6)).toBeUndefined();
  });

  it('has number 43 in its exact centre', () => {
    expect(hexCentre(galaxy)).toBe(43);
    expect(hexCell(galaxy, 43)).toEqual({ column: 6, row: 3, height: 6 });
    const { x, y } = hexPoint(galaxy, 43);
    const points = hexes.flatMap((hex) => hexCorners(hexPoint(galaxy, hex)));
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    expect(x).toBeCloseTo(middle(points.map((point) => point.x)), 12);
    expect(y).toBeCloseTo(middle(points.map((point) => point.y)), 12);
  });

  it('joins each hex to those it touches', () => {
    expect(neighbours(galaxy.board, 43)).toEqual([36, 37, 42, 44, 49, 50]);
    expect(neighbours(galaxy.board, 1)).toEqual([2, 8]);
    expect(neighbours(galaxy.board, 7)).toEqual([6, 13]);
    expect(neighbours(galaxy.board, 8)).toEqual([1, 2, 9, 14, 15]);
    expect(neighbours(galaxy.board, 85)).toEqual([78, 84]);
  });

  it('joins exactly the hexes that are drawn edge to edge', () => {
    for (const a of hexes)
      for (const b of hexes) {
        if (a === b) continue;
        const [p, q] = [hexPoint(galaxy, a), hexPoint(galaxy, b)];
        const touching = Math.hypot(p.x - q.x, p.y - q.y) < 1.8;
        expect(neighbours(galaxy.board, a).includes(b)).toBe(touching);
        expect(hexSide(galaxy, a, b) !== undefined).toBe(touching);
      }
  });

  it('counts the same steps by formula and over the board', () => {
    const table = distances(galaxy.board);
    for (const a of hexes)
      for (const b of hexes) expect(hexDistance(galaxy, a, b)).toBe(distanceIn(table, a, b));
  });

  it('mirrors each hex through the centre', () => {
    for (const hex of hexes) {
      expect(hexMirror(galaxy, hex)).toBe(86 - hex);
      expect(hexDistance(galaxy, hex, 43)).toBe(hexDistance(galaxy, 86 - hex, 43));
    }
  });

  it('refuses hexes it does not have', () => {
    expect(() => hexCell(galaxy, 0)).toThrow('no hex 0 in a field from 1 to 85');
    expect(() => hexDistance(galaxy, 1, 86)).toThrow('no hex 86');
  });
});

describe('other fields', () => {
  it('number from wherever they like and use the links they like', () => {
    const kinds = { mud: { move: 2, range: 1 } };
    const field = hexField({ columns: [2, 3, 2], first: 100, kinds, kind: 'mud' });
    expect(field.board.spaces.map(({ id }) => id)).toEqual([100, 101, 102, 103, 104, 105, 106]);
    expect(hexCentre(field)).toBe(103);
    expect(neighbours(field.board, 103)).toEqual([100, 101, 102, 104, 105, 106]);
    expect(distance(field.board, 100, 106)).toBe(4);
    expect(hexDistance(field, 100, 106)).toBe(2);
  });

  it('may shift columns of equal height by hand', () => {
    const field = hexField({ columns: [2, 2], tops: [0, 1] });
    expect(neighbours(field.board, 2)).toEqual([1, 3, 4]);
    expect(hexCentre(field)).toBeUndefined();
    expect(hexMirror(field, 1)).toBe(4);
    const low = hexField({ columns: [2, 2], tops: [1, 2] });
    expect([1, 2, 3, 4].map((hex) => hexMirror(low, hex))).toEqual([4, 3, 2, 1]);
    const ragged = hexField({ columns: [1, 2, 2], tops: [0, 1, 0] });
    expect(hexMirror(ragged, 1)).toBeUndefined();
  });

  it('are as wide as a single hex', () => {
    const field = hexField({ columns: [1] });
    expect(field.board.links).toEqual([]);
    expect(hexCentre(field)).toBe(1);
    expect(allShortestRoutes(field.board, 1, 1)).toEqual([[1]]);
  });

  it('fall apart where columns do not touch, though the formula ignores it', () => {
    const field = hexField({ columns: [1, 1], tops: [0, 3] });
    expect(components(field.board)).toEqual([[1], [2]]);
    expect(hexDistance(field, 1, 2)).toBe(2);
  });

  it.each<[Parameters<typeof hexField>[0], string]>([
    [{ columns: [] }, 'it has no columns'],
    [{ columns: [7, 7] }, 'columns 1 and 2 are not shifted by half a hex against each other'],
    [{ columns: [7, 6, 4] }, 'columns 2 and 3 are not shifted by half a hex against each other'],
    [{ columns: [1, 0] }, 'column 2 has 0 hexes'],
    [{ columns: [2.5] }, 'column 1 has 2.5 hexes'],
    [{ columns: [2, 2], tops: [0] }, 'there are 2 columns but 1 tops'],
    [{ columns: [2], tops: [-1] }, 'column 1 starts -1 half hexes down'],
    [{ columns: [2], first: 0.5 }, 'the first number is 0.5'],
    [{ columns: [2, 1], kind: 'rope' }, "unknown link kind 'rope'"],
  ])('refuse %j', (plan, problem) => {
    expect(() => hexField(plan)).toThrow(problem);
  });
});

describe('drawing hexes', () => {
  it('puts everything into positive numbers, at any size', () => {
    const field = hexField({ columns: [2, 1] });
    const half = Math.sqrt(3) / 2;
    const coordinates = hexCoordinates(field, 10);
    expect(Object.keys(coordinates)).toEqual(['1', '2', '3']);
    expect(coordinates['1']).toEqual({ x: 10, y: 10 * half });
    expect(coordinates['2']?.y).toBeCloseTo(30 * half, 12);
    expect(coordinates['3']?.x).toBe(25);
    expect(coordinates['3']?.y).toBeCloseTo(20 * half, 12);
  });

  it('draws regular hexagons', () => {
    const corners = hexCorners({ x: 5, y: 7 }, 2);
    corners.forEach((corner, place) => {
      const next = corners[(place + 1) % 6] ?? corner;
      expect(Math.hypot(corner.x - 5, corner.y - 7)).toBeCloseTo(2, 12);
      expect(Math.hypot(corner.x - next.x, corner.y - next.y)).toBeCloseTo(2, 12);
    });
  });

  it('finds the edge two hexes share, the same from both', () => {
    expect([42, 49, 50, 44, 37, 36].map((hex) => hexSide(galaxy, 43, hex))).toEqual([0, 1, 2, 3, 4, 5]);
    for (const hex of neighbours(galaxy.board, 43)) {
      const [a, b] = hexEdge(galaxy, 43, hex, 3) ?? [];
      const [c, d] = hexEdge(galaxy, hex, 43, 3) ?? [];
      expect(a?.x).toBeCloseTo(d?.x ?? NaN, 9);
      expect(a?.y).toBeCloseTo(d?.y ?? NaN, 9);
      expect(b?.x).toBeCloseTo(c?.x ?? NaN, 9);
      expect(b?.y).toBeCloseTo(c?.y ?? NaN, 9);
    }
    expect(hexEdge(galaxy, 43, 85)).toBeUndefined();
    expect(hexEdge(galaxy, 43, 43)).toBeUndefined();
  });
});
