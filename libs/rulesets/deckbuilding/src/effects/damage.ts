import { happen, happeningOf, message, refusal } from '@cantina/engine';
import { cardName } from '../names.ts';
import { cardOf, enemyOf, pieceOf, sideOf, type GameTable, type Piece } from '../state.ts';
import { destroyShip } from './moves.ts';
import { count, type Count, type GameVerb } from './verb.ts';

/** Damage by abilities goes straight to what they name, past any ships (DB-ATTACK-12, DB-ATTACK-22). */

const NO_BASE = refusal('DB-ATTACK-18');

export const hitPointsLeft = (table: GameTable, { card, damage }: Piece): number =>
  cardOf(table, card).hitPoints - damage;

/** Damage to a ship; enough of it destroys the ship (DB-ATTACK-03). */
export function damageShip(table: GameTable, piece: Piece, n: number): void {
  piece.damage += n;
  table.emit?.(message('log.damage', { card: cardName(table, piece.card), n }));
  if (hitPointsLeft(table, piece) <= 0) destroyShip(table, piece);
}

const damage: GameVerb<Count> = {
  params: count,
  apply(table, { you, it }, { n }) {
    const piece = pieceOf(table, it as number);
    if (piece === undefined) return;
    if (sideOf(table, piece.owner).base === piece)
      happen(table, 'damage', { it: piece.id, amount: n, by: you });
    else damageShip(table, piece, n);
  },
};

const damageBase: GameVerb<Count> = {
  params: count,
  reach: (table, { you }) => (sideOf(table, enemyOf(you)).base === null ? NO_BASE : 'all'),
  apply(table, { you }, { n }) {
    const { base } = sideOf(table, enemyOf(you));
    if (base !== null) happen(table, 'damage', { it: base.id, amount: n, by: you });
  },
};

/** The first n damage of each turn does not count (DB-CASE-06, DB-CASE-14, DB-CASE-19, DB-CASE-20). */
const shield: GameVerb<Count> = {
  params: count,
  apply(table, { you }, { n }) {
    const what = happeningOf(table)?.what;
    const side = sideOf(table, you);
    const amount = what?.['amount'];
    if (what === undefined || typeof amount !== 'number') return;
    const kept = Math.min(amount, n - side.shielded);
    if (kept <= 0) return;
    side.shielded += kept;
    what['amount'] = amount - kept;
    table.emit?.(message('log.shield', { n: kept }));
  },
};

export const damageVerbs = { damage, damageBase, shield };
