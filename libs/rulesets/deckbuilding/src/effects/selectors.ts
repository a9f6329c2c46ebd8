import { sorted, type Pile } from '@cantina/decks';
import { message, refusal, type Seat, type Thing } from '@cantina/engine';
import { z } from 'zod';
import { TRAITS } from '../traits.ts';
import { cardName, nameOf, rowName } from '../names.ts';
import {
  cardOf,
  distinct,
  enemyOf,
  FACTIONS,
  isEnemyOf,
  sideOf,
  type Card,
  type GameTable,
} from '../state.ts';
import { inDiscard, inHand, placeOf } from './cards.ts';
import { slots } from './row.ts';
import type { GameSelector } from './verb.ts';

/** Things that cards let a player point at. */

const TOO_DEAR = refusal('DB-BUY-04');

/** The own hand. Whoever answers holds it, so nobody else may learn from the question. */
const hand: GameSelector = {
  secret: true,
  possible: (table, { you }) => sideOf(table, you).hand.cards.length > 0,
  things: (table, { you }) => sorted(sideOf(table, you).hand),
  name: (table, _cause, thing) => cardName(table, thing as number),
};

/** Several may come from one place or from both (DB-TERM-15, DB-FAQ-06). */
const handOrDiscard: GameSelector = {
  secret: true,
  possible: (table, { you }) =>
    sideOf(table, you).hand.cards.length + sideOf(table, you).deck.discard.cards.length > 0,
  things(table, { you }) {
    const side = sideOf(table, you);
    return [...sorted(side.hand).map(inHand), ...sorted(side.deck.discard).map(inDiscard)];
  },
  name(table, _cause, thing) {
    const { from, card } = placeOf(thing);
    return message(`place.${from}`, { card: cardName(table, card) });
  },
};

const enemyHand: GameSelector = {
  secret: true,
  possible: (table, { you }) => sideOf(table, enemyOf(you)).hand.cards.length > 0,
  things: (table, { you }) => sorted(sideOf(table, enemyOf(you)).hand),
  name: (table, _cause, thing) => cardName(table, thing as number),
};

/** Each different card of an open pile that fits, by number. */
function fitting(table: GameTable, { cards }: Pile, fits: (card: Card) => boolean): number[] {
  const found: number[] = [];
  for (const card of cards) if (!found.includes(card) && fits(cardOf(table, card))) found.push(card);
  return found.sort((a, b) => a - b);
}

/** Units in the own discard pile that have a trait, or that are unique. */
const discardedTrait: GameSelector<{ trait: string }> = {
  params: z.strictObject({ trait: z.enum(TRAITS) }),
  things: (table, { you }, { trait }) =>
    fitting(
      table,
      sideOf(table, you).deck.discard,
      ({ type, traits }) => type === 'unit' && (traits as readonly string[]).includes(trait),
    ),
  name: (table, _cause, thing) => cardName(table, thing as number),
};

const discardedUnique: GameSelector = {
  things: (table, { you }) =>
    fitting(table, sideOf(table, you).deck.discard, ({ type, unique }) => type === 'unit' && unique),
  name: (table, _cause, thing) => cardName(table, thing as number),
};

/** Slots of the galaxy row whose cards fit; the pilots lie elsewhere (DB-BUY-12). */
const rowSelector = (fits: (card: Card, you: Seat) => boolean): GameSelector => ({
  things: (table, { you }) =>
    slots(table).filter((slot) => fits(cardOf(table, table.state.row.cards[slot] as number), you)),
  name: (table, _cause, thing) => rowName(table, thing as number),
});

const row = rowSelector(() => true);
const ownRow = rowSelector((card, you) => card.faction === FACTIONS[you]);
const friendlyRow = rowSelector((card, you) => !isEnemyOf(card, you));

/** Whichever is there (DB-CASE-15). */
const enemyBaseOrShip: GameSelector = {
  things(table, { you }) {
    const { base, ships } = sideOf(table, enemyOf(you));
    const ids: Thing[] = base === null ? [] : [base.id];
    for (const { id } of distinct(table, ships)) ids.push(id);
    return ids;
  },
  name: (table, _cause, thing) => nameOf(table, thing),
};

const enemyShip: GameSelector = {
  things: (table, { you }) => distinct(table, sideOf(table, enemyOf(you)).ships).map(({ id }) => id),
  name: (table, _cause, thing) => nameOf(table, thing),
};

/** Any ship the opponent has in play, and ships in the row: all of them, or only enemy ones (DB-CASE-18). */
const doomedShip = (fits: (card: Card, you: Seat) => boolean): GameSelector => ({
  things(table, { you }) {
    const ids: Thing[] = distinct(table, sideOf(table, enemyOf(you)).ships).map(({ id }) => id);
    for (const slot of slots(table)) {
      const card = cardOf(table, table.state.row.cards[slot] as number);
      if (card.type === 'ship' && fits(card, you)) ids.push(`row:${slot}`);
    }
    return ids;
  },
  name(table, _cause, thing) {
    if (typeof thing === 'number') return nameOf(table, thing);
    return message('place.row', { card: rowName(table, Number(String(thing).slice('row:'.length))) });
  },
});

const shipAnywhere = doomedShip(() => true);
const enemyShipAnywhere = doomedShip(isEnemyOf);

/** What this player may purchase from the galaxy discard pile. */
const galaxyDiscard: GameSelector = {
  things: (table, { you }) => fitting(table, table.state.galaxy.discard, (card) => !isEnemyOf(card, you)),
  check: (table, { you }, thing) =>
    cardOf(table, thing as number).cost > sideOf(table, you).pool ? TOO_DEAR : undefined,
  name: (table, _cause, thing) => cardName(table, thing as number),
};

/** The cards just looked at, by their depth: what they are is for one pair of eyes. */
const topOfGalaxy: GameSelector<{ n: number }> = {
  params: z.strictObject({ n: z.int().min(1).max(5) }),
  secret: true,
  possible: ({ state }) => state.galaxy.pile.cards.length > 1,
  things({ state }, _cause, { n }) {
    const many = Math.min(n, state.galaxy.pile.cards.length);
    return many < 2 ? [] : Array.from({ length: many }, (_, depth) => depth);
  },
  name(table, _cause, thing) {
    const { pile } = table.state.galaxy;
    const card = pile.cards[pile.cards.length - 1 - (thing as number)] as number;
    return message('place.depth', { card: cardName(table, card), n: (thing as number) + 1 });
  },
};

export const selectors = {
  hand,
  handOrDiscard,
  enemyHand,
  discardedTrait,
  discardedUnique,
  row,
  ownRow,
  friendlyRow,
  enemyBaseOrShip,
  enemyShip,
  shipAnywhere,
  enemyShipAnywhere,
  galaxyDiscard,
  topOfGalaxy,
};
