/**
 * Conservation: every card is in exactly one place. A census counts the copies of each card over all places; two censuses
 * of one game must be equal at any two moments.
 */
import { EMPTY, type ReadonlyPile } from './pile.ts';

/** How many copies there are of each card number. */
export type Census = readonly number[];

/** A pile, hand or row, or a plain list of numbers (cards in play, cards removed from the game). */
export type Holding = ReadonlyPile | readonly number[];

export interface Discrepancy {
  readonly card: number;
  readonly expected: number;
  readonly found: number;
}

function cardsOf(holding: Holding): readonly number[] {
  if (!('cards' in holding)) return holding;
  const { cards, seen } = holding;
  if (cards.length !== seen.length) {
    throw new Error(`A pile has ${cards.length} cards but ${seen.length} sights`);
  }
  return cards;
}

export function census(holdings: readonly Holding[]): Census {
  const counts: number[] = [];
  for (const holding of holdings) {
    for (const card of cardsOf(holding)) {
      if (card === EMPTY) continue;
      if (!Number.isInteger(card) || card < 0) throw new Error(`${card} is not the number of a card`);
      while (counts.length <= card) counts.push(0);
      counts[card] = (counts[card] ?? 0) + 1;
    }
  }
  return counts;
}

/** The cards of which there are more or fewer than expected. */
export function discrepancies(expected: Census, found: Census): Discrepancy[] {
  const list: Discrepancy[] = [];
  for (let card = 0; card < Math.max(expected.length, found.length); card++) {
    const before = expected[card] ?? 0;
    const after = found[card] ?? 0;
    if (before !== after) list.push({ card, expected: before, found: after });
  }
  return list;
}

/** Throws, and says which cards were lost or doubled, unless these places hold exactly the expected cards. */
export function assertConserved(expected: Census, holdings: readonly Holding[]): void {
  const wrong = discrepancies(expected, census(holdings));
  if (wrong.length === 0) return;
  const details = wrong.map(
    ({ card, expected, found }) => `card ${card}: expected ${expected}, found ${found}`,
  );
  throw new Error(`Cards were lost or doubled (${details.join('; ')})`);
}
