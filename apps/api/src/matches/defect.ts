import type { Seat } from '@cantina/engine';
import type { Match } from './match.ts';

/** Enough to find the act again, and nothing a player may not know: the words of the error stay on the host. */
export interface Repro {
  readonly match: string;
  readonly ruleset: string;
  readonly version: string;
  readonly contentHash: string;
  readonly seq: number;
  readonly seat: Seat;
  readonly action: unknown;
}

/** A rule threw. Carries how to repeat it for the player, and the error itself for the host's own log. */
export class Defect extends Error {
  readonly repro: Repro;

  constructor({ id, ruleset, seq }: Match, seat: Seat, action: unknown, cause: unknown) {
    super(`a rule of ${ruleset.meta.id} threw`, { cause });
    this.name = 'Defect';
    this.repro = {
      match: id,
      ruleset: ruleset.meta.id,
      version: ruleset.meta.version,
      contentHash: ruleset.contentHash,
      seq,
      seat,
      action,
    };
  }
}
