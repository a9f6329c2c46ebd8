/** Where spaces are drawn. Kept beside the board, never inside it: no rule may depend on a drawing. */

import { hasSpace } from './board.ts';
import type { Board } from './board.ts';
import { quote } from './problems.ts';

/** `x` grows to the right, `y` downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Coordinates {
  readonly [space: string]: Point;
}

/** Spaces without a point, points without a space, and points that are not numbers. */
export function coordinateProblems(board: Board, coordinates: Coordinates): readonly string[] {
  const missing = board.spaces.filter(({ id }) => !Object.hasOwn(coordinates, id));
  const entries = Object.entries(coordinates);
  return [
    ...missing.map(({ id }) => `space ${quote(id)} has no coordinates`),
    ...entries.filter(([id]) => !hasSpace(board, id)).map(([id]) => `coordinates for '${id}': no such space`),
    ...entries
      .filter(([, { x, y }]) => !Number.isFinite(x) || !Number.isFinite(y))
      .map(([id, { x, y }]) => `coordinates for '${id}' are ${x}, ${y}`),
  ];
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest frame around all points, with a margin on every side; `undefined` when there is nothing to frame. */
export function frameOf(points: readonly Point[], margin = 0): Frame | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
