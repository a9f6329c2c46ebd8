import { call, NONE, type Seat, type Verdict } from '@cantina/engine';
import { sideOf, type GameTable } from '../state.ts';
import type { MainMove } from './frame.ts';
import { anyArmed, anyHasAttack, mayJoin, NO_ATTACK } from './join.ts';
import { mayTarget, targetName, targets, type Target } from './target.ts';

/** An attack needs somebody; if nobody can join, the reason of the first speaks for all. */
function anyMayJoin(table: GameTable, seat: Seat, target: Target): Verdict {
  const { units, ships } = sideOf(table, seat);
  if (anyArmed(table, units) || (target === 'base' && anyArmed(table, ships))) return undefined;
  let why: Verdict;
  for (const unit of units) {
    const verdict = mayJoin(table, unit, target);
    if (verdict === undefined) return undefined;
    why ??= verdict;
  }
  for (const ship of ships) {
    const verdict = mayJoin(table, ship, target);
    if (verdict === undefined) return undefined;
    why ??= verdict;
  }
  return why ?? NO_ATTACK;
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
