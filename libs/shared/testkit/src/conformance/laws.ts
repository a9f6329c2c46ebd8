import {
  hash,
  LANGUAGES,
  say,
  type Action,
  type Core,
  type Message,
  type Reasons,
  type Ruleset,
  type Seat,
} from '@cantina/engine';
import { actionsLike } from './completeness.ts';
import type { Fail } from './law.ts';
import { difference, notPlain, shared, throughJson } from './plain.ts';
import type { Node } from './walk.ts';
import type { Played } from './subject.ts';

const everySeat = (state: Core): readonly Seat[] => Array.from({ length: state.seats }, (_, seat) => seat);

/** Candidates are unique, plain and within the schema; `legal` is candidates filtered by `check`. */
export function candidatesLaw(ruleset: Ruleset, { state }: Node, fail: Fail): void {
  for (const seat of everySeat(state)) {
    const candidates = ruleset.candidates(state, seat);
    const seen = new Set<string>();
    for (const action of candidates) {
      const text = JSON.stringify(action);
      if (seen.has(text)) fail('unique', `seat ${seat} is offered ${text} twice`);
      seen.add(text);
      if (notPlain(action) !== undefined) fail('serialisable', `${text}: ${notPlain(action)}`);
      const parsed = ruleset.action.safeParse(throughJson(action));
      if (!parsed.success || difference(parsed.data, action) !== undefined)
        fail('schema', `${text} is not in the schema`);
    }
    const legal = candidates.filter((action) => ruleset.check(state, seat, action) === undefined);
    const off = difference(legal, ruleset.legal(state, seat));
    if (off !== undefined) fail('legal', `seat ${seat}: legal is not candidates filtered by check: ${off}`);
  }
}

/** For listed kinds `check` says ok exactly for members of `candidates`; a refusal names a rule and changes nothing. */
export function completenessLaw(
  ruleset: Ruleset,
  { state, decision }: Node,
  fail: Fail,
  refused: (rule: string) => void,
): void {
  const before = hash(state);
  const open = ruleset.facts.openActions;
  for (const seat of everySeat(state)) {
    const listed = new Set(ruleset.candidates(state, seat).map((action) => JSON.stringify(action)));
    for (const action of actionsLike(ruleset, state, seat, decision)) {
      const verdict = ruleset.check(state, seat, action);
      if (verdict !== undefined) {
        if (typeof verdict.rule !== 'string' || verdict.rule === '')
          fail('refusal', `${JSON.stringify(action)} is refused without a rule`);
        refused(verdict.rule);
      } else if (!open.includes(action.do) && !listed.has(JSON.stringify(action))) {
        fail('completeness', `seat ${seat} may do ${JSON.stringify(action)} although it is not a candidate`);
      }
    }
    for (const bad of MALFORMED) {
      if (ruleset.check(state, seat, bad) === undefined)
        fail('malformed', `${JSON.stringify(bad)} is accepted`);
    }
    for (const action of ruleset.candidates(state, seat)) {
      const verdict = ruleset.check(state, seat, action);
      if (verdict !== undefined) refused(verdict.rule);
    }
  }
  for (const seat of [-1, state.seats, 0.5]) {
    const verdict = ruleset.check(state, seat, { do: 'nothing', what: null });
    if (verdict === undefined) fail('seat', `seat ${seat} may act`);
  }
  if (hash(state) !== before) fail('pure check', 'asking what is legal changed the state');
}

const MALFORMED: readonly unknown[] = [
  null,
  7,
  'pass',
  [],
  {},
  { do: 1, what: 0 },
  { do: 'no such action', what: null },
  { do: 'x' },
];

/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-6;

/** The parts of an evaluation, where a game tells them apart, are all of it, and each can be said. */
function reasonsLaw(
  reasons: Reasons,
  worth: number,
  speak: (message: Message, what: string) => void,
  fail: (detail: string) => void,
): void {
  const parts = Object.entries(reasons);
  if (parts.length === 0) return;
  const sum = parts.reduce((all, [, one]) => all + one, 0);
  if (!(Math.abs(sum - worth) < ROUNDING)) fail(`the parts come to ${sum}, the whole to ${worth}`);
  for (const [part] of parts) speak({ key: `reason.${part}` }, `reason ${part}`);
}

/** Prompts, labels, odds, views, evaluations: they change nothing, and every word exists in every language. */
export function wordsLaw(ruleset: Ruleset, { state }: Node, fail: Fail): void {
  const before = hash(state);
  const actors = ruleset.actors(state);
  const speak = (message: Message, what: string): void => {
    const bad = notPlain(message);
    if (bad !== undefined) fail('plain words', `${what}: ${bad}`);
    for (const language of LANGUAGES) {
      const text = say(ruleset.wording, language, message);
      if (text.includes('⟦') || text.trim() === '') fail('words', `${what} in ${language}: "${text}"`);
    }
  };
  for (const seat of everySeat(state)) {
    const prompt = ruleset.prompt(state, seat);
    if ((prompt !== undefined) !== actors.includes(seat))
      fail('prompt', `seat ${seat}: a prompt exactly for those waited for`);
    if (prompt !== undefined) speak(prompt.ask, 'prompt');
    if (prompt?.source !== undefined) speak(prompt.source, 'source');
    const labels = new Set<string>();
    for (const action of ruleset.candidates(state, seat)) {
      const label = ruleset.label(state, seat, action);
      speak(label, `label of ${JSON.stringify(action)}`);
      if (ruleset.check(state, seat, action) === undefined) {
        if (labels.has(JSON.stringify([action.do, label])))
          fail('labels', `seat ${seat}: two legal actions are called ${JSON.stringify(label)}`);
        labels.add(JSON.stringify([action.do, label]));
      }
      oddsLaw(ruleset, state, seat, action, speak, fail);
    }
    const worth = ruleset.evaluate(state, seat);
    if (!Number.isFinite(worth)) fail('evaluate', `seat ${seat}: ${worth}`);
    reasonsLaw(ruleset.reasons(state, seat), worth, speak, (detail) =>
      fail('reasons', `seat ${seat}: ${detail}`),
    );
  }
  for (const viewer of [...everySeat(state), 'spectator' as const]) {
    const seen = ruleset.view(state, viewer);
    const bad = notPlain(seen);
    if (bad !== undefined) fail('plain view', `viewer ${viewer}: ${bad}`);
    const formed = ruleset.viewForm.safeParse(seen);
    if (!formed.success) fail('view form', `viewer ${viewer}: ${formed.error.message}`);
  }
  if (hash(state) !== before)
    fail('pure view', 'prompts, labels, odds, views or evaluations changed the state');
}

function oddsLaw(
  ruleset: Ruleset,
  state: Core,
  seat: Seat,
  action: Action,
  speak: (message: Message, what: string) => void,
  fail: Fail,
): void {
  for (const { of, chance } of ruleset.odds(state, seat, action)?.outcomes ?? []) {
    if (!(chance >= -1e-9 && chance <= 1 + 1e-9))
      fail('odds', `${JSON.stringify(action)}: a chance of ${chance}`);
    speak(of, `odds of ${JSON.stringify(action)}`);
  }
}

/** The state is plain data at every moment, also in the middle of a card. */
export function plainLaw({ state }: Node, fail: Fail): void {
  const bad = notPlain(state);
  if (bad !== undefined) fail('plain state', bad);
}

/** A copy is equal and apart, and play goes on from the copy and from JSON as from the state itself. */
export function stateLaw(ruleset: Ruleset, { state }: Node, { seat, action }: Played, fail: Fail): void {
  const before = hash(state);
  const copy = ruleset.clone(state);
  const off = difference(copy, state);
  if (off !== undefined) fail('clone', `the copy differs at ${off}`);
  const common = shared(withoutOutcome(copy), withoutOutcome(state));
  if (common !== undefined) fail('clone', `the copy shares ${common}`);
  const saved = throughJson(state);
  const savedOff = difference(saved, state);
  if (savedOff !== undefined) fail('serialise', savedOff);
  ruleset.apply(copy, seat, action);
  if (hash(state) !== before) fail('apart', 'an action on the copy changed the original');
  ruleset.apply(saved, seat, action);
  const apart = difference(saved, copy);
  if (apart !== undefined) fail('serialise', `after JSON the same action leads elsewhere: ${apart}`);
}

/** An outcome is a constant of the rules once set. */
const withoutOutcome = (state: Core): Core => ({ ...state, outcome: null });

/** Everything that was in exactly one place is still in exactly one place. */
export function conservationLaw(ruleset: Ruleset, start: Core, state: Core, fail: Fail): void {
  const off = difference(ruleset.census(start), ruleset.census(state));
  if (off !== undefined) fail('conservation', `first differs at ${off}`);
}

/** Conceding ends the game or takes the seat out of it; it never breaks it. */
export function concedeLaw(ruleset: Ruleset, { state }: Node, fail: Fail): void {
  for (const seat of everySeat(state)) {
    const copy = ruleset.clone(state);
    ruleset.concede(copy, seat);
    const outcome = ruleset.outcome(copy);
    if (outcome === undefined && ruleset.actors(copy).includes(seat))
      fail('concede', `seat ${seat} is still waited for`);
    if (outcome !== undefined && outcome.seats[seat] === 'won')
      fail('concede', `seat ${seat} concedes and wins`);
    if (
      outcome === undefined &&
      ruleset.actors(copy).every((other) => ruleset.legal(copy, other).length === 0)
    ) {
      fail('concede', `after seat ${seat} conceded nobody can go on`);
    }
  }
}
