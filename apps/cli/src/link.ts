import type { Seat } from '@cantina/engine';

/** Where a link leads: to any free seat of a table, or with an own seat over to here. The secret stands behind the `#`. */
export interface Link {
  readonly origin: string;
  readonly match: string;
  /** The seat that moves here. */
  readonly seat: Seat | undefined;
  /** A table that is listed needs none. */
  readonly secret: string | undefined;
}

/** `undefined` if it is no link to a table. */
export function readLink(text: string): Link | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, hash } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const [kind, match, ...rest] = partsOf(hash);
  if (match === undefined) return undefined;
  if (kind === 'join' && rest.length <= 1) return { origin, match, seat: undefined, secret: rest[0] };
  const [seat = '', secret] = rest;
  if (kind !== 'move' || rest.length !== 2 || !/^\d{1,2}$/.test(seat)) return undefined;
  return { origin, match, seat: Number(seat), secret };
}

function partsOf(hash: string): readonly string[] {
  try {
    return hash
      .replace(/^#?\/?/, '')
      .split('/')
      .map(decodeURIComponent)
      .filter((part) => part !== '');
  } catch {
    return []; // a lone per cent sign
  }
}
