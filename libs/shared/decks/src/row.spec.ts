import { Stream, seeded } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { createDeck } from './deck.ts';
import { EMPTY, createPile } from './pile.ts';
import { createRow, discardFromRow, place, refill, refillSlot, slide, takeFromRow } from './row.ts';
import { EVERYONE, NOBODY, only } from './sight.ts';

const table = () => ({ random: new Stream(seeded(1)), state: { reveals: 0 } });

describe('a row', () => {
  it('begins empty and is filled from the first slot, face up, as one piece of news', () => {
    const t = table();
    const row = createRow(3);
    expect(row).toEqual({ cards: [EMPTY, EMPTY, EMPTY], seen: [NOBODY, NOBODY, NOBODY] });
    const deck = createDeck('when-needed', [1, 2, 3, 4]);
    expect(refill(t, row, deck)).toBe(3);
    expect(row).toEqual(createPile([4, 3, 2], EVERYONE));
    expect(deck.pile.cards).toEqual([1]);
    expect(t.state.reveals).toBe(1);
  });

  it('gives a card and gets the next one into the same slot', () => {
    const t = table();
    const row = createRow(3);
    const deck = createDeck('when-needed', [1, 2, 3, 4]);
    refill(t, row, deck);
    const bought = createPile();
    expect(takeFromRow(row, 1, bought)).toBe(3);
    expect(bought).toEqual(createPile([3], EVERYONE));
    expect(row.cards).toEqual([4, EMPTY, 2]);
    expect(t.state.reveals).toBe(1);
    expect(refillSlot(t, row, 1, deck)).toBe(true);
    expect(row.cards).toEqual([4, 1, 2]);
    expect(t.state.reveals).toBe(2);
  });

  it('does not touch a slot that holds a card', () => {
    const t = table();
    const row = createRow(1);
    const deck = createDeck('never', [1, 2]);
    refill(t, row, deck);
    expect(refillSlot(t, row, 0, deck)).toBe(false);
    expect(refill(t, row, deck)).toBe(0);
    expect(row.cards).toEqual([2]);
    expect(t.state.reveals).toBe(1);
    expect(() => place(row, 0, 5, EVERYONE)).toThrow(/holds card 2/);
  });

  it('stays short when the deck is exhausted', () => {
    const t = table();
    const row = createRow(3);
    expect(refill(t, row, createDeck('when-needed', [7]))).toBe(1);
    expect(row.cards).toEqual([7, EMPTY, EMPTY]);
    expect(refillSlot(t, row, 1, createDeck('when-needed'))).toBe(false);
    expect(t.state.reveals).toBe(1);
  });

  it('sends discards to the deck and brings them back only when needed', () => {
    const t = table();
    const row = createRow(2);
    const deck = createDeck('when-needed', [1, 2]);
    refill(t, row, deck);
    expect(discardFromRow(t, row, 0, deck)).toBe(2);
    expect(deck.discard).toEqual(createPile([2], EVERYONE));
    expect(deck.pile.cards).toEqual([]);
    expect(refill(t, row, deck)).toBe(1);
    expect(row).toEqual(createPile([2, 1], EVERYONE));
  });

  it('rebuilds an at-once deck when its last card goes into the row', () => {
    const t = table();
    const row = createRow(1);
    const deck = { ...createDeck('at-once', [1]), discard: createPile([5], EVERYONE) };
    refill(t, row, deck);
    expect(deck.pile).toEqual(createPile([5]));
    expect(deck.discard).toEqual(createPile());
  });

  it('puts discards under a deck that is never reshuffled', () => {
    const t = table();
    const row = createRow(1);
    const deck = createDeck('never', [1, 2]);
    refill(t, row, deck);
    discardFromRow(t, row, 0, deck);
    expect(deck.pile).toEqual({ cards: [2, 1], seen: [EVERYONE, NOBODY] });
  });

  it('has nothing to give from an empty slot, nor from one that does not exist', () => {
    const row = createRow(1);
    expect(() => takeFromRow(row, 0, createPile())).toThrow(/Slot 0 is empty/);
    expect(() => takeFromRow(row, 1, createPile())).toThrow(RangeError);
    expect(() => discardFromRow(table(), row, 0, createDeck('never'))).toThrow(/Slot 0 is empty/);
    expect(() => refillSlot(table(), row, 1, createDeck('never', [1]))).toThrow(RangeError);
  });

  it('may lie face down; sight goes along with the card', () => {
    const t = table();
    const row = createRow(2);
    refill(t, row, createDeck('never', [1, 2]), NOBODY);
    expect(t.state.reveals).toBe(0);
    expect(row.seen).toEqual([NOBODY, NOBODY]);
    row.seen[0] = only(3);
    const hand = createPile([9], only(0));
    takeFromRow(row, 0, hand, 'under');
    expect(hand).toEqual({ cards: [2, 9], seen: [only(3), only(0)] });
    expect(row.seen[0]).toBe(NOBODY);
  });

  it('slides towards the first slot', () => {
    const row = { cards: [EMPTY, 4, EMPTY, 5, 6], seen: [NOBODY, EVERYONE, NOBODY, only(1), EVERYONE] };
    slide(row);
    expect(row).toEqual({
      cards: [4, 5, 6, EMPTY, EMPTY],
      seen: [EVERYONE, only(1), EVERYONE, NOBODY, NOBODY],
    });
    slide(row);
    expect(row.cards).toEqual([4, 5, 6, EMPTY, EMPTY]);
  });
});
