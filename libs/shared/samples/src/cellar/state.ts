import type { Deck, Pile } from '@cantina/decks';
import type { Core, Seat, Table } from '@cantina/engine';
import type { Content } from './content/schema.ts';
import type { Options } from './options.ts';

export type { Card, Content } from './content/schema.ts';

/** The cat is a figure without a player; its number is no seat's. */
export const CAT = 100;

/** A card lying in front of a player. The id begins with the card's name, so it can be named even when it is gone. */
export interface Keep {
  readonly id: string;
  /** Number of the card. */
  readonly card: number;
  seat: Seat;
}

/** Dice as they lie on the table. */
interface Throw {
  readonly figure: number;
  readonly faces: readonly string[];
}

/** The table: a deck, a cellar of rooms, one figure and some coins per player, and the cat with its hoard. */
export interface State extends Core {
  readonly options: Options;
  round: number;
  /** Who begins this round. */
  first: Seat;
  deck: Deck;
  hands: Pile[];
  /** Seat by seat. */
  coins: number[];
  rooms: string[];
  keeps: Keep[];
  /** How many keeps were ever laid out; makes their ids. */
  laid: number;
  /** The cat leaves paw prints: the rooms it has entered this round. */
  cat: { room: string; hoard: number; prints: string[] };
  /** The kind of the link that the gate is: a locked or an open door. */
  gate: string;
  /** Every throw of this round, as the dice fell. */
  throws: Throw[];
  /** Who has made an offer since the turn began. */
  offered: boolean[];
}

export type CellarTable = Table<State, Content>;

export const isSeat = (table: CellarTable, figure: number): boolean =>
  figure >= 0 && figure < table.state.seats;

export function roomOf({ state }: CellarTable, figure: number): string {
  return figure === CAT ? state.cat.room : (state.rooms[figure] as string);
}

export function coinsOf({ state }: CellarTable, figure: number): number {
  return figure === CAT ? state.cat.hoard : (state.coins[figure] as number);
}

/** What the cat gets goes to its hoard (SM-CAT-03). */
export function addCoins({ state }: CellarTable, figure: number, n: number): void {
  if (figure === CAT) state.cat.hoard += n;
  else state.coins[figure] = (state.coins[figure] as number) + n;
}

export const handOf = ({ state }: CellarTable, seat: Seat): Pile => state.hands[seat] as Pile;

export const keepsOf = ({ state }: CellarTable, seat: Seat): readonly Keep[] =>
  state.keeps.filter((keep) => keep.seat === seat);

export const findKeep = ({ state }: CellarTable, id: unknown): Keep | undefined =>
  state.keeps.find((keep) => keep.id === id);

/** The other seats in the room of this figure, in turn order from the first seat. */
export function seatsWith(table: CellarTable, figure: number): readonly Seat[] {
  const room = roomOf(table, figure);
  const seats: Seat[] = [];
  for (let seat = 0; seat < table.state.seats; seat++) {
    if (seat !== figure && table.state.rooms[seat] === room) seats.push(seat);
  }
  return seats;
}
