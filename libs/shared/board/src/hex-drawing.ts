/** How a hex field is drawn: centres, corners, and the edge two hexes share. `size` is from a centre to a corner. */

import type { Coordinates, Point } from './coordinates.ts';
import { hexCell, hexSide } from './hex-field.ts';
import type { HexField } from './hex-field.ts';

/** Half the height of a hex of size 1. */
const HALF_HEIGHT = Math.sqrt(3) / 2;

/** Clockwise from the top left, so that side n lies between corners n and n + 1. */
const CORNERS: readonly Point[] = [
  { x: -0.5, y: -HALF_HEIGHT },
  { x: 0.5, y: -HALF_HEIGHT },
  { x: 1, y: 0 },
  { x: 0.5, y: HALF_HEIGHT },
  { x: -0.5, y: HALF_HEIGHT },
  { x: -1, y: 0 },
];

/** The centre of each hex, with the whole drawing in positive numbers. */
export function hexCoordinates(field: HexField, size = 1): Coordinates {
  return Object.fromEntries(field.board.spaces.map(({ id }) => [id, hexPoint(field, id, size)]));
}

export function hexPoint(field: HexField, hex: number, size = 1): Point {
  const { column, height } = hexCell(field, hex);
  return { x: size * (1 + 1.5 * column), y: size * HALF_HEIGHT * (1 + height) };
}

/** The six corners of a hex drawn around a point. */
export function hexCorners(centre: Point, size = 1): readonly Point[] {
  return CORNERS.map(({ x, y }) => ({ x: centre.x + size * x, y: centre.y + size * y }));
}

/** The two ends of the edge that two hexes share, where a wall or a door is drawn. */
export function hexEdge(
  field: HexField,
  from: number,
  to: number,
  size = 1,
): readonly [Point, Point] | undefined {
  const side = hexSide(field, from, to);
  if (side === undefined) return undefined;
  const corners = hexCorners(hexPoint(field, from, size), size);
  const start = corners[side];
  const end = corners[(side + 1) % 6];
  return start && end && [start, end];
}
