/** How far effects carry: distance over whatever does not stop them, around whatever does. */

import { placeOf, spaceAt } from './board.ts';
import type { Board } from './board.ts';
import type { SpaceId } from './plan.ts';
import { distance } from './routes.ts';
import { nearerFirst, search } from './search.ts';
import type { Travel } from './travel.ts';

/** Range from one space to another; 0 in the same space, Infinity when nothing carries there. */
export function range<Id extends SpaceId>(
  board: Board<Id>,
  from: NoInfer<Id>,
  to: NoInfer<Id>,
  travel: Travel<NoInfer<Id>> = {},
): number {
  return distance<Id>(board, from, to, { by: 'range', ...travel });
}

/** The spaces at range `most` or nearer, the start among them; nearer first, then in board order. */
export function withinRange<Id extends SpaceId>(
  board: Board<Id>,
  from: NoInfer<Id>,
  most: number,
  travel: Travel<NoInfer<Id>> = {},
): readonly Id[] {
  const found = search<Id>(board, placeOf(board, from), { by: 'range', ...travel }, { most });
  return nearerFirst(found).map((place) => spaceAt(board, place).id);
}
