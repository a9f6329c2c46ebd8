import { discardFromHand, kinds } from '@cantina/decks';
import { happeningOf, message, note, performSlot, refusal, type WindowRule } from '@cantina/engine';
import { cardName, cardOf, figureName } from '../names.ts';
import { handOf, type CellarTable } from '../state.ts';

const NOT_YOUR_LOSS = refusal('SM-REACT-02');
const YOUR_OWN_LOSS = refusal('SM-REACT-03');

/**
 * Before coins are lost, the one who loses them and everybody beside may react from the hand. Whoever has cards is
 * asked, since only they know whether a reaction is among them (SM-REACT-01).
 */
const loss: WindowRule<CellarTable> = {
  possible: (table, seat) => happeningOf(table)?.prevented !== true && handOf(table, seat).cards.length > 0,
  abilities: (table, seat) =>
    kinds(handOf(table, seat)).filter((card) => cardOf(table, card).kind === 'reaction'),
  check(table, seat, card) {
    const own = happeningOf(table)?.what.it === seat;
    if (cardOf(table, card as number).answers === 'own') return own ? undefined : NOT_YOUR_LOSS;
    return own ? YOUR_OWN_LOSS : undefined;
  },
  use(table, seat, what) {
    const card = cardOf(table, what as number);
    note(table, 'card', card.id);
    discardFromHand(table, table.state.deck, handOf(table, seat), what as number);
    table.emit?.(message('log.react', { figure: figureName(seat), card: cardName(table, what as number) }));
    performSlot(table, `${card.id}/reaction`, { you: seat, by: seat, source: card.id, it: null });
  },
  label: (table, _seat, card) => cardName(table, card as number),
};

export const windows = { loss };
