import { message, perform, reach, refusal, type Verdict } from '@cantina/engine';
import { abilityOdds } from '../odds.ts';
import { cardName, nameOf } from '../names.ts';
import { cardOf, isFirst, pieceBefore, sideOf, type GameTable, type Piece } from '../state.ts';
import type { MainMove } from './frame.ts';

type Node = Parameters<typeof perform>[1];

const USED = refusal('DB-ABIL-05');

/** The own pieces that have an ability to use. */
function able(table: GameTable, seat: number): number[] {
  const { units, ships, base } = sideOf(table, seat);
  const ids: number[] = [];
  for (const unit of units)
    if (cardOf(table, unit.card).ability !== null && isFirst(table, units, unit)) ids.push(unit.id);
  for (const ship of ships)
    if (cardOf(table, ship.card).ability !== null && isFirst(table, ships, ship)) ids.push(ship.id);
  if (base !== null && cardOf(table, base.card).ability !== null) ids.push(base.id);
  return ids;
}

const causeOf = ({ id, owner }: Piece) => ({ you: owner, by: owner, source: id, it: id });

function abilityOf(table: GameTable, { card }: Piece): Node {
  return table.rules.card(cardOf(table, card).id).slots['ability'] as Node;
}

/**
 * The ability of a card in play, once per turn, if it would do anything (DB-ABIL-01..09, DB-ABIL-13, DB-ABIL-21, DB-ABIL-27,
 * DB-ABIL-29): whenever its owner wants, but then all of it (DB-FAQ-02..04).
 */
export const use: MainMove<number> = {
  over: (table, _frame, seat) => able(table, seat),
  check(table, _frame, seat, id): Verdict {
    const piece = pieceBefore(sideOf(table, seat), id);
    if (piece === undefined || piece.used) return USED;
    const answer = reach(table, abilityOf(table, piece), causeOf(piece), true);
    return typeof answer === 'string' ? undefined : answer;
  },
  apply(table, _frame, seat, id) {
    const piece = pieceBefore(sideOf(table, seat), id);
    if (piece === undefined) return;
    piece.used = true;
    table.emit?.(message('log.use', { card: cardName(table, piece.card) }));
    perform(table, abilityOf(table, piece), causeOf(piece));
  },
  label: (table, _frame, _seat, id) => message('move.use', { card: nameOf(table, id) }),
  odds: (table, _frame, seat, id) => {
    const piece = pieceBefore(sideOf(table, seat), id);
    return piece === undefined ? undefined : abilityOdds(table, seat, abilityOf(table, piece));
  },
};
