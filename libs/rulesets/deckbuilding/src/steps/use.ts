import { isNone, message, performSlot, reach, refusal, type Verdict } from '@cantina/engine';
import { abilityOdds } from '../odds.ts';
import { cardName, nameOf } from '../names.ts';
import { cardOf, distinct, pieceOf, sideOf, type GameTable, type Piece } from '../state.ts';
import type { MainMove } from './frame.ts';

const USED = refusal('DB-ABIL-05');

/** The own pieces that have an ability to use. */
function able(table: GameTable, seat: number): number[] {
  const { units, ships, base } = sideOf(table, seat);
  const ids: number[] = [];
  for (const { id, card } of distinct(table, units))
    if (cardOf(table, card).ability !== undefined) ids.push(id);
  for (const { id, card } of distinct(table, ships))
    if (cardOf(table, card).ability !== undefined) ids.push(id);
  if (base !== null && cardOf(table, base.card).ability !== undefined) ids.push(base.id);
  return ids;
}

const causeOf = ({ id, owner }: Piece) => ({ you: owner, by: owner, source: id, it: id });

const abilityPath = (table: GameTable, piece: Piece): string => `${cardOf(table, piece.card).id}/ability`;

/** The ability of a card in play, once per turn, if it would do anything (DB-ABIL-01..07, DB-ABIL-13). */
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
