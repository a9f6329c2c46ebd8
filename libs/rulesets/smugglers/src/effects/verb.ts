import {
  amountOf,
  type Amount,
  type Cause,
  type ConditionRule,
  type Json,
  type Params,
  type Quantity,
  type Selector,
  type Verb,
} from '@cantina/engine';
import { z } from 'zod';
import type { GameTable } from '../state.ts';
import { SYSTEMS } from '../kinds.ts';

/** Shapes shared by this game's words. */

export type GameVerb<P extends Params = Params> = Verb<GameTable, P>;
export type GameCondition<P extends Params = Params> = ConditionRule<GameTable, P>;
export type GameSelector<P extends Params = Params> = Selector<GameTable, P>;
export type GameQuantity<P extends Params = Params> = Quantity<GameTable, P>;

/** A number, or something to be counted when the time comes. */
const quantity = z.union([
  z.int().min(0).max(100_000),
  z.strictObject({
    of: z.enum(['bounty', 'credits', 'cargo', 'system', 'friends', 'equipment', 'round']),
    per: z.int().min(1).optional(),
    system: z.enum(SYSTEMS).optional(),
  }),
  z.strictObject({ count: z.looseObject({ from: z.string() }) }),
]) as unknown as z.ZodType<Json>;

export type Count = { readonly n: Json };
export const count = z.strictObject({ n: quantity });

export const howMany = (table: GameTable, { n }: Count, cause: Cause): number =>
  Math.max(0, amountOf(table, n as Amount, cause));
