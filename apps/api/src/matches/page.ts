import { eventFor, type Action, type Language, type Message, type Seat, type Viewer } from '@cantina/engine';
import { z } from 'zod';
import type { Choice, LogLine, OpenForm, Page, Prompt } from '../wire.ts';
import { spoken } from '../words.ts';
import type { Repro } from './defect.ts';
import type { Match } from './match.ts';

/**
 * What one viewer may know of a match, in words. Everything here comes from the ruleset's answers for this viewer;
 * the state itself never gets past this file.
 */
export function pageFor(match: Match, viewer: Viewer, language: Language): Page {
  const { ruleset, state } = match;
  const say = (message: Message) => spoken(ruleset, language, message);
  const actors = ruleset.actors(state);
  const outcome = ruleset.outcome(state);
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    match: match.id,
    ruleset: ruleset.meta.id,
    name: ruleset.meta.names[language],
    seat,
    version: match.seq,
    decision: seat === null ? null : match.decisions.of(seat),
    seats: match.seats.map((kind, at) => ({
      seat: at,
      kind,
      taken: match.isTaken(at),
      asked: actors.includes(at),
    })),
    prompt: seat === null ? null : promptFor(match, seat, language),
    choices: seat === null ? [] : choicesFor(match, seat, language),
    forms: seat === null ? [] : formsFor(match, seat),
    view: ruleset.view(state, viewer),
    outcome: outcome === undefined ? null : { seats: outcome.seats, because: say(outcome.because) },
    defect: publicly(match.defect),
  };
}

/** That something is defective is for everybody; what a seat tried to do is not. */
function publicly(defect: Repro | null): Page['defect'] {
  if (defect === null) return null;
  const { ruleset, version, contentHash, seq } = defect;
  return { ruleset, version, contentHash, seq };
}

/** What happened since, as this viewer may know it. */
export function logFor(match: Match, viewer: Viewer, language: Language, since: number): readonly LogLine[] {
  return match.log.slice(since).map(({ seq, event }, at) => ({
    number: since + at + 1,
    seq,
    ...spoken(match.ruleset, language, eventFor(event, viewer)),
  }));
}

function promptFor({ ruleset, state }: Match, seat: Seat, language: Language): Prompt | null {
  const asked = ruleset.prompt(state, seat);
  if (asked === undefined) return null;
  const { ask, source, rule } = asked;
  return {
    ask: spoken(ruleset, language, ask),
    source: source === undefined ? null : spoken(ruleset, language, source),
    rule: rule ?? null,
  };
}

function choicesFor(match: Match, seat: Seat, language: Language): readonly Choice[] {
  const { ruleset, state, reasons } = match;
  return ruleset.candidates(state, seat).map((action: Action) => {
    const refused = ruleset.check(state, seat, action);
    const odds = ruleset.odds(state, seat, action);
    return {
      action,
      label: spoken(ruleset, language, ruleset.label(state, seat, action)),
      refused: refused === undefined ? null : { rule: refused.rule, reason: reasons(refused.rule, language) },
      odds: (odds?.outcomes ?? []).map(({ of, chance }) => ({ of: spoken(ruleset, language, of), chance })),
    };
  });
}

/** The open kinds of action this seat might try now, with the schema of their parameters. */
function formsFor({ ruleset, state }: Match, seat: Seat): readonly OpenForm[] {
  const verbs = new Set(ruleset.candidates(state, seat).map((action) => action.do));
  const open = ruleset.facts.openActions.filter((verb) => verbs.has(verb));
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
