/** Where a piece can get to: the spaces within so many steps, each with its distance and a route. */

import { placeOf, spaceAt } from './board.ts';
import type { Board } from './board.ts';
import type { SpaceId } from './plan.ts';
import type { Route } from './routes.ts';
import { nearerFirst, search } from './search.ts';
import type { Travel } from './travel.ts';

export interface Reached<Id extends SpaceId = SpaceId> {
  readonly space: Id;
  readonly distance: number;
  /** The first of the shortest routes, from the start to this space. */
  readonly route: Route<Id>;
}

/** Every space within `most` steps, the start (at 0) among them; nearer first, then in board order. */
export function reach<Id extends SpaceId>(
  board: Board<Id>,
  from: NoInfer<Id>,
  most: number,
  travel: Travel<NoInfer<Id>> = {},
): readonly Reached<Id>[] {
  const found = search<Id>(board, placeOf(board, from), travel, { most });
  const routes: Route<Id>[] = [];
  return nearerFirst(found).map((place) => {
    const space = spaceAt(board, place).id;
    const [earlier] = found.before[place] ?? [];
    const route = earlier === undefined ? [space] : [...(routes[earlier] ?? []), space];
    routes[place] = route;
    return { space, distance: found.distance[place] ?? 0, route };
  });
}
