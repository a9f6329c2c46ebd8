import { call, NONE, type Seat, type Verdict } from '@cantina/engine';
import { sideOf, type GameTable } from '../state.ts';
import type { MainMove } from './frame.ts';
import { anyArmed, anyHasAttack, anyOf, mayJoin } from './join.ts';
import { mayTarget, targetName, targets, type Target } from './target.ts';

/** An attack needs somebody. */
function anyMayJoin(table: GameTable, seat: Seat, target: Target): Verdict {
  const side = sideOf(table, seat);
  if (anyArmed(table, side.units) || (target === 'base' && anyArmed(table, side.ships))) return undefined;
  return anyOf(side, (piece) => mayJoin(table, piece, target));
}

/**
 * A whole attack: its target, which stays fixed (DB-ASSIGN-15, DB-HUNT-19), then who joins, then it is resolved. After that
 * there may be another, with other cards, also on the same target (DB-ASSIGN-09, DB-ASSIGN-10, DB-HUNT-16).
 */
export const attack: MainMove<string | number> = {
  over: (table) => (table.state.attack === null ? targets(table) : NONE),
  hopeless: (table, _frame, seat) => table.state.attack !== null || !anyHasAttack(table, seat),
  check: (table, _frame, seat, what) =>
    mayTarget(table, seat, what as Target) ?? anyMayJoin(table, seat, what as Target),
  apply(table, _frame, seat, what) {
    table.state.attack = { target: what as Target, with: [] };
    call(table, 'gather', { seat });
  },
  label: (table, _frame, seat, what) => targetName(table, seat, what as Target),
};
