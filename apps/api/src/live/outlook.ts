import type { Language, Seat, Viewer } from '@cantina/engine';
import type { Matches, Owner } from '@cantina/match';
import { Problem } from '../problem.ts';

/** With whose eyes, in which language and for whom a match is shown. */
export interface Outlook {
  readonly match: string;
  readonly viewer: Viewer;
  readonly language: Language;
  /** Whose seats these are; all spectators who have nothing to do with the match are one. */
  readonly person: Owner | null;
}

/** As whom somebody wants to look: without a seat the first of their own, `null` from outside. */
export interface As {
  readonly seat: Seat | null | undefined;
  readonly language: Language;
}

/** With whose eyes somebody may look: one of their own seats, or from outside. */
export async function outlookOf(
  matches: Matches,
  match: string,
  person: Owner | null,
  { seat, language }: As,
): Promise<Outlook> {
  const relation = await matches.relation(match, person);
  if (relation === undefined) throw new Problem('no-match', { where: 'match' });
  const { seats, host, mayWatch } = relation;
  if (typeof seat === 'number' && !seats.includes(seat))
    throw new Problem('not-your-seat', { where: 'seat' });
  const viewer: Viewer = seat === null ? 'spectator' : (seat ?? seats[0] ?? 'spectator');
  if (viewer === 'spectator' && !mayWatch) throw new Problem('no-spectators', { where: 'match' });
  // Whoever has to do with the match sees so on the page; all others share one.
  const known = seats.length > 0 || host;
  return { match, viewer, language, person: known ? person : null };
}
