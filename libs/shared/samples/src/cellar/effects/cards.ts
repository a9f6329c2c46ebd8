import {
  atDepth,
  discard as layOff,
  discardFromHand,
  draw as drawCards,
  drawable,
  moveAt,
  only,
  peek as lookAt,
} from '@cantina/decks';
import { CHANGES_NOTHING, leavePlay, message, value, type Verb } from '@cantina/engine';
import { cardName, cardNames, figureName, nameOf } from '../names.ts';
import { addCoins, findKeep, handOf, isSeat, type CellarTable } from '../state.ts';
import { amount, type Amount } from './coins.ts';

/** Verbs about cards: the deck, hands, and what lies in front of players. */

type NVerb = Verb<CellarTable, Amount>;

/** Draws onto a hand and says so: how many to everybody, which ones to the player alone. */
export function drawTo(table: CellarTable, seat: number, n: number): void {
  const hand = handOf(table, seat);
  const drawn = drawCards(table, table.state.deck, hand, n, only(seat));
  if (drawn === 0) return;
  const cards = hand.cards.slice(-drawn).sort((a, b) => a - b);
  table.emit?.({
    key: 'log.draw',
    params: { figure: figureName(seat), n: drawn, cards: message('log.hidden', { n: drawn }) },
    only: { seats: [seat], params: { cards: cardNames(table, cards) } },
  });
}

/** A card leaves a hand openly for the discard pile. */
function discardOpenly(table: CellarTable, seat: number, card: number): void {
  discardFromHand(table, table.state.deck, handOf(table, seat), card);
  table.emit?.(message('log.discard', { figure: figureName(seat), card: cardName(table, card) }));
}

const draw: NVerb = {
  params: amount,
  reach: ({ state }) => (drawable(state.deck) > 0 ? 'all' : CHANGES_NOTHING),
  apply: (table, { you }, { n }) => drawTo(table, you, n),
};

const discard: Verb<CellarTable> = {
  apply: (table, { you, it }) => discardOpenly(table, you, it as number),
};

const sell: NVerb = {
  params: amount,
  apply(table, { you, it }, { n }) {
    discardOpenly(table, you, it as number);
    addCoins(table, you, n);
    table.emit?.(message('log.gain', { figure: figureName(you), n }));
  },
};

/** A keep goes to the discard pile for its worth and some coins more. It may have been traded away since it was chosen. */
const pawn: NVerb = {
  params: amount,
  apply(table, { you, it }, { n }) {
    const keep = findKeep(table, it);
    if (keep === undefined || keep.seat !== you) return;
    const coins = value(table, 'worth', keep.id) + n;
    leavePlay(table, keep.id);
    table.state.keeps.splice(table.state.keeps.indexOf(keep), 1);
    layOff(table, table.state.deck, keep.card);
    addCoins(table, you, coins);
    table.emit?.(message('log.pawn', { figure: figureName(you), keep: nameOf(table, keep.id), n: coins }));
  },
};

const peek: NVerb = {
  params: amount,
  reach: ({ state }) => (drawable(state.deck) > 0 ? 'all' : CHANGES_NOTHING),
  apply(table, { you }, { n }) {
    const { deck } = table.state;
    const shown = lookAt(table, deck, n, only(you));
    const cards = deck.pile.cards.slice(deck.pile.cards.length - shown).reverse();
    table.emit?.({
      key: 'log.peek',
      params: { figure: figureName(you), n: shown, cards: message('log.hidden', { n: shown }) },
      only: { seats: [you], params: { cards: cardNames(table, cards) } },
    });
  },
};

/** The top card of the deck goes under it. */
const bury: Verb<CellarTable> = {
  reach: ({ state }) => (state.deck.pile.cards.length > 0 ? 'all' : CHANGES_NOTHING),
  apply(table, { you }) {
    const { pile } = table.state.deck;
    if (pile.cards.length === 0) return;
    moveAt(pile, atDepth(pile, 0), pile, 'under');
    table.emit?.(message('log.bury', { figure: figureName(you) }));
  },
};

/** Somebody drops the card drawn last in fright, openly. */
const startle: Verb<CellarTable> = {
  apply(table, { it }) {
    const seat = it as number;
    const last = isSeat(table, seat) ? handOf(table, seat).cards.at(-1) : undefined;
    if (last === undefined) return;
    discardFromHand(table, table.state.deck, handOf(table, seat), last);
    table.emit?.(message('log.startle', { figure: figureName(seat) }));
  },
};

export const cardVerbs = { draw, discard, sell, pawn, peek, bury, startle };
