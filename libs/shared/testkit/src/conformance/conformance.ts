import { eventFor, LANGUAGES, say, type GameEvent, type Ruleset, type Seat } from '@cantina/engine';
import { factorsOf, pairwise } from './configurations.ts';
import { contentFindings } from './content-laws.ts';
import { Past, replayLaw } from './history-laws.ts';
import {
  candidatesLaw,
  completenessLaw,
  concedeLaw,
  conservationLaw,
  plainLaw,
  stateLaw,
  wordsLaw,
} from './laws.ts';
import type { Fail } from './law.ts';
import { leaveReach } from './reach-log.ts';
import { Reached, reachableOf, unreached } from './reach.ts';
import { reallyDealsLaw, redealLaws } from './redeal-laws.ts';
import { ConformanceFailure, type Configuration, type Origin, type Played, type Subject } from './subject.ts';
import { startOf, walk, type Node } from './walk.ts';

export interface ConformanceOptions {
  /** Games for each configuration and from each position. */
  readonly games: number;
  /** Expensive checks at every decision, or at the first ten and then at powers of two. */
  readonly heavy: 'sampled' | 'all';
  /** Instead of the pairwise set. */
  readonly configurations?: readonly Configuration[];
  /** Also from the ruleset's named positions (as many games from each). */
  readonly positions?: boolean;
  readonly firstSeed?: number;
  /** Where reach is collected over several runs. */
  readonly reached?: Reached;
}

export interface ConformanceReport {
  readonly games: number;
  readonly decisions: number;
  readonly longest: number;
  readonly reached: Reached;
  /** What no walk has come across, as `kind id`. */
  readonly unreached: readonly string[];
}

/** Plays a ruleset at random, for every configuration and from every position, and holds it to the contract at each step. */
export function conformance(subject: Subject, options: ConformanceOptions): ConformanceReport {
  const reached = options.reached ?? new Reached();
  const ruleset = subject.load(subject.content, { probe: reached.probe });
  let decisions = 0;
  let longest = 0;
  let games = 0;
  for (const origin of origins(ruleset, options)) {
    if (origin.position === undefined) reached.configured(origin.configuration);
    const length = oneGame(ruleset, origin, options.heavy, reached);
    decisions += length;
    longest = Math.max(longest, length);
    games++;
  }
  for (const [law, detail] of contentFindings(subject)) {
    throw new ConformanceFailure(
      law,
      detail,
      ruleset,
      { configuration: { seats: 0, options: {} }, seed: '' },
      0,
    );
  }
  leaveReach(ruleset.meta.id, reached);
  return { games, decisions, longest, reached, unreached: unreached(reachableOf(ruleset, subject), reached) };
}

/** Plays one game again, with every check at every decision: what a repro line asks for. */
export function conformanceOf(subject: Subject, origin: Origin): void {
  const reached = new Reached();
  oneGame(subject.load(subject.content, { probe: reached.probe }), origin, 'all', reached);
}

function* origins(ruleset: Ruleset, options: ConformanceOptions): Generator<Origin> {
  const first = options.firstSeed ?? 1;
  for (const configuration of options.configurations ?? pairwise(factorsOf(ruleset))) {
    for (let game = 0; game < options.games; game++) yield { configuration, seed: String(first + game) };
  }
  if (options.positions === false) return;
  for (const { name, seats, options: chosen } of ruleset.positions) {
    const configuration: Configuration = { seats, options: chosen as Configuration['options'] };
    for (let game = 0; game < options.games; game++)
      yield { configuration, seed: String(first + game), position: name };
  }
}

/** A game this long is no longer looked at everywhere, even where all is asked for. */
const LONG_GAME = 2_000;

const isHeavy = (decision: number, heavy: 'sampled' | 'all'): boolean =>
  (heavy === 'all' && decision < LONG_GAME) || decision < 10 || (decision & (decision - 1)) === 0;

function oneGame(ruleset: Ruleset, origin: Origin, heavy: 'sampled' | 'all', reached: Reached): number {
  const start = startOf(ruleset, origin);
  const past = new Past();
  let at = 0;
  const fail: Fail = (law, detail) => {
    throw new ConformanceFailure(law, detail, ruleset, origin, at);
  };
  const visit = (node: Node, next: Played): void => {
    at = node.decision;
    noteRefusals(ruleset, node, next.seat, reached);
    if (!isHeavy(at, heavy)) return;
    plainLaw(node, fail);
    conservationLaw(ruleset, start, node.state, fail);
    candidatesLaw(ruleset, node, fail);
    completenessLaw(ruleset, node, fail, (rule) => reached.probe('refusal', rule));
    wordsLaw(ruleset, node, fail);
    stateLaw(ruleset, node, next, fail);
    redealLaws(ruleset, node, next, fail);
    concedeLaw(ruleset, node, fail);
    past.undoLaw(ruleset, node.state, node.played, fail);
    past.keep(node.state, at);
    if (at === 8) reallyDealsLaw(ruleset, node, fail);
  };
  const game = rethrown(
    ruleset,
    origin,
    () => at,
    () => walk(ruleset, origin, visit),
  );
  at = game.played.length;
  conservationLaw(ruleset, start, game.end, fail);
  past.unchangedLaw(fail);
  replayLaw(ruleset, origin, game, fail);
  eventsLaw(ruleset, game.events, start.seats, fail);
  outcomeLaw(ruleset, game.end, fail);
  return game.played.length;
}

/** Rare refusals come up at any decision, so they are looked for at every one. */
function noteRefusals(ruleset: Ruleset, { state }: Node, seat: Seat, reached: Reached): void {
  for (const action of ruleset.candidates(state, seat)) {
    const verdict = ruleset.check(state, seat, action);
    if (verdict !== undefined) reached.probe('refusal', verdict.rule);
  }
}

/** A rule that throws is a failure like any other, with a line to see it again. */
function rethrown<T>(ruleset: Ruleset, origin: Origin, at: () => number, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof ConformanceFailure) throw error;
    const detail = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    throw new ConformanceFailure('throws', detail, ruleset, origin, at());
  }
}

function eventsLaw(ruleset: Ruleset, events: readonly GameEvent[], seats: number, fail: Fail): void {
  for (const event of events) {
    for (let viewer = -1; viewer < seats; viewer++) {
      const told = eventFor(event, viewer < 0 ? 'spectator' : viewer);
      for (const language of LANGUAGES) {
        const text = say(ruleset.wording, language, told);
        if (text.includes('⟦') || text.trim() === '')
          fail('words', `log in ${language}: "${text}" (${event.key})`);
      }
    }
  }
}

function outcomeLaw(ruleset: Ruleset, end: Parameters<Ruleset['outcome']>[0], fail: Fail): void {
  const outcome = ruleset.outcome(end);
  if (outcome === undefined) return fail('outcome', 'none');
  if (outcome.seats.length !== end.seats)
    fail('outcome', `${outcome.seats.length} results for ${end.seats} seats`);
  for (const language of LANGUAGES) {
    const text = say(ruleset.wording, language, outcome.because);
    if (text.includes('⟦')) fail('words', `outcome in ${language}: ${text}`);
  }
  for (let seat = 0; seat < end.seats; seat++) {
    if (ruleset.candidates(end, seat).length > 0) fail('over', `seat ${seat} may still act`);
    if (ruleset.check(end, seat, { do: 'nothing', what: null })?.rule !== 'CORE-OVER')
      fail('over', 'acting is not refused');
  }
}
