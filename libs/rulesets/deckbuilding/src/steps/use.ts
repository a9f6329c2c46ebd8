import { isNone, message, performSlot, reach, refusal, type Verdict } from '@cantina/engine';
import { abilityOdds } from '../odds.ts';
import { cardName, nameOf } from '../names.ts';
import { cardOf, isFirst, pieceOf, sideOf, type GameTable, type Piece } from '../state.ts';
import type { MainMove } from './frame.ts';

const USED = refusal('DB-ABIL-05');

/** The own pieces that have an ability to use. */
function able(table: GameTable, seat: number): number[] {
  const { units, ships, base } = sideOf(table, seat);
  const ids: number[] = [];
  for (const unit of units)
    if (cardOf(table, unit.card).ability !== undefined && isFirst(table, units, unit)) ids.push(unit.id);
  for (const ship of ships)
    if (cardOf(table, ship.card).ability !== undefined && isFirst(table, ships, ship)) ids.push(ship.id);
  if (base !== null && cardOf(table, base.card).ability !== undefined) ids.push(base.id);
  return ids;
}

const causeOf = ({ id, owner }: Piece) => ({ you: owner, by: owner, source: id, it: id });

const paths: Record<string, string> = {};

/** Put together once for each card: a long name is costly to look up while it is new. */
function abilityPath(table: GameTable, { card }: Piece): string {
  const { id } = cardOf(table, card);
  return (paths[id] ??= `${id}/ability`);
}

/**
 * The ability of a card in play, once per turn, if it would do anything (DB-ABIL-01..09, DB-ABIL-13, DB-ABIL-21, DB-ABIL-27,
 * DB-ABIL-29): whenever its owner wants, but then all of it (DB-FAQ-02..04).
 */
export const use: MainMove<number> = {
  over: (table, _frame, seat) => able(table, seat),
  check(table, _frame, _seat, id): Verdict {
    const piece = pieceOf(table, id);
    if (piece === undefined) return USED;
    if (piece.used) return USED;
    const answer = reach(table, table.rules.node(abilityPath(table, piece)), causeOf(piece), true);
    return isNone(answer) && typeof answer !== 'string' ? answer : undefined;
  },
  apply(table, _frame, _seat, id) {
    const piece = pieceOf(table, id);
    if (piece === undefined) return;
    piece.used = true;
    table.emit?.(message('log.use', { card: cardName(table, piece.card) }));
    performSlot(table, abilityPath(table, piece), causeOf(piece));
  },
  label: (table, _frame, _seat, id) => message('move.use', { card: nameOf(table, id) }),
  odds: (table, _frame, seat, id) => {
    const piece = pieceOf(table, id);
    return piece === undefined
      ? undefined
      : abilityOdds(table, seat, table.rules.node(abilityPath(table, piece)));
  },
};
