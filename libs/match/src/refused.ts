import type { Json, Prompt } from '@cantina/engine';

/** Why a host did not do something; each has a stable name that programs can go by. */
export const CODES = [
  'no-match',
  'no-ruleset',
  'no-bot',
  'bad-options',
  'bad-seats',
  'bad-name',
  'bad-colour',
  'bad-nonce',
  'bad-key',
  'bad-actions',
  'bad-text',
  'full',
  'no-seat',
  'not-your-seat',
  'seat-taken',
  'colour-taken',
  'not-started',
  'started',
  'over',
  'not-ready',
  'not-yours-to-start',
  'stale',
  'refused',
  'news-in-between',
  'nothing-to-undo',
  'nothing-to-redo',
  'needs-consent',
  'request-open',
  'no-request',
  'no-hints',
  'frozen',
  'defect',
  'busy',
] as const;

export type Code = (typeof CODES)[number];

export interface Refused {
  readonly code: Code;
  /** The rule that forbids it, where one does. */
  readonly rule?: string;
  /** About bad input: where it is, what was expected and found. */
  readonly params?: Readonly<Record<string, Json>>;
  /** Which action of a list. */
  readonly index?: number;
  /** What the seat is asked now, for an answer that came too late. */
  readonly decision?: number;
  readonly prompt?: Prompt | null;
}

interface Done {
  readonly done: true;
  /** The last entry that was written. */
  readonly seq: number;
  /** The same request came before and was done then. */
  readonly repeated: boolean;
}

export interface NotDone {
  readonly done: false;
  readonly refused: Refused;
}

export type Answer = Done | NotDone;

export const no = (code: Code): Refused => ({ code });

export const notDone = (code: Code): NotDone => ({ done: false, refused: { code } });
