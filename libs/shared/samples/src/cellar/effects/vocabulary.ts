import { chanceAtLeast } from '@cantina/dice';
import type { ConditionRule, Quantity, TestRule, Vocabulary } from '@cantina/engine';
import { z } from 'zod';
import { LOCKED } from '../rooms.ts';
import { CAT, handOf, isSeat, roomOf, seatsWith, type CellarTable } from '../state.ts';
import { cardVerbs } from './cards.ts';
import { coinVerbs } from './coins.ts';
import { nerveOdds } from './nerve.ts';
import { selectors } from './selectors.ts';
import { wayVerbs } from './ways.ts';

/** What the cards of this game may speak of. */

type Rule = ConditionRule<CellarTable>;

/** Of a happening: it is about the player whose card this is. */
const yours: Rule = { holds: (_table, { you, it }) => it === you };

const rival: Rule = { holds: (table, { you, it }) => it !== you && isSeat(table, it as number) };

const theCat: Rule = { holds: (_table, { it }) => it === CAT };

const here: Rule = { holds: (table, { you, it }) => roomOf(table, it as number) === roomOf(table, you) };

const company: Rule = { holds: (table, { you }) => seatsWith(table, you).length > 0 };

const catHere: Rule = { holds: (table, { you }) => roomOf(table, you) === table.state.cat.room };

const gateShut: Rule = { holds: ({ state }) => state.gate === LOCKED };

const inRoom: ConditionRule<CellarTable, { room: string }> = {
  params: z.strictObject({ room: z.string() }),
  holds: (table, { you }, { room }) => roomOf(table, you) === room,
};

/** Cards above the hand limit. */
const excess: Quantity<CellarTable> = {
  count: (table, { you }) => Math.max(0, handOf(table, you).cards.length - table.content.handLimit),
};

const nerve: TestRule<CellarTable, { need: number }> = {
  params: z.strictObject({ need: z.int().min(1).max(20) }),
  step: 'roll',
  chance: (table, { you }, { need }) => chanceAtLeast(nerveOdds(table, you), need),
};

export const vocabulary: Vocabulary<CellarTable> = {
  verbs: { ...coinVerbs, ...cardVerbs, ...wayVerbs },
  conditions: {
    yours,
    // The same question, asked of a value: worded differently on the card.
    owner: yours,
    rival,
    theCat,
    here,
    company,
    catHere,
    gateShut,
    inRoom: inRoom,
  },
  selectors,
  quantities: { excess },
  tests: { nerve: nerve },
};
