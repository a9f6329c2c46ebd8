import { call, happen, message, NONE, NOTHING, type Seat } from '@cantina/engine';
import { damageShip, hitPointsLeft } from '../effects/damage.ts';
import { attackOf } from '../effects/values.ts';
import { cardName, sideName } from '../names.ts';
import { cardOf, enemyOf, pieceAmong, sideOf, type Attack, type GameTable, type Piece } from '../state.ts';
import type { MainMove } from './frame.ts';
import { targetValue } from './target.ts';

/** Those who have joined, as they joined. */
function attackers(table: GameTable, seat: Seat, { with: ids }: Attack): readonly Piece[] {
  const { units, ships } = sideOf(table, seat);
  return ids.flatMap((id) => pieceAmong(units, id) ?? pieceAmong(ships, id) ?? []);
}

function totalOf(table: GameTable, pieces: readonly Piece[]): number {
  let sum = 0;
  for (const piece of pieces) sum += attackOf(table, piece);
  return sum;
}

/** Resolves the attack with all that have joined (DB-ATTACK-01, DB-HUNT-02). */
export const strike: MainMove<null> = {
  over: ({ state }) => (state.attack !== null && state.attack.with.length > 0 ? NOTHING : NONE),
  apply(table, _frame, seat) {
    const now = table.state.attack;
    if (now === null) return;
    const pieces = attackers(table, seat, now);
    const total = totalOf(table, pieces);
    for (const piece of pieces) piece.attacked = true;
    table.state.attack = null;
    if (now.target === 'base') strikeBase(table, seat, total);
    else strikeRow(table, seat, now.target, total, now.with);
  },
  label(table, _frame, seat) {
    const now = table.state.attack;
    return message('move.strike', { n: now === null ? 0 : totalOf(table, attackers(table, seat, now)) });
  },
};

/**
 * Enough defeats the card, more is lost; too little does nothing, and the attackers have attacked all the same
 * (DB-HUNT-03, DB-HUNT-06, DB-HUNT-07, DB-HUNT-14).
 */
function strikeRow(table: GameTable, seat: Seat, slot: number, total: number, by: readonly number[]): void {
  const card = table.state.row.cards[slot] as number;
  const literal = cardOf(table, card);
  const needed = targetValue(literal);
  table.emit?.(
    message('log.strikeRow', { side: sideName(seat), card: cardName(table, card), n: total, needed }),
  );
  if (literal.faction === 'neutral') sideOf(table, seat).neutralHunts++;
  if (total >= needed) happen(table, 'defeat', { it: card, seat, slot, with: by.slice() });
}

/**
 * Ships first, the rest to the base if there is one (DB-ATTACK-02..05, DB-ATTACK-11, DB-ATTACK-19, DB-FAQ-08); how damage
 * is split among several ships that it cannot all destroy is the attacker's choice (DB-ATTACK-14..16, DB-ATTACK-20).
 */
function strikeBase(table: GameTable, seat: Seat, total: number): void {
  const { base, ships } = sideOf(table, enemyOf(seat));
  table.emit?.(message('log.strikeBase', { side: sideName(seat), n: total }));
  const room = ships.reduce((sum, ship) => sum + hitPointsLeft(table, ship), 0);
  if (total >= room) {
    for (const ship of ships.slice()) damageShip(table, ship, hitPointsLeft(table, ship));
    if (base !== null && total > room)
      happen(table, 'damage', { it: base.id, amount: total - room, by: seat });
  } else if (ships.length === 1) damageShip(table, ships[0] as Piece, total);
  else call(table, 'split', { seat, ids: ships.map(({ id }) => id), left: total });
}
