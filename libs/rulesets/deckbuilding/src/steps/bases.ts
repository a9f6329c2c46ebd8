import { only, putOnTop, sorted } from '@cantina/decks';
import { call, end, happen, message, ASK, type Frame, type Seat } from '@cantina/engine';
import { layOut, takeFromPile } from '../effects/moves.ts';
import { cardName, sideName } from '../names.ts';
import { EMPIRE, REBELS, sideOf } from '../state.ts';
import { step } from './step.ts';

interface SeatFrame extends Frame {
  readonly seat: Seat;
}

/** Without a base: look through the own bases and reveal any of them as the new one (DB-TURN-03, DB-TURN-12, DB-SETUP-20). */
export const newBase = step<SeatFrame>({
  actors: (_table, { seat }) => [seat],
  moves: {
    reveal: {
      over: (table, _frame, seat) => sorted(sideOf(table, seat).bases),
      apply(table, _frame, seat, what) {
        const card = what as number;
        const { bases } = sideOf(table, seat);
        takeFromPile(bases, card);
        end(table);
        const piece = layOut(table, seat, card);
        table.state.reveals++;
        table.emit?.(message('log.newBase', { side: sideName(seat), card: cardName(table, card) }));
        happen(table, 'reveal', { it: piece.id, seat });
      },
      label: (table, _frame, _seat, what) =>
        message('move.reveal', { card: cardName(table, what as number) }),
    },
  },
});

/** With secret bases, each player picks four of nine for the game, unseen by the other (DB-VAR-04..06). */
const SECRET_BASES = 4;

export const chooseBases = step<SeatFrame>({
  actors: (_table, { seat }) => [seat],
  run(table, { seat }) {
    if (sideOf(table, seat).bases.cards.length < SECRET_BASES) return ASK;
    end(table);
    if (seat === EMPIRE) call(table, 'chooseBases', { seat: REBELS });
    return undefined;
  },
  moves: {
    keep: {
      // In any order: an imagined world may have picked the last of them first.
      over: (table, _frame, seat) => sorted(sideOf(table, seat).unchosen),
      apply(table, _frame, seat, what) {
        const { bases, unchosen } = sideOf(table, seat);
        takeFromPile(unchosen, what as number);
        putOnTop(bases, what as number, only(seat));
        table.emit?.({
          key: 'log.keepBase',
          params: { side: sideName(seat), card: message('log.hidden', { n: 1 }) },
          only: { seats: [seat], params: { card: cardName(table, what as number) } },
        });
      },
      label: (table, _frame, _seat, what) => message('move.keep', { card: cardName(table, what as number) }),
    },
  },
});
