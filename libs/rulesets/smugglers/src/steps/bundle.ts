import { message, value, type Message, type Seat } from '@cantina/engine';
import { z } from 'zod';
import { FREIGHTS, freightOf, moveFreight, unitsAboard, type Freight } from '../cargo.ts';
import { freightName, keepName } from '../names.ts';
import { cardOf, findKeep, playerOf, type GameTable } from '../state.ts';
import { giveKeep } from './spoils.ts';

/**
 * What changes hands between players: credits, goods, equipment and friends, in any mix; never levels or bounties
 * (SG-ENCOUNTER-05, SG-ENCOUNTER-06). No planet leaves for it (SG-PLANET-07).
 */

export interface Bundle {
  readonly credits: number;
  /** Units by kind; what is left out is not in it. */
  readonly goods: Readonly<Record<string, number>>;
  readonly cards: readonly string[];
}

export const bundle = z.strictObject({
  credits: z.int().min(0).max(1_000_000),
  goods: z.partialRecord(z.enum(FREIGHTS), z.int().min(1).max(50)),
  cards: z.array(z.string().max(60)).max(20),
});

export const NOTHING_AT_ALL: Bundle = { credits: 0, goods: {}, cards: [] };

const unitsIn = ({ goods }: Bundle): number =>
  FREIGHTS.reduce((sum, freight) => sum + (goods[freight] ?? 0), 0);

export const isEmpty = (what: Bundle): boolean =>
  what.credits === 0 && unitsIn(what) === 0 && what.cards.length === 0;

/** Has this player all of it? */
export function has(table: GameTable, seat: Seat, { credits, goods, cards }: Bundle): boolean {
  const player = playerOf(table, seat);
  if (player.credits < credits || new Set(cards).size < cards.length) return false;
  if (FREIGHTS.some((freight) => freightOf(player, freight) < (goods[freight] ?? 0))) return false;
  return cards.every((id) => findKeep(table, id)?.seat === seat);
}

/** Pods that a card brings to whoever has it. */
function podsOn(table: GameTable, id: string): number {
  const card = findKeep(table, id)?.keep.card;
  if (card === undefined) return 0;
  let sum = 0;
  for (const modifier of cardOf(table, card).while ?? []) {
    if ('value' in modifier && modifier.value === 'pods' && typeof modifier.add === 'number')
      sum += modifier.add;
  }
  return sum;
}

/** Would everything still be stowed after giving the one and getting the other (SG-ENCOUNTER-12)? */
export function fits(table: GameTable, seat: Seat, gives: Bundle, gets: Bundle): boolean {
  const pods = (what: Bundle): number => what.cards.reduce((sum, id) => sum + podsOn(table, id), 0);
  const room = value(table, 'pods', seat) - pods(gives) + pods(gets);
  return unitsAboard(playerOf(table, seat)) - unitsIn(gives) + unitsIn(gets) <= room;
}

export function hand(table: GameTable, from: Seat, to: Seat, { credits, goods, cards }: Bundle): void {
  const giver = playerOf(table, from);
  const taker = playerOf(table, to);
  giver.credits -= credits;
  taker.credits += credits;
  for (const freight of FREIGHTS) {
    const n = goods[freight] ?? 0;
    if (n > 0) moveFreight(giver, taker, freight, n);
  }
  for (const id of cards) giveKeep(table, id, to);
}

/** As words: "300 credits, 2× robots". */
export function inWords({ credits, goods, cards }: Bundle): readonly Message[] {
  const words: Message[] = [];
  if (credits > 0) words.push(message('bundle.credits', { n: credits }));
  for (const freight of FREIGHTS) {
    const n = goods[freight] ?? 0;
    if (n > 0) words.push(message('bundle.goods', { n, goods: freightName(freight) }));
  }
  for (const id of cards) words.push(keepName(id));
  return words.length === 0 ? [message('bundle.nothing')] : words;
}

/** Everything of one kind in the hold. */
export const allOf = (table: GameTable, seat: Seat, freight: Freight): Bundle => ({
  ...NOTHING_AT_ALL,
  goods: { [freight]: freightOf(playerOf(table, seat), freight) },
});

/** The whole hold. */
export function wholeHold(table: GameTable, seat: Seat): Bundle {
  const player = playerOf(table, seat);
  const aboard = FREIGHTS.filter((freight) => freightOf(player, freight) > 0);
  return {
    ...NOTHING_AT_ALL,
    goods: Object.fromEntries(aboard.map((freight) => [freight, freightOf(player, freight)])),
  };
}
