import { message, type Message, type Seat, type Thing } from '@cantina/engine';
import { BRIX_WEAPONS, isFreight } from './cargo.ts';
import { SYSTEMS } from './kinds.ts';
import { CARD_SHIP, cardOf, planetOf, type GameTable } from './state.ts';

/** What things are called, as messages. Names of cards come with the content. */

export const seatName = (seat: Seat): Message =>
  seat === CARD_SHIP ? message('seat.cardShip') : message('seat', { seat: seat + 1 });

export const planetName = (id: string): Message => message(`planet.${id}`);
export const planetNumber = (table: GameTable, planet: number): Message =>
  planetName(planetOf(table, planet).id);

export const cardName = (table: GameTable, card: number): Message =>
  message(`destiny.${cardOf(table, card).id}`);

export const characterName = ({ content }: GameTable, character: number): Message =>
  message(`character.${content.characters[character]?.id ?? ''}`);

export const freightName = (freight: string): Message =>
  message(freight === BRIX_WEAPONS ? 'freight.brix' : `goods.${freight}`);

export const systemName = (system: string): Message => message(`system.${system}`);

/** A card that is being followed speaks under its number: `card:12`. */
const CARD = 'card:';
/** A character in play speaks under its own name: `hero:vex`. */
const HERO = 'hero:';

export const asSource = (card: number): string => `${CARD}${card}`;
export const asHero = (id: string): string => `${HERO}${id}`;

export function cardOfSource(thing: Thing): number | undefined {
  return typeof thing === 'string' && thing.startsWith(CARD) ? Number(thing.slice(CARD.length)) : undefined;
}

/** A kept card's id begins with the name of its card. */
const cardIdOf = (keep: string): string => keep.replace(/#.*/, '');

/** A kept card; copies are told apart by their number. */
export function keepName(id: string): Message {
  return message('keep', { card: message(`destiny.${cardIdOf(id)}`), n: Number(id.replace(/.*#/, '')) });
}

/** Anything an effect can stand on or point at. */
export function nameOf(table: GameTable, thing: Thing): Message {
  if (typeof thing === 'number') return seatName(thing);
  if (thing === null) return message('effect.it');
  const card = cardOfSource(thing);
  if (card !== undefined) return cardName(table, card);
  if (thing.startsWith(HERO)) return message(`character.${thing.slice(HERO.length)}`);
  if (thing.includes('#')) return keepName(thing);
  if (isFreight(thing)) return freightName(thing);
  return SYSTEMS.includes(thing as never) ? systemName(thing) : planetName(thing);
}
