/**
 * Dealing the hidden cards anew, for imagining another world that looks the same to one seat. Cards that might be in each
 * other's place form a pool (a face-down deck together with the opponent's hand from it); each pool is dealt on its own.
 */
import type { Random } from '@cantina/random';
import { sortCards } from './order.ts';
import { EMPTY, unseen, type Pile } from './pile.ts';
import type { Viewer } from './sight.ts';

/** One place where a card lies. */
export interface Place {
  readonly pile: Pile;
  readonly at: number;
}

/** All places in these piles, hands and rows whose card the viewer does not know. */
export function unseenPlaces(piles: readonly Pile[], viewer: Viewer): Place[] {
  const places: Place[] = [];
  for (const pile of piles) {
    for (const at of unseen(pile, viewer)) places.push({ pile, at });
  }
  return places;
}

/**
 * Deals the cards of these places among them at random. They are sorted first, so that the result depends on chance and on
 * which cards are hidden, never on where they really lie. Sights stay with the places: another seat that knew a place
 * knows it still, whatever card lies there now.
 */
export function repool(random: Random, places: readonly Place[]): void {
  const pool: number[] = [];
  for (const { pile, at } of places) {
    const card = pile.cards[at] ?? EMPTY;
    if (card === EMPTY) {
      layOut(places, pool);
      throw new Error(`Place ${pool.length} of the pool holds no card or is listed twice`);
    }
    pool.push(card);
    // A gap until the cards are laid out again: a place met twice would double its card.
    pile.cards[at] = EMPTY;
  }
  sortCards(pool);
  random.shuffle(pool);
  layOut(places, pool);
}

function layOut(places: readonly Place[], pool: readonly number[]): void {
  for (let i = 0; i < pool.length; i++) {
    const place = places[i];
    const card = pool[i];
    if (place !== undefined && card !== undefined) place.pile.cards[place.at] = card;
  }
}
