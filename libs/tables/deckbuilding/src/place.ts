/**
 * Where on the table a choice belongs, by what its action points at. Numbers mean different things in different questions;
 * for what a card asks, its own words in the prompt say what is chosen from.
 */
import type { PageChoice, PagePrompt } from './page.ts';

/** A place's name: `hand:12`, `row:3`, `piece:7`, `offer:12`, `base` (the enemy's), `pilots`, or the bar beside the question. */
export type Place = string;

export const BAR: Place = 'bar';

/** Which cards an offer is made of. */
export type OfferFrom = 'bases' | 'discard' | 'galaxyDiscard' | 'galaxy' | 'enemyHand';

type Point = (what: unknown) => Place;

const slotOrBase: Point = (what) => (what === 'base' ? 'base' : `row:${String(what)}`);
const row: Point = (what) => `row:${String(what)}`;
const piece: Point = (what) => `piece:${String(what)}`;
const hand: Point = (what) => `hand:${String(what)}`;
const offered: Point = (what) => `offer:${String(what)}`;
const bar: Point = () => BAR;

const moves: Readonly<Record<string, Point>> = {
  play: hand,
  buy: (what) => (what === 'pilot' ? 'pilots' : row(what)),
  payOff: row,
  use: piece,
  join: piece,
  attack: slotOrBase,
  aim: slotOrBase,
  replace: row,
  reveal: offered,
  keep: offered,
  fetch: offered,
};

/** `hand:12` and `discard:12` say themselves where they lie. */
const handOrDiscard: Point = (what) => {
  const [from, card] = String(what).split(':');
  return from === 'discard' ? offered(card) : hand(card);
};
const pieceOrRow: Point = (what) => (typeof what === 'number' ? piece(what) : String(what));

/** What cards let a player point at, by the key of its words. */
const selectors: Readonly<Record<string, Point>> = {
  'from.hand': hand,
  'from.handOrDiscard': handOrDiscard,
  'from.handOrDiscard.upTo': handOrDiscard,
  'from.enemyHand': offered,
  'from.discardedTrait': offered,
  'from.discardedUnique': offered,
  'from.row': row,
  'from.ownRow': row,
  'from.friendlyRow': row,
  'from.enemyBaseOrShip': piece,
  'from.enemyShip': piece,
  'from.shipAnywhere': pieceOrRow,
  'from.enemyShipAnywhere': pieceOrRow,
  'from.galaxyDiscard': offered,
  'from.topOfGalaxy': offered,
};

const offers: Readonly<Record<string, OfferFrom>> = {
  reveal: 'bases',
  keep: 'bases',
  fetch: 'galaxyDiscard',
  'from.handOrDiscard': 'discard',
  'from.handOrDiscard.upTo': 'discard',
  'from.discardedTrait': 'discard',
  'from.discardedUnique': 'discard',
  'from.enemyHand': 'enemyHand',
  'from.galaxyDiscard': 'galaxyDiscard',
  'from.topOfGalaxy': 'galaxy',
};

/** What a question chooses from: the first such phrase in its words. */
function selectorIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if ('key' in message && typeof message.key === 'string' && message.key in selectors) return message.key;
  for (const part of Object.values(message)) {
    const found = selectorIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function placeOf({ action }: PageChoice, prompt: PagePrompt | null): Place {
  if (action.do !== 'pick') return (moves[action.do] ?? bar)(action.what);
  const selector = selectorIn(prompt?.ask.message);
  return selector === undefined ? BAR : (selectors[selector] ?? bar)(action.what);
}

/** Where the cards of an offer come from, if this choice is one of them. */
export function offerOf({ action }: PageChoice, prompt: PagePrompt | null): OfferFrom | undefined {
  return offers[action.do === 'pick' ? (selectorIn(prompt?.ask.message) ?? '') : action.do];
}
