import {
  amend,
  CHANGES_NOTHING,
  happen,
  lasting,
  message,
  prevent,
  refusal,
  type Cause,
  type Verb,
} from '@cantina/engine';
import { z } from 'zod';
import { figureName, nameOf } from '../names.ts';
import { addCoins, coinsOf, isSeat, type CellarTable } from '../state.ts';

/** Verbs about coins and courage. */

const TOO_POOR = refusal('SM-PAY-01');

export type Amount = { readonly n: number };
export const amount = z.strictObject({ n: z.int().min(1).max(20) });
type NVerb = Verb<CellarTable, Amount>;

/** Coins from the bank, without anybody noticing. */
const gain: NVerb = {
  params: amount,
  apply(table, { you }, { n }) {
    addCoins(table, you, n);
    table.emit?.(message('log.gain', { figure: figureName(you), n }));
  },
};

/** Coins from the cellar: everybody may have something to say about it. */
const find: NVerb = {
  params: amount,
  apply: (table, { you }, { n }) => happen(table, 'find', { it: you, amount: n }),
};

const lose: NVerb = {
  params: amount,
  reach(table, { you }, { n }) {
    const has = coinsOf(table, you);
    return has >= n ? 'all' : has > 0 ? 'some' : CHANGES_NOTHING;
  },
  apply(table, { you }, { n }) {
    if (coinsOf(table, you) > 0) happen(table, 'loss', { it: you, amount: n, to: null });
  },
};

/** A price is paid whole or not at all (SM-PAY-01). */
const spend: NVerb = {
  params: amount,
  reach: (table, { you }, { n }) => (coinsOf(table, you) >= n ? 'all' : TOO_POOR),
  apply(table, { you }, { n }) {
    addCoins(table, you, -n);
    table.emit?.(message('log.spend', { figure: figureName(you), n }));
  },
};

/** Takes coins from the figure pointed at. */
const rob: NVerb = {
  params: amount,
  apply(table, { you, it }, { n }) {
    if (isSeat(table, it as number) && coinsOf(table, it as number) > 0) {
      happen(table, 'loss', { it, amount: n, to: you });
    }
  },
};

/** The cat lets itself be stroked: its hoard is yours. */
const stroke: Verb<CellarTable> = {
  reach: ({ state }) => (state.cat.hoard > 0 ? 'all' : CHANGES_NOTHING),
  apply(table, { you }) {
    const { cat } = table.state;
    if (cat.hoard === 0) return;
    table.emit?.(message('log.hoard', { figure: figureName(you), n: cat.hoard }));
    addCoins(table, you, cat.hoard);
    cat.hoard = 0;
  },
};

/** More nerve until the turn ends (SM-NERVE-03). */
const embolden: NVerb = {
  params: amount,
  apply: (table, { you }, { n }) => lasting(table, { value: 'nerve', it: you, add: n, until: 'turn' }),
};

/** What is about to be found or lost becomes less. */
const soften: NVerb = {
  params: amount,
  apply(table, { source }: Cause, { n }) {
    amend(table, 'amount', -n);
    table.emit?.(message('log.soften', { source: nameOf(table, source), n }));
  },
};

/** What is about to happen does not. */
const forbid: Verb<CellarTable> = {
  apply(table, { source }) {
    prevent(table);
    table.emit?.(message('log.forbid', { source: nameOf(table, source) }));
  },
};

export const coinVerbs = { gain, find, lose, spend, rob, stroke, embolden, soften, forbid };
