import type { Ruleset } from '@cantina/engine';
import { mixed } from './chance.ts';
import type { MatchHead, MatchRecord, Secret } from './head.ts';

/** One match's rules and chance: what its log is folded with. */
export interface Game {
  readonly head: MatchHead;
  readonly secret: Secret;
  readonly ruleset: Ruleset;
  /** What every act's generator is keyed from. */
  readonly chance: (nonces: readonly string[]) => string;
}

export function gameOf({ head, secret }: MatchRecord, ruleset: Ruleset): Game {
  let known: readonly string[] | undefined;
  let key = '';
  return {
    head,
    secret,
    ruleset,
    chance(nonces) {
      if (nonces !== known) [known, key] = [nonces, mixed(secret, nonces)];
      return key;
    },
  };
}
