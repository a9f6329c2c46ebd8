/**
 * Hands: piles whose owner has seen every card. A hand is a set: its order is that of drawing and is never shown, so a card
 * leaves it by number, and what the others may conclude follows from what they see:
 *
 * - A **witness** sees which card leaves. If they knew of a copy in this hand, that copy counts as the one that left, even
 *   if the owner holds another: otherwise their view would tell them about the second copy. What else they knew stays.
 * - Anybody else sees only that some card left, which may have been any. They no longer know any card of this hand, nor the
 *   one that left, unless they knew the whole hand to be copies of one card.
 *
 * The owner is always a witness and must be named.
 */
import { discard, layAside, restock, type Deck } from './deck.ts';
import type { Dealer, Shuffler } from './dealer.ts';
import { sortCards } from './order.ts';
import {
  EMPTY,
  cardAt,
  certain,
  put,
  putOnTop,
  removeAt,
  seenAt,
  type End,
  type Pile,
  type ReadonlyPile,
} from './pile.ts';
import { EVERYONE, NOBODY, type Sight } from './sight.ts';

/** All cards by number, for rules and for those who have seen them all; what one seat may see is `handViewOf`. */
export function sorted(pile: ReadonlyPile): number[] {
  return sortCards(pile.cards.slice());
}

/** Each different card once, by number: what there is to choose from, since copies are the same choice. */
export function kinds(pile: ReadonlyPile): number[] {
  const each: number[] = [];
  for (const card of pile.cards) if (!each.includes(card)) each.push(card);
  return sortCards(each);
}

/** Takes one copy out of a hand; the answer is who knows the card now, to be put down with it. */
export function takeFromHand(hand: Pile, card: number, witnesses: Sight): Sight {
  const at = hand.cards.lastIndexOf(card);
  if (at < 0) throw new Error(`Card ${card} is not in this hand of ${hand.cards.length}`);
  const known = witnesses === EVERYONE ? EVERYONE : witnesses | certain(hand, 0);
  let owed = known & ~seenAt(hand, at);
  removeAt(hand, at);
  if (owed === NOBODY && known === EVERYONE) return known;
  for (let i = 0; i < hand.cards.length; i++) {
    let seen = seenAt(hand, i) & known;
    if (cardAt(hand, i) === card) {
      const left = seen & owed;
      seen &= ~left;
      owed &= ~left;
    }
    hand.seen[i] = seen;
  }
  return known;
}

/** Gives a card from a hand to another hand or pile. */
export function giveFromHand(hand: Pile, card: number, to: Pile, witnesses: Sight): void {
  putOnTop(to, card, takeFromHand(hand, card, witnesses));
}

/** Discards one card from a hand, openly unless told who sees it. */
export function discardFromHand(
  shuffler: Shuffler,
  deck: Deck,
  hand: Pile,
  card: number,
  witnesses: Sight = EVERYONE,
): void {
  discard(shuffler, deck, card, takeFromHand(hand, card, witnesses));
}

/** Discards a whole hand at once, by number: laid down in the order of drawing it would tell that order. */
export function discardHand(shuffler: Shuffler, deck: Deck, hand: Pile, witnesses: Sight = EVERYONE): void {
  const known = witnesses === EVERYONE ? EVERYONE : witnesses | certain(hand, 0);
  sortCards(hand.cards);
  for (const card of hand.cards) layAside(deck, card, known);
  hand.cards.length = 0;
  hand.seen.length = 0;
  if (deck.reshuffle === 'at-once') restock(shuffler, deck);
}

/** Puts cards from a hand on top of or under a pile, in the order they shall lie there: the first one uppermost. */
export function putBack(hand: Pile, cards: readonly number[], pile: Pile, end: End, witnesses: Sight): void {
  const count = cards.length;
  for (let i = 0; i < count; i++) {
    const card = cards[end === 'top' ? count - 1 - i : i] ?? EMPTY;
    put(pile, card, takeFromHand(hand, card, witnesses), end);
  }
}

/** Lets chance choose a card of a hand, which stays there; `EMPTY` if there is none. Every card is as likely as any other. */
export function pickRandom(dealer: Dealer, hand: ReadonlyPile): number {
  const size = hand.cards.length;
  if (size === 0) return EMPTY;
  dealer.state.reveals += 1;
  return cardAt(hand, dealer.random.below(size));
}
