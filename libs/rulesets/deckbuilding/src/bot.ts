import { forceIsWith, sideOf, enemyOf, cardOf, type GameTable } from './state.ts';

/** How good the table looks for a seat. */
export function evaluate(table: GameTable, seat: number): number {
  const { outcome } = table.state;
  if (outcome !== null) return outcome.seats[seat] === 'won' ? 1000 : -1000;
  return standing(table, seat) - standing(table, enemyOf(seat));
}

function standing(table: GameTable, seat: number): number {
  const side = sideOf(table, seat);
  const all = [...side.deck.pile.cards, ...side.deck.discard.cards, ...side.hand.cards];
  let worth = side.victory.length * 40 + (forceIsWith(table, seat) ? 1 : 0);
  for (const card of all) worth += cardOf(table, card).cost;
  for (const { card } of side.units) worth += cardOf(table, card).cost;
  for (const { card, damage } of side.ships) worth += cardOf(table, card).cost - damage / 2;
  const { base } = side;
  if (base !== null) worth += 20 - (20 * base.damage) / cardOf(table, base.card).hitPoints;
  return worth;
}
