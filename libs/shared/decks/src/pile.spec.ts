import { Stream, seeded } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  arrangeTop,
  atDepth,
  clonePile,
  countOf,
  createPile,
  isFaceUp,
  knowers,
  knows,
  moveAll,
  moveAt,
  putOnTop,
  putUnder,
  shuffle,
  unseen,
  type Pile,
} from './pile.ts';
import { EVERYONE, NOBODY, only } from './sight.ts';

/** Bottom to top: 10 seen by seat 0, 11 by nobody, 12 by seats 0 and 1, 13 by everyone. */
const mixed = (): Pile => ({ cards: [10, 11, 12, 13], seen: [only(0), NOBODY, only(0) | only(1), EVERYONE] });

describe('a pile', () => {
  it('is created face down, or with the sight given, and shares no list with its source', () => {
    const source = [3, 1, 2];
    const pile = createPile(source);
    source.push(9);
    expect(pile).toEqual({ cards: [3, 1, 2], seen: [NOBODY, NOBODY, NOBODY] });
    expect(isFaceUp(pile)).toBe(false);
    expect(isFaceUp(createPile([3, 1], EVERYONE))).toBe(true);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(mixed()))).toEqual(mixed());
  });

  it('has its top at the end', () => {
    const pile = mixed();
    putOnTop(pile, 14, NOBODY);
    putUnder(pile, 9, only(1));
    expect(pile.cards).toEqual([9, 10, 11, 12, 13, 14]);
    expect(pile.seen).toEqual([only(1), only(0), NOBODY, only(0) | only(1), EVERYONE, NOBODY]);
    expect(atDepth(pile, 0)).toBe(5);
    expect(atDepth(pile, 5)).toBe(0);
  });

  it('tells who knows which card', () => {
    const pile = mixed();
    expect([0, 1, 2, 3].map((at) => knows(pile, at, 1))).toEqual([false, false, true, true]);
    expect([0, 1, 2, 3].map((at) => knows(pile, at, 'spectator'))).toEqual([false, false, false, true]);
    expect(knowers(pile, 2, 3)).toEqual([0, 1]);
    expect(unseen(pile, 0)).toEqual([1]);
    expect(unseen(pile, 2)).toEqual([0, 1, 2]);
    expect(unseen(pile, 'spectator')).toEqual([0, 1, 2]);
    expect(() => knows(pile, 4, 0)).toThrow(RangeError);
  });

  it('has nothing unseen in an empty slot', () => {
    expect(unseen({ cards: [EMPTY, 4], seen: [NOBODY, NOBODY] }, 0)).toEqual([1]);
  });

  it('counts copies', () => {
    expect(countOf(createPile([1, 2, 1, 1]), 1)).toBe(3);
    expect(countOf(createPile([1, 2]), 5)).toBe(0);
  });

  it('is cloned without sharing', () => {
    const pile = mixed();
    const copy = clonePile(pile);
    expect(copy).toEqual(pile);
    putOnTop(copy, 1, NOBODY);
    expect(pile).toEqual(mixed());
  });
});

describe('moving', () => {
  it('keeps sight with the card', () => {
    const from = mixed();
    const to = createPile([1], EVERYONE);
    expect(moveAt(from, 2, to)).toBe(12);
    expect(moveAt(from, 0, to, 'under')).toBe(10);
    expect(from).toEqual({ cards: [11, 13], seen: [NOBODY, EVERYONE] });
    expect(to).toEqual({ cards: [10, 1, 12], seen: [only(0), EVERYONE, only(0) | only(1)] });
  });

  it('works within one pile: the top card goes under', () => {
    const pile = mixed();
    moveAt(pile, atDepth(pile, 0), pile, 'under');
    expect(pile.cards).toEqual([13, 10, 11, 12]);
    expect(pile.seen).toEqual([EVERYONE, only(0), NOBODY, only(0) | only(1)]);
  });

  it.each([-1, 4])('refuses position %s and leaves both piles as they were', (at) => {
    const from = mixed();
    const to = createPile();
    expect(() => moveAt(from, at, to)).toThrow(RangeError);
    expect(from).toEqual(mixed());
    expect(to).toEqual(createPile());
  });

  it('moves a whole pile in its order', () => {
    const from = mixed();
    const to = createPile([1, 2]);
    moveAll(from, to);
    expect(to.cards).toEqual([1, 2, 10, 11, 12, 13]);
    expect(to.seen).toEqual([0, 0, ...mixed().seen]);
    expect(from).toEqual(createPile());
    moveAll(to, from, 'under');
    moveAll(createPile([7], EVERYONE), from, 'under');
    expect(from.cards).toEqual([7, 1, 2, 10, 11, 12, 13]);
    moveAll(from, from);
    expect(from.cards).toHaveLength(7);
  });
});

describe('arranging the top cards', () => {
  it('lays them as told, the first uppermost', () => {
    const pile = createPile([1, 2, 3, 4], EVERYONE);
    arrangeTop(pile, [2, 0, 1], EVERYONE);
    expect(pile.cards).toEqual([1, 3, 4, 2]);
    expect(pile.seen).toEqual(createPile(pile.cards, EVERYONE).seen);
  });

  it('confuses everybody who does not see it, even when nothing changes', () => {
    const pile = mixed();
    arrangeTop(pile, [0, 1, 2], only(0));
    expect(pile.cards).toEqual([10, 11, 12, 13]);
    expect(pile.seen).toEqual([only(0), NOBODY, only(0), only(0)]);
  });

  it('confuses nobody where there is nothing to confuse', () => {
    const one = mixed();
    arrangeTop(one, [0], only(0));
    expect(one).toEqual(mixed());
    const twins: Pile = { cards: [5, 5], seen: [only(0) | only(1), only(0) | only(1) | only(2)] };
    arrangeTop(twins, [1, 0], only(0));
    expect(twins.seen).toEqual([only(0) | only(1), only(0) | only(1)]);
  });

  it.each([[[0, 0]], [[1, 2]], [[0, 1, 2, 3, 4]], [[-1, 0]], [[0.5]]])('refuses %j', (order) => {
    const pile = mixed();
    expect(() => arrangeTop(pile, order, EVERYONE)).toThrow(RangeError);
    expect(pile).toEqual(mixed());
  });
});

describe('a shuffle', () => {
  it('forgets, keeps the cards, and reaches every order', () => {
    const random = new Stream(seeded('shuffle'));
    const orders = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const pile: Pile = { cards: [1, 2, 3], seen: [EVERYONE, only(1), NOBODY] };
      shuffle({ random }, pile);
      expect(pile.seen).toEqual([NOBODY, NOBODY, NOBODY]);
      orders.add(pile.cards.join());
    }
    expect([...orders].sort()).toEqual(['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1']);
  });
});
