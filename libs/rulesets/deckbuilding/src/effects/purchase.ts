import { happen, type Seat } from '@cantina/engine';
import { cardOf, sideOf, type GameTable } from '../state.ts';

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
