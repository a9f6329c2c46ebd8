import { value, type ValueRule } from '@cantina/engine';
import { cardOf } from '../names.ts';
import { coinsOf, findKeep, type CellarTable } from '../state.ts';

/** The values that cards may change, and the score made of them. */

/** How many dice a figure rolls. */
const nerve: ValueRule<CellarTable> = { base: ({ content }) => content.dice, least: 1 };

/** What a keep counts for at the end. */
const worth: ValueRule<CellarTable> = {
  base(table, it) {
    const keep = findKeep(table, it);
    return keep === undefined ? 0 : cardOf(table, keep.card).worth;
  },
};

/** Whether a figure can be robbed at all; only ever forbidden. */
const rob: ValueRule<CellarTable> = { base: () => 1 };

export const values = { nerve, worth, rob };

/** Coins and the worth of all keeps. */
export function score(table: CellarTable, seat: number): number {
  let sum = coinsOf(table, seat);
  for (const keep of table.state.keeps) if (keep.seat === seat) sum += value(table, 'worth', keep.id);
  return sum;
}
