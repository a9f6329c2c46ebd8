import type { Effect, Seat } from '@cantina/engine';
import { forceLeft, sideOf, type Card, type GameTable } from '../state.ts';
import { bestBuy, type Ware } from './market.ts';
import { FORCE, relief, type DeckWorth } from './worth.ts';

/** A card the enemy will not buy, by its cost. */
const DENIED = 0.15;
const FREE_CARD = 4;

interface Deed {
  readonly does: string;
  readonly n: number;
}

const known = new WeakMap<Effect, readonly Deed[]>();

/** What an effect comes down to: it is data, so its verbs are found by walking through it. */
export function verbsOf(effect: Effect): readonly Deed[] {
  let deeds = known.get(effect);
  if (deeds === undefined) known.set(effect, (deeds = deedsIn(effect)));
  return deeds;
}

function deedsIn(part: unknown): readonly Deed[] {
  if (typeof part !== 'object' || part === null) return [];
  const { do: does, n } = part as { do?: unknown; n?: unknown };
  if (typeof does === 'string') return [{ does, n: typeof n === 'number' ? n : 1 }];
  return Object.values(part).flatMap(deedsIn);
}

/** What defeating a row card brings: its reward, and that the enemy does not get the card. */
export function rewardOf(
  table: GameTable,
  seat: Seat,
  { faction, cost, reward }: Card,
  { wares, deck }: { readonly wares: readonly Ware[]; readonly deck: DeckWorth },
): number {
  const { pool } = sideOf(table, seat);
  const buys = (n: number): number => bestBuy(wares, pool + n) - bestBuy(wares, pool);
  if (faction === 'neutral') return buys(cost);
  let sum = DENIED * cost;
  for (const { does, n } of reward === null ? [] : verbsOf(reward)) {
    if (does === 'resources') sum += buys(n);
    else if (does === 'force') sum += 2 * FORCE.point * Math.min(n, forceLeft(table, seat));
    else if (does === 'exile') sum += relief(deck);
    else if (does === 'purchaseFree') sum += FREE_CARD;
  }
  return sum;
}
