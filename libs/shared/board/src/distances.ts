/** All distances of a board that does not change, worked out once at load: a question is then one look into a table. */

import { placeOf } from './board.ts';
import type { Board } from './board.ts';
import { closest } from './nearest.ts';
import type { Nearest } from './nearest.ts';
import type { SpaceId } from './plan.ts';
import { neighbours } from './routes.ts';
import { search } from './search.ts';
import type { Travel } from './travel.ts';

/** Stands in the table where no way leads, because JSON has no Infinity. */
const NO_WAY = -1;

export interface Distances<Id extends SpaceId = SpaceId> {
  readonly spaces: readonly Id[];
  readonly places: Readonly<Record<string, number>>;
  /** Row after row: from each space to each space, in board order; -1 where no way leads. */
  readonly table: readonly number[];
}

/** The table for journeys under these rules; when the rules or the links change, it needs making anew. */
export function distances<Id extends SpaceId>(
  board: Board<Id>,
  travel: Travel<NoInfer<Id>> = {},
): Distances<Id> {
  const table = board.spaces.flatMap((_, start) =>
    search<Id>(board, start, travel).distance.map((far) => (far === Infinity ? NO_WAY : far)),
  );
  return { spaces: board.spaces.map(({ id }) => id), places: board.places, table };
}

/** As `distance`, from the table. */
export function distanceIn<Id extends SpaceId>(
  known: Distances<Id>,
  from: NoInfer<Id>,
  to: NoInfer<Id>,
): number {
  return lookUp(known, placeOf(known, from), placeOf(known, to));
}

/** As `nearest`, from the table. */
export function nearestIn<Id extends SpaceId>(
  known: Distances<Id>,
  from: NoInfer<Id>,
  targets: readonly NoInfer<Id>[],
): Nearest<Id> | undefined {
  const start = placeOf(known, from);
  const wanted = new Set(targets.map((target) => placeOf(known, target)));
  const near = closest(wanted, (place) => lookUp(known, start, place));
  return (
    near && {
      distance: near.distance,
      spaces: known.spaces.filter((_, place) => near.places.includes(place)),
    }
  );
}

/** The spaces at most so far away, the start among them, in board order. */
export function withinIn<Id extends SpaceId>(
  known: Distances<Id>,
  from: NoInfer<Id>,
  most: number,
): readonly Id[] {
  const start = placeOf(known, from);
  return known.spaces.filter((_, place) => lookUp(known, start, place) <= most);
}

/** The neighbours from which less is left to go than from here: the steps that lead "towards" the target. */
export function stepsTowards<Id extends SpaceId>(
  board: Board<Id>,
  known: Distances<NoInfer<Id>>,
  from: NoInfer<Id>,
  to: NoInfer<Id>,
  travel: Travel<NoInfer<Id>> = {},
): readonly Id[] {
  const left = distanceIn<Id>(known, from, to);
  return neighbours<Id>(board, from, travel).filter((next) => distanceIn<Id>(known, next, to) < left);
}

function lookUp(known: Distances, from: number, to: number): number {
  const far = known.table[from * known.spaces.length + to] ?? NO_WAY;
  return far === NO_WAY ? Infinity : far;
}
