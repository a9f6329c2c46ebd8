import { call, CHANGES_NOTHING, happeningOf, performSlot } from '@cantina/engine';
import { z } from 'zod';
import { GOODS, PORTS, type Good, type Port } from '../kinds.ts';
import { cardOfSource } from '../names.ts';
import { unitsOf } from '../cargo.ts';
import { CARD_SHIP, cardOf, playerOf } from '../state.ts';
import { combatLocals } from '../steps/combat.ts';
import { customsLocals } from '../steps/customs.ts';
import { announce, throwDie, tableRow } from '../steps/roll.ts';
import { takeAboard } from './hold.ts';
import { discardKeep, signDeal } from './keeps.ts';
import type { GameVerb } from './verb.ts';

/** Verbs about the card itself, dice and patrols. */

type Attack = { readonly attacker: 'ship' | 'you' };

/** Combat with the ship on this card (SG-COMBAT-01). */
const fight: GameVerb<Attack> = {
  params: z.strictObject({ attacker: z.enum(['ship', 'you']) }),
  apply(table, { you, source }, { attacker }) {
    const card = cardOfSource(source);
    if (card === undefined || cardOf(table, card).ship === undefined) return;
    call(table, 'combat', combatLocals(you, CARD_SHIP, card, attacker === 'you' ? you : CARD_SHIP));
  },
};

/** Nothing happens: the ship passes by. */
const gone: GameVerb = { apply: () => undefined };

/** Takes the contract on, and what is handed over with it (SG-CONTRACT-01). */
const sign: GameVerb = {
  apply(table, { you, source }) {
    const card = cardOfSource(source);
    if (card === undefined) return;
    signDeal(table, you, card);
    const { contract } = cardOf(table, card);
    if (contract !== undefined) takeAboard(table, you, contract.good, contract.supplied);
  },
};

/** The card's own table (SG-TIPS-04). */
const rollTable: GameVerb = {
  apply(table, cause) {
    const card = cardOfSource(cause.source);
    if (card === undefined) return;
    const die = throwDie(table);
    announce(table, cause.you, 'luck', die);
    const row = tableRow(table, cause.you, 'luck', die) + 1;
    performSlot(table, `${cardOf(table, card).id}/${row}`, cause);
  },
};

type Patrol = { readonly port: Port; readonly goods: readonly Good[] };

/** Customs in open space: for whoever is wanted or carries what this patrol looks for. */
const inspect: GameVerb<Patrol> = {
  params: z.strictObject({ port: z.enum(PORTS), goods: z.array(z.enum(GOODS)) }),
  apply(table, { you }, { port, goods }) {
    const player = playerOf(table, you);
    if (player.bounty === 0 && goods.every((good) => unitsOf(player, good) === 0)) return;
    call(table, 'customs', customsLocals(you, null, port));
  },
};

const discardIt: GameVerb = { apply: (table, { it }) => discardKeep(table, String(it)) };

/** The die that is about to count is rolled again. */
const reroll: GameVerb = {
  reach: (table) => (typeof happeningOf(table)?.what['die'] === 'number' ? 'all' : CHANGES_NOTHING),
  apply(table, { you }) {
    const what = happeningOf(table)?.what;
    if (what === undefined) return;
    const die = throwDie(table);
    what['die'] = die;
    announce(table, you, 'again', die);
  },
};

export const cardVerbs = { fight, gone, sign, rollTable, inspect, discardIt, reroll };
