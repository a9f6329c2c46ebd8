import type { Action, Core, Seat } from '@cantina/engine';

/** What travels between the host's thread and a bot's: JSON as text. */

export interface Question {
  readonly ruleset: string;
  /** A bot that read other cards into the table would play nonsense. */
  readonly contentHash: string;
  readonly level: string;
  readonly seat: Seat;
  /** An imagined table: the true one never leaves the host's thread. */
  readonly state: Core;
  readonly seed: string;
}

export type Reply = { readonly action: Action } | { readonly error: string };
