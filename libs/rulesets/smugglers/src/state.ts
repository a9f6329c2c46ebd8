import type { Deck, Pile } from '@cantina/decks';
import type { Core, Frame, Seat, Table, Thing } from '@cantina/engine';
import type { Character, Content, DestinyCard, Planet } from './content/types.ts';
import type { Good, System } from './kinds.ts';
import type { Options } from './options.ts';

export type { Content } from './content/types.ts';

/** Stands for the ship on a destiny card where a player's seat could stand. */
export const CARD_SHIP: Seat = -1;

/** An equipment or friend card before a player. The id begins with the card's name, so it can be named even when it is gone. */
export interface Keep {
  readonly id: string;
  /** Number of the destiny card. */
  readonly card: number;
}

/** A contract before a player: which card, for which planet, and the last round it may be delivered in. */
export interface Deal {
  readonly id: string;
  readonly card: number;
  readonly planet: number;
  readonly until: number;
}

/** Weapons bought on Brix together; each batch keeps its own date (SG-RACE-24). */
export interface Batch {
  readonly round: number;
  units: number;
}

/** On the board, in prison (SG-JAIL-13: the ship stays where it is), in hyperspace (SG-WORM-03), or no longer in the game. */
export type Whereabouts = 'space' | 'prison' | 'hyperspace' | 'out';

/** One player's ship log and what lies before them (SG-SETUP-05, SG-TRADE-37). */
export interface Player {
  /** Number of the character; -1 until chosen. */
  character: number;
  /** Character cards dealt, until one is chosen. */
  hand: Pile;
  credits: number;
  bounty: number;
  where: Whereabouts;
  sector: number;
  systems: Record<System, number>;
  hull: number;
  cargo: Record<Good, number>;
  brix: Batch[];
  keeps: Keep[];
  deals: Deal[];
  /** Ships destroyed, for the mode that counts them. */
  kills: number;
}

/** The last die on the table, for everybody to see. */
interface Throw {
  readonly seat: Seat;
  readonly kind: string;
  readonly die: number;
}

export interface State extends Core {
  readonly options: Options;
  players: Player[];
  destiny: Deck;
  /** Destiny cards drawn and not yet done with. */
  drawn: number[];
  planetDeck: Deck;
  /** The planet at each numbered slot of the board (SG-SETUP-14). */
  slots: number[];
  /** Characters nobody plays. */
  box: Pile;
  first: Seat;
  /** From a player's turn to the same player's next turn (SG-TURN-11). */
  round: number;
  /** A card keeps the active player from moving this turn. */
  held: boolean;
  throws: Throw[];
  /** How many cards were ever kept; makes their ids. */
  laid: number;
}

export type GameTable = Table<State, Content>;

export const playerOf = ({ state }: GameTable, seat: Seat): Player => state.players[seat] as Player;

export const isSeat = ({ state }: GameTable, seat: Thing): seat is Seat =>
  typeof seat === 'number' && seat >= 0 && seat < state.seats;

export const cardOf = ({ content }: GameTable, card: number): DestinyCard =>
  content.destiny[card] as DestinyCard;

export const planetOf = ({ content }: GameTable, planet: number): Planet => content.planets[planet] as Planet;

export const characterOf = ({ content }: GameTable, character: number): Character =>
  content.characters[character] as Character;

export const isIn = (table: GameTable, seat: Seat): boolean => playerOf(table, seat).where !== 'out';

/** Seats still in the game, in turn order from the first seat. */
export function seatsIn({ state }: GameTable): readonly Seat[] {
  const seats: Seat[] = [];
  state.players.forEach(({ where }, seat) => {
    if (where !== 'out') seats.push(seat);
  });
  return seats;
}

/** The others still in the game. */
export const rivalsOf = (table: GameTable, seat: Seat): readonly Seat[] =>
  seatsIn(table).filter((other) => other !== seat);

/** Other ships on the board in this player's sector; prisoners and whoever is in hyperspace are not met (SG-ENCOUNTER-14). */
export function shipsWith(table: GameTable, seat: Seat): readonly Seat[] {
  const { sector } = playerOf(table, seat);
  const ships: Seat[] = [];
  table.state.players.forEach((rival, other) => {
    if (other !== seat && rival.where === 'space' && rival.sector === sector) ships.push(other);
  });
  return ships;
}

export function findKeep({ state }: GameTable, id: Thing): { seat: Seat; keep: Keep } | undefined {
  const { players } = state;
  for (let seat = 0; seat < players.length; seat++)
    for (const keep of (players[seat] as Player).keeps) if (keep.id === id) return { seat, keep };
  return undefined;
}

export const keepsOf = (table: GameTable, seat: Seat, kind: 'equipment' | 'friend'): readonly Keep[] =>
  playerOf(table, seat).keeps.filter(({ card }) => cardOf(table, card).kind === kind);

/** The innermost frame of a step, if it is going on. */
export function frameOf<F extends Frame>({ state: { stack } }: GameTable, step: string): F | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame;
    if (frame.step === step) return frame as F;
  }
  return undefined;
}
