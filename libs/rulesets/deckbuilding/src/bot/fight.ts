import { EMPTY } from '@cantina/decks';
import type { Seat } from '@cantina/engine';
import { attackOf, attackOfAll } from '../effects/values.ts';
import { cardOf, enemyOf, isEnemyOf, sideOf, type Card, type GameTable, type Piece } from '../state.ts';
import type { Ware } from './market.ts';
import { rewardOf, verbsOf } from './reward.ts';
import { BASE_DOWN, baseWorth, damageWeight, type DeckWorth } from './worth.ts';

/** What attacks can still be turned into this turn, also while one is being gathered. */

/** Of what it will do: in hand, on the table, with a target named. */
const IN_HAND = 0.8;
const READY = 0.98;
const DECLARED = 0.985;
/** What has joined counts in full but for this, so that all join before the attack is resolved. */
const TO_RESOLVE = 0.01;

export interface Means {
  /** Attack of cards still in hand. */
  readonly inHand: number;
  readonly wares: readonly Ware[];
  readonly deck: DeckWorth;
}

/** The attack of those that have not attacked yet. */
export function strengthOf(table: GameTable, pieces: readonly Piece[]): number {
  let sum = 0;
  for (const piece of pieces) if (!piece.attacked) sum += attackOf(table, piece);
  return sum;
}

export function fight(table: GameTable, seat: Seat, means: Means): number {
  const { attack, row } = table.state;
  const { units, ships } = sideOf(table, seat);
  const hunters = strengthOf(table, units);
  const all = hunters + strengthOf(table, ships);
  const goal = goalFor(table, seat);
  const toCome = IN_HAND * (harm(goal, all + means.inHand) - harm(goal, all)) + bombs(table, seat, goal);
  const joined = attackOfAll(table, attack?.with ?? []);

  if (attack === null || attack.target === 'base') {
    const sure = harm(goal, joined);
    const free = Math.min(hunters, all - joined, all - goal.ships - goal.base);
    const rest = harm(goal, all) - sure + (free > 0 ? bestHunt(table, seat, free, means) : 0);
    if (attack === null) return READY * rest + toCome;
    return sure - (joined > 0 ? TO_RESOLVE : 0) + DECLARED * rest + toCome;
  }
  const card = cardOf(table, row.cards[attack.target] as number);
  const missing = Math.max(0, neededFor(card) - joined);
  const rest = READY * harm(goal, Math.max(0, all - joined - missing)) + toCome;
  if (missing > hunters - joined) return rest;
  const reward = rewardOf(table, seat, card, means);
  const part = 1 - (1 - DECLARED) * (missing / neededFor(card));
  return part * reward - (missing === 0 ? TO_RESOLVE : 0) + rest;
}

/** What stands between an attacker and the next base. */
interface Goal {
  readonly ships: number;
  readonly base: number;
  readonly weight: number;
  /** Beyond the damage itself, when the base falls. */
  readonly prize: number;
}

function goalFor(table: GameTable, seat: Seat): Goal {
  const { base, ships } = sideOf(table, enemyOf(seat));
  let room = 0;
  for (const { card, damage } of ships) room += cardOf(table, card).hitPoints - damage;
  const weight = damageWeight(sideOf(table, seat).victory.length);
  if (base === null) return { ships: room, base: 0, weight, prize: 0 };
  const card = cardOf(table, base.card);
  return { ships: room, base: card.hitPoints - base.damage, weight, prize: BASE_DOWN + baseWorth(card) };
}

/** Points of attack in points of damage: ships first, then the base. */
function harm({ ships, base, weight, prize }: Goal, attack: number): number {
  if (attack < ships) return attack;
  if (attack < ships + base) return ships + (attack - ships) * weight;
  return ships + base * weight + prize;
}

/** Abilities that deal damage are worth keeping until their owners have attacked. */
function bombs(table: GameTable, seat: Seat, { base, weight }: Goal): number {
  if (base === 0) return 0;
  let sum = 0;
  for (const { card, used } of sideOf(table, seat).units) {
    const { ability } = cardOf(table, card);
    if (used || ability === null) continue;
    for (const { does, n } of verbsOf(ability)) if (does === 'damage') sum += Math.min(n, base) * weight;
  }
  return READY * sum;
}

const neededFor = ({ faction, cost, target }: Card): number => (faction === 'neutral' ? cost : target);

/** The best reward in the row for those who are not needed elsewhere. */
function bestHunt(table: GameTable, seat: Seat, attack: number, means: Means): number {
  let best = 0;
  for (const number of table.state.row.cards) {
    if (number === EMPTY) continue;
    const card = cardOf(table, number);
    if (card.type !== 'unit' || !isEnemyOf(card, seat) || card.target > attack) continue;
    best = Math.max(best, rewardOf(table, seat, card, means));
  }
  return best;
}
