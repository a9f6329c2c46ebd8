import { seeded } from '@cantina/random';
import type { z } from 'zod';
import type { CardRules } from '../src/card.ts';
import type { Effect } from '../src/effects/literal.ts';
import type { Json } from '../src/json.ts';
import type { Ruleset, Wiring } from '../src/ruleset.ts';
import type { Seat } from '../src/state.ts';
import type { optionsSchema, ToyState } from './state.ts';
import { load, type View } from './toy.ts';

type Given = z.input<typeof optionsSchema> & {
  readonly seats?: number;
  readonly seed?: number;
  readonly cards?: Readonly<Record<string, CardRules>>;
  readonly wiring?: Wiring;
};

/** Somebody sitting at the toy: does things by name, and refuses to do what is not allowed. */
export interface Sitting {
  readonly game: Ruleset<ToyState, View>;
  state: ToyState;
  do(seat: Seat, verb: string, what?: Json): Sitting;
  /** What this seat may do here, without the moves of the open turn: `pick 3`, `decline`. */
  may(seat: Seat): readonly string[];
  /** The same with what is refused, and by which rule: `pick 9: TOY-FORBIDDEN`. */
  options(seat: Seat): readonly string[];
  why(seat: Seat, verb: string, what?: Json): string | undefined;
  actors(): readonly Seat[];
  diary(): readonly string[];
}

export function sit({ seats = 2, seed = 1, cards = {}, wiring, ...options }: Given = {}): Sitting {
  const game = load({ cards }, wiring);
  const name = (verb: string, what: Json): string =>
    what === null ? verb : `${verb} ${JSON.stringify(what)}`;
  const sitting: Sitting = {
    game,
    state: game.setup(options, seats, seeded(seed)),
    do(seat, verb, what = null) {
      const verdict = game.check(sitting.state, seat, { do: verb, what });
      if (verdict !== undefined) throw new Error(`refused: ${JSON.stringify(verdict)}`);
      // Through JSON every time: whatever waits must be able to go on from a saved game.
      sitting.state = JSON.parse(JSON.stringify(sitting.state)) as ToyState;
      game.apply(sitting.state, seat, { do: verb, what });
      return sitting;
    },
    may: (seat) => game.legal(sitting.state, seat).map((action) => name(action.do, action.what)),
    options: (seat) =>
      game.candidates(sitting.state, seat).map((action) => {
        const verdict = game.check(sitting.state, seat, action);
        return verdict === undefined
          ? name(action.do, action.what)
          : `${name(action.do, action.what)}: ${verdict.rule}`;
      }),
    why: (seat, verb, what = null) => game.check(sitting.state, seat, { do: verb, what })?.rule,
    actors: () => game.actors(sitting.state),
    diary: () => sitting.state.diary,
  };
  return sitting;
}

/** Seat 0 uses a card with this ability. */
export function using(ability: Effect, options: Given = {}): Sitting {
  return sit({ ...options, cards: { ...options.cards, card: { ability } } }).do(0, 'use', 'card');
}

/** Is it the open turn again, with nothing left to answer? */
export function isIdle({ state }: Sitting): boolean {
  return state.stack.length === 1 && state.stack[0]?.step === 'main';
}
