import { describe, expect, it } from 'vitest';
import { assertConserved, census, discrepancies } from './census.ts';
import { EMPTY, createPile } from './pile.ts';
import { createRow, place } from './row.ts';
import { EVERYONE } from './sight.ts';

describe('a census', () => {
  it('counts copies over piles, rows and plain lists, and no empty slots', () => {
    const row = createRow(3);
    place(row, 1, 2, EVERYONE);
    expect(census([createPile([0, 2]), row, [4, EMPTY, 0]])).toEqual([2, 0, 2, 0, 1]);
    expect(census([])).toEqual([]);
  });

  it('does not depend on where the cards are', () => {
    expect(census([createPile([1, 2]), createPile([3])])).toEqual(census([[3], createPile([2, 1])]));
  });

  it('names what was lost and what was doubled', () => {
    const before = census([[0, 1, 1, 5]]);
    const after = census([[0, 0, 1, 1]]);
    expect(discrepancies(before, after)).toEqual([
      { card: 0, expected: 1, found: 2 },
      { card: 5, expected: 1, found: 0 },
    ]);
    expect(discrepancies(before, before)).toEqual([]);
    expect(() => assertConserved(before, [[0, 0, 1, 1]])).toThrow(
      'Cards were lost or doubled (card 0: expected 1, found 2; card 5: expected 1, found 0)',
    );
    expect(() => assertConserved(before, [createPile([1, 5]), [1, 0]])).not.toThrow();
  });

  it('refuses what is no card, and piles whose lists have come apart', () => {
    expect(() => census([[1, -2]])).toThrow('-2 is not the number of a card');
    expect(() => census([[0.5]])).toThrow('not the number of a card');
    expect(() => census([{ cards: [1], seen: [] }])).toThrow('1 cards but 0 sights');
  });
});
