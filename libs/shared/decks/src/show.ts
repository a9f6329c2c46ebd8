/**
 * Showing cards where they lie: to one seat (a private look), to some, or to everyone (a reveal). Each raises the counter
 * that undo follows, if anybody saw anything new.
 */
import type { Dealer } from './dealer.ts';
import { EMPTY, cardAt, seenAt, type Pile } from './pile.ts';
import { EVERYONE, NOBODY, type Sight } from './sight.ts';

/** Adds `sight` to the cards from position `from` up to, not including, `to`. */
export function showRange(dealer: Dealer, pile: Pile, from: number, to: number, sight: Sight): void {
  let fresh = NOBODY;
  for (let at = from; at < to; at++) {
    if (cardAt(pile, at) === EMPTY) continue;
    const seen = seenAt(pile, at);
    fresh |= sight & ~seen;
    pile.seen[at] = seen | sight;
  }
  if (fresh !== NOBODY) dealer.state.reveals += 1;
}

/** Shows the card at one position, of a pile or a row. */
export function show(dealer: Dealer, pile: Pile, at: number, sight: Sight): void {
  cardAt(pile, at);
  showRange(dealer, pile, at, at + 1, sight);
}

/** Shows a whole pile, hand or row. */
export function showAll(dealer: Dealer, pile: Pile, sight: Sight): void {
  showRange(dealer, pile, 0, pile.cards.length, sight);
}

/** Turns a whole pile, hand or row face up. */
export function reveal(dealer: Dealer, pile: Pile): void {
  showAll(dealer, pile, EVERYONE);
}
