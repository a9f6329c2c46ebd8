/**
 * Piles kept in number order, the lowest number on top: catalogues one looks numbers up in, decks with a fixed order. A
 * place in such a pile tells about the card, so unless all of it is public, show it as a set (`handViewOf`).
 */
import type { Dealer } from './dealer.ts';
import { EMPTY, cardAt, seenAt, type Pile, type ReadonlyPile } from './pile.ts';
import type { Sight } from './sight.ts';

/** The first position, from the bottom, whose card has at most this number. */
function firstAtMost(pile: ReadonlyPile, card: number): number {
  let low = 0;
  let high = pile.cards.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (cardAt(pile, middle) > card) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Puts a card into its place by number. */
export function file(pile: Pile, card: number, seen: Sight): void {
  const at = firstAtMost(pile, card);
  pile.cards.splice(at, 0, card);
  pile.seen.splice(at, 0, seen);
}

/** Brings any pile into number order; what is known of a card stays with it. */
export function sortPile(pile: Pile): void {
  const old = { cards: pile.cards, seen: pile.seen };
  pile.cards = [];
  pile.seen = [];
  for (let at = 0; at < old.cards.length; at++) file(pile, cardAt(old, at), seenAt(old, at));
}

/** The position of a card in a filed pile, or -1. */
export function findFiled(pile: ReadonlyPile, card: number): number {
  const at = firstAtMost(pile, card);
  return pile.cards[at] === card ? at : -1;
}

/** Lets chance choose among the filed cards numbered `low` to `high`, which stay there; `EMPTY` if there are none. */
export function pickRandomFiled(dealer: Dealer, pile: ReadonlyPile, low: number, high: number): number {
  const from = firstAtMost(pile, high);
  const count = firstAtMost(pile, low - 1) - from;
  if (count <= 0) return EMPTY;
  dealer.state.reveals += 1;
  return cardAt(pile, from + dealer.random.below(count));
}
