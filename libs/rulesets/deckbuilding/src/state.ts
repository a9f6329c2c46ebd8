import { clonePile, type Deck, type Pile, type Row } from '@cantina/decks';
import { clone, type Core, type Seat, type Table } from '@cantina/engine';
import type { Card, Content } from './content/schema.ts';
import type { Options } from './options.ts';

export type { Card, Content } from './content/schema.ts';

/** The Empire begins (DB-TURN-01), so it has the first seat; who takes which is settled before the game (DB-SETUP-21). */
export const EMPIRE: Seat = 0;
export const REBELS: Seat = 1;
export const FACTIONS = ['empire', 'rebel'] as const;

/** The Force track of seven spaces: -3 is the Empire's end, +3 the Rebels' (DB-FORCE-01, DB-FORCE-13). */
export const FORCE_END = 3;
export const ROW_SLOTS = 6;
export const HAND_SIZE = 5;

/** A card in play. Outside play a card is its number; copies are the same. */
export interface Piece {
  readonly id: number;
  readonly card: number;
  readonly owner: Seat;
  /** Stays until it is repaired (DB-ATTACK-06). */
  damage: number;
  /** Its ability has been used this turn (DB-ABIL-08). */
  used: boolean;
  /** It has taken part in a resolved attack this turn (DB-ASSIGN-08); whether it was used is another matter (DB-ASSIGN-07). */
  attacked: boolean;
}

/** What lies before one player. */
export interface Side {
  deck: Deck;
  hand: Pile;
  units: Piece[];
  ships: Piece[];
  base: Piece | null;
  /** Bases still to come, face down. */
  bases: Pile;
  /** With secret bases: those not chosen, face down as well. */
  unchosen: Pile;
  /** Supplies of counters never run out, so only what is taken is counted (DB-ATTACK-17). */
  pool: number;
  /** Enemy bases destroyed. */
  victory: number[];
  /** This turn so far: cards purchased, neutral ones among them, neutral cards played, damage kept off the base. */
  bought: number;
  boughtNeutral: number;
  playedNeutral: number;
  shielded: number;
  /** The next card purchased goes on top of the deck. */
  nextOnTop: boolean;
  /** Row cards won against neutrals this turn. */
  neutralHunts: number;
  /** Cards that must be exiled when this turn ends, wherever they are then (DB-END-10). */
  fleeting: number[];
  /** The last piece laid before the latest of them was lent: an older ship of the same name is another copy. */
  lentAfter: number;
}

/** An attack being gathered: its target is fixed first (DB-HUNT-19), then cards join, then it is resolved. */
export interface Attack {
  /** The enemy base with its ships, or a slot of the row. */
  readonly target: 'base' | number;
  readonly with: number[];
}

export interface State extends Core {
  readonly options: Options;
  sides: [Side, Side];
  galaxy: Deck;
  row: Row;
  pilots: number;
  force: number;
  exiled: number[];
  attack: Attack | null;
  /** How many cards were ever put into play; gives pieces their ids. */
  laid: number;
}

export type GameTable = Table<State, Content>;

export const enemyOf = (seat: Seat): Seat => 1 - seat;

export const sideOf = ({ state }: GameTable, seat: Seat): Side => state.sides[seat] as Side;

export const cardOf = ({ content }: GameTable, card: number): Card => content.cards[card] as Card;

/** Is there anything that an attack on the base could hit? */
export const hasBaseOrShip = ({ base, ships }: Side): boolean => base !== null || ships.length > 0;

export function pieceOf({ state }: GameTable, id: number): Piece | undefined {
  return pieceBefore(state.sides[0], id) ?? pieceBefore(state.sides[1], id);
}

/** A piece that lies before one player. */
export function pieceBefore({ units, ships, base }: Side, id: number): Piece | undefined {
  if (base !== null && base.id === id) return base;
  return pieceAmong(units, id) ?? pieceAmong(ships, id);
}

/** Pieces lie in the order they came, so their ids ascend. */
export function pieceAmong(pieces: readonly Piece[], id: number): Piece | undefined {
  for (let i = pieces.length - 1; i >= 0; i--) {
    const piece = pieces[i] as Piece;
    if (piece.id <= id) return piece.id === id ? piece : undefined;
  }
  return undefined;
}

/** Copies in the same condition are one choice: only the first of them is listed. */
export function distinct(table: GameTable, pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) if (isFirst(table, pieces, piece)) kept.push(piece);
  return kept;
}

/** Is there none like it before it in the list? */
export function isFirst(table: GameTable, pieces: readonly Piece[], piece: Piece): boolean {
  for (const other of pieces) {
    if (other === piece) return true;
    if (isAlike(table, other, piece)) return false;
  }
  return true;
}

function isAlike({ state }: GameTable, a: Piece, b: Piece): boolean {
  if (a.card !== b.card || a.damage !== b.damage || a.used !== b.used || a.attacked !== b.attacked)
    return false;
  const joined = state.attack?.with;
  if (joined !== undefined && joined.includes(a.id) !== joined.includes(b.id)) return false;
  return state.lasting.length === 0 || bonus(state, a.id) === bonus(state, b.id);
}

function bonus({ lasting }: State, id: number): number {
  let sum = 0;
  for (const { it, add } of lasting) if (it === id) sum += add;
  return sum;
}

/** Is the Force with this player (DB-FORCE-02..04, DB-FORCE-08)? */
export const forceIsWith = ({ state }: GameTable, seat: Seat): boolean =>
  seat === REBELS ? state.force > 0 : state.force < 0;

/** How far the marker can still move toward this player. */
export const forceLeft = ({ state }: GameTable, seat: Seat): number =>
  seat === REBELS ? FORCE_END - state.force : FORCE_END + state.force;

/** A card of the opponent's faction; neutral cards are never enemies (DB-GEN-07). */
export const isEnemyOf = (card: Card, seat: Seat): boolean => card.faction === FACTIONS[enemyOf(seat)];

const copyPiece = (piece: Piece): Piece => ({ ...piece });
const copyDeck = ({ pile, discard, reshuffle }: Deck): Deck => ({
  pile: clonePile(pile),
  discard: clonePile(discard),
  reshuffle,
});

function copySide(side: Side): Side {
  return {
    deck: copyDeck(side.deck),
    hand: clonePile(side.hand),
    units: side.units.map(copyPiece),
    ships: side.ships.map(copyPiece),
    base: side.base === null ? null : copyPiece(side.base),
    bases: clonePile(side.bases),
    unchosen: clonePile(side.unchosen),
    pool: side.pool,
    victory: side.victory.slice(),
    bought: side.bought,
    boughtNeutral: side.boughtNeutral,
    playedNeutral: side.playedNeutral,
    shielded: side.shielded,
    nextOnTop: side.nextOnTop,
    neutralHunts: side.neutralHunts,
    fleeting: side.fleeting.slice(),
    lentAfter: side.lentAfter,
  };
}

/** A copy by hand: bots make millions. */
export function copyState(state: State): State {
  const { sides, attack } = state;
  return {
    seats: state.seats,
    active: state.active,
    stack: clone(state.stack),
    random: state.random.slice(),
    reveals: state.reveals,
    outcome: clone(state.outcome),
    offers: { made: 0, open: [] },
    listening: clone(state.listening),
    lasting: state.lasting.map((modifier) => ({ ...modifier })),
    used: { ...state.used },
    options: { ...state.options },
    sides: [copySide(sides[0]), copySide(sides[1])],
    galaxy: copyDeck(state.galaxy),
    row: clonePile(state.row),
    pilots: state.pilots,
    force: state.force,
    exiled: state.exiled.slice(),
    attack: attack === null ? null : { target: attack.target, with: attack.with.slice() },
    laid: state.laid,
  };
}
