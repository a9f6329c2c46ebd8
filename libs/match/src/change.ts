import type { Core, GameEvent } from '@cantina/engine';
import { Defect } from './defect.ts';
import type { Deed, Entry, Written } from './entries.ts';
import { fold } from './fold.ts';
import type { Game } from './game.ts';
import type { Owner } from './head.ts';
import type { Refused } from './refused.ts';
import type { Standing } from './standing.ts';

/** A change of a match that is decided but not written yet. */
export interface Change {
  readonly written: readonly Written[];
  readonly standing: Standing;
}

/** Who wants it, when, and the client's key. */
export interface Signature {
  readonly by: Owner;
  readonly at: number;
  readonly key?: string;
}

/** What a command makes of a match: the entries to write, or why not. */
export type Decided = Change | Refused;

export const isRefused = (decided: Decided): decided is Refused => 'code' in decided;

const NO_RECALL = (): Core => {
  throw new Error('only an undo or a redo goes to another state');
};

/** Signs a deed as the next entry and folds it. */
export function write(
  game: Game,
  before: Standing,
  deed: Deed,
  signature: Signature,
  recall: (seq: number) => Core = NO_RECALL,
): Change {
  const entry = signed(before, deed, signature);
  const events: GameEvent[] = [];
  try {
    const standing = fold(game, before, entry, recall, events);
    return { written: [{ entry, events }], standing };
  } catch (error) {
    throw new Defect(game, entry.seq, deed, error);
  }
}

export const signed = <D extends Deed>({ seq }: Standing, deed: D, { by, at, key }: Signature): D & Entry =>
  ({ ...deed, seq: seq + 1, by, at, ...(key === undefined ? {} : { key }) }) as D & Entry;

/** Two changes in a row, written together. */
export function andThen(first: Change, next: Change): Change {
  return { written: [...first.written, ...next.written], standing: next.standing };
}
