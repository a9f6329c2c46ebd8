/** The one search under every question about ways: cheapest first, through all equally cheap steps. */

import { spaceAt } from './board.ts';
import type { Board } from './board.ts';
import type { SpaceId } from './plan.ts';
import { tollKeeper } from './travel.ts';
import type { Travel } from './travel.ts';

/** By place of the space. */
export interface Search {
  /** Infinity where no way leads. */
  readonly distance: readonly number[];
  /** The spaces a shortest way may come from, in board order; nothing for the start and for what was not found. */
  readonly before: readonly (readonly number[] | undefined)[];
}

export interface Limits {
  /** Go no further than this. */
  readonly most?: number;
  /** Enough once the nearest space like this is known. Others at its distance are known then too, nothing beyond. */
  readonly until?: (place: number) => boolean;
}

export function search<Id extends SpaceId>(
  board: Board<Id>,
  start: number,
  travel: Travel<Id>,
  { most = Infinity, until }: Limits = {},
): Search {
  checkBudget(most);
  const tollOf = tollKeeper(board, travel);
  const distance = new Array<number>(board.spaces.length).fill(Infinity);
  const before: (number[] | undefined)[] = new Array<undefined>(board.spaces.length).fill(undefined);
  const waiting: number[][] = [[start]];
  let open = 1;
  distance[start] = 0;

  const enter = (from: number, to: number, far: number): void => {
    const known = distance[to] ?? Infinity;
    if (far > most || far > known) return;
    if (far === known) {
      if (!before[to]?.includes(from)) before[to]?.push(from);
      return;
    }
    if (travel.mayEnter !== undefined && !travel.mayEnter(spaceAt(board, to).id)) return;
    distance[to] = far;
    before[to] = [from];
    (waiting[far] ??= []).push(to);
    open += 1;
  };

  for (let here = 0; open > 0; here += 1) {
    const arrived = waiting[here] ?? [];
    for (const place of arrived) {
      open -= 1;
      // A cheaper way was found after this one was noted.
      if (distance[place] !== here) continue;
      if (until?.(place) === true) return inOrder(distance, before);
      if (place !== start && travel.mustStop?.(spaceAt(board, place).id) === true) continue;
      for (const exit of board.exits[place] ?? []) {
        const toll = tollOf(place, exit);
        if (toll !== false) enter(place, exit.to, here + toll);
      }
    }
  }
  return inOrder(distance, before);
}

function inOrder(distance: readonly number[], before: readonly (number[] | undefined)[]): Search {
  for (const places of before) places?.sort((a, b) => a - b);
  return { distance, before };
}

/** The places a search found, nearer first, then in board order. */
export function nearerFirst({ distance }: Search): readonly number[] {
  const far = (place: number): number => distance[place] ?? Infinity;
  return [...distance.keys()]
    .filter((place) => far(place) < Infinity)
    .toSorted((a, b) => far(a) - far(b) || a - b);
}

/** A budget that is not a number would otherwise compare as boundless. */
export function checkBudget(most: number): void {
  if (!(most >= 0)) throw new Error(`nobody can go ${most} steps`);
}
