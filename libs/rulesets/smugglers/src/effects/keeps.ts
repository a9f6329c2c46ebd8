import { discard } from '@cantina/decks';
import { enterPlay, leavePlay, message, type Seat } from '@cantina/engine';
import { cardName, planetNumber, seatName } from '../names.ts';
import { cardOf, findKeep, playerOf, type GameTable } from '../state.ts';

/** Cards that come to lie before a player, and leave again (SG-TURN-12). */

const newId = (table: GameTable, card: number): string => `${cardOf(table, card).id}#${++table.state.laid}`;

/** A card being followed is no longer in the middle of the table. */
function takeDrawn({ state }: GameTable, card: number): boolean {
  const at = state.drawn.lastIndexOf(card);
  if (at >= 0) state.drawn.splice(at, 1);
  return at >= 0;
}

export function keepCard(table: GameTable, seat: Seat, card: number): void {
  if (!takeDrawn(table, card)) return;
  const id = newId(table, card);
  playerOf(table, seat).keeps.push({ id, card });
  enterPlay(table, id);
  table.emit?.(message('log.kept', { seat: seatName(seat), card: cardName(table, card) }));
}

export function discardKeep(table: GameTable, id: string): void {
  const found = findKeep(table, id);
  if (found === undefined) return;
  leavePlay(table, id);
  const { keeps } = playerOf(table, found.seat);
  keeps.splice(keeps.indexOf(found.keep), 1);
  discard(table, table.state.destiny, found.keep.card);
}

/** A contract is taken on, for a planet drawn at random (SG-CONTRACT-01, SG-RANDOM-01, SG-RANDOM-03). */
export function signDeal(table: GameTable, seat: Seat, card: number): void {
  const { contract } = cardOf(table, card);
  if (contract === undefined || !takeDrawn(table, card)) return;
  const { slots, round } = table.state;
  const planet = slots[table.random.below(slots.length)] as number;
  playerOf(table, seat).deals.push({
    id: newId(table, card),
    card,
    planet,
    until: round + contract.turns,
  });
  table.emit?.(
    message('log.signed', {
      seat: seatName(seat),
      card: cardName(table, card),
      planet: planetNumber(table, planet),
    }),
  );
}

export function discardDeal(table: GameTable, id: string): void {
  for (const { deals } of table.state.players) {
    const at = deals.findIndex((deal) => deal.id === id);
    const [gone] = at < 0 ? [] : deals.splice(at, 1);
    if (gone !== undefined) discard(table, table.state.destiny, gone.card);
  }
}
