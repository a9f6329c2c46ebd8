import { EMPTY } from '@cantina/decks';
import { ROW_SLOTS, type GameTable } from '../state.ts';

/** What there is to point at in the galaxy row. */

/**
 * Lists made of the slots with a card, the first of each: copies are the same choice, except the one under attack. There is
 * one list for every set of slots, made beforehand, because lists are asked for with every move.
 */
export function listsOfSlots<T>(
  make: (slots: readonly number[]) => readonly T[],
): (table: GameTable) => readonly T[] {
  const all = Array.from({ length: ROW_SLOTS }, (_, slot) => slot);
  const lists = Array.from({ length: 2 ** ROW_SLOTS }, (_, set) =>
    make(all.filter((slot) => (set & (1 << slot)) !== 0)),
  );
  return (table) => lists[choices(table)] as readonly T[];
}

export const slots = listsOfSlots((filled) => filled);

/** A set as bits, the first slot lowest. */
function choices({ state: { row, attack } }: GameTable): number {
  const { cards } = row;
  const target = attack === null ? EMPTY : attack.target;
  let set = 0;
  for (let slot = 0; slot < cards.length; slot++) {
    if (cards[slot] !== EMPTY && (slot === target || isNew(cards, slot, target))) set |= 1 << slot;
  }
  return set;
}

/** Is there no copy before it, but for the one under attack? */
function isNew(cards: readonly number[], slot: number, target: number | string): boolean {
  for (let i = 0; i < slot; i++) if (cards[i] === cards[slot] && i !== target) return false;
  return true;
}
