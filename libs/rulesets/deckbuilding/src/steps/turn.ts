import { discard, discardHand } from '@cantina/decks';
import {
  become,
  call,
  enterPlay,
  happen,
  leavePlay,
  message,
  refresh,
  turnTo,
  type Frame,
  type Seat,
} from '@cantina/engine';
import { drawCards, exileCard, exilePiece, takeFromPile, takeOpenly, topUpRow } from '../effects/moves.ts';
import { gainResources } from '../effects/gains.ts';
import { sideName } from '../names.ts';
import { cardOf, enemyOf, forceLeft, HAND_SIZE, sideOf, type GameTable } from '../state.ts';
import { step } from './step.ts';

interface TurnFrame extends Frame {
  stage: number;
}

/** The starting bases are in play from the beginning (DB-SETUP-05); then the first turn begins. */
export const begin = step({
  run(table) {
    for (const { base } of table.state.sides) if (base !== null) enterPlay(table, base.id);
    become(table, 'turn', { stage: 0 });
  },
});

/** Turn after turn, beginning with the Empire, until the last base falls (DB-TURN-01, DB-TURN-02). */
export const turn = step<TurnFrame>({
  run(table, frame) {
    const seat = table.state.active;
    switch (frame.stage++) {
      case 0: // DB-TURN-03
        for (const side of table.state.sides) side.shielded = 0; // DB-CASE-14: before a new base may deal damage
        table.emit?.(message('log.turn', { side: sideName(seat) }));
        if (sideOf(table, seat).base === null) call(table, 'newBase', { seat });
        return;
      case 1:
        startOfTurn(table, seat);
        happen(table, 'turn', { it: null, seat }); // DB-TURN-11
        return;
      case 2:
        call(table, 'main', { seat });
        return;
      default:
        endTurn(table, seat);
        turnTo(table, enemyOf(seat));
        frame.stage = 0;
    }
  },
});

/**
 * The Force bonus (DB-TURN-04, DB-FORCE-07, DB-FORCE-14), then the resources of the own ships, but no Force (DB-TURN-05,
 * DB-TURN-10, DB-TURN-14, DB-PLAY-11).
 */
function startOfTurn(table: GameTable, seat: Seat): void {
  topUpRow(table);
  if (forceLeft(table, seat) === 0) gainResources(table, seat, 1);
  for (const { card } of sideOf(table, seat).ships) gainResources(table, seat, cardOf(table, card).resources);
}

/**
 * Fleeting cards go, units and hand are discarded, unspent resources are lost, five cards are drawn; ships stay
 * (DB-END-01..07, DB-END-09, DB-PLAY-05..07, DB-PLAY-13).
 */
function endTurn(table: GameTable, seat: Seat): void {
  const side = sideOf(table, seat);
  table.state.attack = null; // DB-ASSIGN-12
  for (const card of side.fleeting.splice(0)) exileFleeting(table, seat, card);
  for (const unit of side.units) {
    leavePlay(table, unit.id);
    discard(table, side.deck, unit.card);
  }
  side.units = [];
  for (const piece of side.ships) piece.used = piece.attacked = false; // ready for the own next turn (DB-ABIL-18, DB-ABIL-26)
  if (side.base !== null) side.base.used = false;
  discardHand(table, side.deck, side.hand);
  side.pool = 0;
  side.bought = side.boughtNeutral = side.playedNeutral = side.neutralHunts = 0;
  side.nextOnTop = false;
  refresh(table, 'turn');
  drawCards(table, seat, HAND_SIZE);
}

/** Wherever the card is now: in play, in hand, in the discard pile; elsewhere it has got away (DB-END-10). */
function exileFleeting(table: GameTable, seat: Seat, card: number): void {
  const { units, ships, hand, deck, lentAfter } = sideOf(table, seat);
  const piece = [...units, ...ships].find((one) => one.card === card && one.id > lentAfter);
  if (piece !== undefined) {
    exilePiece(table, piece);
  } else if (hand.cards.includes(card)) {
    takeOpenly(table, seat, card);
    exileCard(table, card);
  } else if (deck.discard.cards.includes(card)) {
    takeFromPile(deck.discard, card);
    exileCard(table, card);
  }
}
