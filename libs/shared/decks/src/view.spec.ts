import { describe, expect, it } from 'vitest';
import { EMPTY } from './pile.ts';
import { EVERYONE, NOBODY, only } from './sight.ts';
import { handViewOf, rowViewOf, viewOf } from './view.ts';

/** Bottom to top. */
const pile = { cards: [30, 10, 20, 10], seen: [only(0), NOBODY, EVERYONE, only(0) | only(1)] };

describe('a view', () => {
  it('of a pile counts from the top and holds only what the viewer knows', () => {
    expect(viewOf(pile, 0)).toEqual({
      count: 4,
      known: [
        { depth: 0, card: 10 },
        { depth: 1, card: 20 },
        { depth: 3, card: 30 },
      ],
    });
    expect(viewOf(pile, 2)).toEqual({ count: 4, known: [{ depth: 1, card: 20 }] });
    expect(viewOf(pile, 'spectator')).toEqual({ count: 4, known: [{ depth: 1, card: 20 }] });
  });

  it('of a hand is by number, with the count of the others', () => {
    expect(handViewOf(pile, 0)).toEqual({ count: 4, known: [10, 20, 30], unknown: 1 });
    expect(handViewOf(pile, 1)).toEqual({ count: 4, known: [10, 20], unknown: 2 });
    expect(handViewOf(pile, 'spectator')).toEqual({ count: 4, known: [20], unknown: 3 });
  });

  it('of a row tells an empty slot from a hidden card', () => {
    const row = { cards: [EMPTY, 5, 6], seen: [NOBODY, only(1), EVERYONE] };
    expect(rowViewOf(row, 0)).toEqual({ slots: [EMPTY, null, 6] });
    expect(rowViewOf(row, 1)).toEqual({ slots: [EMPTY, 5, 6] });
    expect(rowViewOf(row, 'spectator')).toEqual({ slots: [EMPTY, null, 6] });
  });

  it('is the same for two hands drawn in another order', () => {
    const seen = [only(0), only(0) | only(1), only(0)];
    const other = [only(0) | only(1), only(0), only(0)];
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(handViewOf({ cards: [7, 3, 5], seen }, viewer)).toEqual(
        handViewOf({ cards: [3, 5, 7], seen: other }, viewer),
      );
    }
  });
});
