/** Piles, hands, rows and markets for any card game, and who may see which card. */
export {
  assertConserved,
  census,
  discrepancies,
  type Census,
  type Discrepancy,
  type Holding,
} from './census.ts';
export type { Dealer, Shuffler } from './dealer.ts';
export {
  RESHUFFLES,
  createDeck,
  deal,
  discard,
  draw,
  drawable,
  peek,
  restock,
  type Deck,
  type Reshuffle,
} from './deck.ts';
export { file, findFiled, pickRandomFiled, sortPile } from './filed.ts';
export {
  discardFromHand,
  discardHand,
  giveFromHand,
  kinds,
  pickRandom,
  putBack,
  sorted,
  takeFromHand,
} from './hand.ts';
export {
  EMPTY,
  arrangeTop,
  atDepth,
  clonePile,
  countOf,
  createPile,
  isFaceUp,
  knowers,
  knows,
  moveAll,
  moveAt,
  putOnTop,
  putUnder,
  shuffle,
  unseen,
  type End,
  type Pile,
  type ReadonlyPile,
} from './pile.ts';
export { repool, unseenPlaces, type Place } from './repool.ts';
export { createRow, discardFromRow, place, refill, refillSlot, slide, takeFromRow, type Row } from './row.ts';
export { reveal, show, showAll } from './show.ts';
export { EVERYONE, MOST_SEATS, NOBODY, only, seatsIn, type Sight, type Viewer } from './sight.ts';
export { handViewOf, rowViewOf, viewOf, type HandView, type PileView, type RowView } from './view.ts';
