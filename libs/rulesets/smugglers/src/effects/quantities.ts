import { value } from '@cantina/engine';
import { z } from 'zod';
import { unitsAboard } from '../cargo.ts';
import { SYSTEMS, type System } from '../kinds.ts';
import { keepsOf, playerOf } from '../state.ts';
import type { GameQuantity } from './verb.ts';

type Per = { readonly per: number };
const per = z.strictObject({ per: z.int().min(1).default(1) }) as unknown as z.ZodType<Per>;

/** A share of a sum, rounded down; "per" may have been left out. */
const share = (sum: number, { per: by }: Partial<Per>): number => Math.floor(sum / (by ?? 1));

const bounty: GameQuantity<Per> = {
  params: per,
  count: (table, { you }, by) => share(playerOf(table, you).bounty, by),
};

const credits: GameQuantity<Per> = {
  params: per,
  count: (table, { you }, by) => share(playerOf(table, you).credits, by),
};

const cargo: GameQuantity<Per> = {
  params: per,
  count: (table, { you }, by) => share(unitsAboard(playerOf(table, you)), by),
};

const system: GameQuantity<{ readonly system: System }> = {
  params: z.strictObject({ system: z.enum(SYSTEMS) }),
  count: (table, { you }, { system: name }) => value(table, name, you),
};

const friends: GameQuantity = { count: (table, { you }) => keepsOf(table, you, 'friend').length };
const equipment: GameQuantity = { count: (table, { you }) => keepsOf(table, you, 'equipment').length };
const round: GameQuantity = { count: ({ state }) => state.round };

export const quantities = { bounty, credits, cargo, system, friends, equipment, round };
