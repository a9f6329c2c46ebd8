/**
 * A deck: the pile one draws from, its discard pile, and what happens when the pile is empty. The policies are data:
 *
 * - `at-once`: as soon as the pile is empty, the discard pile is shuffled into a new one (also when the first discard
 *   reaches a deck that had nothing left);
 * - `when-needed`: only when a card is wanted and none is there, if need be in the middle of a draw;
 * - `never`: there is no discard pile; discards go under the pile, and an empty pile gives nothing.
 */
import type { Dealer, Shuffler } from './dealer.ts';
import { createPile, nothingAt, putOnTop, putUnder, type Pile, type ReadonlyPile } from './pile.ts';
import { showRange } from './show.ts';
import { EVERYONE, NOBODY, only, type Sight } from './sight.ts';

export const RESHUFFLES = ['at-once', 'when-needed', 'never'] as const;
export type Reshuffle = (typeof RESHUFFLES)[number];

export interface Deck {
  readonly pile: Pile;
  /** Stays empty in a deck that is never reshuffled. */
  readonly discard: Pile;
  readonly reshuffle: Reshuffle;
}

interface ReadonlyDeck {
  readonly pile: ReadonlyPile;
  readonly discard: ReadonlyPile;
  readonly reshuffle: Reshuffle;
}

/** A face-down deck in the order given (bottom to top); shuffle its pile to begin. */
export function createDeck(reshuffle: Reshuffle, cards: readonly number[] = []): Deck {
  return { pile: createPile(cards), discard: createPile(), reshuffle };
}

/** How many cards the deck could still give. */
export function drawable(deck: ReadonlyDeck): number {
  const count = deck.pile.cards.length;
  return deck.reshuffle === 'never' ? count : count + deck.discard.cards.length;
}

/** Shuffles the discard pile and lays it under what is left. The lists change places, so nothing is copied twice. */
function shuffleUnder(shuffler: Shuffler, deck: Deck): void {
  const { pile, discard } = deck;
  const { cards, seen } = pile;
  shuffler.random.shuffle(discard.cards);
  discard.seen.fill(NOBODY);
  for (const card of cards) discard.cards.push(card);
  for (const sight of seen) discard.seen.push(sight);
  pile.cards = discard.cards;
  pile.seen = discard.seen;
  cards.length = 0;
  seen.length = 0;
  discard.cards = cards;
  discard.seen = seen;
}

/**
 * Makes sure that `wanted` cards lie on the pile, as far as the deck has them; tells how many of them do. Draws and looks
 * call it themselves; call it after taking the last card of an `at-once` deck in any other way.
 */
export function restock(shuffler: Shuffler, deck: Deck, wanted = 1): number {
  const { pile, discard } = deck;
  if (pile.cards.length < wanted && discard.cards.length > 0 && deck.reshuffle !== 'never') {
    shuffleUnder(shuffler, deck);
  }
  return Math.min(wanted, pile.cards.length);
}

/**
 * Draws up to `n` cards onto `to`; the seats in `sight` see them (the owner, everyone, nobody), the others know what they
 * knew before. Returns how many were drawn: fewer when the deck is exhausted. They are the last ones of `to`.
 */
export function draw(dealer: Dealer, deck: Deck, to: Pile, n: number, sight: Sight): number {
  const { pile } = deck;
  if (to === pile) throw new Error('A deck cannot be drawn onto its own pile');
  const atOnce = deck.reshuffle === 'at-once';
  let fresh = NOBODY;
  let drawn = 0;
  while (drawn < n && restock(dealer, deck) > 0) {
    const card = pile.cards.pop() ?? nothingAt(pile, 0);
    const seen = pile.seen.pop() ?? nothingAt(pile, 0);
    // Before the card arrives: a card on its way to the discard pile is not part of the shuffle its leaving causes.
    if (atOnce) restock(dealer, deck);
    to.cards.push(card);
    to.seen.push(seen | sight);
    fresh |= sight & ~seen;
    drawn++;
  }
  if (atOnce) restock(dealer, deck);
  if (fresh !== NOBODY) dealer.state.reveals += 1;
  return drawn;
}

/** Deals `n` cards to every hand, one at a time around the table; the hand of seat n is number n of the list. */
export function deal(dealer: Dealer, deck: Deck, hands: readonly Pile[], n: number): void {
  for (let round = 0; round < n; round++) {
    for (const [seat, hand] of hands.entries()) draw(dealer, deck, hand, 1, only(seat));
  }
}

/**
 * Shows the top `n` cards to the seats in `sight`; the cards stay where they are. Looking needs cards as drawing does: if
 * there are too few, the discard pile is first shuffled and laid under them. Returns how many are shown.
 */
export function peek(dealer: Dealer, deck: Deck, n: number, sight: Sight): number {
  const count = restock(dealer, deck, Math.max(0, n));
  const size = deck.pile.cards.length;
  showRange(dealer, deck.pile, size - count, size, sight);
  return count;
}

/** The discard without the shuffle it may cause, so that several cards can arrive together. */
export function layAside(deck: Deck, card: number, seen: Sight): void {
  if (deck.reshuffle === 'never') putUnder(deck.pile, card, seen);
  else putOnTop(deck.discard, card, seen);
}

/** Discards a card that lies nowhere any more (taken from hand, from play), openly unless told who has seen it. */
export function discard(shuffler: Shuffler, deck: Deck, card: number, seen: Sight = EVERYONE): void {
  layAside(deck, card, seen);
  if (deck.reshuffle === 'at-once') restock(shuffler, deck);
}
