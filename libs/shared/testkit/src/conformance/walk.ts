import type { Action, Core, GameEvent, Ruleset, Seat } from '@cantina/engine';
import { seeded, Stream, type Random } from '@cantina/random';
import type { Fail } from './law.ts';
import { ConformanceFailure, type Configuration, type Origin, type Played } from './subject.ts';

/** How often a seat speaks up although it is not asked, or does something beside what it is asked. */
const INTERJECTS_IN = 20;
/** After so many decisions a walk stops being random and looks one step ahead, so that it ends. */
const RANDOM_DECISIONS = 1_500;
const MOST_DECISIONS = 20_000;

export interface Node {
  readonly state: Core;
  readonly decision: number;
  readonly played: readonly Played[];
}

export interface Walk {
  readonly start: Core;
  readonly end: Core;
  readonly played: readonly Played[];
  readonly events: readonly GameEvent[];
}

/** The state a walk starts from. */
export function startOf(ruleset: Ruleset, { configuration, seed, position }: Origin): Core {
  if (position === undefined) return ruleset.setup(configuration.options, configuration.seats, seeded(seed));
  const named = ruleset.positions.find(({ name }) => name === position);
  if (named === undefined) throw new Error(`no position "${position}"`);
  const state = ruleset.setup(named.options, named.seats, seeded(named.seed));
  for (const { seat, action } of named.script) {
    const verdict = ruleset.check(state, seat, action);
    if (verdict !== undefined)
      throw new Error(`position "${position}": ${JSON.stringify(action)} refused by ${verdict.rule}`);
    ruleset.apply(state, seat, action);
  }
  state.random = seeded(seed);
  return state;
}

/**
 * Plays legal actions at random to the end, applying each to a copy as a host does; `visit` sees every node on the way.
 * After `atRandom` decisions it looks one step ahead.
 */
export function walk(
  ruleset: Ruleset,
  origin: Origin,
  visit: (node: Node, next: Played) => void,
  atRandom = RANDOM_DECISIONS,
): Walk {
  const random = new Stream(seeded(`walk ${origin.seed}`));
  const start = startOf(ruleset, origin);
  const played: Played[] = [];
  const events: GameEvent[] = [];
  let state = start;
  for (;;) {
    const actors = ruleset.actors(state);
    const decision = played.length;
    const fail: Fail = (law, detail) => {
      throw new ConformanceFailure(law, detail, ruleset, origin, decision);
    };
    if ((ruleset.outcome(state) === undefined) === (actors.length === 0)) {
      fail('actors', 'seats must be waited for until there is an outcome, and none after it');
    }
    if (actors.length === 0) return { start, end: state, played, events };
    if (decision >= MOST_DECISIONS) fail('length', `no end after ${MOST_DECISIONS} decisions`);
    const next =
      decision < atRandom
        ? choose(ruleset, state, actors, random)
        : lookAhead(ruleset, state, actors, random);
    if (next === undefined) {
      fail('dead end', `seats ${actors.join(', ')} are waited for and have no legal action`);
      continue;
    }
    visit({ state, decision, played }, next);
    const copy = ruleset.clone(state);
    ruleset.apply(copy, next.seat, next.action, events);
    played.push(next);
    state = copy;
  }
}

/** Replays a list of actions on a fresh start. */
export function replay(
  ruleset: Ruleset,
  origin: Origin,
  played: readonly Played[],
  events?: GameEvent[],
): Core {
  const state = startOf(ruleset, origin);
  for (const { seat, action } of played) ruleset.apply(state, seat, action, events);
  return state;
}

function choose(ruleset: Ruleset, state: Core, actors: readonly Seat[], random: Random): Played | undefined {
  const { interjections } = ruleset.facts;
  if (interjections.length > 0 && random.below(INTERJECTS_IN) === 0) {
    const aside = interject(ruleset, state, random);
    if (aside !== undefined) return aside;
  }
  const seat = actors[random.below(actors.length)] as Seat;
  const answers = ruleset.legal(state, seat).filter((action) => !interjections.includes(action.do));
  if (answers.length === 0) return undefined;
  const action = answers[random.below(answers.length)] as Action;
  return { seat, action: varied(ruleset, state, seat, action, random) };
}

function interject(ruleset: Ruleset, state: Core, random: Random): Played | undefined {
  const seat = random.below(state.seats);
  const { interjections } = ruleset.facts;
  const acts = ruleset.legal(state, seat).filter((action) => interjections.includes(action.do));
  const idea = ruleset.suggest(state, seat, random);
  if (idea !== undefined && interjections.includes(idea.do) && ruleset.check(state, seat, idea) === undefined)
    acts.push(idea);
  return acts.length === 0 ? undefined : { seat, action: acts[random.below(acts.length)] as Action };
}

/** An open action's listed candidates are only typical ones; now and then another is tried. */
function varied(ruleset: Ruleset, state: Core, seat: Seat, action: Action, random: Random): Action {
  if (!ruleset.facts.openActions.includes(action.do)) return action;
  const idea = ruleset.suggest(state, seat, random);
  return idea?.do === action.do && ruleset.check(state, seat, idea) === undefined ? idea : action;
}

/** The answer after which this seat stands best, at random among equals. */
function lookAhead(
  ruleset: Ruleset,
  state: Core,
  actors: readonly Seat[],
  random: Random,
): Played | undefined {
  const seat = actors[0] as Seat;
  const { interjections } = ruleset.facts;
  let best: Action[] = [];
  let most = -Infinity;
  for (const action of ruleset.legal(state, seat)) {
    if (interjections.includes(action.do)) continue;
    const copy = ruleset.clone(state);
    ruleset.apply(copy, seat, action);
    const worth = ruleset.evaluate(copy, seat);
    if (worth > most) [best, most] = [[action], worth];
    else if (worth === most) best.push(action);
  }
  return best.length === 0 ? undefined : { seat, action: best[random.below(best.length)] as Action };
}

export const originOf = (configuration: Configuration, seed: string): Origin => ({ configuration, seed });
