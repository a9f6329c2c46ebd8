import { discardFromHand, discard, putOnTop, EVERYONE } from '@cantina/decks';
import { finish, message, performSlot, type Happening, type MomentRule } from '@cantina/engine';
import { asSource, cardName, sideName } from '../names.ts';
import { goalOf } from '../options.ts';
import { cardOf, enemyOf, pieceOf, sideOf, type GameTable } from '../state.ts';
import { intoHand, leaveRow, lend, takeOutOfPlay } from './moves.ts';

/** What happens at each moment that cards may listen to. */

type Moment = MomentRule<GameTable>;

const nothing: Moment = { apply: () => undefined };

/** Damage reaches a base; enough of it destroys the base, and the last one ends the game at once (DB-ATTACK-07, DB-WIN-02). */
const damage: Moment = {
  apply(table, what) {
    const base = pieceOf(table, what.it as number);
    const amount = what['amount'] as number;
    if (base === undefined || amount === 0) return;
    base.damage += amount;
    table.emit?.(message('log.damage', { card: cardName(table, base.card), n: amount }));
    if (base.damage >= cardOf(table, base.card).hitPoints) loseBase(table, base.owner);
  },
};

/**
 * The base goes to the enemy's victory pile with all damage, also what was too much; its owner chooses another at the start
 * of the own next turn (DB-ATTACK-08..10, DB-ATTACK-21). However it fell, it counts, and enough of them win (DB-WIN-01,
 * DB-WIN-03..05).
 */
function loseBase(table: GameTable, seat: number): void {
  const { base } = sideOf(table, seat);
  if (base === null) return;
  const winner = enemyOf(seat);
  takeOutOfPlay(table, base);
  const { victory } = sideOf(table, winner);
  victory.push(base.card);
  table.emit?.(message('log.baseLost', { card: cardName(table, base.card), n: victory.length }));
  if (victory.length < goalOf(table.state.options)) return;
  finish(table, {
    seats: winner === 0 ? ['won', 'lost'] : ['lost', 'won'],
    because: message('because.bases', { side: sideName(winner), n: victory.length }),
  });
}

/** A purchased card goes to the discard pile, or where something sent it, and then says what it says (DB-BUY-05, DB-BUY-06). */
const purchase: Moment = {
  apply(table, what) {
    const card = what.it as number;
    const seat = what['seat'] as number;
    const side = sideOf(table, seat);
    side.nextOnTop = false;
    if (what['exile'] === true) lend(table, seat, card);
    table.emit?.(message('log.purchase', { side: sideName(seat), card: cardName(table, card) }));
    arrive(table, what, card, seat);
    if (cardOf(table, card).purchase !== null) {
      performSlot(table, `${cardOf(table, card).id}/purchase`, {
        you: seat,
        by: seat,
        source: asSource(card),
        it: what['to'] as string,
      });
    }
  },
};

function arrive(table: GameTable, what: Happening, card: number, seat: number): void {
  const { deck } = sideOf(table, seat);
  if (what['to'] === 'hand') intoHand(table, seat, card);
  else if (what['to'] === 'deck') {
    putOnTop(deck.pile, card, EVERYONE);
    table.emit?.(message('log.toDeck', { side: sideName(seat), card: cardName(table, card) }));
  } else discard(table, deck, card);
}

/** A row card is defeated: discarded, replaced, and last comes the reward, if it is wanted (DB-HUNT-04, DB-HUNT-05, DB-HUNT-10..12). */
const defeat: Moment = {
  apply(table, what) {
    const { row, galaxy } = table.state;
    const slot = what['slot'] as number;
    const card = what.it as number;
    const seat = what['seat'] as number;
    row.cards[slot] = -1;
    row.seen[slot] = 0;
    discard(table, galaxy, card);
    table.emit?.(message('log.defeat', { card: cardName(table, card) }));
    leaveRow(table, slot);
    const { id, reward, cost, faction } = cardOf(table, card);
    if (faction === 'neutral') {
      sideOf(table, seat).pool += cost;
      table.emit?.(message('log.resources', { side: sideName(seat), n: cost }));
    } else if (reward !== null) {
      performSlot(table, `${id}/reward`, { you: seat, by: seat, source: asSource(card), it: card });
    }
  },
};

/** A card leaves a hand for its owner's discard pile (DB-TERM-02). */
const handDiscard: Moment = {
  apply(table, what) {
    const seat = what['seat'] as number;
    const { deck, hand } = sideOf(table, seat);
    const card = what.it as number;
    discardFromHand(table, deck, hand, card);
    table.emit?.(message('log.discard', { side: sideName(seat), card: cardName(table, card) }));
  },
};

export const moments = {
  play: nothing,
  reveal: nothing,
  turn: nothing,
  damage,
  purchase,
  defeat,
  handDiscard,
};
