/**
 * What one viewer may see, as plain data built up from what they know: a card is there only if its sight includes them.
 */
import { sortCards } from './order.ts';
import { EMPTY, atDepth, cardAt, seenAt, type ReadonlyPile } from './pile.ts';
import { sightOf, type Viewer } from './sight.ts';

/** An ordered pile: how many cards, and the known ones, counted from the top (depth 0 is the top card). */
export interface PileView {
  readonly count: number;
  readonly known: readonly { readonly depth: number; readonly card: number }[];
}

/** A hand, or any pile whose order means nothing: the known cards by number, and how many others there are. */
export interface HandView {
  readonly count: number;
  readonly known: readonly number[];
  readonly unknown: number;
}

/** A row: per slot the card, `EMPTY`, or null for a card this viewer does not know. */
export interface RowView {
  readonly slots: readonly (number | null)[];
}

export function viewOf(pile: ReadonlyPile, viewer: Viewer): PileView {
  const needed = sightOf(viewer);
  const count = pile.cards.length;
  const known: { depth: number; card: number }[] = [];
  for (let depth = 0; depth < count; depth++) {
    const at = atDepth(pile, depth);
    if ((seenAt(pile, at) & needed) === needed) known.push({ depth, card: cardAt(pile, at) });
  }
  return { count, known };
}

export function handViewOf(hand: ReadonlyPile, viewer: Viewer): HandView {
  const needed = sightOf(viewer);
  const count = hand.cards.length;
  const known: number[] = [];
  for (let at = 0; at < count; at++) {
    if ((seenAt(hand, at) & needed) === needed) known.push(cardAt(hand, at));
  }
  sortCards(known);
  return { count, known, unknown: count - known.length };
}

export function rowViewOf(row: ReadonlyPile, viewer: Viewer): RowView {
  const needed = sightOf(viewer);
  const slots: (number | null)[] = [];
  for (let slot = 0; slot < row.cards.length; slot++) {
    const card = cardAt(row, slot);
    slots.push(card === EMPTY || (seenAt(row, slot) & needed) === needed ? card : null);
  }
  return { slots };
}
