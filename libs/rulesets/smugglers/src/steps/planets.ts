import { discard, draw, createPile, EVERYONE } from '@cantina/decks';
import { message, refresh } from '@cantina/engine';
import { discardDeal } from '../effects/keeps.ts';
import { planetNumber } from '../names.ts';
import { planetOf, type GameTable } from '../state.ts';

/** Effects that end when a planet leaves the board last until this. */
export const whileThere = (id: string): string => `planet:${id}`;

/**
 * After a sale the planet leaves, and the marker of its slot goes to a new one (SG-PLANET-01..03); what was tied to it ends
 * (SG-PLANET-08, SG-CONTRACT-04). The new card is drawn first, so the old one is not among those shuffled (SG-PLANET-05).
 */
export function replacePlanet(table: GameTable, planet: number): void {
  const { state } = table;
  const slot = state.slots.indexOf(planet);
  if (slot < 0) return; // Brix and Koroth stay (SG-PLANET-06)
  const next = createPile();
  if (draw(table, state.planetDeck, next, 1, EVERYONE) === 0) return;
  state.slots[slot] = next.cards[0] as number;
  discard(table, state.planetDeck, planet);
  refresh(table, whileThere(planetOf(table, planet).id));
  for (const { deals } of state.players) {
    for (const deal of deals.slice()) if (deal.planet === planet) discardDeal(table, deal.id);
  }
  table.emit?.(
    message('log.planet', {
      gone: planetNumber(table, planet),
      planet: planetNumber(table, state.slots[slot]),
      sector: planetOf(table, state.slots[slot]).sector,
    }),
  );
}
