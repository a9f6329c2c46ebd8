import type { Thing } from '../json.ts';
import type { Table } from '../table.ts';
import type { Amount, Cause, Source } from './literal.ts';
import type { Node } from './node.ts';
import type { Quantity } from './vocabulary.ts';

/** What amounts and selectors come to at this table, for this cause. */

export function amountOf(table: Table, amount: Amount, cause: Cause): number {
  if (typeof amount === 'number') return amount;
  const { vocabulary } = table.rules;
  if ('count' in amount) {
    const source = amount.count as Source;
    const selector = vocabulary.selectors[source.from];
    return selector === undefined ? 0 : selector.things(table, cause, source).length;
  }
  return (vocabulary.quantities[amount.of] as Quantity).count(table, cause, amount);
}

/** The things a pick or each may point at now, in the selector's order, copies included. */
export function thingsOf(table: Table, node: Node, cause: Cause): readonly Thing[] {
  const { selector, params } = node;
  if (selector === undefined) return [];
  const things = selector.things(table, cause, params);
  if (selector.check === undefined) return things;
  return things.filter((thing) => selector.check?.(table, cause, thing, params) === undefined);
}

/** The first seat after this one; with two seats, the opponent. */
export function nextSeat(table: Table, seat: number): number {
  const { seats } = table.state;
  return seat < 0 ? 0 : (seat + 1) % seats;
}

/** All other seats in turn order. */
export function otherSeats(table: Table, seat: number): readonly number[] {
  const { seats } = table.state;
  const others: number[] = [];
  for (let i = 1; i <= seats; i++) {
    const next = (Math.max(seat, -1) + i + seats) % seats;
    if (next !== seat) others.push(next);
  }
  return others;
}
