import { message } from '../message.ts';
import type { Forecast } from '../step.ts';
import type { Table } from '../table.ts';
import type { Cause } from './literal.ts';
import type { Node } from './node.ts';

/** The chances of a test, where taking this effect leads straight to one. */
export function forecastOf(table: Table, node: Node, cause: Cause): Forecast | undefined {
  if (node.kind === 'may') return forecastOf(table, node.kids[0] as Node, cause);
  if (node.kind === 'pay') return forecastOf(table, node.kids[1] as Node, cause);
  const chance = node.test?.chance?.(table, cause, node.params);
  if (chance === undefined) return undefined;
  return {
    outcomes: [
      { of: message('odds.pass'), chance },
      { of: message('odds.fail'), chance: 1 - chance },
    ],
  };
}
