import { CHANGES_NOTHING, happen, happeningOf, type Seat } from '@cantina/engine';
import { cardOf, sideOf, type GameTable } from '../state.ts';
import { intoHand, takeFromPile, takeRowCard } from './moves.ts';
import type { GameVerb } from './verb.ts';

/**
 * A card that has just left its place is purchased: it counts as one of this turn's purchases and goes to the discard pile,
 * unless the effect that purchases it, or something that listens, names another place (DB-BUY-05, DB-BUY-11, DB-BUY-13).
 */
export function purchaseCard(
  table: GameTable,
  seat: Seat,
  card: number,
  to: 'discard' | 'hand' | 'deck' = 'discard',
): void {
  const side = sideOf(table, seat);
  side.bought++;
  if (cardOf(table, card).faction === 'neutral') side.boughtNeutral++;
  happen(table, 'purchase', { it: card, card, seat, to, fixed: to !== 'discard', exile: false });
}

/** A purchase that costs nothing: all else as in any purchase (DB-BUY-11). */
const freePurchase = (to: 'discard' | 'hand' | 'deck'): GameVerb => ({
  apply: (table, { you, it }) => purchaseCard(table, you, takeRowCard(table, it as number), to),
});

/** From the galaxy discard pile, for its cost. */
const purchaseDiscarded: GameVerb = {
  apply(table, { you, it }) {
    const card = it as number;
    takeFromPile(table.state.galaxy.discard, card);
    sideOf(table, you).pool -= cardOf(table, card).cost;
    purchaseCard(table, you, card);
  },
};

/** Another way than the discard pile for a card being purchased; the first one named holds (DB-BUY-13). */
const redirect = (to: 'hand' | 'deck', onLoan: boolean): GameVerb => ({
  apply(table) {
    const what = happeningOf(table)?.what;
    if (what === undefined || what['fixed'] === true) return;
    what['to'] = to;
    what['fixed'] = true;
    what['exile'] = onLoan;
  },
});

/** The card just purchased goes on to the hand; `it` says where it went. */
const boughtToHand: GameVerb = {
  reach: (_table, { it }) => (it === 'hand' ? CHANGES_NOTHING : 'all'),
  apply(table, { you, source, it }) {
    if (it === 'hand') return;
    const card = Number(String(source).slice('card:'.length));
    const { deck } = sideOf(table, you);
    takeFromPile(it === 'deck' ? deck.pile : deck.discard, card);
    intoHand(table, you, card);
  },
};

export const purchaseVerbs = {
  purchaseFree: freePurchase('discard'),
  purchaseIntoHand: freePurchase('hand'),
  purchaseOntoDeck: freePurchase('deck'),
  purchase: purchaseDiscarded,
  ontoDeck: redirect('deck', false),
  onLoan: redirect('hand', true),
  boughtToHand,
};
