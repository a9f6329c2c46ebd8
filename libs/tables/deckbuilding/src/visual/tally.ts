/** How many of each card lie in the open piles: tells which pile has taken a card. */
import type { TableModel } from '../model.ts';

/** By pile, then by card number. */
export type Tally = Readonly<Record<string, ReadonlyMap<string, number>>>;

export function tallyOf({ own, opponent, galaxy }: TableModel): Tally {
  const count = (cards: readonly { readonly card: { readonly number: number }; readonly count: number }[]) =>
    new Map(cards.map((stack) => [String(stack.card.number), stack.count]));
  return {
    'own-discard': count(own.discard.cards),
    'opponent-discard': count(opponent.discard.cards),
    'galaxy-discard': count(galaxy.discard.cards),
    exiled: count(galaxy.exiled.cards),
  };
}

export const countIn = (tally: Tally, pile: string, card: string): number => tally[pile]?.get(card) ?? 0;
