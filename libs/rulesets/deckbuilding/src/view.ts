import { handViewOf, unseenPlaces, viewOf, type HandView, type PileView, type Place } from '@cantina/decks';
import { value, type Viewer } from '@cantina/engine';
import { goalOf } from './options.ts';
import { cardOf, enemyOf, sideOf, type Attack, type GameTable, type Piece, type Side } from './state.ts';

interface PieceView extends Piece {
  readonly attack: number;
  readonly hitPoints: number;
}

interface SideView {
  readonly hand: HandView;
  readonly deck: PileView;
  readonly discard: readonly number[];
  readonly units: readonly PieceView[];
  readonly ships: readonly PieceView[];
  readonly base: PieceView | null;
  readonly bases: HandView;
  readonly pool: number;
  readonly victory: readonly number[];
  readonly nextOnTop: boolean;
  readonly fleeting: readonly number[];
}

/** What one viewer may see: everything open, the own hand, and cards that were shown to them (DB-GEN-08..10, DB-FAQ-07). */
export interface View {
  readonly turn: number;
  readonly force: number;
  readonly goal: number;
  readonly sides: readonly SideView[];
  readonly galaxy: PileView;
  readonly galaxyDiscard: readonly number[];
  readonly row: readonly number[];
  readonly pilots: number;
  readonly exiled: readonly number[];
  readonly attack: (Attack & { readonly total: number }) | null;
}

export function view(table: GameTable, viewer: Viewer): View {
  const { state } = table;
  const { attack } = state;
  return {
    turn: state.active,
    force: state.force,
    goal: goalOf(state.options),
    sides: state.sides.map((side) => sideView(table, side, viewer)),
    galaxy: viewOf(state.galaxy.pile, viewer),
    galaxyDiscard: state.galaxy.discard.cards.slice(),
    row: state.row.cards.slice(),
    pilots: state.pilots,
    exiled: state.exiled.slice(),
    attack:
      attack === null
        ? null
        : {
            target: attack.target,
            with: attack.with.slice(),
            total: attack.with.reduce((sum, id) => sum + value(table, 'attack', id), 0),
          },
  };
}

function sideView(table: GameTable, side: Side, viewer: Viewer): SideView {
  const piece = (one: Piece): PieceView => ({
    ...one,
    attack: value(table, 'attack', one.id),
    hitPoints: cardOf(table, one.card).hitPoints,
  });
  return {
    hand: handViewOf(side.hand, viewer),
    deck: viewOf(side.deck.pile, viewer),
    discard: side.deck.discard.cards.slice(),
    units: side.units.map(piece),
    ships: side.ships.map(piece),
    base: side.base === null ? null : piece(side.base),
    bases: handViewOf(side.bases, viewer),
    pool: side.pool,
    victory: side.victory.slice(),
    nextOnTop: side.nextOnTop,
    fleeting: side.fleeting.slice(),
  };
}

/** Cards that could lie any other way for this seat: the own deck; the enemy's hand and deck; the galaxy deck; enemy bases. */
export function hidden(table: GameTable, seat: number): readonly (readonly Place[])[] {
  const own = sideOf(table, seat);
  const enemy = sideOf(table, enemyOf(seat));
  return [
    unseenPlaces([own.deck.pile], seat),
    unseenPlaces([enemy.hand, enemy.deck.pile], seat),
    unseenPlaces([table.state.galaxy.pile], seat),
    unseenPlaces([enemy.bases, enemy.unchosen], seat),
  ];
}
