/**
 * A pile of cards, and who has seen each of them. The top of a pile is the END of its lists (drawing is a pop); position 0
 * is the bottom. A card is its number, an index into content: copies are interchangeable.
 *
 * What is done here is done at a place everybody can see ("the top card goes under the pile"), so sight stays with the
 * card: who knew it before still knows it, wherever it lies now. Cards chosen secretly from a set are in hand.ts.
 */
import type { Shuffler } from './dealer.ts';
import { EVERYONE, NOBODY, includes, seatsIn, sightOf, type Sight, type Viewer } from './sight.ts';

/** Parallel lists: `seen[i]` tells which seats know `cards[i]`. */
export interface Pile {
  cards: number[];
  seen: Sight[];
}

export interface ReadonlyPile {
  readonly cards: readonly number[];
  readonly seen: readonly Sight[];
}

/** Stands where no card lies, and is the answer when there was no card to take. */
export const EMPTY = -1;

/** Where a card is put. */
export type End = 'top' | 'under';

/** `cards` from the bottom to the top; face down unless told who has seen them. */
export function createPile(cards: readonly number[] = [], seen: Sight = NOBODY): Pile {
  return { cards: cards.slice(), seen: new Array<Sight>(cards.length).fill(seen) };
}

export function clonePile(pile: ReadonlyPile): Pile {
  return { cards: pile.cards.slice(), seen: pile.seen.slice() };
}

export function cardAt(pile: ReadonlyPile, at: number): number {
  return pile.cards[at] ?? nothingAt(pile, at);
}

export function seenAt(pile: ReadonlyPile, at: number): Sight {
  return pile.seen[at] ?? nothingAt(pile, at);
}

export function nothingAt(pile: ReadonlyPile, at: number): never {
  throw new RangeError(`No card at ${at}: ${pile.cards.length} cards, ${pile.seen.length} sights`);
}

/** The position of a card counted from the top: depth 0 is the top card. */
export function atDepth(pile: ReadonlyPile, depth: number): number {
  return pile.cards.length - 1 - depth;
}

export function countOf(pile: ReadonlyPile, card: number): number {
  let count = 0;
  for (const each of pile.cards) if (each === card) count++;
  return count;
}

export function knows(pile: ReadonlyPile, at: number, viewer: Viewer): boolean {
  return includes(seenAt(pile, at), viewer);
}

/** The seats that know this card, at a table with this many seats. */
export function knowers(pile: ReadonlyPile, at: number, seats: number): number[] {
  return seatsIn(seenAt(pile, at), seats);
}

/** Positions of the cards this viewer does not know; an empty slot hides nothing. */
export function unseen(pile: ReadonlyPile, viewer: Viewer): number[] {
  const needed = sightOf(viewer);
  const places: number[] = [];
  for (let at = 0; at < pile.cards.length; at++) {
    if (cardAt(pile, at) !== EMPTY && (seenAt(pile, at) & needed) !== needed) places.push(at);
  }
  return places;
}

/** Whether every card lies open. Nothing is forgotten by turning cards down, so "face down" is how cards are added. */
export function isFaceUp(pile: ReadonlyPile): boolean {
  for (const seen of pile.seen) if (seen !== EVERYONE) return false;
  return true;
}

export function putOnTop(pile: Pile, card: number, seen: Sight): void {
  pile.cards.push(card);
  pile.seen.push(seen);
}

export function putUnder(pile: Pile, card: number, seen: Sight): void {
  pile.cards.unshift(card);
  pile.seen.unshift(seen);
}

export function put(pile: Pile, card: number, seen: Sight, end: End): void {
  if (end === 'top') putOnTop(pile, card, seen);
  else putUnder(pile, card, seen);
}

/** Closes the gap by hand: for piles of usual size several times faster than splice, which makes a list of what it took. */
export function removeAt(pile: Pile, at: number): void {
  const { cards, seen } = pile;
  const last = cards.length - 1;
  for (let i = at; i < last; i++) {
    cards[i] = cardAt(pile, i + 1);
    seen[i] = seenAt(pile, i + 1);
  }
  cards.pop();
  seen.pop();
}

/** The seats that know these cards in whatever order they come, because from position `from` up all are the same. */
export function certain(pile: ReadonlyPile, from: number): Sight {
  const first = pile.cards[from];
  let sight = EVERYONE;
  for (let at = from; at < pile.cards.length; at++) {
    if (pile.cards[at] !== first) return NOBODY;
    sight &= seenAt(pile, at);
  }
  return sight;
}

/** Moves the card at a position everybody can see; also within one pile (the top card goes under). Returns the card. */
export function moveAt(from: Pile, at: number, to: Pile, end: End = 'top'): number {
  const card = cardAt(from, at);
  const seen = seenAt(from, at);
  removeAt(from, at);
  put(to, card, seen, end);
  return card;
}

/** Puts the whole of one pile on top of (or under) another, in its order. */
export function moveAll(from: Pile, to: Pile, end: End = 'top'): void {
  if (from === to) return;
  const at = end === 'top' ? to.cards.length : 0;
  to.cards.splice(at, 0, ...from.cards);
  to.seen.splice(at, 0, ...from.seen);
  from.cards.length = 0;
  from.seen.length = 0;
}

/**
 * Lays the top cards in another order: `order` names their present depths, the new top card first. Whoever does not see it
 * done (is not in `witnesses`) no longer knows which of these cards lies where, even if nothing was changed, unless they
 * knew all of them to be copies of one card.
 */
export function arrangeTop(pile: Pile, order: readonly number[], witnesses: Sight): void {
  const n = order.length;
  const known = witnesses | certain(pile, pile.cards.length - n);
  const cards: number[] = [];
  const seen: Sight[] = [];
  for (let i = n - 1; i >= 0; i--) {
    const depth = order[i] ?? -1;
    if (!(depth >= 0 && depth < n) || order.indexOf(depth) !== i) {
      throw new RangeError(
        `An order of ${n} cards names each depth below ${n} once, not ${order.join(', ')}`,
      );
    }
    cards.push(cardAt(pile, atDepth(pile, depth)));
    seen.push(seenAt(pile, atDepth(pile, depth)) & known);
  }
  pile.cards.splice(pile.cards.length - n, n, ...cards);
  pile.seen.splice(pile.seen.length - n, n, ...seen);
}

/** A shuffle forgets: afterwards nobody knows where any card lies. */
export function shuffle(shuffler: Shuffler, pile: Pile): void {
  shuffler.random.shuffle(pile.cards);
  pile.seen.fill(NOBODY);
}
