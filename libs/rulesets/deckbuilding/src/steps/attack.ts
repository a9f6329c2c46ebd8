import {
  happen,
  message,
  NONE,
  NOTHING,
  refusal,
  value,
  call,
  type Seat,
  type Verdict,
} from '@cantina/engine';
import { damageShip } from '../effects/damage.ts';
import { slots } from '../effects/selectors.ts';
import { cardName, nameOf, sideName } from '../names.ts';
import {
  cardOf,
  enemyOf,
  FACTIONS,
  hasBaseOrShip,
  isFirst,
  pieceOf,
  sideOf,
  type Card,
  type GameTable,
  type Piece,
  type Side,
} from '../state.ts';
import type { MainMove } from './frame.ts';

const NO_BASE = refusal('DB-ATTACK-18');
const NEUTRAL = refusal('DB-HUNT-08');
const OWN_CARD = refusal('DB-CARD-12');
const SHIP_TARGET = refusal('DB-HUNT-13');
const NO_ATTACK = refusal('DB-ASSIGN-13');
const SHIPS_NEVER_HUNT = refusal('DB-ASSIGN-04');
const HAS_ATTACKED = refusal('DB-ASSIGN-08');
const ALREADY_ASSIGNED = refusal('DB-ASSIGN-05');

const BASE = 'base';
type Target = typeof BASE | number;
/** Only asked about, never joined. */
const NOBODY: number[] = [];

/** What an attack must reach, and whether this player may attack the card at all (DB-CARD-12, DB-HUNT-01, DB-HUNT-08, DB-HUNT-13). */
function mayHunt(table: GameTable, seat: Seat, card: Card): Verdict {
  if (card.faction === FACTIONS[seat]) return OWN_CARD;
  if (card.faction !== 'neutral') return card.type === 'ship' ? SHIP_TARGET : undefined;
  return sideOf(table, seat).neutralHunts < value(table, 'neutralHunts', seat) ? undefined : NEUTRAL;
}

/** Neutral cards have no target value; where one may be hunted, its cost counts. */
const targetValue = ({ faction, cost, target }: Card): number => (faction === 'neutral' ? cost : target);

function mayJoin(table: GameTable, piece: Piece, target: Target): Verdict {
  if (piece.attacked) return HAS_ATTACKED;
  if (target !== BASE && cardOf(table, piece.card).type === 'ship') return SHIPS_NEVER_HUNT;
  return value(table, 'attack', piece.id) > 0 ? undefined : NO_ATTACK;
}

/** An attack needs somebody; if nobody can join, the reason of the first speaks for all. */
function anyCanJoin(table: GameTable, { units, ships }: Side, target: Target): Verdict {
  let why: Verdict;
  const all = units.length + ships.length;
  for (let i = 0; i < all; i++) {
    const piece = i < units.length ? units[i] : ships[i - units.length];
    const verdict = mayJoin(table, piece as Piece, target);
    if (verdict === undefined) return undefined;
    why ??= verdict;
  }
  return why ?? NO_ATTACK;
}

/** Bonuses count that apply to this target, so the question is asked as if the attack were already on. */
function whileAttacking<T>(table: GameTable, target: Target, ask: () => T): T {
  const { state } = table;
  const before = state.attack;
  state.attack = { target, with: NOBODY };
  const answer = ask();
  state.attack = before;
  return answer;
}

/**
 * Names the target of an attack; it stays fixed until the attack is resolved (DB-ASSIGN-15, DB-HUNT-19). Then there may be
 * another, with other cards, also on the same target (DB-ASSIGN-09, DB-ASSIGN-10, DB-HUNT-16).
 */
export const attack: MainMove<string | number> = {
  over(table) {
    if (table.state.attack !== null) return NONE;
    const targets: Target[] = [BASE];
    for (const slot of slots(table)) targets.push(slot);
    return targets;
  },
  check(table, _frame, seat, what) {
    const target = what as Target;
    if (target === BASE) {
      if (!hasBaseOrShip(sideOf(table, enemyOf(seat)))) return NO_BASE;
    } else {
      const verdict = mayHunt(table, seat, cardOf(table, table.state.row.cards[target] as number));
      if (verdict !== undefined) return verdict;
    }
    return whileAttacking(table, target, () => anyCanJoin(table, sideOf(table, seat), target));
  },
  apply(table, _frame, _seat, what) {
    table.state.attack = { target: what as Target, with: [] };
  },
  label(table, _frame, seat, what) {
    if (what === BASE) return message('move.attackBase', { side: sideName(enemyOf(seat)) });
    const card = table.state.row.cards[what as number] as number;
    return message('move.attackRow', { card: cardName(table, card), n: targetValue(cardOf(table, card)) });
  },
};

/** A card in play joins the attack being gathered (DB-ASSIGN-01..06). Taking it back is undo (DB-ASSIGN-11). */
export const join: MainMove<number> = {
  over(table, _frame, seat) {
    if (table.state.attack === null) return NONE;
    const { units, ships } = sideOf(table, seat);
    const ids: number[] = [];
    for (const unit of units) if (isFirst(table, units, unit)) ids.push(unit.id);
    for (const ship of ships) if (isFirst(table, ships, ship)) ids.push(ship.id);
    return ids;
  },
  check(table, _frame, _seat, id) {
    const piece = pieceOf(table, id);
    const now = table.state.attack;
    if (piece === undefined || now === null) return NO_ATTACK;
    if (now.with.includes(id)) return ALREADY_ASSIGNED;
    return mayJoin(table, piece, now.target);
  },
  apply: (table, _frame, _seat, id) => void table.state.attack?.with.push(id),
  label: (table, _frame, _seat, id) =>
    message('move.join', { card: nameOf(table, id), n: value(table, 'attack', id) }),
};

/** Resolves the attack with all that have joined (DB-ATTACK-01, DB-HUNT-02). */
export const strike: MainMove<null> = {
  over: ({ state }) => (state.attack !== null && state.attack.with.length > 0 ? NOTHING : NONE),
  apply(table, _frame, seat) {
    const now = table.state.attack;
    if (now === null) return;
    const pieces = now.with.flatMap((id) => pieceOf(table, id) ?? []);
    const total = pieces.reduce((sum, { id }) => sum + value(table, 'attack', id), 0);
    for (const piece of pieces) piece.attacked = true;
    table.state.attack = null;
    if (now.target === BASE) strikeBase(table, seat, total);
    else strikeRow(table, seat, now.target, total, now.with);
  },
  label(table) {
    const now = table.state.attack;
    const total = (now?.with ?? []).reduce((sum, id) => sum + value(table, 'attack', id), 0);
    return message('move.strike', { n: total });
  },
};

/**
 * Enough defeats the card, more is lost; too little does nothing, and the attackers have attacked all the same
 * (DB-HUNT-03, DB-HUNT-06, DB-HUNT-07, DB-HUNT-14).
 */
function strikeRow(
  table: GameTable,
  seat: Seat,
  slot: number,
  total: number,
  attackers: readonly number[],
): void {
  const card = table.state.row.cards[slot] as number;
  const literal = cardOf(table, card);
  const needed = targetValue(literal);
  table.emit?.(
    message('log.strikeRow', { side: sideName(seat), card: cardName(table, card), n: total, needed }),
  );
  if (literal.faction === 'neutral') sideOf(table, seat).neutralHunts++;
  if (total >= needed) happen(table, 'defeat', { it: card, seat, slot, with: attackers.slice() });
}

/**
 * Ships first, the rest to the base if there is one (DB-ATTACK-02..05, DB-ATTACK-11, DB-ATTACK-19, DB-FAQ-08); how damage
 * is split among several ships that it cannot all destroy is the attacker's choice (DB-ATTACK-14..16, DB-ATTACK-20).
 */
function strikeBase(table: GameTable, seat: Seat, total: number): void {
  const { base, ships } = sideOf(table, enemyOf(seat));
  table.emit?.(message('log.strikeBase', { side: sideName(seat), n: total }));
  const room = ships.reduce((sum, ship) => sum + hitPointsLeft(table, ship), 0);
  if (total >= room) {
    for (const ship of ships.slice()) damageShip(table, ship, hitPointsLeft(table, ship));
    if (base !== null && total > room)
      happen(table, 'damage', { it: base.id, amount: total - room, by: seat });
  } else if (ships.length === 1) damageShip(table, ships[0] as Piece, total);
  else call(table, 'split', { seat, ids: ships.map(({ id }) => id), left: total });
}

export const hitPointsLeft = (table: GameTable, { card, damage }: Piece): number =>
  cardOf(table, card).hitPoints - damage;
