import { createPile, discard, draw, EVERYONE } from '@cantina/decks';
import { end, message, note, performSlot, type Frame, type Seat } from '@cantina/engine';
import { keepCard } from '../effects/keeps.ts';
import { asSource, cardName, seatName } from '../names.ts';
import { cardOf, type GameTable } from '../state.ts';
import { step } from './step.ts';

/** A destiny card is drawn, shown to all and followed (SG-TURN-03). */
export interface DestinyFrame extends Frame {
  readonly seat: Seat;
  /** Number of the card; -1 until drawn. */
  card: number;
  /** The planet an event happens at, drawn with the card; -1 where there is none (SG-RANDOM-01, SG-RANDOM-04). */
  planet: number;
}

export const destiny = step<DestinyFrame>({
  run(table, frame) {
    if (frame.card < 0) drawCard(table, frame);
    else putAway(table, frame);
  },
});

/** An empty deck is made anew from its discard pile (SG-TURN-10). */
function drawCard(table: GameTable, frame: DestinyFrame): void {
  const { state } = table;
  const { seat } = frame;
  const next = createPile();
  if (draw(table, state.destiny, next, 1, EVERYONE) === 0) {
    end(table); // all of them lie before players
    return;
  }
  const card = next.cards[0] as number;
  frame.card = card;
  state.drawn.push(card);
  const { id, kind, ability } = cardOf(table, card);
  note(table, 'destiny', id);
  table.emit?.(message('log.destiny', { seat: seatName(seat), card: cardName(table, card) }));
  if (kind === 'price') frame.planet = state.slots[table.random.below(state.slots.length)] as number;
  if (kind === 'equipment' || kind === 'friend') keepCard(table, seat, card);
  if (ability !== undefined)
    performSlot(table, `${id}/ability`, { you: seat, by: seat, source: asSource(card), it: null });
}

/** Done with, unless it lies before the player now (SG-TURN-12, SG-COMBAT-20). */
function putAway(table: GameTable, { card }: DestinyFrame): void {
  const { drawn, destiny: deck } = table.state;
  const at = drawn.lastIndexOf(card);
  if (at >= 0) {
    drawn.splice(at, 1);
    discard(table, deck, card);
  }
  end(table);
}
