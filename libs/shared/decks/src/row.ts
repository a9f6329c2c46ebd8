/**
 * Rows and markets: a fixed number of slots, each with a card or `EMPTY`, filled from a deck. A row has the shape of a pile,
 * so cards in it may lie face up, face down, or be known to some; slots are places everybody can see.
 */
import { discard, restock, type Deck } from './deck.ts';
import type { Dealer, Shuffler } from './dealer.ts';
import { EMPTY, cardAt, createPile, nothingAt, put, seenAt, type End, type Pile } from './pile.ts';
import { EVERYONE, NOBODY, type Sight } from './sight.ts';

export type Row = Pile;

export function createRow(slots: number): Row {
  return createPile(new Array<number>(slots).fill(EMPTY));
}

/** Lays a card into an empty slot. */
export function place(row: Row, slot: number, card: number, seen: Sight): void {
  const there = cardAt(row, slot);
  if (there !== EMPTY) throw new Error(`Slot ${slot} holds card ${there}; take it first`);
  row.cards[slot] = card;
  row.seen[slot] = seen;
}

function vacate(row: Row, slot: number): number {
  const card = cardAt(row, slot);
  if (card === EMPTY) throw new Error(`Slot ${slot} is empty`);
  row.cards[slot] = EMPTY;
  row.seen[slot] = NOBODY;
  return card;
}

/** Takes (buys, wins) the card of a slot onto a pile or into a hand; the slot stays empty. Returns the card. */
export function takeFromRow(row: Row, slot: number, to: Pile, end: End = 'top'): number {
  const seen = seenAt(row, slot);
  const card = vacate(row, slot);
  put(to, card, seen, end);
  return card;
}

/** Discards the card of a slot to a deck; who knew it still does. Returns the card. */
export function discardFromRow(shuffler: Shuffler, row: Row, slot: number, deck: Deck): number {
  const seen = seenAt(row, slot);
  const card = vacate(row, slot);
  discard(shuffler, deck, card, seen);
  return card;
}

/** Fills the slots from `from` up to, not including, `to` that are empty. */
function fill(dealer: Dealer, row: Row, from: number, to: number, deck: Deck, sight: Sight): number {
  const { pile } = deck;
  let fresh = NOBODY;
  let filled = 0;
  for (let slot = from; slot < to; slot++) {
    if (cardAt(row, slot) !== EMPTY) continue;
    if (restock(dealer, deck) === 0) break;
    const seen = pile.seen.pop() ?? nothingAt(pile, 0);
    row.cards[slot] = pile.cards.pop() ?? nothingAt(pile, 0);
    row.seen[slot] = seen | sight;
    fresh |= sight & ~seen;
    filled++;
    if (deck.reshuffle === 'at-once') restock(dealer, deck);
  }
  if (fresh !== NOBODY) dealer.state.reveals += 1;
  return filled;
}

/** Refills one slot if it is empty, face up unless told who sees it; whether a card came. */
export function refillSlot(
  dealer: Dealer,
  row: Row,
  slot: number,
  deck: Deck,
  sight: Sight = EVERYONE,
): boolean {
  return fill(dealer, row, slot, slot + 1, deck, sight) === 1;
}

/** Refills every empty slot, the first one first, as far as the deck has cards; how many came. */
export function refill(dealer: Dealer, row: Row, deck: Deck, sight: Sight = EVERYONE): number {
  return fill(dealer, row, 0, row.cards.length, deck, sight);
}

/** Closes the gaps towards the first slot, for markets whose cards slide along before they are refilled. */
export function slide(row: Row): void {
  let to = 0;
  for (let slot = 0; slot < row.cards.length; slot++) {
    const card = cardAt(row, slot);
    if (card === EMPTY) continue;
    const seen = seenAt(row, slot);
    row.cards[slot] = EMPTY;
    row.seen[slot] = NOBODY;
    row.cards[to] = card;
    row.seen[to] = seen;
    to++;
  }
}
