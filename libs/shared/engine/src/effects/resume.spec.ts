import { seeded, Stream } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { clone } from '../clone.ts';
import { hash } from '../hash.ts';
import type { ToyState } from '../../test/state.ts';
import { sit } from '../../test/sit.ts';
import type { CardRules } from '../card.ts';
import {
  all,
  callStep,
  choose,
  each,
  from,
  given,
  is,
  may,
  other,
  opponentChooses,
  pay,
  pick,
  pickUpTo,
  repeat,
  seq,
  test,
  verb,
  type Effect,
} from './literal.ts';

const gain = (n: number) => verb('gain', { n });
const lose = (n: number) => verb('lose', { n });
const twoWays = choose(gain(1), gain(2));
const hurt = verb('hit', { n: 3 });

/** One effect for each frame that can wait. */
const waiting: Readonly<Record<string, Effect>> = {
  'effect.seq': seq(twoWays, twoWays, lose(1)),
  'effect.each': each(from('market'), twoWays),
  'effect.others': other('each', twoWays),
  'effect.repeat': repeat({ of: 'coins' }, twoWays),
  'effect.may': all(may(twoWays), may(lose(1))),
  'effect.choose': opponentChooses(twoWays, seq(lose(1), twoWays)),
  'effect.none': seq(pay(pick(from('hand'), verb('discard'), 3)).to(gain(1)), gain(1)),
  'effect.pick': seq(
    pick(from('hand'), verb('discard'), 2),
    pickUpTo(2, from('market'), given(is('rich'), lose(1), gain(1))),
  ),
  'effect.whom': other('chosen', pick(from('hand'), verb('discard'))),
  'effect.test': test(is('trial', { skill: 'wit' }), twoWays, may(gain(5))),
  guess: seq(callStep('guess'), gain(1)),
  happening: seq(pick(from('pieces', { of: 'all' }), hurt, 2), gain(1)),
  'happening.may': pick(from('pieces', { of: 'all' }), hurt),
};

const guard: CardRules = {
  on: [
    { moment: 'damage', timing: 'before', may: true, do: verb('shield', { n: 1 }) },
    { moment: 'damage', timing: 'after', do: gain(1) },
    { moment: 'damage', timing: 'after', do: twoWays },
  ],
};

/** Plays at random until the turn is open again; between any two actions the state goes through `save`. */
function finish(
  effect: Effect,
  seed: number,
  save: (state: ToyState) => ToyState,
): { end: string; frames: Set<string> } {
  const { game, state: fresh } = sit({
    seats: 3,
    seed,
    cards: { card: { ability: effect }, guard },
    coins: [3, 2, 1],
    hands: [[1, 2], [3, 3], [4]],
    market: [5, 6, 6],
    pieces: { x: { card: 'guard', owner: 0 }, y: { card: 'guard', owner: 2 } },
  });
  const random = new Stream(seeded(seed));
  const frames = new Set<string>();
  let state = fresh;
  game.apply(state, 0, { do: 'use', what: 'card' });
  for (let actions = 0; state.stack.length > 1; actions++) {
    if (actions > 100) throw new Error('never comes to an end');
    for (const { step } of state.stack) frames.add(step);
    state = save(state);
    const seat = game.actors(state)[0] ?? -1;
    const legal = game.legal(state, seat);
    const action = legal[random.below(legal.length)];
    if (action === undefined) throw new Error('nothing to do');
    game.apply(state, seat, action);
  }
  return { end: hash(state), frames };
}

describe('a saved game goes on as if nothing had been', () => {
  it.each(Object.keys(waiting))('in the middle of %s', (step) => {
    const effect = waiting[step];
    if (effect === undefined) throw new Error('no effect');
    const seen = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const straight = finish(effect, seed, (state) => state);
      for (const name of straight.frames) seen.add(name);
      expect(finish(effect, seed, (state) => JSON.parse(JSON.stringify(state)) as ToyState).end).toBe(
        straight.end,
      );
      expect(finish(effect, seed, clone).end).toBe(straight.end);
    }
    expect(seen).toContain(step);
  });
});
