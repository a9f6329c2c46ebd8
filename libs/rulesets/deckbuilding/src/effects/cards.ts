import {
  atDepth,
  discard,
  drawable,
  EMPTY,
  EVERYONE,
  only,
  peek,
  putOnTop,
  showAll,
  takeFromHand,
} from '@cantina/decks';
import { happen, happeningOf, message, refusal } from '@cantina/engine';
import { cardName, cardNames, sideName } from '../names.ts';
import { cardOf, enemyOf, isEnemyOf, pieceOf, ROW_SLOTS, sideOf, type GameTable } from '../state.ts';
import {
  canDraw,
  destroyShip,
  discardFromHandOf,
  discardRowCard,
  drawCards,
  exileCard,
  exilePiece,
  intoHand,
  leaveRow,
  randomHandCard,
  takeFromPile,
  takeOpenly,
  takeRowCard,
} from './moves.ts';
import { purchaseCard } from './purchase.ts';
import { count, type Count, type GameVerb } from './verb.ts';

/** Verbs about cards: drawing, discarding, exiling, the galaxy deck, the row. */

const NOTHING_TO_DRAW = refusal('DB-END-08');
const EMPTY_HAND = refusal('DB-TERM-19');
const GALAXY_EMPTY = refusal('DB-DECK-06');

const draw: GameVerb<Count> = {
  params: count,
  reach: (table, { you }) => (canDraw(table, you) ? 'all' : NOTHING_TO_DRAW),
  apply: (table, { you }, { n }) => drawCards(table, you, n),
};

/** Things of "hand or discard pile" say where they lie: `hand:12`, `discard:12`; of the hand alone they are numbers. */
export function placeOf(thing: unknown): { from: 'hand' | 'discard'; card: number } {
  if (typeof thing === 'number') return { from: 'hand', card: thing };
  const [from, card] = String(thing).split(':');
  return { from: from === 'discard' ? 'discard' : 'hand', card: Number(card) };
}

const exile: GameVerb = {
  apply(table, { you, it }) {
    const { from, card } = placeOf(it);
    if (from === 'hand') takeOpenly(table, you, card);
    else takeFromPile(sideOf(table, you).deck.discard, card);
    exileCard(table, card);
  },
};

const exileThis: GameVerb = {
  reach: (table, { source }) => (pieceOf(table, source as number) === undefined ? EMPTY_HAND : 'all'),
  apply(table, { source }) {
    const piece = pieceOf(table, source as number);
    if (piece !== undefined) exilePiece(table, piece);
  },
};

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

const discardRow: GameVerb = { apply: (table, { it }) => discardRowCard(table, it as number) };

/** From the row into the hand without a purchase; gone when the turn ends. */
const borrow: GameVerb = {
  apply(table, { you, it }) {
    const card = takeRowCard(table, it as number);
    intoHand(table, you, card);
    sideOf(table, you).fleeting.push(card);
  },
};

/** Looking is private (DB-TERM-05). */
const lookGalaxy: GameVerb<Count> = {
  params: count,
  reach: ({ state }) => (galaxyLeft(state) > 0 ? 'all' : GALAXY_EMPTY),
  apply(table, { you }, { n }) {
    const { galaxy } = table.state;
    const seen = peek(table, galaxy, n, only(you));
    const top = galaxy.pile.cards.slice(galaxy.pile.cards.length - seen).reverse();
    table.emit?.({
      key: 'log.look',
      params: { side: sideName(you), n: seen, cards: message('log.hidden', { n: seen }) },
      only: { seats: [you], params: { cards: cardNames(table, top) } },
    });
  },
};

/** Revealing is public (DB-TERM-06). */
const revealGalaxy: GameVerb = {
  reach: ({ state }) => (galaxyLeft(state) > 0 ? 'all' : GALAXY_EMPTY),
  apply(table) {
    const { galaxy } = table.state;
    if (peek(table, galaxy, 1, EVERYONE) === 0) return;
    table.emit?.(message('log.reveal', { card: cardName(table, topOf(table)) }));
  },
};

const galaxyLeft = ({ galaxy }: GameTable['state']): number => drawable(galaxy);

export const topOf = ({ state: { galaxy } }: GameTable): number => galaxy.pile.cards.at(-1) ?? EMPTY;

function discardGalaxyAt(table: GameTable, depth: number): void {
  const { galaxy } = table.state;
  const at = atDepth(galaxy.pile, depth);
  const card = galaxy.pile.cards[at] as number;
  galaxy.pile.cards.splice(at, 1);
  galaxy.pile.seen.splice(at, 1);
  discard(table, galaxy, card);
  table.state.reveals++; // everybody sees it in the discard pile
  table.emit?.(message('log.galaxyDiscard', { card: cardName(table, card) }));
}

const discardTop: GameVerb = { apply: (table) => discardGalaxyAt(table, 0) };

/** One of the cards just looked at goes, the other stays on top (DB-CASE-07). */
const discardLooked: GameVerb = { apply: (table, { it }) => discardGalaxyAt(table, it as number) };

/** The top galaxy card and a row card change places. */
const swapTop: GameVerb = {
  apply(table, { you, it }) {
    const { row, galaxy } = table.state;
    const slot = it as number;
    const card = row.cards[slot] as number;
    const top = topOf(table);
    if (top === EMPTY) return;
    galaxy.pile.cards.pop();
    galaxy.pile.seen.pop();
    putOnTop(galaxy.pile, card, EVERYONE);
    row.cards[slot] = top;
    row.seen[slot] = EVERYONE;
    table.state.reveals++; // the opponent sees what came
    if (table.state.attack?.target === slot) table.state.attack = null;
    table.emit?.(
      message('log.swap', { side: sideName(you), up: cardName(table, top), away: cardName(table, card) }),
    );
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

/** A ship in play, or a row card by its slot: `row:3`. */
const destroy: GameVerb = {
  apply(table, { it }) {
    if (typeof it === 'string') discardRowCard(table, Number(it.slice('row:'.length)));
    else {
      const piece = pieceOf(table, it as number);
      if (piece !== undefined) destroyShip(table, piece);
    }
  },
};

/** A purchase that costs nothing: all else as in any purchase (DB-BUY-11). */
const freePurchase = (to: 'discard' | 'hand' | 'deck'): GameVerb => ({
  apply: (table, { you, it }) => purchaseCard(table, you, takeRowCard(table, it as number), to),
});

/** From the galaxy discard pile, for its cost. */
const purchaseDiscarded: GameVerb = {
  apply(table, { you, it }) {
    const card = it as number;
    takeFromPile(table.state.galaxy.discard, card);
    sideOf(table, you).pool -= cardOf(table, card).cost;
    purchaseCard(table, you, card);
  },
};

/** Another way than the discard pile for a card being purchased; the first one named holds (DB-BUY-13). */
const redirect = (to: 'hand' | 'deck', onLoan: boolean): GameVerb => ({
  apply(table) {
    const what = happeningOf(table)?.what;
    if (what === undefined || what['fixed'] === true) return;
    what['to'] = to;
    what['fixed'] = true;
    what['exile'] = onLoan;
  },
});

/** The card just purchased goes to the hand instead of where it went. */
const boughtToHand: GameVerb = {
  apply(table, { you, source }) {
    const { card } = { card: Number(String(source).slice('card:'.length)) };
    const { deck, hand } = sideOf(table, you);
    if (hand.cards.includes(card) && deck.discard.cards.at(-1) !== card && deck.pile.cards.at(-1) !== card)
      return;
    takeFromPile(deck.discard.cards.at(-1) === card ? deck.discard : deck.pile, card);
    intoHand(table, you, card);
  },
};

/** Every enemy card leaves the row, and each costs the enemy base some damage (Rodia). */
const purge: GameVerb<Count> = {
  params: count,
  apply(table, { you }, { n }) {
    const { row, galaxy } = table.state;
    let gone = 0;
    for (let slot = 0; slot < ROW_SLOTS; slot++) {
      const card = row.cards[slot] as number;
      if (card === EMPTY || !isEnemyOf(cardOf(table, card), you)) continue;
      row.cards[slot] = EMPTY;
      row.seen[slot] = 0;
      discard(table, galaxy, card);
      table.emit?.(message('log.rowDiscard', { card: cardName(table, card) }));
      gone++;
    }
    if (gone === 0) return;
    leaveRow(table, -1);
    const { base } = sideOf(table, enemyOf(you));
    if (base !== null) happen(table, 'damage', { it: base.id, amount: gone * n, by: you });
  },
};

export const cardVerbs = {
  draw,
  exile,
  exileThis,
  discard: discardCard,
  discardRandom,
  takeBack,
  discardRow,
  borrow,
  lookGalaxy,
  revealGalaxy,
  discardTop,
  discardLooked,
  swapTop,
  lookAtHand,
  ontoTheirDeck,
  destroy,
  purchaseFree: freePurchase('discard'),
  purchaseIntoHand: freePurchase('hand'),
  purchaseOntoDeck: freePurchase('deck'),
  purchase: purchaseDiscarded,
  ontoDeck: redirect('deck', false),
  onLoan: redirect('hand', true),
  boughtToHand,
  purge,
};
