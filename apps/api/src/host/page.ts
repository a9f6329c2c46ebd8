import type { Forecast, Language, Prompt, Refusal, Seat, Viewer } from '@cantina/engine';
import type { Choice, LogLine, Relation, SeatCard, Sight, Survey } from '@cantina/match';
import type * as wire from '@cantina/wire';
import { z } from 'zod';
import { wordsOf } from './log-words.ts';
import type { GameRules } from './rules.ts';

/** A match in words, as one viewer may know it: made of the sight the match library gives, and of nothing else. */
export function pageOf(
  rules: GameRules,
  { sight, choices }: Survey,
  { seats: mine, host }: Relation,
  language: Language,
): wire.Page {
  const { head, prompt, outcome, viewer } = sight;
  const { ruleset, spectators, listed, ...settled } = head;
  const say = (message: Parameters<GameRules['say']>[0]) => rules.say(message, language);
  return {
    match: sight.id,
    ruleset,
    name: rules.ruleset.meta.names[language],
    stage: sight.stage,
    seat: seatOf(viewer),
    mine,
    host,
    spectators,
    listed,
    version: sight.seq,
    decision: sight.decision,
    seats: sight.seats.map((card, seat) => ({ ...seatInfo(card, seat), asked: card.asked })),
    prompt: promptOf(rules, prompt, language),
    forms: formsOf(rules, choices),
    view: sight.view,
    outcome: outcome && { seats: outcome.seats, because: say(outcome.because) },
    practice: sight.practice,
    request: sight.request,
    defect: sight.defect,
    frozen: sight.frozen,
    rules: settled,
    revealed: sight.revealed,
    choices: choices.map((choice) => choiceOf(rules, choice, language)),
  };
}

export function promptOf(rules: GameRules, prompt: Prompt | null, language: Language): wire.Page['prompt'] {
  if (prompt === null) return null;
  const { ask, source, rule = null } = prompt;
  return {
    ask: rules.say(ask, language),
    source: source === undefined ? null : rules.say(source, language),
    rule,
  };
}

const seatOf = (viewer: Viewer): Seat | null => (viewer === 'spectator' ? null : viewer);

export const seatInfo = ({ kind, name, colour, away, bot }: SeatCard, seat: Seat) => ({
  seat,
  kind,
  name,
  colour,
  away,
  bot,
});

function choiceOf(
  rules: GameRules,
  { action, label, refusal, odds }: Choice,
  language: Language,
): wire.Choice {
  return {
    action,
    label: rules.say(label, language),
    refused: refusalOf(rules, refusal, language),
    odds: chancesOf(rules, odds, language),
  };
}

export function refusalOf(
  rules: GameRules,
  refusal: Refusal | null,
  language: Language,
): wire.Choice['refused'] {
  return refusal && { rule: refusal.rule, reason: rules.reason(refusal.rule, language) };
}

export function chancesOf(rules: GameRules, odds: Forecast | null, language: Language): wire.Choice['odds'] {
  return (odds?.outcomes ?? []).map(({ of, chance }) => ({ of: rules.say(of, language), chance }));
}

/** The open kinds of action this seat might try now, with the schema of their parameters. */
function formsOf({ ruleset }: GameRules, choices: readonly Choice[]): wire.Page['forms'] {
  const { openActions } = ruleset.facts;
  if (openActions.length === 0) return [];
  const verbs = new Set(choices.map(({ action }) => action.do));
  const open = openActions.filter((verb) => verbs.has(verb));
  if (open.length === 0) return [];
  const schema = z.toJSONSchema(ruleset.action, { io: 'input' }) as ActionsSchema;
  const shapes = schema.oneOf ?? schema.anyOf ?? [schema];
  return open.map((verb) => ({
    do: verb,
    schema: shapes.find(({ properties }) => properties?.do?.const === verb)?.properties?.what ?? {},
  }));
}

interface ActionsSchema extends ActionSchema {
  readonly oneOf?: readonly ActionSchema[];
  readonly anyOf?: readonly ActionSchema[];
}

interface ActionSchema {
  readonly properties?: {
    readonly do?: { readonly const?: string };
    readonly what?: Record<string, unknown>;
  };
}

/** An entry of the log in words. Who sits where is told by the seats of today. */
export function lineOf(
  rules: GameRules,
  { seq, at, type, seat, to, events }: LogLine,
  seats: Sight['seats'],
  language: Language,
): wire.LogLine {
  const chair = seat === null ? undefined : seats[seat];
  const about = wordsOf(type, chair?.name ?? chair?.bot ?? '', language);
  const heading =
    about === undefined ? [] : [{ text: about, message: { key: `host.${type}`, params: { seat } } }];
  return {
    seq,
    at,
    type,
    seat,
    to,
    said: [...heading, ...events.map((event) => rules.say(event, language))],
  };
}
