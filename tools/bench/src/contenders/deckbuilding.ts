import type { Action } from '@cantina/engine';
import { load } from '@cantina/registry';
import { below, seeded } from '@cantina/random';
import type { Contender } from './contender.ts';

/** Random games of the deckbuilding game by the full contract: actors, legal, check, apply, outcome. Counts actions. */
const ruleset = await load('deckbuilding');
const random = seeded(1);
let games = 0;

export const contender: Contender = () => playOut((legal) => legal);

/** One game to its end, each time any of the legal actions that are `willing`. */
export function playOut(willing: (legal: readonly Action[]) => readonly Action[]): number {
  if (ruleset === undefined) throw new Error('the game is not there');
  const state = ruleset.setup({}, 2, seeded(++games));
  let actions = 0;
  while (ruleset.outcome(state) === undefined) {
    const seat = ruleset.actors(state)[0] as number;
    const open = willing(ruleset.legal(state, seat));
    const action = open[below(random, open.length)];
    if (action === undefined || ruleset.check(state, seat, action) !== undefined)
      throw new Error('not legal');
    ruleset.apply(state, seat, action);
    actions++;
  }
  return actions;
}
