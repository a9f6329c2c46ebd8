import type { Json } from './json.ts';
import type { Frame, Outcome, Seat } from './state.ts';
import { ASK } from './step.ts';
import type { Table } from './table.ts';

/** The continuation as data: what is going on lies on the stack, the innermost on top. */

export function top(table: Table): Frame {
  const { stack } = table.state;
  const frame = stack[stack.length - 1];
  if (frame === undefined) throw new Error('the stack is empty');
  return frame;
}

/** Starts a step above the present one, which goes on when it ends. What an earlier one ended with is forgotten. */
export function call(table: Table, step: string, locals?: Readonly<Record<string, Json>>): void {
  const { stack } = table.state;
  table.probe?.('feature', 'call');
  const caller = stack[stack.length - 1];
  if (caller?.result !== undefined) delete caller.result;
  stack.push({ step, ...locals });
}

/** Ends the present step; a value, if any, is left with the caller as `frame.result`. */
export function end(table: Table, value?: Json): void {
  const { stack } = table.state;
  stack.pop();
  if (value === undefined) return;
  const caller = stack[stack.length - 1];
  if (caller !== undefined) caller.result = value;
  table.probe?.('feature', 'result');
}

/** Ends the present step and starts another in its place. */
export function become(table: Table, step: string, locals?: Readonly<Record<string, Json>>): void {
  table.state.stack.pop();
  call(table, step, locals);
}

/** Takes what the last called step ended with, so that it is not mistaken for a later answer. */
export function takeResult(frame: Frame): Json | undefined {
  const { result } = frame;
  if (result !== undefined) delete frame.result;
  return result;
}

/** Unwinds to the nearest step that catches the label: job failed, ship destroyed. */
export function abort(table: Table, label: string): void {
  const { stack } = table.state;
  table.probe?.('feature', 'abort');
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame;
    const caught = table.rules.step(frame.step).catches?.[label];
    if (caught !== undefined) {
      stack.length = i + 1;
      caught(table, frame);
      return;
    }
  }
  throw new Error(`nothing catches the abort "${label}": ${trace(table)}`);
}

/** The game is over: nothing is left to decide. */
export function finish(table: Table, outcome: Outcome): void {
  table.state.outcome = outcome;
  table.state.stack = [];
}

/** Passes the turn. What was offered to or by the seat before lapses. */
export function turnTo(table: Table, seat: Seat): void {
  table.state.active = seat;
  if (table.state.offers.open.length > 0) table.state.offers.open = [];
}

const MOST_STEPS_ALONE = 10_000;
const MOST_FRAMES_SHOWN = 20;

/** Runs what goes on by itself until somebody has to decide or the game is over. */
export function settle(table: Table): void {
  const { state, rules } = table;
  for (let n = 0; n < MOST_STEPS_ALONE; n++) {
    if (state.outcome !== null) return;
    const frame = state.stack[state.stack.length - 1];
    if (frame === undefined) throw new Error('the stack ran empty without an outcome');
    const step = rules.step(frame.step);
    if (step.run === undefined || step.run(table, frame) === ASK) return;
  }
  throw new Error(`${MOST_STEPS_ALONE} steps without a decision: ${trace(table)}`);
}

/** The innermost frames; a stack that grew without end is not printed whole. */
function trace(table: Table): string {
  const { stack } = table.state;
  const shown = stack.slice(-MOST_FRAMES_SHOWN).map((frame) => JSON.stringify(frame));
  if (stack.length > shown.length) shown.unshift(`${stack.length - shown.length} more`);
  return shown.join(' > ');
}
