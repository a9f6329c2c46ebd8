/** Where things are drawn: corners of hexes, pieces on their spaces, and which place lies in a direction. */
import type { BoardPiece, BoardSpace, Point } from './model.ts';

const half = Math.sqrt(3) / 2;
const corners: readonly Point[] = [
  { x: -0.5, y: -half },
  { x: 0.5, y: -half },
  { x: 1, y: 0 },
  { x: 0.5, y: half },
  { x: -0.5, y: half },
  { x: -1, y: 0 },
];

export const hexPoints = ({ x, y, size }: BoardSpace): string =>
  corners.map((corner) => `${String(x + size * corner.x)},${String(y + size * corner.y)}`).join(' ');

export const linePoints = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${String(x)},${String(y)}`).join(' ');

/** Pieces stand side by side: in the lower half of a hex, on the rim of a round place. */
export function pieceAt(piece: BoardPiece, space: BoardSpace, pieces: readonly BoardPiece[]): Point {
  const here = pieces.filter(({ at }) => at === space.id);
  const index = here.findIndex(({ id }) => id === piece.id);
  const step = Math.min(pieceSize(space) * 2.1, (space.size * 2) / here.length);
  const lower = space.shape === 'hex' ? 0.45 : -0.95;
  return { x: space.x + (index - (here.length - 1) / 2) * step, y: space.y + space.size * lower };
}

export const pieceSize = ({ size }: BoardSpace): number => size * 0.36;

const directions: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The nearest place in the direction of an arrow key; straying sideways counts double. */
export function neighbour(
  key: string,
  from: BoardSpace,
  spaces: readonly BoardSpace[],
): BoardSpace | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  let best: { readonly space: BoardSpace; readonly cost: number } | undefined;
  for (const space of spaces) {
    const [dx, dy] = [space.x - from.x, space.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && aside <= 2 * ahead && (best === undefined || cost < best.cost)) best = { space, cost };
  }
  return best?.space;
}
