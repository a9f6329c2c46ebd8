import { handViewOf, unseenPlaces, viewOf, type Place } from '@cantina/decks';
import type { Viewer } from '@cantina/engine';
import { z } from 'zod';
import { attackOf, attackOfAll } from './effects/values.ts';
import { goalOf } from './options.ts';
import { cardOf, enemyOf, sideOf, type GameTable, type Piece, type Side } from './state.ts';

const cards = z.array(z.int().min(0)).readonly();
const count = z.int().min(0);
const seat = z.int().min(0).max(1);
const hand = z.strictObject({ count, known: cards, unknown: count });
const pile = z.strictObject({
  count,
  known: z.array(z.strictObject({ depth: count, card: z.int().min(0) })).readonly(),
});

const piece = z.strictObject({
  id: z.int(),
  card: z.int().min(0),
  owner: seat,
  damage: count,
  used: z.boolean(),
  attacked: z.boolean(),
  attack: z.int(),
  hitPoints: count,
});
type PieceView = z.infer<typeof piece>;
const pieces = z.array(piece).readonly();

const side = z.strictObject({
  hand,
  deck: pile,
  discard: cards,
  units: pieces,
  ships: pieces,
  base: piece.nullable(),
  bases: hand,
  pool: count,
  victory: cards,
  nextOnTop: z.boolean(),
  fleeting: z.array(z.int()).readonly(),
});
type SideView = z.infer<typeof side>;

/** What one viewer may see: everything open, the own hand, and cards that were shown to them (DB-GEN-08..10, DB-FAQ-07). */
export const viewForm = z.strictObject({
  turn: seat,
  force: z.int(),
  goal: count,
  sides: z.array(side).readonly(),
  galaxy: pile,
  galaxyDiscard: cards,
  row: z.array(z.int()).readonly(),
  pilots: count,
  exiled: cards,
  attack: z
    .strictObject({
      target: z.union([z.literal('base'), z.int().min(0)]),
      with: z.array(z.int()).readonly(),
      total: count,
    })
    .nullable(),
});
export type View = z.infer<typeof viewForm>;

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
            total: attackOfAll(table, attack.with),
          },
  };
}

function sideView(table: GameTable, side: Side, viewer: Viewer): SideView {
  const piece = (one: Piece): PieceView => ({
    ...one,
    attack: attackOf(table, one),
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
