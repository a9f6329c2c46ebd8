import type { Random } from '@cantina/random';
import type { ZodType } from 'zod';
import { schemaOf } from './action-schema.ts';
import type { Interjection } from './interject.ts';
import type { Json } from './json.ts';
import { message, type Message } from './message.ts';
import { asMove, named, refuseClashes, type Named, type Page } from './moves.ts';
import { printable } from './printable.ts';
import type { Rules } from './rules.ts';
import type { Frame, Seat } from './state.ts';
import type { Action, Forecast, Prompt } from './step.ts';
import type { Table } from './table.ts';
import { badInput, MATCH_OVER, NOT_NOW, NOT_YOUR_DECISION, type Verdict } from './verdict.ts';

/**
 * One source of legality: candidates, membership of untrusted input, legal lists, dispatch and the action schema, all
 * derived from the moves that steps and interjections declare.
 */
export interface Legality {
  readonly schema: ZodType<Action>;
  readonly open: readonly string[];
  actors(table: Table): readonly Seat[];
  prompt(table: Table, seat: Seat): Prompt | undefined;
  candidates(table: Table, seat: Seat): readonly Action[];
  legal(table: Table, seat: Seat): readonly Action[];
  check(table: Table, seat: Seat, action: unknown): Verdict;
  apply(table: Table, seat: Seat, action: Action): void;
  label(table: Table, seat: Seat, action: Action): Message;
  odds(table: Table, seat: Seat, action: Action): Forecast | undefined;
  suggest(table: Table, seat: Seat, random: Random): Action | undefined;
}

const NO_SEATS: readonly Seat[] = [];

export function legality(
  rules: Rules,
  interjections: Readonly<Record<string, Interjection>> = {},
  ignore?: string,
): Legality {
  const pages: Record<string, Page> = {};
  for (const [name, step] of Object.entries(rules.steps)) {
    const moves = Object.entries(step.moves ?? {}).map(([verb, move]) => named(verb, move, false, ignore));
    pages[name] = { step, moves };
  }
  const always = Object.entries(interjections).map(([verb, move]) => named(verb, asMove(move), true, ignore));
  const everything = [...Object.values(pages).flatMap(({ moves }) => moves), ...always];
  refuseClashes(pages, always);

  // Calls in a row nearly always speak of the same step, and comparing a name is cheaper than looking it up.
  let openName = '';
  let openPage: Page | undefined;

  function pageOf(frame: Frame): Page {
    if (openPage !== undefined && frame.step === openName) return openPage;
    openName = frame.step;
    openPage = pages[openName];
    if (openPage === undefined) throw new Error(`no step "${openName}"`);
    return openPage;
  }

  function actors(table: Table): readonly Seat[] {
    const { stack, outcome } = table.state;
    if (outcome !== null) return NO_SEATS;
    const frame = stack[stack.length - 1] as Frame;
    return pageOf(frame).step.actors?.(table, frame) ?? NO_SEATS;
  }

  /** Is the open question put to this seat? */
  function isAsked(page: Page, table: Table, frame: Frame, seat: Seat): boolean {
    return page.step.actors?.(table, frame).includes(seat) === true;
  }

  function collect(table: Table, seat: Seat, onlyLegal: boolean): readonly Action[] {
    const { stack, outcome } = table.state;
    const actions: Action[] = [];
    if (outcome !== null) return actions;
    const frame = stack[stack.length - 1] as Frame;
    const page = pageOf(frame);
    if (isAsked(page, table, frame, seat)) gather(actions, page.moves, table, frame, seat, onlyLegal);
    if (always.length > 0) gather(actions, always, table, frame, seat, onlyLegal);
    return actions;
  }

  /** The move of this name that the open question or an interjection offers. */
  function find(frame: Frame, verb: string): Named | undefined {
    for (const one of pageOf(frame).moves) if (one.name === verb) return one;
    for (const one of always) if (one.name === verb) return one;
    return undefined;
  }

  const openFrame = ({ state: { stack } }: Table): Frame => stack[stack.length - 1] as Frame;

  /** For actions that were checked before. */
  function moveOf(frame: Frame, { do: verb }: Action): Named {
    const one = find(frame, verb);
    if (one === undefined) throw new Error(`${frame.step} has no move "${verb}"`);
    return one;
  }

  return {
    schema: schemaOf(everything),
    open: [...new Set(everything.filter(({ move }) => move.open !== undefined).map(({ name }) => name))],
    actors,
    candidates: (table, seat) => collect(table, seat, false),
    legal: (table, seat) => collect(table, seat, true),

    prompt(table, seat) {
      if (!actors(table).includes(seat)) return undefined;
      const frame = openFrame(table);
      return pageOf(frame).step.prompt?.(table, frame, seat) ?? { ask: message(`prompt.${frame.step}`) };
    },

    check(table, seat, action) {
      const { stack, outcome, seats } = table.state;
      if (outcome !== null) return MATCH_OVER;
      if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
        return badInput('CORE-NO-SEAT', {
          where: 'seat',
          expected: `0 to ${seats - 1}`,
          found: printable(seat),
        });
      }
      if (!isAction(action)) {
        return badInput('CORE-MALFORMED', {
          where: 'action',
          expected: '{ do, what }',
          found: printable(action),
        });
      }
      const frame = stack[stack.length - 1] as Frame;
      const one = find(frame, action.do);
      if (one === undefined) return isKnown(action.do) ? NOT_NOW : unknownAction(action.do);
      if (!one.interjected && !isAsked(pageOf(frame), table, frame, seat)) return NOT_YOUR_DECISION;
      return (
        isAmong(one, table, frame, seat, action.what) ?? one.move.check?.(table, frame, seat, action.what)
      );
    },

    apply(table, seat, action) {
      const frame = openFrame(table);
      const one = moveOf(frame, action);
      if (one.interjected) {
        table.probe?.('feature', 'interjection');
        table.state.stack.push({ step: 'interjection' });
      }
      if (one.move.open !== undefined) table.probe?.('feature', 'open');
      one.move.apply(table, frame, seat, action.what);
    },

    label(table, seat, action) {
      const frame = openFrame(table);
      const { name, move } = moveOf(frame, action);
      return (
        move.label?.(table, frame, seat, action.what) ??
        message(`move.${name}`, { what: printable(action.what) })
      );
    },

    odds(table, seat, action) {
      const frame = openFrame(table);
      return moveOf(frame, action).move.odds?.(table, frame, seat, action.what);
    },

    suggest(table, seat, random) {
      if (table.state.outcome !== null) return undefined;
      const frame = openFrame(table);
      const page = pageOf(frame);
      const open = [...(isAsked(page, table, frame, seat) ? page.moves : []), ...always].filter(
        ({ move }) => move.suggest !== undefined,
      );
      const one = open[open.length > 1 ? random.below(open.length) : 0];
      const what = one?.move.suggest?.(table, frame, seat, random);
      return one === undefined || what === undefined ? undefined : { do: one.name, what };
    },
  };

  function isKnown(verb: string): boolean {
    return everything.some(({ name }) => name === verb);
  }
}

const unknownAction = (verb: string): Verdict =>
  badInput('CORE-ACTION', { where: 'action/do', expected: 'a known action', found: printable(verb) });

function gather(
  into: Action[],
  moves: readonly Named[],
  table: Table,
  frame: Frame,
  seat: Seat,
  onlyLegal: boolean,
): void {
  for (const { name, move } of moves) {
    if (onlyLegal && move.hopeless?.(table, frame, seat) === true) continue;
    for (const what of move.over(table, frame, seat)) {
      if (!onlyLegal || move.check === undefined || move.check(table, frame, seat, what) === undefined) {
        into.push({ do: name, what });
      }
    }
  }
}

/** Is this among what may be pointed at? Open actions are bounded by their schema, listed ones by their list. */
function isAmong({ move }: Named, table: Table, frame: Frame, seat: Seat, what: Json): Verdict {
  if (move.open === undefined) {
    if (move.over(table, frame, seat).includes(what)) return undefined;
    return badInput('CORE-NOT-LISTED', {
      where: 'action/what',
      expected: 'one of the candidates',
      found: printable(what),
    });
  }
  const parsed = move.open.safeParse(what);
  if (parsed.success) return undefined;
  const issue = parsed.error.issues[0];
  const where = ['action', 'what', ...(issue?.path ?? [])].map(String).join('/');
  return badInput('CORE-MALFORMED', {
    where,
    expected: issue?.message ?? 'valid parameters',
    found: printable(what),
  });
}

function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { do: verb, what } = value as { do?: unknown; what?: unknown };
  if (typeof verb !== 'string' || what === undefined) return false;
  for (const key in value) if (key !== 'do' && key !== 'what') return false;
  return true;
}
