import type { Random } from '@cantina/random';
import type { Interjection } from './interject.ts';
import type { Json } from './json.ts';
import { message } from './message.ts';
import type { Frame, Seat } from './state.ts';
import type { Move, WholeStep } from './step.ts';
import type { Table } from './table.ts';

/** Moves as the engine keeps them: by name in lists, those of steps and those of interjections in one shape. */

/** A move with all its parts, also those it does without: lists of moves are walked all the time, and one shape is fast. */
type WholeMove = { readonly [Part in keyof Required<Move>]: Move[Part] };

export interface Named {
  readonly name: string;
  readonly move: WholeMove;
  readonly interjected: boolean;
}

/** A step with its moves as a list. */
export interface Page {
  readonly step: WholeStep;
  readonly moves: readonly Named[];
}

/** A move under its name; a rule to be ignored no longer forbids it. */
export function named(name: string, move: Move, interjected: boolean, ignore: string | undefined): Named {
  if (ignore === undefined || move.check === undefined) return { name, move: whole(move), interjected };
  const check = move.check.bind(move);
  const lenient = whole({
    ...move,
    hopeless: () => false, // it might speak for the ignored rule
    check(table, frame, seat, what) {
      const verdict = check(table, frame, seat, what);
      return verdict?.rule === ignore ? undefined : verdict;
    },
  });
  return { name, move: lenient, interjected };
}

const whole = (move: Move): WholeMove => ({
  check: undefined,
  hopeless: undefined,
  label: undefined,
  odds: undefined,
  open: undefined,
  suggest: undefined,
  ...move,
});

/** An interjection is a move that does not look at the open question. */
export function asMove(act: Interjection): Move {
  return {
    over: (table, _frame, seat) => act.over(table, seat),
    apply: (table, _frame, seat, what) => act.apply(table, seat, what),
    ...(act.check && {
      check: (table: Table, _frame: Frame, seat: Seat, what: Json) => act.check?.(table, seat, what),
    }),
    ...(act.label && {
      label: (table: Table, _frame: Frame, seat: Seat, what: Json) =>
        act.label?.(table, seat, what) ?? message('move.interject'),
    }),
    ...(act.odds && {
      odds: (table: Table, _frame: Frame, seat: Seat, what: Json) => act.odds?.(table, seat, what),
    }),
    ...(act.open && { open: act.open }),
    ...(act.suggest && {
      suggest: (table: Table, _frame: Frame, seat: Seat, random: Random) =>
        act.suggest?.(table, seat, random),
    }),
  };
}

/** A name is either a step's move or an interjection, so that an action says which it means. */
export function refuseClashes(pages: Readonly<Record<string, Page>>, always: readonly Named[]): void {
  for (const { name } of always) {
    for (const [step, { moves }] of Object.entries(pages)) {
      if (moves.some((one) => one.name === name))
        throw new Error(`"${name}" is a move of ${step} and an interjection`);
    }
  }
}
