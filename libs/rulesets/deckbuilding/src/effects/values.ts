import { value, type ValueRule } from '@cantina/engine';
import { cardOf, pieceOf, type GameTable, type Piece } from '../state.ts';

/** Asked, never stored. */

/** What a card adds to an attack (DB-CARD-02); constant abilities change it unasked (DB-ABIL-14, DB-ABIL-20, DB-ABIL-23). */
const attack: ValueRule<GameTable> = {
  base(table, it) {
    const piece = pieceOf(table, it as number);
    return piece === undefined ? 0 : cardOf(table, piece.card).attack;
  },
};

/** The same of a piece at hand. */
export const attackOf = (table: GameTable, { id, card }: Piece): number =>
  value(table, 'attack', id, cardOf(table, card).attack);

/** How many neutral row cards this player may hunt each turn: none, unless a base says otherwise (DB-HUNT-08). */
const neutralHunts: ValueRule<GameTable> = { base: () => 0 };

export const values = { attack, neutralHunts };
