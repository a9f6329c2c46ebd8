/** Random steps on the table of the laws: cards are shown, parted with, and moved. */
import {
  EMPTY,
  EVERYONE,
  NOBODY,
  arrangeTop,
  atDepth,
  createPile,
  discardFromHand,
  discardFromRow,
  discardHand,
  draw,
  giveFromHand,
  moveAll,
  moveAt,
  only,
  peek,
  pickRandom,
  putBack,
  refill,
  show,
  showAll,
  shuffle,
  slide,
  takeFromRow,
  type Deck,
  type Sight,
  type Viewer,
} from '../src/index.ts';
import type { World } from './world.ts';

/** The audience sees cards that lay hidden. */
const SHOWING = ['draw', 'peek', 'peekMarket', 'showHand', 'showAside', 'refill'] as const;
/** A card of a hand leaves it; the audience sees which. */
const PARTING = ['discard', 'give', 'putBack', 'randomDiscard'] as const;
/** What happens at places everybody can see, or to everything at once. */
const MOVING = [
  'discardHand',
  'shuffle',
  'arrange',
  'sink',
  'setAside',
  'return',
  'buy',
  'sweep',
  'slide',
] as const;

/** Parting twice as often: there the leaks hide. */
export const KINDS = [...SHOWING, ...PARTING, ...PARTING, ...MOVING] as const;

export type Kind = (typeof KINDS)[number];

export interface Step {
  readonly kind: Kind;
  readonly seat: number;
  readonly other: number;
  readonly n: number;
  readonly which: number;
  readonly open: boolean;
}

export const isShowing = ({ kind }: Step): boolean => (SHOWING as readonly Kind[]).includes(kind);
export const isParting = ({ kind }: Step): boolean => (PARTING as readonly Kind[]).includes(kind);

/** Who sees the faces of the cards in this step. */
function audience({ kind, seat, other, open, n }: Step): Sight {
  if (open) return EVERYONE;
  if (kind === 'refill' || (kind === 'draw' && n === 0)) return NOBODY;
  if (kind === 'showHand' || kind === 'showAside') return only(other);
  if (kind === 'give') return only(seat) | only(other);
  return only(seat);
}

export function watches(viewer: Viewer, step: Step): boolean {
  const mine = viewer === 'spectator' ? EVERYONE : only(viewer);
  return (audience(step) & mine) === mine;
}

/** Takes a step and returns the faces its audience sees. A card that leaves a hand is picked by the step, or `forced`. */
export function take(world: World, step: Step, forced?: number): readonly number[] {
  const { deck, market, hands, aside, row } = world;
  const { kind, seat, other, n, which } = step;
  const hand = hands[seat] ?? createPile();
  const sight = audience(step);
  const slot = which % row.cards.length;
  const full = row.cards[slot] !== EMPTY;
  const top = atDepth(deck.pile, 0);
  const chosen = hand.cards[which % hand.cards.length];
  const card = forced ?? (kind === 'randomDiscard' ? pickRandom(world, hand) : (chosen ?? EMPTY));
  if (isParting(step) && card === EMPTY) return [];
  switch (kind) {
    case 'draw': {
      const drawn = draw(world, deck, hand, Math.max(1, n), sight);
      return hand.cards.slice(hand.cards.length - drawn);
    }
    case 'peek':
      return topCards(deck, peek(world, deck, n, sight));
    case 'peekMarket':
      return topCards(market, peek(world, market, n, sight));
    case 'showHand':
      showAll(world, hand, sight);
      return hand.cards;
    case 'showAside': {
      if (aside.cards.length === 0) return [];
      const at = which % aside.cards.length;
      show(world, aside, at, sight);
      return aside.cards.slice(at, at + 1);
    }
    case 'refill': {
      const before = row.cards.slice();
      refill(world, row, market, sight);
      return row.cards.filter((_, i) => before[i] === EMPTY);
    }
    case 'discard':
    case 'randomDiscard':
      discardFromHand(world, deck, hand, card, sight);
      return [card];
    case 'give':
      giveFromHand(hand, card, hands[other] ?? aside, sight);
      return [card];
    case 'putBack':
      putBack(hand, [card], deck.pile, n % 2 === 0 ? 'top' : 'under', sight);
      return [card];
    case 'discardHand': {
      const all = hand.cards.slice();
      discardHand(world, deck, hand, sight);
      return all;
    }
    case 'shuffle':
      shuffle(world, n % 2 === 0 ? deck.pile : aside);
      return [];
    case 'arrange':
      arrangeTop(deck.pile, turned(Math.min(n, deck.pile.cards.length), which), sight);
      return [];
    case 'sink':
      if (top >= 0) moveAt(deck.pile, top, deck.pile, 'under');
      return [];
    case 'setAside':
      if (top >= 0) moveAt(deck.pile, top, aside);
      return [];
    case 'return':
      moveAll(aside, deck.pile, n % 2 === 0 ? 'top' : 'under');
      return [];
    case 'buy':
      if (full) takeFromRow(row, slot, hand);
      return [];
    case 'sweep':
      if (full) discardFromRow(world, row, slot, market);
      return [];
    case 'slide':
      slide(row);
      return [];
  }
}

function topCards({ pile }: Deck, n: number): readonly number[] {
  return pile.cards.slice(pile.cards.length - n);
}

/** An order of n cards: each step of `by` turns it by one. */
function turned(n: number, by: number): number[] {
  return Array.from({ length: n }, (_, i) => (i + by) % n);
}
