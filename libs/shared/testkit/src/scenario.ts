import {
  eventFor,
  hash,
  say,
  type Core,
  type GameEvent,
  type Json,
  type Load,
  type Ruleset,
  type Seat,
  type Verdict,
} from '@cantina/engine';
import { seeded } from '@cantina/random';
import { atBodyEnd } from './body-end.ts';
import { ScriptedRandom, type Script } from './scripted.ts';
import { underTest } from './under-test.ts';

/** The situation a test begins in. */
export interface Situation<State extends Core> extends Script {
  readonly options?: unknown;
  readonly seats?: number;
  readonly seed?: number | string;
  /** Lays the table: changes the state that `setup` gave. */
  arrange?(state: State): void;
}

/** A table to test at: do things, be refused, look. */
export interface TestTable<State extends Core, View> {
  readonly ruleset: Ruleset<State, View>;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Acts for the seat that is asked, or for the one named; a refused action fails the test. */
  do(verb: string, what?: Json, seat?: Seat): void;
  /** The rule that refuses this, or `undefined`; a refused action must leave the table as it is. */
  refusal(verb: string, what?: Json, seat?: Seat): string | undefined;
  /** What the seat may point at with this verb, allowed or not. */
  candidates(verb: string, seat?: Seat): readonly Json[];
  legal(verb: string, seat?: Seat): readonly Json[];
  view(seat: Seat | 'spectator'): View;
  /** The log as a viewer reads it, in English. */
  log(viewer?: Seat | 'spectator'): readonly string[];
}

/** Sets a table for a scenario: `const t = scenario(load, content, { seats: 2, draws: pips(6) })`. */
export function scenario<State extends Core, View>(
  load: Load<State, View>,
  content: unknown,
  situation: Situation<State> = {},
): TestTable<State, View> {
  const scripted = situation.draws !== undefined || situation.shuffles !== undefined;
  const ruleset = scripted ? underTest(load, content, { random: script(situation) }) : plain(load, content);
  const { meta } = ruleset;
  const state = plain(load, content).setup(
    situation.options ?? {},
    situation.seats ?? meta.seats.min,
    seeded(situation.seed ?? 1),
  );
  situation.arrange?.(state);
  const events: GameEvent[] = [];
  const asked = (): Seat => ruleset.actors(state)[0] ?? 0;
  const whats = (actions: readonly { do: string; what: Json }[], verb: string): readonly Json[] =>
    actions.filter((action) => action.do === verb).map(({ what }) => what);

  const check = (verb: string, what: Json, seat: Seat): Verdict => {
    const before = hash(state);
    const verdict = ruleset.check(state, seat, { do: verb, what });
    if (hash(state) !== before) throw new Error(`checking ${verb} changed the table`);
    return verdict;
  };

  return {
    ruleset,
    state,
    events,
    do(verb, what = null, seat = asked()) {
      const verdict = check(verb, what, seat);
      if (verdict !== undefined) {
        throw new Error(
          `seat ${seat} may not ${verb} ${JSON.stringify(what)}: ${verdict.rule} ${JSON.stringify(verdict.params ?? '')}`,
        );
      }
      ruleset.apply(state, seat, { do: verb, what }, events);
    },
    refusal: (verb, what = null, seat = asked()) => check(verb, what, seat)?.rule,
    candidates: (verb, seat = asked()) => whats(ruleset.candidates(state, seat), verb),
    legal: (verb, seat = asked()) => whats(ruleset.legal(state, seat), verb),
    view: (seat) => ruleset.view(state, seat),
    log: (viewer = 'spectator') => events.map((event) => say(ruleset.wording, 'en', eventFor(event, viewer))),
  };
}

function script(situation: Script): ScriptedRandom {
  const random = new ScriptedRandom(situation);
  atBodyEnd(() => random.finished());
  return random;
}

const loaded = new WeakMap<object, Map<unknown, object>>();

/** Loading compiles every effect; scenarios without a script share one ruleset. */
function plain<State extends Core, View>(load: Load<State, View>, content: unknown): Ruleset<State, View> {
  const byContent = loaded.get(load) ?? new Map<unknown, object>();
  loaded.set(load, byContent);
  const known = byContent.get(content) ?? underTest(load, content);
  byContent.set(content, known);
  return known as Ruleset<State, View>;
}
