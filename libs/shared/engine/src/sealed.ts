import type { Json } from './json.ts';
import type { Message } from './message.ts';
import type { Frame, Seat } from './state.ts';
import { ASK, stepsFor, type Action, type Move, type Prompt, type Step } from './step.ts';
import type { Table } from './table.ts';
import type { Verdict } from './verdict.ts';

/**
 * Several seats answer at once and in secret. Answers lie face down in the frame until all are in; who has answered is
 * public, what they answered is not.
 */
export interface SealedFrame extends Frame {
  /** Seat by seat; `null` = still to come. */
  answers: (Action | null)[];
}

export interface SealedMove<T extends Table, F extends SealedFrame, What extends Json = Json> {
  over(table: T, frame: F, seat: Seat): readonly What[];
  check?(table: T, frame: F, seat: Seat, what: What): Verdict;
  label?(table: T, frame: F, seat: Seat, what: What): Message;
}

export interface Sealed<T extends Table, F extends SealedFrame> {
  who(table: T, frame: F): readonly Seat[];
  readonly moves: Readonly<Record<string, SealedMove<T, F>>>;
  prompt?(table: T, frame: F, seat: Seat): Prompt;
  /** All answers are in: turns them over. Ends the step or becomes another. */
  reveal(table: T, frame: F): void;
}

/** Locals for calling a sealed step: no answers yet. */
export const noAnswers = (table: Table): { answers: null[] } => ({
  answers: Array.from({ length: table.state.seats }, () => null),
});

export function sealedStep<T extends Table, F extends SealedFrame>(sealed: Sealed<T, F>): Step {
  const missing = (table: T, frame: F): readonly Seat[] =>
    sealed.who(table, frame).filter((seat) => (frame.answers[seat] ?? null) === null);
  const moves: Record<string, Move<T, F>> = {};
  for (const [name, move] of Object.entries(sealed.moves)) {
    moves[name] = {
      ...move,
      apply(table, frame, seat, what) {
        table.probe?.('feature', 'sealed');
        frame.answers[seat] = { do: name, what };
      },
    };
  }
  return stepsFor<T>()<F>({
    actors: missing,
    moves,
    ...(sealed.prompt === undefined ? {} : { prompt: sealed.prompt.bind(sealed) }),
    sealed: true,
    run(table, frame) {
      if (missing(table, frame).length > 0) return ASK;
      table.state.reveals++; // turning the answers over is new to everybody
      sealed.reveal(table, frame);
      return undefined;
    },
  });
}
