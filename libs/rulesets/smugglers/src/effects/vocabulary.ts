import type { TestRule, Vocabulary } from '@cantina/engine';
import { value } from '@cantina/engine';
import { z } from 'zod';
import { SYSTEMS, type System } from '../kinds.ts';
import type { GameTable } from '../state.ts';
import { cardVerbs } from './cards.ts';
import { conditions } from './conditions.ts';
import { hardwareVerbs } from './hardware.ts';
import { holdVerbs } from './hold.ts';
import { moneyVerbs } from './money.ts';
import { quantities } from './quantities.ts';
import { selectors } from './selectors.ts';
import { travelVerbs } from './travel.ts';

type Need = { readonly need: number };
type Skill = Need & { readonly system: System };

/** How likely a die with this added reaches the number. */
const chance = (added: number, need: number): number => Math.min(6, Math.max(0, 7 + added - need)) / 6;

const skillOf = (table: GameTable, you: number, { system, need }: Skill): number =>
  chance(value(table, system, you) + value(table, 'luck', you), need);

const luck: TestRule<GameTable, Need> = {
  params: z.strictObject({ need: z.int().min(2).max(6) }),
  step: 'test',
  chance: (table, { you }, { need }) => chance(value(table, 'luck', you), need),
};

/** Systems matter outside combat too (SG-SYS-01, SG-SYS-04). */
const skill: TestRule<GameTable, Skill> = {
  params: z.strictObject({ system: z.enum(SYSTEMS), need: z.int().min(2).max(20) }),
  step: 'test',
  chance: (table, { you }, params) => skillOf(table, you, params),
};

const shield: TestRule<GameTable, Skill> = {
  params: z.strictObject({
    need: z.int().min(2).max(20),
    system: z.literal('shields').default('shields'),
  }),
  step: 'test',
  chance: (table, { you }, params) => skillOf(table, you, params),
};

/** What the cards of this game may speak of. */
export const vocabulary: Vocabulary<GameTable> = {
  verbs: { ...moneyVerbs, ...hardwareVerbs, ...holdVerbs, ...cardVerbs, ...travelVerbs },
  conditions,
  selectors,
  quantities,
  tests: { luck, skill, shield },
};
