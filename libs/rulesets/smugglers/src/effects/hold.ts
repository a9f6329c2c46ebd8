import { call, CHANGES_NOTHING, message } from '@cantina/engine';
import { z } from 'zod';
import { freePods, unitsAboard } from '../cargo.ts';
import { GOODS, type Good } from '../kinds.ts';
import { freightName, seatName } from '../names.ts';
import { playerOf, type GameTable } from '../state.ts';
import { count, howMany, type Count, type GameVerb } from './verb.ts';

/** Verbs about what is aboard. */

/** As much as there is room for (SG-TRADE-04). */
export function takeAboard(table: GameTable, seat: number, good: Good, n: number): void {
  const taken = Math.min(n, freePods(table, seat));
  if (taken <= 0) return;
  playerOf(table, seat).cargo[good] += taken;
  table.emit?.(message('log.loaded', { seat: seatName(seat), goods: freightName(good), n: taken }));
}

type Load = { readonly good: Good; readonly n: number };

const load: GameVerb<Load> = {
  params: z.strictObject({ good: z.enum(GOODS), n: z.int().min(1).max(10) }),
  reach(table, { you }, { n }) {
    const room = freePods(table, you);
    return room === 0 ? CHANGES_NOTHING : room < n ? 'some' : 'all';
  },
  apply: (table, { you }, { good, n }) => takeAboard(table, you, good, n),
};

/** Units of the owner's choice are lost, all if there are no more. */
const dump: GameVerb<Count> = {
  params: count,
  reach(table, cause, params) {
    const units = unitsAboard(playerOf(table, cause.you));
    return units === 0 ? CHANGES_NOTHING : units < howMany(table, params, cause) ? 'some' : 'all';
  },
  apply(table, cause, params) {
    const units = unitsAboard(playerOf(table, cause.you));
    const left = Math.max(0, units - howMany(table, params, cause));
    if (left < units) call(table, 'shed', { seat: cause.you, to: left });
  },
};

export const holdVerbs = { load, dump };
