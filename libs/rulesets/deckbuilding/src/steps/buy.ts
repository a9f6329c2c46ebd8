import { discardFromRow, EMPTY } from '@cantina/decks';
import { message, NONE, refusal, type Seat } from '@cantina/engine';
import { leaveRow, takeRowCard } from '../effects/moves.ts';
import { purchaseCard } from '../effects/purchase.ts';
import { listsOfSlots, slots } from '../effects/row.ts';
import { cardName, rowName, sideName } from '../names.ts';
import { cardOf, isEnemyOf, REBELS, sideOf, type Content, type GameTable } from '../state.ts';
import type { MainMove } from './frame.ts';

const NEVER_EMPIRE = refusal('DB-BUY-02');
const NEVER_REBELS = refusal('DB-BUY-03');
const TOO_DEAR = refusal('DB-BUY-04');
const NO_PILOTS = refusal('DB-BUY-10');
const NEUTRAL_ONLY = refusal('DB-OPT-03');

const PILOT = 'pilot';

/** Each content has its pilot; asked for at every purchase, so it is looked up once. */
const pilots = new WeakMap<Content, number>();

function pilotCard({ content }: GameTable): number {
  let card = pilots.get(content);
  if (card === undefined) {
    card = content.cards.findIndex(({ kind }) => kind === 'pilot');
    pilots.set(content, card);
  }
  return card;
}

const offered = (table: GameTable, what: number | string): number =>
  typeof what === 'number' ? (table.state.row.cards[what] as number) : pilotCard(table);

/** Does the pool pay for anything that this player may buy? */
function affordsAny(table: GameTable, seat: Seat): boolean {
  const { pool } = sideOf(table, seat);
  const { row, pilots: left } = table.state;
  if (left > 0 && cardOf(table, pilotCard(table)).cost <= pool) return true;
  for (const number of row.cards) {
    if (number === EMPTY) continue;
    const card = cardOf(table, number);
    if (card.cost <= pool && !isEnemyOf(card, seat)) return true;
  }
  return false;
}

/**
 * A card of the row or a pilot, own or neutral, for its full cost (DB-BUY-01..05, DB-BUY-14); as many as the pool pays for,
 * the one that has just come into the row included (DB-BUY-08, DB-BUY-09).
 */
export const buy: MainMove<number | string> = {
  over: listsOfSlots((filled) => [...filled, PILOT]),
  hopeless: (table, _frame, seat) => !affordsAny(table, seat),
  check(table, _frame, seat, what) {
    if (what === PILOT && table.state.pilots === 0) return NO_PILOTS;
    const card = cardOf(table, offered(table, what));
    if (isEnemyOf(card, seat)) return seat === REBELS ? NEVER_EMPIRE : NEVER_REBELS;
    return card.cost > sideOf(table, seat).pool ? TOO_DEAR : undefined;
  },
  apply(table, _frame, seat, what) {
    const card = offered(table, what);
    sideOf(table, seat).pool -= cardOf(table, card).cost;
    if (typeof what === 'number') takeRowCard(table, what);
    else table.state.pilots--;
    purchaseCard(table, seat, card);
  },
  label: (table, _frame, _seat, what) => {
    const card = offered(table, what);
    const name = typeof what === 'number' ? rowName(table, what) : cardName(table, card);
    return message('move.buy', { card: name, cost: cardOf(table, card).cost });
  },
};

/** Optional rule: a neutral row card is paid to go away, which is no purchase (DB-OPT-03..07). */
export const payOff: MainMove<number> = {
  over: (table) => (table.state.options.payOff ? slots(table) : NONE),
  check(table, _frame, seat, slot) {
    const card = cardOf(table, offered(table, slot));
    if (card.faction !== 'neutral') return NEUTRAL_ONLY;
    return card.cost > sideOf(table, seat).pool ? TOO_DEAR : undefined;
  },
  apply(table, _frame, seat, slot) {
    const { row, galaxy } = table.state;
    const card = discardFromRow(table, row, slot, galaxy);
    sideOf(table, seat).pool -= cardOf(table, card).cost;
    table.emit?.(message('log.payOff', { side: sideName(seat), card: cardName(table, card) }));
    leaveRow(table, slot);
  },
  label: (table, _frame, _seat, slot) =>
    message('move.payOff', { card: rowName(table, slot), cost: cardOf(table, offered(table, slot)).cost }),
};
