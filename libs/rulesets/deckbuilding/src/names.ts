import { message, type Message, type Seat, type Thing } from '@cantina/engine';
import { FACTIONS, pieceOf, sideOf, type GameTable, type Piece } from './state.ts';

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
  const marks = marksOf(table, piece);
  const card = cardName(table, piece.card);
  return marks.length === 0 ? card : message('card.marked', { card, marks });
}

/** What tells a piece from others: its damage, and, beside a copy, what it has done this turn. */
function marksOf(table: GameTable, piece: Piece): readonly Message[] {
  const marks: Message[] = [];
  if (piece.damage > 0) marks.push(message('mark.damage', { n: piece.damage }));
  const { units, ships } = sideOf(table, piece.owner);
  const hasCopy = [...units, ...ships].some(({ id, card }) => card === piece.card && id !== piece.id);
  if (hasCopy && piece.used) marks.push(message('mark.used'));
  if (hasCopy && piece.attacked) marks.push(message('mark.attacked'));
  if (hasCopy && table.state.attack?.with.includes(piece.id) === true) marks.push(message('mark.joined'));
  return marks;
}

/** A card of the row; the one under attack is told from its copies. */
export function rowName(table: GameTable, slot: number): Message {
  const { row, attack } = table.state;
  const card = cardName(table, row.cards[slot] as number);
  return attack?.target === slot ? message('card.marked', { card, marks: [message('mark.target')] }) : card;
}
