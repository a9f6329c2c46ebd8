import type { Limit } from './card.ts';
import type { Thing } from './json.ts';
import type { Table } from './table.ts';

/**
 * Cards coming into play and leaving it. This is the one place that keeps who listens to what, so that nothing ever
 * has to search the table for abilities.
 */

export function enterPlay(table: Table, piece: Thing): void {
  const { listening } = table.state;
  for (const topic of table.rules.card(table.rules.inPlay(table, piece).card).topics) {
    (listening[topic] ??= []).push(piece);
  }
}

/** Call it while the piece can still be looked up. */
export function leavePlay(table: Table, piece: Thing): void {
  const { listening, used } = table.state;
  const { topics, triggers } = table.rules.card(table.rules.inPlay(table, piece).card);
  for (const topic of topics) {
    const pieces = listening[topic];
    if (pieces === undefined) continue;
    const at = pieces.indexOf(piece);
    if (at >= 0) pieces.splice(at, 1);
    if (pieces.length === 0) delete listening[topic];
  }
  for (const { limit, path } of triggers) if (limit !== undefined) delete used[useKey(piece, path, limit)];
}

export function mayUse(table: Table, piece: Thing, path: string, limit: Limit | undefined): boolean {
  return limit === undefined || (table.state.used[useKey(piece, path, limit)] ?? 0) < limit.times;
}

export function countUse(table: Table, piece: Thing, path: string, limit: Limit | undefined): void {
  if (limit === undefined) return;
  const key = useKey(piece, path, limit);
  table.state.used[key] = (table.state.used[key] ?? 0) + 1;
  table.probe?.('feature', 'limit');
}

const useKey = (piece: Thing, path: string, { per }: Limit): string => `${per}:${String(piece)}:${path}`;

/** A period begins anew: abilities limited to it may be used again, modifiers lasting until now end. */
export function refresh(table: Table, period: string): void {
  const { used, lasting } = table.state;
  for (const key in used) if (key.startsWith(`${period}:`)) delete used[key];
  if (lasting.length > 0) table.state.lasting = lasting.filter(({ until }) => until !== period);
}
