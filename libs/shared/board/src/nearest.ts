/** The nearest of several spaces. A tie is an answer too: who chooses among equals is the game's affair. */

import { placeOf, spaceAt } from './board.ts';
import type { Board } from './board.ts';
import type { SpaceId } from './plan.ts';
import { search } from './search.ts';
import type { Travel } from './travel.ts';

export interface Nearest<Id extends SpaceId = SpaceId> {
  readonly distance: number;
  /** All that are equally near, in board order. */
  readonly spaces: readonly Id[];
}

/** The nearest of the targets, or `undefined` when no way leads to any. A target in the start itself is at 0. */
export function nearest<Id extends SpaceId>(
  board: Board<Id>,
  from: NoInfer<Id>,
  targets: readonly NoInfer<Id>[],
  travel: Travel<NoInfer<Id>> = {},
): Nearest<Id> | undefined {
  const start = placeOf(board, from);
  const wanted = new Set(targets.map((target) => placeOf(board, target)));
  const found = search<Id>(board, start, travel, { until: (place) => wanted.has(place) });
  const near = closest(wanted, (place) => found.distance[place] ?? Infinity);
  return near && { distance: near.distance, spaces: near.places.map((place) => spaceAt(board, place).id) };
}

/** Chooses among places by distances that are already known. */
export function closest(
  wanted: ReadonlySet<number>,
  distanceTo: (place: number) => number,
): { readonly distance: number; readonly places: readonly number[] } | undefined {
  let least = Infinity;
  for (const place of wanted) least = Math.min(least, distanceTo(place));
  if (least === Infinity) return undefined;
  const places = [...wanted].filter((place) => distanceTo(place) === least);
  return { distance: least, places: places.toSorted((a, b) => a - b) };
}
