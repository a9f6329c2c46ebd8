import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortCards } from './order.ts';

it('sorts in place as the built-in sort does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 40 })), (cards) => {
      const expected = cards.toSorted((a, b) => a - b);
      expect(sortCards(cards)).toBe(cards);
      expect(cards).toEqual(expected);
    }),
    { seed: 11, numRuns: 300 },
  );
});
