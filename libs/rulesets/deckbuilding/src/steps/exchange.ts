import { ASK, end, message, type Frame, type Seat } from '@cantina/engine';
import { discard, EMPTY, EVERYONE, sorted } from '@cantina/decks';
import { takeFromPile } from '../effects/moves.ts';
import { slots } from '../effects/row.ts';
import { cardName, sideName } from '../names.ts';
import { cardOf, FACTIONS, type GameTable } from '../state.ts';
import { step } from './step.ts';

interface ExchangeFrame extends Frame {
  readonly by: Seat;
  /** The card chosen from the galaxy discard pile, once it is. */
  card?: number;
}

function ownDiscards(table: GameTable, seat: Seat): readonly number[] {
  const cards = sorted(table.state.galaxy.discard).filter(
    (card) => cardOf(table, card).faction === FACTIONS[seat],
  );
  return [...new Set(cards)];
}

/** A card of the own faction in the galaxy discard pile and a row card change places (Tatooine). */
export const exchange = step<ExchangeFrame>({
  actors: (_table, { by }) => [by],
  run(table, frame) {
    const possible = ownDiscards(table, frame.by).length > 0 && slots(table).length > 0;
    if (possible) return ASK;
    end(table);
    return undefined;
  },
  prompt: (_table, { card }) => ({
    ask: message(card === undefined ? 'prompt.exchange' : 'prompt.exchangeFor'),
  }),
  moves: {
    fetch: {
      over: (table, { card }, seat) => (card === undefined ? ownDiscards(table, seat) : []),
      apply(_table, frame, _seat, what) {
        frame.card = what as number;
      },
      label: (table, _frame, _seat, what) => cardName(table, what as number),
    },
    replace: {
      over: (table, { card }) => (card === undefined ? [] : slots(table)),
      apply(table, frame, seat, what) {
        const { row, galaxy } = table.state;
        const slot = what as number;
        const away = row.cards[slot] as number;
        const card = frame.card ?? EMPTY;
        takeFromPile(galaxy.discard, card);
        row.cards[slot] = card;
        row.seen[slot] = EVERYONE;
        discard(table, galaxy, away);
        end(table);
        table.emit?.(
          message('log.swap', {
            side: sideName(seat),
            up: cardName(table, card),
            away: cardName(table, away),
          }),
        );
      },
      label: (table, _frame, _seat, what) => cardName(table, table.state.row.cards[what as number] as number),
    },
  },
});
