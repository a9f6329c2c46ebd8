import type { Prompt } from '../step.ts';
import type { Table } from '../table.ts';
import type { EffectFrame } from './perform.ts';
import { textOf } from './text.ts';

/** The card that asks, and its own words as the question. */
export function promptOf(table: Table, frame: EffectFrame): Prompt {
  const ask = textOf(table, table.rules.node(frame.node));
  return frame.source === null ? { ask } : { ask, source: table.rules.nameOf(table, frame.source) };
}
