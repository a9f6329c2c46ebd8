/** How tiles lie side by side: in a row, like squares, or like hexagons standing on a flat side. */

import type { Point } from '../coordinates.ts';

export type LatticeName = 'row' | 'square' | 'hex';

/** A place for a tile, in whole numbers. On a hex lattice `x` counts columns and `y` runs straight down in each. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface Lattice {
  /** The sides of a tile that is not rotated, clockwise, with the way to the neighbour each one faces. */
  readonly sides: readonly { readonly name: string; readonly step: Position }[];
  /** Cosine and sine for each rotation, clockwise. */
  readonly turns: readonly (readonly [number, number])[];
  /** Where the centres of the tiles right of and below the first one are drawn. */
  readonly right: Point;
  readonly below: Point;
}

const HALF_HEIGHT = Math.sqrt(3) / 2;

export const LATTICES: Readonly<Record<LatticeName, Lattice>> = {
  row: {
    sides: [side('east', 1, 0), side('west', -1, 0)],
    turns: [
      [1, 0],
      [-1, 0],
    ],
    right: { x: 1, y: 0 },
    below: { x: 0, y: 1 },
  },
  square: {
    sides: [side('north', 0, -1), side('east', 1, 0), side('south', 0, 1), side('west', -1, 0)],
    turns: [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ],
    right: { x: 1, y: 0 },
    below: { x: 0, y: 1 },
  },
  hex: {
    sides: [
      side('north', 0, -1),
      side('north-east', 1, -1),
      side('south-east', 1, 0),
      side('south', 0, 1),
      side('south-west', -1, 1),
      side('north-west', -1, 0),
    ],
    turns: [
      [1, 0],
      [0.5, HALF_HEIGHT],
      [-0.5, HALF_HEIGHT],
      [-1, 0],
      [-0.5, -HALF_HEIGHT],
      [0.5, -HALF_HEIGHT],
    ],
    right: { x: HALF_HEIGHT, y: 0.5 },
    below: { x: 0, y: 1 },
  },
};

function side(name: string, x: number, y: number): { readonly name: string; readonly step: Position } {
  return { name, step: { x, y } };
}

/** Where a point of a tile is drawn once the tile lies rotated at its position; tiles are `pitch` apart. */
export function drawnAt(
  lattice: Lattice,
  point: Point,
  rotation: number,
  at: Position,
  pitch: number,
): Point {
  const [cosine, sine] = lattice.turns[rotation] ?? [1, 0];
  const { right, below } = lattice;
  return {
    x: pitch * (at.x * right.x + at.y * below.x) + point.x * cosine - point.y * sine,
    y: pitch * (at.x * right.y + at.y * below.y) + point.x * sine + point.y * cosine,
  };
}
