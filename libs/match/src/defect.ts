import type { Deed } from './entries.ts';
import type { Game } from './game.ts';

/** Enough to do it again, together with the log: what was tried at which entry of which match. */
export interface Repro {
  readonly match: string;
  readonly ruleset: string;
  readonly version: string;
  readonly rulesHash: string;
  readonly contentHash: string;
  readonly seq: number;
  readonly deed: Deed;
}

/** A rule threw. Its own words are for the host's log alone: they may tell what a player must not know. */
export class Defect extends Error {
  readonly repro: Repro;

  constructor({ head }: Game, seq: number, deed: Deed, cause: unknown) {
    super(`a rule of ${head.ruleset} threw`, { cause });
    this.name = 'Defect';
    const { id, ruleset, version, rulesHash, contentHash } = head;
    this.repro = { match: id, ruleset, version, rulesHash, contentHash, seq, deed };
  }
}
