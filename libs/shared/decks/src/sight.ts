/**
 * Who has seen a card: a bit mask, one bit per seat. It lies beside the card, travels with it and is forgotten by a
 * shuffle. Plain numbers, so that knowledge is part of the state.
 */

/** A bit mask of seats: bit n is set when seat n knows the card. */
export type Sight = number;

/** Who looks at the table. A spectator sits nowhere and knows only what everyone knows. */
export type Viewer = number | 'spectator';

/** Thirty seats fit into a small integer everywhere, also in browsers. */
export const MOST_SEATS = 30;

export const NOBODY: Sight = 0;

/** Face up: every seat, and whoever stands around the table. */
export const EVERYONE: Sight = 2 ** MOST_SEATS - 1;

/** The sight of one seat alone. */
export function only(seat: number): Sight {
  if (!Number.isInteger(seat) || seat < 0 || seat >= MOST_SEATS) {
    throw new RangeError(`A seat is a number from 0 to ${MOST_SEATS - 1}, not ${seat}`);
  }
  return 1 << seat;
}

/** The mask that must be complete for this viewer to know a card. */
export function sightOf(viewer: Viewer): Sight {
  return viewer === 'spectator' ? EVERYONE : only(viewer);
}

export function includes(sight: Sight, viewer: Viewer): boolean {
  const needed = sightOf(viewer);
  return (sight & needed) === needed;
}

/** The seats of a mask, ascending, at a table with this many seats. */
export function seatsIn(sight: Sight, seats: number): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (includes(sight, seat)) list.push(seat);
  }
  return list;
}
