import type { Seat } from '@cantina/engine';

/** The tokens of the seats taken in this browser, so that a reload or a second tab still sits there. */

const name = (match: string, seat: Seat): string => `seat ${match} ${seat}`;

export function keyOf(match: string, seat: Seat): string | null {
  return localStorage.getItem(name(match, seat));
}

export function keepKey(match: string, seat: Seat, token: string): void {
  localStorage.setItem(name(match, seat), token);
}

/** The address of a seat: whoever opens it first may sit down there. */
export function seatLink(match: string, seat: Seat): string {
  const url = new URL('/', location.origin);
  url.searchParams.set('match', match);
  url.searchParams.set('seat', String(seat + 1));
  return url.href;
}
