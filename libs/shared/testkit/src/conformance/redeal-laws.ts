import { eventFor, type Core, type GameEvent, type Ruleset, type Seat } from '@cantina/engine';
import { unseen } from '@cantina/decks';
import { seeded, Stream } from '@cantina/random';
import { difference } from './plain.ts';
import { pilesIn } from '../ledger.ts';
import type { Fail } from './law.ts';
import type { Node } from './walk.ts';
import type { Played } from './subject.ts';

const chance = (seed: string): Stream => new Stream(seeded(seed));

/** All that a seat can see, be asked and be told at this moment. */
function knowledgeOf(ruleset: Ruleset, state: Core, seat: Seat): unknown {
  const candidates = ruleset.candidates(state, seat);
  return {
    actors: ruleset.actors(state),
    view: ruleset.view(state, seat),
    prompt: ruleset.prompt(state, seat),
    candidates,
    verdicts: candidates.map((action) => ruleset.check(state, seat, action)?.rule ?? null),
    labels: candidates.map((action) => ruleset.label(state, seat, action)),
    odds: candidates.map((action) => ruleset.odds(state, seat, action) ?? null),
  };
}

/** Another world must look the same to the seat, depend on nothing else, and be playable. */
export function redealLaws(ruleset: Ruleset, { state, decision }: Node, next: Played, fail: Fail): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const known = knowledgeOf(ruleset, state, seat);
    const first = ruleset.redeal(state, seat, chance(`a ${decision}`));
    const off = difference(known, knowledgeOf(ruleset, first, seat));
    if (off !== undefined) fail('redeal keeps', `seat ${seat} notices at ${off}`);
    const direct = ruleset.redeal(state, seat, chance(`b ${decision}`));
    const again = difference(ruleset.redeal(first, seat, chance(`b ${decision}`)), direct);
    if (again !== undefined) fail('redeal depends', `seat ${seat}: on more than what it knows: ${again}`);
    if (difference(first.random, state.random) === undefined)
      fail('redeal deals', 'the generator is still the same');
    playableLaw(ruleset, first, seat, fail);
    if (seat === next.seat) eventsLaw(ruleset, state, first, next, fail);
    conserves(ruleset, state, first, fail);
  }
}

function conserves(ruleset: Ruleset, state: Core, other: Core, fail: Fail): void {
  const off = difference(ruleset.census(state), ruleset.census(other));
  if (off !== undefined) fail('redeal conserves', off);
}

function playableLaw(ruleset: Ruleset, state: Core, seat: Seat, fail: Fail): void {
  for (const actor of ruleset.actors(state)) {
    const legal = ruleset.legal(state, actor);
    const action = legal[0];
    if (action === undefined)
      return fail('redeal plays', `in seat ${seat}'s other world seat ${actor} has no legal action`);
    try {
      ruleset.apply(ruleset.clone(state), actor, action);
    } catch (error) {
      fail(
        'redeal plays',
        `in seat ${seat}'s other world ${JSON.stringify(action)} throws: ${String(error)}`,
      );
    }
  }
}

/** Where a seat sees the same before and after an action in both worlds, it is told the same, and undo is free only there. */
function eventsLaw(ruleset: Ruleset, state: Core, other: Core, { seat, action }: Played, fail: Fail): void {
  const here = after(ruleset, state, seat, action);
  const there = after(ruleset, other, seat, action);
  const sameView = difference(ruleset.view(here.state, seat), ruleset.view(there.state, seat));
  if (sameView === undefined) {
    const off = difference(heard(here.events, seat), heard(there.events, seat));
    if (off !== undefined) fail('redeal tells', `seat ${seat} hears a difference it cannot see: ${off}`);
  }
  if (sameView !== undefined && here.state.reveals === state.reveals) {
    fail(
      'undo barrier',
      `seat ${seat} learnt something by ${JSON.stringify(action)}, but the counter stands still: ${sameView}`,
    );
  }
}

function after(ruleset: Ruleset, state: Core, seat: Seat, action: Played['action']) {
  const copy = ruleset.clone(state);
  const events: GameEvent[] = [];
  ruleset.apply(copy, seat, action, events);
  return { state: copy, events };
}

const heard = (events: readonly GameEvent[], seat: Seat) => events.map((event) => eventFor(event, seat));

const DEALS = 200;

/** Over many deals every hidden place takes at least two values where two are possible, and no hidden place is left out. */
export function reallyDealsLaw(ruleset: Ruleset, { state, decision }: Node, fail: Fail): void {
  for (let seat = 0; seat < state.seats; seat++) {
    coverLaw(ruleset, state, seat, fail);
    const pools = ruleset.hidden(state, seat);
    const seen = pools.map((pool) => pool.map(() => new Set<number>()));
    for (let deal = 0; deal < DEALS; deal++) {
      const world = ruleset.redeal(state, seat, chance(`deal ${decision} ${deal}`));
      ruleset.hidden(world, seat).forEach((pool, i) => {
        pool.forEach(({ pile, at }, j) => seen[i]?.[j]?.add(pile.cards[at] as number));
      });
    }
    pools.forEach((pool, i) => {
      const different = new Set(pool.map(({ pile, at }) => pile.cards[at])).size;
      pool.forEach((_place, j) => {
        const values = seen[i]?.[j]?.size ?? 0;
        if (different > 1 && values < 2)
          fail('redeal deals', `seat ${seat}: place ${j} of pool ${i} never changes`);
      });
    });
  }
}

/** Every card of every pile that the seat has not seen is in a pool, once. */
function coverLaw(ruleset: Ruleset, state: Core, seat: Seat, fail: Fail): void {
  const unknown = pilesIn(state).reduce((sum, pile) => sum + unseen(pile, seat).length, 0);
  const dealt = ruleset.hidden(state, seat).reduce((sum, pool) => sum + pool.length, 0);
  if (unknown !== dealt)
    fail('redeal covers', `seat ${seat} does not know ${unknown} cards, but ${dealt} are dealt anew`);
}
