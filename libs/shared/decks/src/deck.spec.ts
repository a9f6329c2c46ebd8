import { Stream, seeded } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import {
  createDeck,
  deal,
  discard,
  draw,
  drawable,
  peek,
  restock,
  type Deck,
  type Reshuffle,
} from './deck.ts';
import { createPile, shuffle } from './pile.ts';
import { sorted } from './hand.ts';
import { EVERYONE, NOBODY, only } from './sight.ts';

const table = (seed: number | string = 1) => ({ random: new Stream(seeded(seed)), state: { reveals: 0 } });

/** `pile` and `open` (the discards, face up) from bottom to top. */
function deckOf(reshuffle: Reshuffle, pile: readonly number[], open: readonly number[] = []): Deck {
  return { ...createDeck(reshuffle, pile), discard: createPile(open, EVERYONE) };
}

describe('drawing', () => {
  it('takes from the top, shows the cards to the owner and counts once', () => {
    const t = table();
    const deck = deckOf('when-needed', [1, 2, 3, 4]);
    const hand = createPile([9], only(0));
    expect(draw(t, deck, hand, 3, only(0))).toBe(3);
    expect(hand.cards).toEqual([9, 4, 3, 2]);
    expect(hand.seen).toEqual([only(0), only(0), only(0), only(0)]);
    expect(deck.pile).toEqual(createPile([1]));
    expect(t.state.reveals).toBe(1);
  });

  it('leaves others what they knew: who saw the top card knows it in the hand', () => {
    const t = table();
    const deck = deckOf('never', [1, 2]);
    peek(t, deck, 1, only(1));
    const hand = createPile();
    draw(t, deck, hand, 2, only(0));
    expect(hand).toEqual({ cards: [2, 1], seen: [only(0) | only(1), only(0)] });
  });

  it('counts nothing when nobody sees anything new', () => {
    const t = table();
    const deck = deckOf('when-needed', [1, 2, 3]);
    const hand = createPile();
    draw(t, deck, hand, 1, NOBODY);
    expect(t.state.reveals).toBe(0);
    peek(t, deck, 1, only(0));
    expect(t.state.reveals).toBe(1);
    draw(t, deck, hand, 1, only(0));
    expect(t.state.reveals).toBe(1);
    draw(t, deck, hand, 1, EVERYONE);
    expect(t.state.reveals).toBe(2);
    expect(draw(t, deck, hand, 1, EVERYONE)).toBe(0);
    expect(t.state.reveals).toBe(2);
    expect(hand.seen).toEqual([NOBODY, only(0), EVERYONE]);
  });

  it.each([0, -1])('draws and shows nothing for n = %s', (n) => {
    const t = table();
    const deck = deckOf('when-needed', [1]);
    expect(draw(t, deck, createPile(), n, only(0))).toBe(0);
    expect(peek(t, deck, n, only(0))).toBe(0);
    expect(deck.pile.cards).toEqual([1]);
    expect(t.state.reveals).toBe(0);
  });

  it('refuses to draw onto itself', () => {
    const deck = deckOf('never', [1]);
    expect(() => draw(table(), deck, deck.pile, 1, NOBODY)).toThrow(/own pile/);
  });

  it('deals around the table', () => {
    const t = table();
    const hands = [createPile(), createPile()];
    deal(t, deckOf('never', [1, 2, 3, 4, 5]), hands, 2);
    expect(hands).toEqual([
      { cards: [5, 3], seen: [only(0), only(0)] },
      { cards: [4, 2], seen: [only(1), only(1)] },
    ]);
  });
});

describe("'when-needed'", () => {
  it('does not shuffle when the pile merely becomes empty', () => {
    const deck = deckOf('when-needed', [1, 2], [7, 8]);
    expect(draw(table(), deck, createPile(), 2, only(0))).toBe(2);
    expect(deck.pile.cards).toEqual([]);
    expect(deck.discard).toEqual(createPile([7, 8], EVERYONE));
  });

  it('shuffles in the middle of a draw and goes on: three are left, five are drawn', () => {
    const deck = deckOf('when-needed', [1, 2, 3], [6, 7, 8, 9]);
    const hand = createPile();
    expect(draw(table(), deck, hand, 5, only(0))).toBe(5);
    expect(hand.cards.slice(0, 3)).toEqual([3, 2, 1]);
    expect(sorted({ cards: [...hand.cards.slice(3), ...deck.pile.cards], seen: [] })).toEqual([6, 7, 8, 9]);
    expect(deck.discard).toEqual(createPile());
    expect(deck.pile.seen).toEqual([NOBODY, NOBODY]);
    expect(hand.seen.slice(3)).toEqual([only(0), only(0)]);
  });

  it('gives what there is when both are exhausted', () => {
    const t = table();
    const deck = deckOf('when-needed', [1], [2]);
    const hand = createPile();
    expect(drawable(deck)).toBe(2);
    expect(draw(t, deck, hand, 5, only(0))).toBe(2);
    expect(hand.cards).toEqual([1, 2]);
    expect(drawable(deck)).toBe(0);
    expect(draw(t, deck, hand, 1, only(0))).toBe(0);
  });

  it('keeps a discard where it is until a card is wanted', () => {
    const deck = deckOf('when-needed', []);
    discard(table(), deck, 4);
    expect(deck.discard).toEqual(createPile([4], EVERYONE));
  });
});

describe("'at-once'", () => {
  it('shuffles the discards as soon as the last card is drawn', () => {
    const t = table();
    const deck = deckOf('at-once', [1, 2], [7, 8, 9]);
    draw(t, deck, createPile(), 1, only(0));
    expect(deck.discard.cards).toEqual([7, 8, 9]);
    draw(t, deck, createPile(), 1, only(0));
    expect(sorted(deck.pile)).toEqual([7, 8, 9]);
    expect(deck.pile.seen).toEqual([NOBODY, NOBODY, NOBODY]);
    expect(deck.discard).toEqual(createPile());
  });

  it('goes on drawing after a shuffle, without the cards drawn', () => {
    const deck = deckOf('at-once', [1, 2], [7, 8]);
    const hand = createPile();
    expect(draw(table(), deck, hand, 3, only(0))).toBe(3);
    expect(hand.cards.slice(0, 2)).toEqual([2, 1]);
    expect([...hand.cards.slice(2), ...deck.pile.cards].sort()).toEqual([7, 8]);
  });

  it('makes a new pile of the first discard when nothing was left', () => {
    const deck = deckOf('at-once', [1]);
    draw(table(), deck, createPile(), 2, only(0));
    expect(drawable(deck)).toBe(0);
    discard(table(), deck, 5);
    expect(deck.pile).toEqual(createPile([5]));
    expect(deck.discard).toEqual(createPile());
    discard(table(), deck, 6);
    expect(deck.discard).toEqual(createPile([6], EVERYONE));
  });

  it('does not shuffle in the card whose leaving empties the pile, even on its way to the discards', () => {
    const deck = deckOf('at-once', [1], [7, 8]);
    draw(table(), deck, deck.discard, 1, EVERYONE);
    expect(sorted(deck.pile)).toEqual([7, 8]);
    expect(deck.discard).toEqual(createPile([1], EVERYONE));
  });

  it('turns the last card of all into the pile again when it goes to the discards', () => {
    const deck = deckOf('at-once', [1]);
    draw(table(), deck, deck.discard, 1, EVERYONE);
    expect(deck.pile).toEqual(createPile([1]));
    expect(deck.discard).toEqual(createPile());
  });
});

describe("'never'", () => {
  it('puts discards under the pile, known to whoever saw them', () => {
    const deck = createDeck('never', [1, 2]);
    discard(table(), deck, 7);
    discard(table(), deck, 8, only(1));
    expect(deck.pile).toEqual({ cards: [8, 7, 1, 2], seen: [only(1), EVERYONE, NOBODY, NOBODY] });
    expect(deck.discard).toEqual(createPile());
  });

  it('gives nothing from an empty pile', () => {
    const t = table();
    const deck = deckOf('never', [], [3]);
    expect(drawable(deck)).toBe(0);
    expect(draw(t, deck, createPile(), 1, only(0))).toBe(0);
    expect(peek(t, deck, 1, only(0))).toBe(0);
    expect(restock(t, deck)).toBe(0);
    expect(t.state.reveals).toBe(0);
  });
});

describe('looking at the top', () => {
  it('shows the cards where they lie', () => {
    const t = table();
    const deck = deckOf('when-needed', [1, 2, 3], [9]);
    expect(peek(t, deck, 2, only(1))).toBe(2);
    expect(deck.pile).toEqual({ cards: [1, 2, 3], seen: [NOBODY, only(1), only(1)] });
    expect(deck.discard.cards).toEqual([9]);
    expect(t.state.reveals).toBe(1);
  });

  it.each(['when-needed', 'at-once'] as const)(
    'lays the shuffled discards under what is left (%s)',
    (policy) => {
      const t = table();
      const deck = deckOf(policy, [5], [7, 8, 9]);
      deck.pile.seen[0] = only(2);
      expect(peek(t, deck, 2, only(0))).toBe(2);
      expect(deck.pile.cards[3]).toBe(5);
      expect(deck.pile.seen).toEqual([NOBODY, NOBODY, only(0), only(0) | only(2)]);
      expect(sorted(deck.pile)).toEqual([5, 7, 8, 9]);
      expect(deck.discard).toEqual(createPile());
    },
  );

  it('looks at fewer where there are fewer', () => {
    const t = table();
    const deck = deckOf('never', [5], [7]);
    expect(peek(t, deck, 3, only(0))).toBe(1);
    expect(deck.pile).toEqual({ cards: [5], seen: [only(0)] });
  });
});

describe('a new pile', () => {
  it('is in every order equally often, also one made of discards', () => {
    const t = table('new pile');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const deck = deckOf('when-needed', [], [1, 2, 3]);
      restock(t, deck);
      const key = deck.pile.cards.join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(t.state.reveals).toBe(0);
  });

  it('is a shuffle away from the box', () => {
    const t = table();
    const deck = createDeck('when-needed', [1, 2, 3, 4, 5, 6, 7, 8]);
    shuffle(t, deck.pile);
    expect(deck.pile.cards).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(sorted(deck.pile)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(t.state.reveals).toBe(0);
  });
});
