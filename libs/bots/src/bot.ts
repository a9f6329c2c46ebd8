import type { Action, Core, Prompt, Ruleset, Seat } from '@cantina/engine';
import type { Random } from '@cantina/random';

/** A table as it might be, with the rules to go on from it. */
export interface World {
  readonly ruleset: Ruleset;
  readonly state: Core;
}

/** All that a bot is given. The true state is not among it: what the seat does not know is dealt anew in `imagine`. */
export interface Chair {
  readonly seat: Seat;
  readonly view: unknown;
  readonly prompt: Prompt | undefined;
  readonly legal: readonly Action[];
  /** Another table that looks the same from this seat; a fresh one each time, to be played on at will. */
  imagine(): World;
  /** The bot's own chance, from its own seed; the table's is not touched. */
  readonly random: Random;
}

/** Chooses one of the legal actions. */
export type Bot = (chair: Chair) => Action;
