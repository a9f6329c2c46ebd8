import type { Seat } from '@cantina/engine';
import { HAND_SIZE, sideOf, cardOf, type Card, type GameTable } from '../state.ts';

/** What cards are worth to a player who does not know yet when they will come, in points of damage. */

/** Turns in which what one has will still pay. */
const TURNS = 4;
export const FORCE = { point: 0.2, withYou: 0.6, full: 0.4 };
const RESOURCE = 0.8;
const ABILITY = 0.8;
/** A starter of one's choice: a point of anything. */
const CHOICE = 1;
/** A ship takes damage the base would have taken; and it will not live through all turns to come. */
const SHIP_HIT_POINT = 0.8;
const SHIP_LIFE = 0.5;
/** A ship that has not come into play yet. */
const SHIP_TO_COME = { hand: 0.9, deck: 0.6 };
/** On top of the damage that a base takes until it falls. */
export const BASE_DOWN = 8;
const BASE_HIT_POINT = 0.25;
const BASE_TEXT = 1.5;

/** Damage to the nth base of a player. */
export const damageWeight = (nth: number): number => 1 + nth / 2;

/** What a unit brings each time it is played; most of that has a price on the card. */
export function worthOf({ cost, attack, resources, force, on, ability, kind }: Card): number {
  const printed = attack + RESOURCE * resources + FORCE.point * force;
  if (kind === 'starter') return on.length === 0 ? printed : CHOICE;
  return Math.max(cost, ability === null ? printed : printed + ABILITY / 2);
}

export function shipWorth({ attack, resources, ability, hitPoints }: Card, damage = 0): number {
  const eachTurn = attack + RESOURCE * resources + (ability === null ? 0 : ABILITY);
  return (hitPoints - damage) * SHIP_HIT_POINT + eachTurn * TURNS * SHIP_LIFE;
}

/** A base is the better the more it takes, and if it says something that lasts. */
export function baseWorth({ hitPoints, ability, on, while: modifiers }: Card): number {
  const isLasting = ability !== null || modifiers.length > 0 || on.some(({ moment }) => moment !== 'reveal');
  return hitPoints * BASE_HIT_POINT + (isLasting ? BASE_TEXT : 0);
}

export interface DeckWorth {
  readonly worth: number;
  /** Units in it, and what one of them is worth on average. */
  readonly units: number;
  readonly average: number;
}

/**
 * All that a player will draw again: a hand of average units each turn, so that weak ones are better gone. Ships stay in play
 * once they have come, and are counted one by one.
 */
export function deckOf(table: GameTable, seat: Seat): DeckWorth {
  const { deck, hand, units } = sideOf(table, seat);
  let count = units.length;
  let sum = 0;
  let ships = 0;
  for (const { card } of units) sum += worthOf(cardOf(table, card));
  const add = (cards: readonly number[], toCome: number): void => {
    for (const number of cards) {
      const card = cardOf(table, number);
      if (card.type === 'ship') ships += toCome * shipWorth(card);
      else {
        sum += worthOf(card);
        count++;
      }
    }
  };
  add(deck.pile.cards, SHIP_TO_COME.deck);
  add(deck.discard.cards, SHIP_TO_COME.deck);
  add(hand.cards, SHIP_TO_COME.hand);
  const average = count === 0 ? 0 : sum / count;
  return { worth: HAND_SIZE * TURNS * average + ships, units: count, average };
}

/** How much better a deck gets by one more card. */
export function gainOf(card: Card, { units, average }: DeckWorth): number {
  if (card.type === 'ship') return SHIP_TO_COME.deck * shipWorth(card);
  return (HAND_SIZE * TURNS * (worthOf(card) - average)) / (units + 1);
}

/** How much better it gets without one of its weakest cards. */
export function relief({ units, average }: DeckWorth): number {
  return units < 2 ? 0 : (HAND_SIZE * TURNS * (average - RESOURCE)) / (units - 1);
}
