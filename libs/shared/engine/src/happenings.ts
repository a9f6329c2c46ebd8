import type { Json, Thing } from './json.ts';
import type { Frame, Seat } from './state.ts';
import type { Table } from './table.ts';

export type { WindowRule } from './window.ts';

/**
 * The one way rules notice things. `before` abilities may change or prevent what is about to happen, replacements
 * happen instead of it; then it happens; then `when` and `after` abilities, once each, in the order the active player
 * says.
 */

/** What happens: `it` is the thing it happens to, the rest is the game's own (amount, by whom). */
export type Happening = { it: Thing } & Record<string, Json>;

export interface MomentRule<T extends Table = Table> {
  apply(table: T, what: Happening): void;
  /** Reactions from hidden cards: a window opened before or after, for these seats in order. */
  readonly window?: {
    readonly timing: 'before' | 'after';
    readonly kind: string;
    seats(table: T, what: Happening): readonly Seat[];
  };
}

export const STAGES = [
  'instead',
  'before',
  'window-before',
  'happen',
  'when',
  'after',
  'window-after',
] as const;

export interface HappeningFrame extends Frame {
  readonly moment: string;
  what: Happening;
  stage: number;
  /** Pieces and paths that have had their say at this stage. */
  said: string[];
  prevented: boolean;
}

/**
 * Lets something happen; at once where nobody listens, as a step where somebody does. So it is the last thing its caller
 * does: what has to follow belongs into the moment's `apply`, an `after` ability or the next step.
 */
export function happen(table: Table, moment: string, what: Happening): void {
  const rule = momentRule(table, moment);
  if (table.state.listening[moment] === undefined && rule.window === undefined) {
    rule.apply(table, what);
    return;
  }
  table.probe?.('feature', 'happening');
  const frame: HappeningFrame = { step: 'happening', moment, what, stage: 0, said: [], prevented: false };
  table.state.stack.push(frame);
}

export function momentRule(table: Table, moment: string): MomentRule {
  const rule = table.rules.moments[moment];
  if (rule === undefined) throw new Error(`no moment "${moment}"`);
  return rule;
}

/** The happening an ability is speaking up in: the innermost one on the stack. */
export function happeningOf(table: Table): HappeningFrame | undefined {
  const { stack } = table.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame;
    if (frame.step === 'happening') return frame as HappeningFrame;
  }
  return undefined;
}

/** The innermost happening, as long as it has not happened yet. */
function aboutToHappen(table: Table): HappeningFrame | undefined {
  const frame = happeningOf(table);
  return frame === undefined || frame.stage > STAGES.indexOf('happen') ? undefined : frame;
}

/** It does not happen, and nobody gets to react to it. */
export function prevent(table: Table): void {
  const frame = aboutToHappen(table);
  if (frame === undefined) return;
  table.probe?.('feature', 'prevent');
  frame.prevented = true;
}

/** Changes what is about to happen: one point of damage less. Never below zero. */
export function amend(table: Table, field: string, by: number): void {
  const frame = aboutToHappen(table);
  const now = frame?.what[field];
  if (frame === undefined || typeof now !== 'number') return;
  table.probe?.('feature', 'amend');
  frame.what[field] = Math.max(0, now + by);
}
