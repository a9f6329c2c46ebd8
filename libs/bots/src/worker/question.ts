import type { Core, Seat } from '@cantina/engine';
import type { Advice } from '../advise.ts';

/** What travels between the host's thread and a bot's: JSON as text. */

export interface Question {
  readonly ruleset: string;
  /** A bot that read other cards into the table would play nonsense. */
  readonly contentHash: string;
  /** Which bot is to choose; `null` for advice to a person. */
  readonly level: string | null;
  readonly seat: Seat;
  /** An imagined table: the true one never leaves the host's thread. */
  readonly state: Core;
  readonly seed: string;
}

/** A bot that plays gives no reasons. */
export type Reply = Advice | { readonly error: string };
