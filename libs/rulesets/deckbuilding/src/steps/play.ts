import { kinds } from '@cantina/decks';
import { happen, message, note } from '@cantina/engine';
import { gainForce, gainResources } from '../effects/gains.ts';
import { layOut, takeOpenly } from '../effects/moves.ts';
import { cardName, sideName } from '../names.ts';
import { cardOf, sideOf } from '../state.ts';
import type { MainMove } from './frame.ts';

/**
 * A card from the hand comes into play, for nothing (DB-PLAY-08): its resources, then its Force, both without asking
 * (DB-PLAY-09, DB-PLAY-12), then what it says when played (DB-PLAY-01..04, DB-PLAY-10).
 */
export const play: MainMove<number> = {
  over: (table, _frame, seat) => kinds(sideOf(table, seat).hand),
  apply(table, _frame, seat, card) {
    const { id, faction, resources, force } = cardOf(table, card);
    note(table, 'card', id);
    takeOpenly(table, seat, card);
    table.emit?.(message('log.play', { side: sideName(seat), card: cardName(table, card) }));
    const piece = layOut(table, seat, card);
    if (faction === 'neutral') sideOf(table, seat).playedNeutral++;
    gainResources(table, seat, resources);
    gainForce(table, seat, force);
    happen(table, 'play', { it: piece.id, seat, card });
  },
  label: (table, _frame, _seat, card) => message('move.play', { card: cardName(table, card) }),
};
