import type { GameEvent } from '@cantina/engine';
import { noughts } from '@cantina/samples';
import { below, seeded } from '@cantina/random';
import type { Contender } from './contender.ts';

/** The engine as a server runs it: every move on a copy, with events, and a view for each seat and for spectators. */
const ruleset = noughts.load(noughts.content);
const random = seeded(1);
let views = 0;

export const contender: Contender = () => {
  let state = ruleset.setup({}, 2, [1, 2, 3, 4]);
  let moves = 0;
  while (ruleset.outcome(state) === undefined) {
    const seat = ruleset.actors(state)[0] as number;
    const legal = ruleset.legal(state, seat);
    const action = legal[below(random, legal.length)];
    if (action === undefined || ruleset.check(state, seat, action) !== undefined)
      throw new Error('not legal');
    const next = ruleset.clone(state);
    const events: GameEvent[] = [];
    ruleset.apply(next, seat, action, events);
    state = next;
    for (const viewer of [0, 1, 'spectator'] as const) views += ruleset.view(state, viewer).fields.length;
    moves++;
  }
  if (views < 0) throw new Error('views were built');
  return moves;
};
