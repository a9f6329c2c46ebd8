/**
 * Ways from one space to another. A route lists its spaces from start to end. Routes of one length stand in the order of
 * the board, looking back from the end: first by the space before the end, then by the one before that.
 */

import { placeOf, spaceAt } from './board.ts';
import type { Board } from './board.ts';
import type { SpaceId } from './plan.ts';
import { checkBudget, search } from './search.ts';
import type { Search } from './search.ts';
import { tollKeeper } from './travel.ts';
import type { Travel } from './travel.ts';

export type Route<Id extends SpaceId = SpaceId> = readonly Id[];

/** The spaces one step away, in board order. */
export function neighbours<Id extends SpaceId>(
  board: Board<Id>,
  from: NoInfer<Id>,
  travel: Travel<NoInfer<Id>> = {},
): readonly Id[] {
  const start = placeOf(board, from);
  const tollOf = tollKeeper<Id>(board, travel);
  const open = (board.exits[start] ?? []).filter((exit) => tollOf(start, exit) !== false);
  const ids = [...new Set(open.map((exit) => exit.to))].map((place) => spaceAt(board, place).id);
  return ids.filter((id) => travel.mayEnter?.(id) ?? true);
}

/** Length of the shortest way; Infinity where there is none. */
export function distance<Id extends SpaceId>(
  board: Board<Id>,
  from: NoInfer<Id>,
  to: NoInfer<Id>,
  travel: Travel<NoInfer<Id>> = {},
): number {
  const end = placeOf(board, to);
  return searchFor(board, from, end, travel).distance[end] ?? Infinity;
}

/** The first of the shortest routes, `undefined` where no way leads. */
export function shortestRoute<Id extends SpaceId>(
  board: Board<Id>,
  from: NoInfer<Id>,
  to: NoInfer<Id>,
  travel: Travel<NoInfer<Id>> = {},
): Route<Id> | undefined {
  return allShortestRoutes(board, from, to, travel, 1)[0];
}

/** Every shortest route, or the first `limit` of them: over open ground they are very many. */
export function allShortestRoutes<Id extends SpaceId>(
  board: Board<Id>,
  from: NoInfer<Id>,
  to: NoInfer<Id>,
  travel: Travel<NoInfer<Id>> = {},
  limit = Infinity,
): readonly Route<Id>[] {
  const end = placeOf(board, to);
  const found = searchFor(board, from, end, travel);
  const routes: Id[][] = [];
  const walkBack = (place: number, after: readonly Id[]): void => {
    if (routes.length >= limit) return;
    const route = [spaceAt(board, place).id, ...after];
    if (found.distance[place] === 0) routes.push(route);
    else for (const earlier of found.before[place] ?? []) walkBack(earlier, route);
  };
  if (found.distance[end] !== Infinity) walkBack(end, []);
  return routes;
}

/**
 * Every route that visits no space twice and costs at most `longest`, cheaper ones first. Their number grows steeply with
 * the board: bound it by `longest` or by what the journey may enter.
 */
export function allRoutes<Id extends SpaceId>(
  board: Board<Id>,
  from: NoInfer<Id>,
  to: NoInfer<Id>,
  travel: Travel<NoInfer<Id>> = {},
  longest = Infinity,
): readonly Route<Id>[] {
  const start = placeOf(board, from);
  const end = placeOf(board, to);
  checkBudget(longest);
  const tollOf = tollKeeper<Id>(board, travel);
  const cheapest = new Map<string, { readonly places: readonly number[]; readonly cost: number }>();

  const walk = (places: readonly number[], here: number, cost: number): void => {
    if (here === end) {
      // Two links side by side make one route, at the lower price.
      const key = places.join();
      if (cost < (cheapest.get(key)?.cost ?? Infinity)) cheapest.set(key, { places, cost });
      return;
    }
    if (here !== start && travel.mustStop?.(spaceAt(board, here).id) === true) return;
    for (const exit of board.exits[here] ?? []) {
      if (places.includes(exit.to)) continue;
      const toll = tollOf(here, exit);
      if (toll === false || cost + toll > longest) continue;
      if (travel.mayEnter?.(spaceAt(board, exit.to).id) === false) continue;
      walk([...places, exit.to], exit.to, cost + toll);
    }
  };
  walk([start], start, 0);

  return [...cheapest.values()]
    .toSorted((a, b) => a.cost - b.cost || compareBackwards(a.places, b.places))
    .map(({ places }) => places.map((place) => spaceAt(board, place).id));
}

function searchFor<Id extends SpaceId>(
  board: Board<Id>,
  from: NoInfer<Id>,
  end: number,
  travel: Travel<NoInfer<Id>>,
): Search {
  return search<Id>(board, placeOf(board, from), travel, { until: (place) => place === end });
}

/** Routes with both ends in common differ before either is at its end. */
function compareBackwards(a: readonly number[], b: readonly number[]): number {
  let back = 1;
  while (back < a.length && a.at(-back) === b.at(-back)) back += 1;
  return (a.at(-back) ?? 0) - (b.at(-back) ?? 0);
}
