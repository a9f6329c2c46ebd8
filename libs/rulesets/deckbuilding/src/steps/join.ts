import { message, NONE, refusal, type Seat, type Verdict } from '@cantina/engine';
import { attackOf, isAttackAsPrinted } from '../effects/values.ts';
import { nameOf } from '../names.ts';
import { cardOf, isFirst, pieceBefore, sideOf, type GameTable, type Piece, type Side } from '../state.ts';
import type { MainMove } from './frame.ts';
import type { Target } from './target.ts';

export const NO_ATTACK = refusal('DB-ASSIGN-13');
const SHIPS_NEVER_HUNT = refusal('DB-ASSIGN-04');
const HAS_ATTACKED = refusal('DB-ASSIGN-08');
const ALREADY_ASSIGNED = refusal('DB-ASSIGN-05');

/** No card takes attack away, so what is printed will do; only who has none needs a bonus, and one that counts here. */
export function mayJoin(table: GameTable, piece: Piece, target: Target): Verdict {
  if (piece.attacked) return HAS_ATTACKED;
  const { type, attack } = cardOf(table, piece.card);
  if (target !== 'base' && type === 'ship') return SHIPS_NEVER_HUNT;
  if (attack > 0) return undefined;
  return !isAttackAsPrinted(table) && attackOf(table, piece, target) > 0 ? undefined : NO_ATTACK;
}

/** For questions about the row as a whole. */
export const ANY_SLOT = 0;

/** Is this true of any card in play? If of none, the reason of the first speaks for all. */
export function anyOf({ units, ships }: Side, may: (piece: Piece) => Verdict): Verdict {
  let why: Verdict;
  for (let i = 0; i < units.length + ships.length; i++) {
    const verdict = may((units[i] ?? ships[i - units.length]) as Piece);
    if (verdict === undefined) return undefined;
    why ??= verdict;
  }
  return why ?? NO_ATTACK;
}

/** Most cards that attack need no bonus for it, and this is quickly seen. */
export function anyArmed(table: GameTable, pieces: readonly Piece[]): boolean {
  for (const { attacked, card } of pieces) if (!attacked && cardOf(table, card).attack > 0) return true;
  return false;
}

/** Somebody who has not attacked yet and has attack, or might get some from something in play. */
export function anyHasAttack(table: GameTable, seat: Seat): boolean {
  const { units, ships } = sideOf(table, seat);
  if (anyArmed(table, units) || anyArmed(table, ships)) return true;
  return !isAttackAsPrinted(table) && !(units.every(hasAttacked) && ships.every(hasAttacked));
}

const hasAttacked = ({ attacked }: Piece): boolean => attacked;

/** Each different card in play. */
export function pointable(table: GameTable, seat: Seat): readonly number[] {
  const { units, ships } = sideOf(table, seat);
  const ids: number[] = [];
  for (const unit of units) if (isFirst(table, units, unit)) ids.push(unit.id);
  for (const ship of ships) if (isFirst(table, ships, ship)) ids.push(ship.id);
  return ids;
}

/** A card in play joins the attack being gathered (DB-ASSIGN-01..06). Taking it back is undo (DB-ASSIGN-11). */
export const join: MainMove<number> = {
  over: (table, _frame, seat) => (table.state.attack === null ? NONE : pointable(table, seat)),
  check(table, _frame, seat, id) {
    const piece = pieceBefore(sideOf(table, seat), id);
    const now = table.state.attack;
    if (piece === undefined || now === null) return NO_ATTACK;
    if (now.with.includes(id)) return ALREADY_ASSIGNED;
    return mayJoin(table, piece, now.target);
  },
  apply: (table, _frame, _seat, id) => void table.state.attack?.with.push(id),
  label(table, _frame, seat, id) {
    const piece = pieceBefore(sideOf(table, seat), id);
    const n = piece === undefined ? 0 : attackOf(table, piece);
    return message('move.join', { card: nameOf(table, id), n });
  },
};
