import type { Seat } from '@cantina/engine';

/**
 * Where the app stands, written behind the `#`: that part of an address is never sent to anybody, so it may hold secrets.
 * Seats are counted as the host counts them.
 */
export type Address =
  | { readonly page: 'start' | 'gallery' }
  | { readonly page: 'match'; readonly match: string }
  | { readonly page: 'join'; readonly match: string; readonly secret: string | undefined }
  | { readonly page: 'move'; readonly match: string; readonly seat: Seat; readonly secret: string };

export function read(fragment: string): Address {
  const [page, match, ...rest] = partsOf(fragment);
  if (match !== undefined) {
    if (page === 'match') return { page, match };
    if (page === 'join') return { page, match, secret: rest[0] };
    const [seat, secret] = rest;
    if (page === 'move' && seat !== undefined && /^\d{1,2}$/.test(seat) && secret !== undefined)
      return { page, match, seat: Number(seat), secret };
  }
  return { page: page === 'gallery' && match === undefined ? page : 'start' };
}

function partsOf(fragment: string): readonly string[] {
  const parts = fragment.replace(/^#?\/?/, '').split('/');
  try {
    return parts.map(decodeURIComponent).filter((part) => part !== '');
  } catch {
    return []; // a lone per cent sign
  }
}

const written = (...parts: readonly (string | number)[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

export const matchAddress = (match: string): string => written('match', match);

/** For a table where anybody may sit down. */
export const joinAddress = (match: string): string => written('join', match);

export const inviteLink = (match: string, secret: string): string => whole(written('join', match, secret));

export const moveLink = (match: string, seat: Seat, secret: string): string =>
  whole(written('move', match, seat, secret));

const whole = (fragment: string): string => new URL(fragment, new URL('/', location.href)).href;
