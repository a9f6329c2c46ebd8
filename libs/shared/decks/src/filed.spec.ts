import { Stream, seeded } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { file, findFiled, pickRandomFiled, sortPile } from './filed.ts';
import { EMPTY, createPile, moveAt } from './pile.ts';
import { EVERYONE, NOBODY, only } from './sight.ts';

const table = (seed: number | string = 1) => ({ random: new Stream(seeded(seed)), state: { reveals: 0 } });

describe('a pile in number order', () => {
  it('has the lowest number on top; sights go along', () => {
    const pile = { cards: [5, 9, 1, 7], seen: [only(5), only(9), only(1), only(7)] };
    sortPile(pile);
    expect(pile.cards).toEqual([9, 7, 5, 1]);
    expect(pile.seen).toEqual([only(9), only(7), only(5), only(1)]);
  });

  it('takes a card back into its place', () => {
    const pile = createPile([9, 7, 5, 1], EVERYONE);
    const hand = createPile();
    moveAt(pile, findFiled(pile, 7), hand);
    expect(pile.cards).toEqual([9, 5, 1]);
    file(pile, 7, NOBODY);
    file(pile, 12, EVERYONE);
    file(pile, 0, EVERYONE);
    file(pile, 5, EVERYONE);
    expect(pile.cards).toEqual([12, 9, 7, 5, 5, 1, 0]);
    expect(pile.seen[2]).toBe(NOBODY);
    expect(pile.seen.filter((seen) => seen === EVERYONE)).toHaveLength(6);
  });

  it('finds each card and nothing else', () => {
    const pile = createPile([40, 38, 38, 12]);
    expect([40, 12].map((card) => pile.cards[findFiled(pile, card)])).toEqual([40, 12]);
    expect(pile.cards[findFiled(pile, 38)]).toBe(38);
    expect([39, 0, 41].map((card) => findFiled(pile, card))).toEqual([-1, -1, -1]);
    expect(findFiled(createPile(), 3)).toBe(-1);
  });

  it('gives a random card out of a range of numbers', () => {
    const t = table('filed');
    const pile = createPile([9, 7, 6, 5, 1]);
    const found = new Set<number>();
    for (let i = 0; i < 100; i++) found.add(pickRandomFiled(t, pile, 5, 7));
    expect([...found].sort()).toEqual([5, 6, 7]);
    expect(t.state.reveals).toBe(100);
    expect(pile.cards).toEqual([9, 7, 6, 5, 1]);
    expect(pickRandomFiled(t, pile, 2, 4)).toBe(EMPTY);
    expect(pickRandomFiled(t, pile, 7, 5)).toBe(EMPTY);
    expect(t.state.reveals).toBe(100);
  });
});
