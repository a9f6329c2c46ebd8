import { EMPTY } from '@cantina/decks';
import type { Reasons, Seat } from '@cantina/engine';
import { strengthOf } from './bot/fight.ts';
import { thisTurn, type TurnParts } from './bot/this-turn.ts';
import { BASE_DOWN, baseWorth, damageWeight, deckOf, FORCE, shipWorth, worthOf } from './bot/worth.ts';
import {
  cardOf,
  enemyOf,
  forceIsWith,
  forceLeft,
  HAND_SIZE,
  isEnemyOf,
  sideOf,
  type GameTable,
} from './state.ts';

/** Larger than anything short of winning. */
const WON = 1000;
const CARD_IN_HAND = 0.7;
const ROW_CARD = 0.02;

/** What the worth of a table is made of; each part has words (`reason.<part>`). */
interface Parts extends TurnParts {
  readonly enemyBase: number;
  readonly ownBase: number;
  readonly deck: number;
  readonly enemyDeck: number;
  readonly ships: number;
  readonly enemyShips: number;
  readonly force: number;
  readonly row: number;
  readonly enemyHand: number;
  readonly enemyAttack: number;
}

/**
 * How good the table looks for a seat, in points of damage to a base. Most of it lasts: damage done, the deck, ships, the
 * Force. To that comes what the own turn may still bring, which counts a little less than what it can be turned into: so
 * everything is used before the turn ends.
 */
export function evaluate(table: GameTable, seat: Seat): number {
  const { outcome } = table.state;
  if (outcome !== null) return outcome.seats[seat] === 'won' ? WON : -WON;
  const parts = partsOf(table, seat);
  let sum = 0;
  for (const part in parts) sum += parts[part as keyof Parts];
  return sum;
}

/** The same, part by part. */
export function reasons(table: GameTable, seat: Seat): Reasons {
  const { outcome } = table.state;
  if (outcome !== null) return outcome.seats[seat] === 'won' ? { won: WON } : { lost: -WON };
  return { ...partsOf(table, seat) };
}

function partsOf(table: GameTable, seat: Seat): Parts {
  const enemy = enemyOf(seat);
  const deck = deckOf(table, seat);
  const isOwnTurn = table.state.active === seat;
  const turn = isOwnTurn ? thisTurn(table, seat, deck) : waiting(table, seat);
  return {
    enemyBase: damageTaken(table, enemy) - basesWorth(table, enemy),
    ownBase: basesWorth(table, seat) - damageTaken(table, seat),
    deck: deck.worth,
    enemyDeck: -deckOf(table, enemy).worth,
    ships: fleetWorth(table, seat),
    enemyShips: -fleetWorth(table, enemy),
    force: forceWorth(table, seat) - forceWorth(table, enemy) + turn.forceToCome,
    row: rowFor(table, seat),
    enemyHand: -handInWaiting(table, enemy),
    enemyAttack: isOwnTurn ? 0 : -strengthOf(table, sideOf(table, enemy).units),
    purchases: turn.purchases,
    attack: turn.attack,
    unplayed: turn.unplayed,
    nextHand: turn.nextHand,
  };
}

const waiting = (table: GameTable, seat: Seat): TurnParts & { readonly forceToCome: number } => ({
  purchases: 0,
  attack: 0,
  unplayed: 0,
  nextHand: handInWaiting(table, seat),
  forceToCome: 0,
});

function fleetWorth(table: GameTable, seat: Seat): number {
  let sum = 0;
  for (const { card, damage } of sideOf(table, seat).ships) sum += shipWorth(cardOf(table, card), damage);
  return sum;
}

function basesWorth(table: GameTable, seat: Seat): number {
  const { base, bases } = sideOf(table, seat);
  let sum = base === null ? 0 : baseWorth(cardOf(table, base.card));
  for (const card of bases.cards) sum += baseWorth(cardOf(table, card)) / HAND_SIZE;
  return sum;
}

/** On all bases this player has lost and on the present one; the nearer to the end, the more each point counts. */
function damageTaken(table: GameTable, seat: Seat): number {
  const { victory } = sideOf(table, enemyOf(seat));
  let sum = (sideOf(table, seat).base?.damage ?? 0) * damageWeight(victory.length);
  victory.forEach((card, nth) => (sum += cardOf(table, card).hitPoints * damageWeight(nth) + BASE_DOWN));
  return sum;
}

function forceWorth(table: GameTable, seat: Seat): number {
  const left = forceLeft(table, seat);
  return (forceIsWith(table, seat) ? FORCE.withYou : 0) + (left === 0 ? FORCE.full : 0) - left * FORCE.point;
}

/** Own cards in the row may be bought, enemy cards will be. */
function rowFor(table: GameTable, seat: Seat): number {
  let sum = 0;
  for (const number of table.state.row.cards) {
    if (number === EMPTY) continue;
    const card = cardOf(table, number);
    if (card.faction !== 'neutral') sum += isEnemyOf(card, seat) ? -card.cost : card.cost;
  }
  return sum * ROW_CARD;
}

/** Cards missing in a hand that waits for its turn. Which ones is a small matter, but not nothing. */
function handInWaiting(table: GameTable, seat: Seat): number {
  const { cards } = sideOf(table, seat).hand;
  let worth = 0;
  for (const card of cards) worth += worthOf(cardOf(table, card));
  return (cards.length - HAND_SIZE) * CARD_IN_HAND + worth / 100;
}
