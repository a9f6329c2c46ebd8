import type { Random } from '@cantina/random';
import type { ZodType } from 'zod';
import type { Json } from './json.ts';
import type { Message } from './message.ts';
import type { Frame, Seat } from './state.ts';
import type { Table } from './table.ts';
import type { Verdict } from './verdict.ts';

/** One decision: a verb and the thing pointed at. */
export interface Action {
  readonly do: string;
  readonly what: Json;
}

/** What a seat is asked, and by which card or rule. */
export interface Prompt {
  readonly ask: Message;
  /** The card (or other content item) that asks, named for the reader. */
  readonly source?: Message;
  readonly rule?: string;
}

/** Chances of named results, from the seat's own knowledge, nobody using anything more. */
export interface Forecast {
  readonly outcomes: readonly { readonly of: Message; readonly chance: number }[];
}

/**
 * A kind of move. `over` lists all a person might point at, generously; `check` names the rule that forbids one;
 * `apply` does it. Candidates, membership, legality and dispatch are derived from these.
 */
export interface Move<T extends Table = Table, F extends Frame = Frame, What extends Json = Json> {
  over(table: T, frame: F, seat: Seat): readonly What[];
  check?(table: T, frame: F, seat: Seat, what: What): Verdict;
  /**
   * A quick no: whatever one points at, `check` would refuse. Asked once for a whole list of legal moves, where `check` would
   * find out the same for each thing. It may say so too rarely, never wrongly.
   */
  hopeless?(table: T, frame: F, seat: Seat): boolean;
  apply(table: T, frame: F, seat: Seat, what: What): void;
  label?(table: T, frame: F, seat: Seat, what: What): Message;
  odds?(table: T, frame: F, seat: Seat, what: What): Forecast | undefined;
  /** Bounds of an open action: its parameters have no small range, so `over` lists only typical ones. */
  readonly open?: ZodType<What>;
  /** A plausible open action, for bots and fuzzers. */
  suggest?(table: T, frame: F, seat: Seat, random: Random): What | undefined;
}

/** Returned by `run`: nothing more to do alone, somebody has to decide. */
export const ASK: unique symbol = Symbol('ask');

/** One page of the rulebook: who decides here, what they may do, and what goes on by itself. */
export interface Step<T extends Table = Table, F extends Frame = Frame> {
  /** The seats this step waits for. A step without it never asks. */
  actors?(table: T, frame: F): readonly Seat[];
  readonly moves?: Readonly<Record<string, Move<T, F>>>;
  /** Comes first whenever the frame is on top: finishes, goes on alone, or asks. Must be harmless to run again. */
  run?(table: T, frame: F): typeof ASK | void;
  prompt?(table: T, frame: F, seat: Seat): Prompt;
  /** Labels of `abort` that end here; the handler runs with this frame on top again. */
  readonly catches?: Readonly<Record<string, (table: T, frame: F) => void>>;
  /** Answers lie face down in the frame until all are in; `redeal` chooses others for them. */
  readonly sealed?: boolean;
}

/** A step with all its parts, also those it does without: steps are looked at all the time, and one shape is fast. */
export type WholeStep = { readonly [Part in keyof Required<Step>]: Step[Part] };

/** Declares steps for one game's table: `const step = stepsFor<GameTable>()`, then `step<MyFrame>({ … })`. */
export function stepsFor<T extends Table>(): <F extends Frame>(step: Step<T, F>) => Step {
  return <F extends Frame>(step: Step<T, F>) => step as unknown as Step;
}
