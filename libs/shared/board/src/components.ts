/** The parts of a board that hang together. */

import type { Board } from './board.ts';
import type { SpaceId } from './plan.ts';
import { tollKeeper } from './travel.ts';
import type { Travel } from './travel.ts';

/**
 * Each part lists its spaces in board order. A step possible in one direction already joins two spaces; spaces that may
 * not be entered belong to no part. Stop rules do not matter here: a piece that stops goes on next turn.
 */
export function components<Id extends SpaceId>(
  board: Board<Id>,
  travel: Omit<Travel<NoInfer<Id>>, 'mustStop'> = {},
): readonly (readonly Id[])[] {
  const open = board.spaces.map(({ id }) => travel.mayEnter?.(id) ?? true);
  const joined = joinedPlaces(board, travel, open);
  const seen = new Set<number>();
  const parts: Id[][] = [];
  for (const first of board.spaces.keys()) {
    if (seen.has(first) || open[first] !== true) continue;
    const members = [first];
    seen.add(first);
    for (const place of members)
      for (const next of joined[place] ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        members.push(next);
      }
    const part = new Set(members);
    parts.push(board.spaces.filter((_, place) => part.has(place)).map(({ id }) => id));
  }
  return parts;
}

/** For each open place the open places one step away, whichever way the step goes. */
function joinedPlaces<Id extends SpaceId>(
  board: Board<Id>,
  travel: Travel<Id>,
  open: readonly boolean[],
): readonly (readonly number[])[] {
  const tollOf = tollKeeper(board, travel);
  const joined = board.spaces.map((): number[] => []);
  board.exits.forEach((exits, from) => {
    for (const exit of exits) {
      if (open[from] !== true || open[exit.to] !== true || tollOf(from, exit) === false) continue;
      joined[from]?.push(exit.to);
      joined[exit.to]?.push(from);
    }
  });
  return joined;
}
