import { message, type Message, type Thing } from '@cantina/engine';
import { CAT, type Card, type CellarTable } from './state.ts';

/** What things are called, as messages. */

export function cardOf({ content }: CellarTable, card: number): Card {
  const found = content.cards[card];
  if (found === undefined) throw new Error(`no card number ${card}`);
  return found;
}

export const cardName = (table: CellarTable, card: number): Message =>
  message(`card.${cardOf(table, card).id}`);

export const cardNames = (table: CellarTable, cards: readonly number[]): readonly Message[] =>
  cards.map((card) => cardName(table, card));

/** A keep's id begins with the name of its card. */
export const cardOfKeep = (id: string): string => id.replace(/#.*/, '');

export const roomName = (room: string): Message => message(`room.${room}`);

export const figureName = (figure: number): Message =>
  figure === CAT ? message('figure.cat') : message('figure.seat', { seat: figure + 1 });

/** Sources of effects: a room, the cat, the house, a card being played, a keep with its number (copies are told apart). */
export function nameOf(_table: CellarTable, thing: Thing): Message {
  const id = String(thing);
  if (id.startsWith('room:')) return roomName(id.slice(5));
  if (id === 'cat') return message('figure.cat');
  const [card = '', number] = id.split('#');
  return number === undefined
    ? message(`card.${card}`)
    : message('keep', { card: message(`card.${card}`), n: Number(number) });
}
