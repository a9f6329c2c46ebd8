import { Stream, seeded } from '@cantina/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { census } from './census.ts';
import { clonePile, createPile, type Pile } from './pile.ts';
import { repool, unseenPlaces } from './repool.ts';
import { createRow, place } from './row.ts';
import { EVERYONE, NOBODY, only } from './sight.ts';
import { handViewOf, rowViewOf, viewOf } from './view.ts';

const chance = (seed: number | string) => new Stream(seeded(seed));

describe('dealing the hidden cards anew', () => {
  it('finds the places a viewer does not know', () => {
    const deck: Pile = { cards: [1, 2, 3], seen: [NOBODY, only(0), only(1)] };
    const row = createRow(2);
    place(row, 1, 4, NOBODY);
    expect(unseenPlaces([deck, row], 0)).toEqual([
      { pile: deck, at: 0 },
      { pile: deck, at: 2 },
      { pile: row, at: 1 },
    ]);
  });

  it('gives every arrangement its chance, and each the same', () => {
    const random = chance('arrangements');
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const deck: Pile = { cards: [1, 9, 2], seen: [NOBODY, only(0), NOBODY] };
      const hand: Pile = { cards: [3, 3], seen: [only(1), only(1)] };
      repool(random, unseenPlaces([deck, hand], 0));
      const key = `${deck.cards.join()} ${hand.cards.join()}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // Four places for 1, 2, 3, 3: twelve arrangements.
    expect(counts.size).toBe(12);
    for (const [key, count] of counts) {
      expect(key).toMatch(/^\d,9,\d /);
      expect(Math.abs(count - 1000)).toBeLessThan(150);
    }
  });

  it('leaves sights with the places: the other seat knows the card it holds now', () => {
    const hand: Pile = { cards: [1, 2], seen: [only(1), only(1) | only(2)] };
    const deck = createPile([3, 4, 5]);
    repool(chance(3), unseenPlaces([hand, deck], 0));
    expect(hand.seen).toEqual([only(1), only(1) | only(2)]);
    expect(deck.seen).toEqual([NOBODY, NOBODY, NOBODY]);
    expect(handViewOf(hand, 1).unknown).toBe(0);
  });

  it('refuses a place listed twice or an empty one, and changes nothing', () => {
    const deck = createPile([1, 2, 3]);
    const twice = [...unseenPlaces([deck], 0), { pile: deck, at: 1 }];
    expect(() => repool(chance(1), twice)).toThrow(/Place 3 of the pool holds no card or is listed twice/);
    expect(deck).toEqual(createPile([1, 2, 3]));
    const row = createRow(1);
    expect(() => repool(chance(1), [{ pile: row, at: 0 }])).toThrow(/Place 0/);
    expect(() => repool(chance(1), [...unseenPlaces([deck], 0), { pile: deck, at: 3 }])).toThrow(/Place 3/);
    expect(deck).toEqual(createPile([1, 2, 3]));
    expect(row).toEqual(createRow(1));
  });

  it('has nothing to do without places', () => {
    expect(() => repool(chance(1), [])).not.toThrow();
  });
});

const pileOf = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(0, 1, 2, 3, EVERYONE)), { maxLength: 8 })
  .map((cards): Pile => ({ cards: cards.map(([card]) => card), seen: cards.map(([, seen]) => seen) }));

describe('whatever lies on the table', () => {
  it('keeps all that the viewer knows, all sights and all cards', () => {
    fc.assert(
      fc.property(
        fc.array(pileOf, { maxLength: 4 }),
        fc.constantFrom(0, 1, 2),
        fc.nat(),
        (piles, seat, seed) => {
          const before = piles.map(clonePile);
          repool(chance(seed), unseenPlaces(piles, seat));
          for (const [i, pile] of piles.entries()) {
            const old = before[i] ?? createPile();
            expect(viewOf(pile, seat)).toEqual(viewOf(old, seat));
            expect(handViewOf(pile, seat)).toEqual(handViewOf(old, seat));
            expect(rowViewOf(pile, seat)).toEqual(rowViewOf(old, seat));
            expect(pile.seen).toEqual(old.seen);
          }
          expect(census(piles)).toEqual(census(before));
        },
      ),
      { seed: 21, numRuns: 300 },
    );
  });

  it('depends only on what is known: dealing anew twice is dealing anew once', () => {
    fc.assert(
      fc.property(
        fc.array(pileOf, { maxLength: 4 }),
        fc.constantFrom(0, 1),
        fc.nat(),
        (piles, seat, seed) => {
          const twice = piles.map(clonePile);
          repool(chance('another deal'), unseenPlaces(twice, seat));
          repool(chance(seed), unseenPlaces(twice, seat));
          repool(chance(seed), unseenPlaces(piles, seat));
          expect(twice).toEqual(piles);
        },
      ),
      { seed: 22, numRuns: 300 },
    );
  });
});
