import { Stream, seeded } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { createDeck } from './deck.ts';
import {
  discardFromHand,
  discardHand,
  giveFromHand,
  kinds,
  pickRandom,
  putBack,
  sorted,
  takeFromHand,
} from './hand.ts';
import { EMPTY, createPile, type Pile } from './pile.ts';
import { EVERYONE, only, type Sight } from './sight.ts';
import { handViewOf } from './view.ts';

const OWNER = only(0);
const RIVAL = only(1);
const THIRD = only(2);

const table = (seed: number | string = 1) => ({ random: new Stream(seeded(seed)), state: { reveals: 0 } });

/** A hand of seat 0: pairs of a card and who else has seen it. */
function handOf(...cards: readonly (readonly [card: number, others?: Sight])[]): Pile {
  return { cards: cards.map(([card]) => card), seen: cards.map(([, others]) => OWNER | (others ?? 0)) };
}

describe('showing a hand', () => {
  it('is by number, never in the order of drawing', () => {
    const hand = handOf([7], [3], [7], [1]);
    expect(sorted(hand)).toEqual([1, 3, 7, 7]);
    expect(kinds(hand)).toEqual([1, 3, 7]);
    expect(hand.cards).toEqual([7, 3, 7, 1]);
    expect(kinds(createPile())).toEqual([]);
  });
});

describe('a card that leaves a hand openly', () => {
  it('is known to everyone; the rest stays as known as before', () => {
    const hand = handOf([4], [5, RIVAL], [6]);
    expect(takeFromHand(hand, 4, EVERYONE)).toBe(EVERYONE);
    expect(hand).toEqual(handOf([5, RIVAL], [6]));
  });

  it.each([
    ['last', handOf([5], [5, RIVAL])],
    ['first', handOf([5, RIVAL], [5])],
  ])('is the copy a witness knew, so that nobody learns of a second one (known copy %s)', (_, hand) => {
    takeFromHand(hand, 5, EVERYONE);
    expect(hand).toEqual(handOf([5]));
    expect(handViewOf(hand, 1)).toEqual({ count: 1, known: [], unknown: 1 });
  });

  it('is for every witness a copy that they knew, though not the same one', () => {
    const hand = handOf([5, RIVAL], [8, RIVAL | THIRD], [5, THIRD]);
    takeFromHand(hand, 5, EVERYONE);
    expect(hand.cards.toSorted()).toEqual([5, 8]);
    expect(handViewOf(hand, 0).known).toEqual([5, 8]);
    expect(handViewOf(hand, 1).known).toEqual([8]);
    expect(handViewOf(hand, 2).known).toEqual([8]);
  });

  it('costs a witness who knew two copies only one of them', () => {
    const hand = handOf([5, RIVAL], [5, RIVAL], [5]);
    takeFromHand(hand, 5, EVERYONE);
    expect(handViewOf(hand, 1)).toEqual({ count: 2, known: [5], unknown: 1 });
  });

  it('must be there', () => {
    const hand = handOf([4]);
    expect(() => takeFromHand(hand, 5, EVERYONE)).toThrow(/Card 5 is not in this hand/);
    expect(hand).toEqual(handOf([4]));
  });
});

describe('a card that leaves a hand secretly', () => {
  it('makes the others forget the hand: it may have been any card', () => {
    const hand = handOf([4, RIVAL], [5, RIVAL | THIRD], [6]);
    const deck = createPile([1, 2]);
    putBack(hand, [4], deck, 'under', OWNER | THIRD);
    expect(hand).toEqual(handOf([5, THIRD], [6]));
    expect(deck).toEqual({ cards: [4, 1, 2], seen: [OWNER | THIRD, 0, 0] });
  });

  it('is no secret to those who know that it could be no other', () => {
    const last = handOf([4, RIVAL]);
    expect(takeFromHand(last, 4, OWNER)).toBe(OWNER | RIVAL);
    const twins = handOf([5, RIVAL], [5, RIVAL | THIRD]);
    expect(takeFromHand(twins, 5, OWNER)).toBe(OWNER | RIVAL);
    expect(twins).toEqual(handOf([5, RIVAL]));
  });

  it('is still a secret to those who know only some of the copies', () => {
    const hand = handOf([5, RIVAL], [5]);
    expect(takeFromHand(hand, 5, OWNER)).toBe(OWNER);
    expect(hand).toEqual(handOf([5]));
  });

  it('is known to giver and taker when given to another hand', () => {
    const hand = handOf([4], [5]);
    const other = createPile([9], RIVAL);
    giveFromHand(hand, 5, other, OWNER | RIVAL);
    expect(other).toEqual({ cards: [9, 5], seen: [RIVAL, OWNER | RIVAL] });
  });
});

describe('putting back', () => {
  it('lays the first card named uppermost, on top or under', () => {
    const pile = createPile([1, 2], EVERYONE);
    const hand = handOf([7], [8], [9], [10]);
    putBack(hand, [8, 7], pile, 'top', OWNER);
    putBack(hand, [10, 9], pile, 'under', OWNER);
    expect(pile.cards).toEqual([9, 10, 1, 2, 7, 8]);
    expect(pile.seen).toEqual([OWNER, OWNER, EVERYONE, EVERYONE, OWNER, OWNER]);
    expect(hand).toEqual(createPile());
  });
});

describe('discarding', () => {
  it('is open and counts as no news', () => {
    const t = table();
    const deck = createDeck('when-needed');
    const hand = handOf([4], [5]);
    discardFromHand(t, deck, hand, 4);
    expect(deck.discard).toEqual(createPile([4], EVERYONE));
    expect(hand).toEqual(handOf([5]));
    expect(t.state.reveals).toBe(0);
  });

  it('can be face down', () => {
    const deck = createDeck('never', [1]);
    discardFromHand(table(), deck, handOf([4], [5]), 4, OWNER);
    expect(deck.pile).toEqual({ cards: [4, 1], seen: [OWNER, 0] });
  });

  it('lays a whole hand down by number, not in the order of drawing', () => {
    const t = table();
    const deck = createDeck('when-needed');
    const hand = handOf([7], [3, RIVAL], [5]);
    discardHand(t, deck, hand);
    expect(deck.discard).toEqual(createPile([3, 5, 7], EVERYONE));
    expect(hand).toEqual(createPile());
    expect(t.state.reveals).toBe(0);
  });

  it('shuffles a whole hand together into an empty deck that is rebuilt at once', () => {
    const deck = createDeck('at-once');
    discardHand(table(), deck, handOf([7], [3], [5]));
    expect(sorted(deck.pile)).toEqual([3, 5, 7]);
    expect(deck.discard).toEqual(createPile());
  });

  it('hides a hand that is put away unseen, except where it could be nothing else', () => {
    const deck = createDeck('never');
    discardHand(table(), deck, handOf([7, RIVAL], [3, RIVAL]), OWNER);
    expect(deck.pile).toEqual({ cards: [7, 3], seen: [OWNER, OWNER] });
    const other = createDeck('never');
    discardHand(table(), other, handOf([7, RIVAL], [7, RIVAL]), OWNER);
    expect(other.pile).toEqual({ cards: [7, 7], seen: [OWNER | RIVAL, OWNER | RIVAL] });
  });
});

describe('a random card', () => {
  it('is any card equally often, copies counting each', () => {
    const t = table('random card');
    const hand = handOf([1], [2], [2], [3]);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const card = pickRandom(t, hand);
      counts[card] = (counts[card] ?? 0) + 1;
    }
    expect(hand.cards).toEqual([1, 2, 2, 3]);
    expect(counts[0]).toBe(0);
    expect(Math.abs((counts[1] ?? 0) - 1000)).toBeLessThan(150);
    expect(Math.abs((counts[2] ?? 0) - 2000)).toBeLessThan(150);
    expect(t.state.reveals).toBe(4000);
  });

  it('is EMPTY, and no news, when there is none', () => {
    const t = table();
    expect(pickRandom(t, createPile())).toBe(EMPTY);
    expect(t.state.reveals).toBe(0);
  });
});
