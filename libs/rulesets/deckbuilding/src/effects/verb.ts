import type { ConditionRule, Params, Quantity, Selector, Verb } from '@cantina/engine';
import { z } from 'zod';
import type { GameTable } from '../state.ts';

/** Shapes shared by this game's words. */

export type GameVerb<P extends Params = Params> = Verb<GameTable, P>;
export type GameCondition<P extends Params = Params> = ConditionRule<GameTable, P>;
export type GameSelector<P extends Params = Params> = Selector<GameTable, P>;
export type GameQuantity = Quantity<GameTable>;

export type Count = { readonly n: number };
export const count = z.strictObject({ n: z.int().min(0).max(30) });
