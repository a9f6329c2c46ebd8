import type { Json } from '@cantina/engine';

/** What is settled when a match is created and never changes: the game, its options, the seats, the commitment. */

/** Somebody who owns seats, as the host knows them. Never shown to other players. */
export type Owner = string;

/** A chair as it is set out: kept for whoever creates the match, free for anybody, or a bot's. */
export type SeatPlan =
  { readonly kind: 'human' } | { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string };

export interface MatchHead {
  readonly id: string;
  readonly ruleset: string;
  readonly version: string;
  /** Of the rules' code; a match played by other rules is frozen, not guessed at. */
  readonly rulesHash: string;
  readonly contentHash: string;
  readonly options: Json;
  readonly seats: readonly SeatPlan[];
  /** May people without a seat look on? */
  readonly spectators: boolean;
  /** May anybody find it while a seat is open? */
  readonly listed: boolean;
  /** Salted hash of the secret, public before any seat gives its nonce. */
  readonly commitment: string;
  readonly createdBy: Owner;
  readonly createdAt: number;
}

/** What the commitment is about. Kept by the host alone until the match is over. */
export interface Secret {
  readonly secret: string;
  readonly salt: string;
}

export interface MatchRecord {
  readonly head: MatchHead;
  readonly secret: Secret;
}
