import { EMPTY } from '@cantina/decks';
import { happeningOf, refusal, type Thing } from '@cantina/engine';
import { z } from 'zod';
import { TRAITS } from '../traits.ts';
import {
  cardOf,
  enemyOf,
  FACTIONS,
  forceIsWith,
  pieceAmong,
  sideOf,
  type GameTable,
  type Piece,
} from '../state.ts';
import { topOf } from './galaxy.ts';
import type { GameCondition } from './verb.ts';

/** What cards ask before they do something. */

const aTrait = z.strictObject({ trait: z.enum(TRAITS) });
type OfTrait = { readonly trait: string };
const named = z.strictObject({ card: z.string() });
type Named = { readonly card: string };

const NOT_MET = refusal('DB-ABIL-13');

/** Asked when its text resolves (DB-FORCE-12). */
const force: GameCondition = {
  holds: (table, { you }) => forceIsWith(table, you),
  unless: refusal('DB-FORCE-06'),
};

const ship: GameCondition = {
  holds: (table, { you }) => sideOf(table, you).ships.length > 0,
  unless: NOT_MET,
};

const enemyShip: GameCondition = {
  holds: (table, { you }) => sideOf(table, enemyOf(you)).ships.length > 0,
  unless: NOT_MET,
};

const hasTrait = (table: GameTable, piece: Piece, wanted: string): boolean =>
  (cardOf(table, piece.card).traits as readonly string[]).includes(wanted);

const trait: GameCondition<OfTrait> = {
  params: aTrait,
  holds: (table, { you }, { trait: wanted }) =>
    sideOf(table, you).units.some((unit) => hasTrait(table, unit, wanted)),
  unless: NOT_MET,
};

const otherUnique: GameCondition = {
  holds: (table, { you, source }) =>
    sideOf(table, you).units.some(({ id, card }) => id !== source && cardOf(table, card).unique),
  unless: NOT_MET,
};

const inPlay: GameCondition<Named> = {
  params: named,
  holds: (table, { you }, { card }) =>
    sideOf(table, you).units.some((unit) => cardOf(table, unit.card).id === card),
};

const base: GameCondition<Named> = {
  params: named,
  holds(table, { you }, { card }) {
    const own = sideOf(table, you).base;
    return own !== null && cardOf(table, own.card).id === card;
  },
};

/** What the top galaxy card is; asked after it was revealed. */
const topIs = (fits: (faction: string, you: number) => boolean): GameCondition => ({
  holds(table, { you }) {
    const top = topOf(table);
    return top !== EMPTY && fits(cardOf(table, top).faction, you);
  },
  secret: true,
});

/** Of a happening or a value: it speaks of this very card. */
const itself: GameCondition = { holds: (_table, { source, it }) => source === it };

/** Of a value: one of your capital ships; one of your units with a trait; yourself. */
const yourShip: GameCondition = {
  holds: (table, { you, it }) => pieceAmong(sideOf(table, you).ships, it as number) !== undefined,
};
const yourUnit: GameCondition<OfTrait> = {
  params: aTrait,
  holds(table, { you, it }, { trait: wanted }) {
    const unit = pieceAmong(sideOf(table, you).units, it as number);
    return unit !== undefined && hasTrait(table, unit, wanted);
  },
};
const yourself: GameCondition = { holds: (_table, { you, it }) => it === you };

const told = (table: GameTable, field: string): unknown => happeningOf(table)?.what[field];

/** Of a happening: the other player did it; it is your turn. */
const theirs: GameCondition = { holds: (table, { you }) => told(table, 'seat') === enemyOf(you) };
const yourTurn: GameCondition = { holds: (table, { you }) => table.state.active === you };

/** Took part in the attack that defeated the row card (DB-HUNT-15). */
const attacker: GameCondition = {
  holds(table, { source }) {
    const attackers = told(table, 'with');
    return Array.isArray(attackers) && (attackers as Thing[]).includes(source);
  },
};

const isYours = (table: GameTable, you: number): boolean => told(table, 'seat') === you;

const isNeutral = (table: GameTable): boolean => {
  const it = told(table, 'card');
  return typeof it === 'number' && cardOf(table, it).faction === 'neutral';
};

/** Of a card played or purchased: it is yours, and the first of its kind this turn. */
const firstNeutralPlayed: GameCondition = {
  holds: (table, { you }) =>
    isYours(table, you) && isNeutral(table) && sideOf(table, you).playedNeutral === 1,
};
const firstNeutralBought: GameCondition = {
  holds: (table, { you }) =>
    isYours(table, you) && isNeutral(table) && sideOf(table, you).boughtNeutral === 1,
};
const firstBought: GameCondition = {
  holds: (table, { you }) => isYours(table, you) && sideOf(table, you).bought === 1,
};

/** A smuggler has seen to it that your next purchase goes on top of the deck; of several copies the first one speaks. */
const nextOnTop: GameCondition = {
  holds(table, { you, source }) {
    const { nextOnTop: promised, units } = sideOf(table, you);
    if (!promised || !isYours(table, you)) return false;
    const speaker = units.find(({ id }) => id === source);
    return speaker !== undefined && units.find(({ card }) => card === speaker.card) === speaker;
  },
};

export const conditions = {
  force,
  ship,
  enemyShip,
  trait,
  otherUnique,
  inPlay,
  base,
  topIsOwn: topIs((faction, you) => faction === FACTIONS[you]),
  topIsEnemy: topIs((faction, you) => faction === FACTIONS[enemyOf(you)]),
  this: itself,
  yourShip,
  yourUnit,
  you: yourself,
  theirs,
  yourTurn,
  attacker,
  firstNeutralPlayed,
  firstNeutralBought,
  firstBought,
  nextOnTop,
};
