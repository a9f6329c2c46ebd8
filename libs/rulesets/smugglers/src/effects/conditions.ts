import { value, type Thing } from '@cantina/engine';
import { z } from 'zod';
import { freePods, unitsAboard, unitsOf } from '../cargo.ts';
import { inNebula, placeCalled } from '../galaxy.ts';
import { GOODS, PORTS, SYSTEMS, type Good, type Port, type System } from '../kinds.ts';
import { frameOf, keepsOf, playerOf, type GameTable } from '../state.ts';
import type { CombatFrame } from '../steps/combat.ts';
import type { MarketFrame } from '../steps/market.ts';
import type { VisitFrame } from '../steps/visit.ts';
import { isIllegal } from '../steps/contraband.ts';
import type { GameCondition } from './verb.ts';

/** When an effect works. */

type AtLeast = { readonly n: number };
const atLeast = z.strictObject({ n: z.int().min(0).max(100_000) });

/** It happens to the figure the text speaks of. */
const yours: GameCondition = { holds: (_table, { you, it }) => it === you };
const wantedAt: GameCondition<AtLeast> = {
  params: atLeast,
  holds: (table, { you }, { n }) => playerOf(table, you).bounty >= n,
};

const rich: GameCondition<AtLeast> = {
  params: atLeast,
  holds: (table, { you }, { n }) => playerOf(table, you).credits >= n,
};

const ANY = 'any';
type Carrying = { readonly good: Good | typeof ANY; readonly n: number };

const carries: GameCondition<Carrying> = {
  params: z.strictObject({
    good: z.enum([...GOODS, ANY]).default(ANY),
    n: z.int().min(1).default(1),
  }),
  holds(table, { you }, { good, n }) {
    const player = playerOf(table, you);
    return (good === ANY ? unitsAboard(player) : unitsOf(player, good)) >= n;
  },
};

const hasRoom: GameCondition<AtLeast> = {
  params: z.strictObject({ n: z.int().min(1).default(1) }),
  holds: (table, { you }, { n }) => freePods(table, you) >= n,
};

const nebula: GameCondition = { holds: (table, { you }) => inNebula(table, you) };

const damaged: GameCondition = {
  holds: (table, { you }) => playerOf(table, you).hull < value(table, 'fullHull', you),
};

const systemAt: GameCondition<{ readonly system: System; readonly n: number }> = {
  params: z.strictObject({ system: z.enum(SYSTEMS), n: z.int().min(0).max(20) }),
  holds: (table, { you }, { system, n }) => value(table, system, you) >= n,
};

const hasFriend: GameCondition = { holds: (table, { you }) => keepsOf(table, you, 'friend').length > 0 };
/** The combat that is going on, if this player is in it. */
function combatOf(table: GameTable, you: Thing): CombatFrame | undefined {
  const combat = frameOf<CombatFrame>(table, 'combat');
  return combat !== undefined && (combat.seat === you || combat.foe === you) ? combat : undefined;
}

const attacker: GameCondition = { holds: (table, { you }) => combatOf(table, you)?.attacker === you };

const marketOf = (table: GameTable, you: Thing): MarketFrame | undefined => {
  const market = frameOf<MarketFrame>(table, 'market');
  return market?.seat === you ? market : undefined;
};

type Trading = { readonly good: Good | typeof ANY; readonly way: 'buy' | 'sell' | 'either' };

const trading: GameCondition<Trading> = {
  params: z.strictObject({
    good: z.enum([...GOODS, ANY]).default(ANY),
    way: z.enum(['buy', 'sell', 'either']).default('either'),
  }),
  holds(table, { you }, { good, way }) {
    const market = marketOf(table, you);
    if (market === undefined) return false;
    return (good === ANY || market.good === good) && (way === 'either' || market.way === way);
  },
};

/** The goods being traded are illegal on this planet (SG-CUSTOMS-21). */
const contraband: GameCondition = {
  holds(table, { you }) {
    const market = marketOf(table, you);
    return market !== undefined && isIllegal(table, market.place, market.good);
  },
};

const port: GameCondition<{ readonly size: Port }> = {
  params: z.strictObject({ size: z.enum(PORTS) }),
  holds(table, { you }, { size }) {
    const visit = frameOf<VisitFrame>(table, 'visit');
    return visit?.seat === you && placeCalled(table, visit.place)?.port === size;
  },
};

export const conditions = {
  yours,
  // The same question, asked of a value: worded differently on the card.
  owner: yours,
  wantedAt,
  rich,
  carries,
  hasRoom,
  inNebula: nebula,
  damaged,
  systemAt,
  hasFriend,
  attacker,
  trading,
  contraband,
  port,
};
