import { cellar } from '@cantina/samples';
import { below, seeded } from '@cantina/random';
import type { Contender } from './contender.ts';

/** Random games of the sample that uses every feature, with two seats: effects, happenings, windows, secret choices. */
const ruleset = cellar.load(cellar.content);
const random = seeded(1);
let games = 0;

export const contender: Contender = () => {
  const state = ruleset.setup({}, 2, seeded(++games));
  let actions = 0;
  while (ruleset.outcome(state) === undefined) {
    const seat = ruleset.actors(state)[0] as number;
    const legal = ruleset.legal(state, seat);
    const action = legal[below(random, legal.length)];
    if (action === undefined || ruleset.check(state, seat, action) !== undefined)
      throw new Error('not legal');
    ruleset.apply(state, seat, action);
    actions++;
  }
  return actions;
};
