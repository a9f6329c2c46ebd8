import { message, refusal, value, type Message, type Seat, type Verdict } from '@cantina/engine';
import { listsOfSlots } from '../effects/row.ts';
import { cardName, sideName } from '../names.ts';
import {
  cardOf,
  enemyOf,
  FACTIONS,
  hasBaseOrShip,
  sideOf,
  type Attack,
  type Card,
  type GameTable,
} from '../state.ts';

/** What can be attacked: the enemy base with its ships, or a card of the row. */

const NO_BASE = refusal('DB-ATTACK-18');
const NEUTRAL = refusal('DB-HUNT-08');
const OWN_CARD = refusal('DB-CARD-12');
const SHIP_TARGET = refusal('DB-HUNT-13');

const BASE = 'base';
export type Target = Attack['target'];

export const targets = listsOfSlots<Target>((filled) => [BASE, ...filled]);

/** Is there anything to hit before the enemy base, or is this a row card that the player may hunt? */
export function mayTarget(table: GameTable, seat: Seat, target: Target): Verdict {
  if (target !== BASE) return mayHunt(table, seat, cardOf(table, table.state.row.cards[target] as number));
  return hasBaseOrShip(sideOf(table, enemyOf(seat))) ? undefined : NO_BASE;
}

/** What this player may attack in the row (DB-CARD-12, DB-HUNT-01, DB-HUNT-08, DB-HUNT-13). */
function mayHunt(table: GameTable, seat: Seat, { faction, type }: Card): Verdict {
  if (faction === FACTIONS[seat]) return OWN_CARD;
  if (faction !== 'neutral') return type === 'ship' ? SHIP_TARGET : undefined;
  return sideOf(table, seat).neutralHunts < value(table, 'neutralHunts', seat) ? undefined : NEUTRAL;
}

/** Neutral cards have no target value; where one may be hunted, its cost counts. */
export const targetValue = ({ faction, cost, target }: Card): number =>
  faction === 'neutral' ? cost : target;

export function targetName(table: GameTable, seat: Seat, target: Target): Message {
  if (target === BASE) return message('move.attackBase', { side: sideName(enemyOf(seat)) });
  const card = table.state.row.cards[target] as number;
  return message('move.attackRow', { card: cardName(table, card), n: targetValue(cardOf(table, card)) });
}
