import { EMPTY, only, putOnTop, showAll, takeFromHand } from '@cantina/decks';
import { CHANGES_NOTHING, message, refusal } from '@cantina/engine';
import { cardName, cardNames, sideName } from '../names.ts';
import { enemyOf, pieceOf, sideOf } from '../state.ts';
import {
  canDraw,
  destroyShip,
  discardFromHandOf,
  discardRowCard,
  drawCards,
  exileCard,
  exilePiece,
  intoHand,
  randomHandCard,
  settle,
  takeFromPile,
  takeOpenly,
} from './moves.ts';
import { count, type Count, type GameVerb } from './verb.ts';

/** Verbs about the players' own cards: drawing, discarding, exiling, destroying. */

const NOTHING_TO_DRAW = refusal('DB-END-08');
const EMPTY_HAND = refusal('DB-TERM-19');

const draw: GameVerb<Count> = {
  params: count,
  reach: (table, { you }) => (canDraw(table, you) ? 'all' : NOTHING_TO_DRAW),
  apply: (table, { you }, { n }) => drawCards(table, you, n),
};

/** Cards of one place by name, each name put together once. */
function namesIn(place: 'hand' | 'discard'): (card: number) => string {
  const names: string[] = [];
  return (card) => (names[card] ??= `${place}:${card}`);
}

/** Things of "hand or discard pile" say where they lie: `hand:12`, `discard:12`; of the hand alone they are numbers. */
export const inHand = namesIn('hand');
export const inDiscard = namesIn('discard');

export function placeOf(thing: unknown): { from: 'hand' | 'discard'; card: number } {
  if (typeof thing === 'number') return { from: 'hand', card: thing };
  const [from, card] = String(thing).split(':');
  return { from: from === 'discard' ? 'discard' : 'hand', card: Number(card) };
}

/** Only a card that is there now, and then it is there no longer (DB-TERM-13, DB-TERM-14). */
const exile: GameVerb = {
  apply(table, { you, it }) {
    const { from, card } = placeOf(it);
    if (from === 'hand') takeOpenly(table, you, card);
    else takeFromPile(sideOf(table, you).deck.discard, card);
    settle(table, you, card);
    exileCard(table, card);
  },
};

/** Its attack, resources and Force may have been used before (DB-TERM-12). */
const exileThis: GameVerb = {
  reach: (table, { source }) => (pieceOf(table, source as number) === undefined ? CHANGES_NOTHING : 'all'),
  apply(table, { source }) {
    const piece = pieceOf(table, source as number);
    if (piece !== undefined) exilePiece(table, piece);
  },
};

/** Of whoever the text speaks of (DB-TERM-20). */
const discardCard: GameVerb = {
  apply: (table, { you, it }) => discardFromHandOf(table, you, it as number),
};

const discardRandom: GameVerb = {
  reach: (table, { you }) => (sideOf(table, you).hand.cards.length > 0 ? 'all' : EMPTY_HAND),
  apply(table, { you }) {
    const card = randomHandCard(table, you);
    if (card !== EMPTY) discardFromHandOf(table, you, card);
  },
};

/** From the own discard pile back into the hand. */
const takeBack: GameVerb = {
  apply(table, { you, it }) {
    takeFromPile(sideOf(table, you).deck.discard, it as number);
    intoHand(table, you, it as number);
  },
};

/** The opponent's hand, for your eyes only. */
const lookAtHand: GameVerb = {
  reach: (table, { you }) => (sideOf(table, enemyOf(you)).hand.cards.length > 0 ? 'all' : EMPTY_HAND),
  apply(table, { you }) {
    const { hand } = sideOf(table, enemyOf(you));
    showAll(table, hand, only(you));
    const cards = hand.cards.slice().sort((a, b) => a - b);
    table.emit?.({
      key: 'log.lookHand',
      params: { side: sideName(you), cards: message('log.hidden', { n: cards.length }) },
      only: { seats: [you], params: { cards: cardNames(table, cards) } },
    });
  },
};

/** A card of the opponent's hand goes on top of their deck; both know which. */
const ontoTheirDeck: GameVerb = {
  apply(table, { you, it }) {
    const { hand, deck } = sideOf(table, enemyOf(you));
    const card = it as number;
    putOnTop(deck.pile, card, takeFromHand(hand, card, EVERYONE_AT_THE_TABLE));
    table.emit?.({
      key: 'log.ontoDeck',
      params: { side: sideName(enemyOf(you)), card: message('log.hidden', { n: 1 }) },
      only: { seats: [0, 1], params: { card: cardName(table, card) } },
    });
  },
};

/** Both players, but no spectator. */
const EVERYONE_AT_THE_TABLE = only(0) | only(1);

/** A ship in play, or a row card by its slot: `row:3`, at once and whatever its damage (DB-TERM-08). */
const destroy: GameVerb = {
  apply(table, { it }) {
    if (typeof it === 'string') discardRowCard(table, Number(it.slice('row:'.length)));
    else {
      const piece = pieceOf(table, it as number);
      if (piece !== undefined) destroyShip(table, piece);
    }
  },
};

export const cardVerbs = {
  draw,
  exile,
  exileThis,
  discard: discardCard,
  discardRandom,
  takeBack,
  lookAtHand,
  ontoTheirDeck,
  destroy,
};
