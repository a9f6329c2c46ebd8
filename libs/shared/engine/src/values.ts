import type { ReadyModifier } from './card.ts';
import { holds } from './effects/condition.ts';
import { amountOf } from './effects/measure.ts';
import type { Cause } from './effects/literal.ts';
import type { Thing } from './json.ts';
import type { Lasting } from './state.ts';
import type { Table } from './table.ts';
import type { Verdict } from './verdict.ts';

/** Values are asked, never stored: the base, and whatever in play or lasting changes it. `cannot` wins over everything. */

export interface ValueRule<T extends Table = Table> {
  base(table: T, it: Thing): number;
  readonly least?: number;
}

const topics: Record<string, string> = {};

/** What pieces that change a value listen to. Values are asked for all the time, so the name is put together only once. */
const topicOf = (name: string): string => (topics[name] ??= `value:${name}`);

/** The value of a thing now. The base, if the caller has it at hand, need not be looked up. */
export function value(table: Table, name: string, it: Thing, base?: number): number {
  const rule = table.rules.values[name];
  if (rule === undefined) throw new Error(`no value "${name}"`);
  let sum = base ?? rule.base(table, it);
  const pieces = table.state.listening[topicOf(name)];
  if (pieces !== undefined) {
    for (const piece of pieces) sum += added(table, name, piece, it);
  }
  for (const modifier of table.state.lasting) if (speaksOf(modifier, name, it)) sum += modifier.add;
  return rule.least === undefined ? sum : Math.max(rule.least, sum);
}

/** Does nothing in play and nothing lasting change this value of anything? Then bases are all there is to ask. */
export function isUnchanged(table: Table, name: string): boolean {
  const { listening, lasting: modifiers } = table.state;
  return modifiers.length === 0 && listening[topicOf(name)] === undefined;
}

/** Is this forbidden to the thing by something in play? Then by which rule. */
export function cannot(table: Table, name: string, it: Thing): Verdict {
  for (const piece of table.state.listening[topicOf(name)] ?? []) {
    const { card, you, by } = table.rules.inPlay(table, piece);
    const cause: Cause = { you, by, source: piece, it };
    for (const modifier of table.rules.card(card).modifiers) {
      if (modifier.cannot !== undefined && modifier.value === name && applies(table, modifier, cause)) {
        table.probe?.('feature', 'cannot');
        return modifier.cannot;
      }
    }
  }
  return undefined;
}

/** Changes a value until the period named ends (`refresh`). */
export function lasting(table: Table, modifier: Lasting): void {
  table.probe?.('feature', 'lasting');
  table.state.lasting.push(modifier);
}

function added(table: Table, name: string, piece: Thing, it: Thing): number {
  const { card, you, by } = table.rules.inPlay(table, piece);
  let sum = 0;
  for (const modifier of table.rules.card(card).modifiers) {
    if (modifier.cannot !== undefined || modifier.value !== name) continue;
    if (modifier.of === 'this' && piece !== it) continue;
    const cause: Cause = { you, by, source: piece, it };
    if (!applies(table, modifier, cause)) continue;
    table.probe?.('feature', 'modifier');
    sum += amountOf(table, modifier.add, cause);
  }
  return sum;
}

function applies(table: Table, { of, given }: ReadyModifier, cause: Cause): boolean {
  const meant = of === 'this' ? cause.source === cause.it : holds(table, of, cause);
  return meant && (given === undefined || holds(table, given, cause));
}

function speaksOf(modifier: Lasting, name: string, it: Thing): boolean {
  return modifier.value === name && (modifier.it === null || modifier.it === it);
}
