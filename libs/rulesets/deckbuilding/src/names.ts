import { message, type Message, type Seat, type Thing } from '@cantina/engine';
import { FACTIONS, pieceOf, type GameTable } from './state.ts';

/** What cards, pieces and sides are called. */

export const sideName = (seat: Seat): Message => message(`side.${FACTIONS[seat] ?? 'empire'}`);

/** Card names are part of the content; every language has its own template `card.<id>`. */
export const cardName = ({ content }: GameTable, card: number): Message =>
  message(`card.${content.cards[card]?.id ?? 'unknown'}`);

/** Several cards, by number. */
export const cardNames = (table: GameTable, cards: readonly number[]): readonly Message[] =>
  cards.map((card) => cardName(table, card));

/** A card that is not in play speaks under its number: `card:12`. */
export const asSource = (card: number): string => `card:${card}`;

/** Pieces are numbers, cards outside play are `card:12`. */
export function nameOf(table: GameTable, thing: Thing): Message {
  if (typeof thing === 'string') return cardName(table, Number(thing.slice('card:'.length)));
  const piece = thing === null ? undefined : pieceOf(table, thing);
  if (piece === undefined) return message('card.unknown');
  const name = cardName(table, piece.card);
  return piece.damage === 0 ? name : message('card.damaged', { card: name, n: piece.damage });
}
