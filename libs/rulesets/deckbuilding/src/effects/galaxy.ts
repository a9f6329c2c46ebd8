import {
  atDepth,
  discard,
  discardFromRow,
  drawable,
  EMPTY,
  EVERYONE,
  only,
  peek,
  putOnTop,
} from '@cantina/decks';
import { CHANGES_NOTHING, happen, message, refusal } from '@cantina/engine';
import { cardName, cardNames, sideName } from '../names.ts';
import { cardOf, enemyOf, isEnemyOf, sideOf, type GameTable } from '../state.ts';
import { discardRowCard, intoHand, lend, refillRow, takeRowCard } from './moves.ts';
import { count, type Count, type GameVerb } from './verb.ts';

/** Verbs about the galaxy deck and its row. */

const GALAXY_EMPTY = refusal('DB-DECK-06');

const discardRow: GameVerb = { apply: (table, { it }) => discardRowCard(table, it as number) };

/** From the row into the hand without a purchase; gone when the turn ends. */
const borrow: GameVerb = {
  apply(table, { you, it }) {
    const card = takeRowCard(table, it as number);
    intoHand(table, you, card);
    lend(table, you, card);
  },
};

/** Looking is private (DB-TERM-05); where cards are too few, the discard pile goes under them (DB-DECK-05, DB-DECK-07). */
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

/** One of the cards just looked at goes, the other stays on top (DB-CASE-07, DB-CASE-39). */
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

/** Every enemy card leaves the row, and each costs the enemy base some damage (Rodia). */
const purge: GameVerb<Count> = {
  params: count,
  reach: (table, { you }) => (enemySlots(table, you).length > 0 ? 'all' : CHANGES_NOTHING),
  apply(table, { you }, { n }) {
    const { row, galaxy } = table.state;
    const gone = enemySlots(table, you);
    for (const slot of gone) {
      const card = discardFromRow(table, row, slot, galaxy);
      table.emit?.(message('log.rowDiscard', { card: cardName(table, card) }));
    }
    refillRow(table);
    const { base } = sideOf(table, enemyOf(you));
    if (base !== null) happen(table, 'damage', { it: base.id, amount: gone.length * n, by: you });
  },
};

function enemySlots(table: GameTable, you: number): number[] {
  return table.state.row.cards.flatMap((card, slot) =>
    card !== EMPTY && isEnemyOf(cardOf(table, card), you) ? [slot] : [],
  );
}

export const galaxyVerbs = {
  discardRow,
  borrow,
  lookGalaxy,
  revealGalaxy,
  discardTop,
  discardLooked,
  swapTop,
  purge,
};
