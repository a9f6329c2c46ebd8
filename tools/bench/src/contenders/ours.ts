import { noughts } from '@cantina/samples';
import { below, seeded } from '@cantina/random';
import type { Contender } from './contender.ts';

/** The engine exactly as the conformance suite runs it: actors, legal, check, apply, outcome. */
const ruleset = noughts.load(noughts.content);
const random = seeded(1);

export const contender: Contender = () => {
  const state = ruleset.setup({}, 2, [1, 2, 3, 4]);
  let moves = 0;
  while (ruleset.outcome(state) === undefined) {
    const seat = ruleset.actors(state)[0] as number;
    const legal = ruleset.legal(state, seat);
    const action = legal[below(random, legal.length)];
    if (action === undefined || ruleset.check(state, seat, action) !== undefined)
      throw new Error('not legal');
    ruleset.apply(state, seat, action);
    moves++;
  }
  return moves;
};
