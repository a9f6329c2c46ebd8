import { isUnchanged, value, type ValueRule } from '@cantina/engine';
import { cardOf, pieceOf, type Attack, type GameTable, type Piece } from '../state.ts';

/** Asked, never stored. */

/** What a card adds to an attack (DB-CARD-02); constant abilities change it unasked (DB-ABIL-14, DB-ABIL-20, DB-ABIL-23). */
const attack: ValueRule<GameTable> = {
  base(table, it) {
    const piece = pieceOf(table, it as number);
    return piece === undefined ? 0 : cardOf(table, piece.card).attack;
  },
};

/** What comes on top of it against a card of the row (DB-HUNT-18). */
const hunt: ValueRule<GameTable> = { base: () => 0 };

/** What a piece has against this target; while there is no attack, against the base. */
export function attackOf(
  table: GameTable,
  { id, card }: Piece,
  target: Attack['target'] = table.state.attack?.target ?? 'base',
): number {
  const attack = value(table, 'attack', id, cardOf(table, card).attack);
  return target === 'base' ? attack : attack + value(table, 'hunt', id, 0);
}

/** What those who have joined have together. */
export function attackOfAll(table: GameTable, ids: readonly number[]): number {
  let sum = 0;
  for (const id of ids) {
    const piece = pieceOf(table, id);
    if (piece !== undefined) sum += attackOf(table, piece);
  }
  return sum;
}

/** Does nothing give anybody more than is printed, whatever the target? */
export const isAttackAsPrinted = (table: GameTable): boolean =>
  isUnchanged(table, 'attack') && isUnchanged(table, 'hunt');

/** How many neutral row cards this player may hunt each turn: none, unless a base says otherwise (DB-HUNT-08). */
const neutralHunts: ValueRule<GameTable> = { base: () => 0 };

export const values = { attack, hunt, neutralHunts };
