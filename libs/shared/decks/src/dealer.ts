/**
 * What the library needs from a table: chance, and the counter that undo follows. Any engine table has this shape.
 *
 * `state.reveals` goes up whenever a function shows some seat a card that seat did not know, or lets chance choose a card:
 * such a step cannot be taken back fairly. It stands still when nothing new is seen (a draw from an exhausted deck, a draw
 * of a card its owner has looked at before), in shuffles, and when players part with cards they know (discard, put back),
 * although others may see those: taking that back gives the one who did it no knowledge.
 */
import type { Random } from '@cantina/random';

export interface Dealer {
  readonly random: Random;
  readonly state: { reveals: number };
}

/** Enough for what moves cards by chance without showing any. */
export type Shuffler = Pick<Dealer, 'random'>;
