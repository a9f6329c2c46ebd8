import type { Action, Core, GameEvent, Refusal, Seat } from '@cantina/engine';
import { rekey } from '@cantina/random';
import type { Game } from './game.ts';
import type { Standing } from './standing.ts';

/** Doing things to a game: always on a copy, always with the generator keyed anew from the secret and the entry's number. */

/** The first state of the game. */
export function setUp({ head, ruleset, chance }: Game, seq: number, nonces: readonly string[]): Core {
  return ruleset.setup(head.options, head.seats.length, rekey(chance(nonces), seq));
}

/** A copy to act on. A snapshot tells no future: what chance brings depends on the number of the entry. */
export function copyFor({ ruleset, chance }: Game, { state, nonces }: Standing, seq: number): Core {
  const copy = ruleset.clone(running(state));
  copy.random = rekey(chance(nonces), seq);
  return copy;
}

export function running(state: Core | null): Core {
  if (state === null) throw new Error('the game has not been set up');
  return state;
}

/** Which action of a list is forbidden, and why. */
export interface Objection {
  readonly index: number;
  /** `undefined`: no rule forbids it, but an earlier action of the list brings news, so later ones cannot be meant yet. */
  readonly refusal: Refusal | undefined;
}

/**
 * Does the actions one after the other, if the rules allow each. The list has to stop where it tells something new: going
 * on and failing would take the news back and show what chance holds.
 */
export function tryActions(
  { ruleset }: Game,
  state: Core,
  seat: Seat,
  actions: readonly unknown[],
  events: GameEvent[],
): Objection | undefined {
  const { reveals } = state;
  for (const [index, action] of actions.entries()) {
    if (state.reveals !== reveals) return { index, refusal: undefined };
    const refusal = ruleset.check(state, seat, action);
    if (refusal !== undefined) return { index, refusal };
    ruleset.apply(state, seat, action as Action, events);
  }
  return undefined;
}
