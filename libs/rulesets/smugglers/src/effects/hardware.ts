import { call, CHANGES_NOTHING, happen, message, refusal, value } from '@cantina/engine';
import { z } from 'zod';
import { SYSTEMS, type System } from '../kinds.ts';
import { seatName, systemName } from '../names.ts';
import { CARD_SHIP, playerOf, type GameTable } from '../state.ts';
import { count, howMany, type Count, type GameVerb } from './verb.ts';

/** Verbs about the ship: its systems and its hull. */

const AT_ITS_BEST = refusal('SG-UPGRADE-02');

/** Up to the maximum (SG-UPGRADE-02). */
function raise(table: GameTable, seat: number, system: System, n: number): void {
  const { systems } = playerOf(table, seat);
  const gained = Math.min(n, table.content.numbers.highest - systems[system]);
  if (gained <= 0) return;
  systems[system] += gained;
  table.emit?.(
    message('log.raised', { seat: seatName(seat), system: systemName(system), n: systems[system] }),
  );
}

type OfSystem = { readonly system: System; readonly n: number };

const boost: GameVerb<OfSystem> = {
  params: z.strictObject({ system: z.enum(SYSTEMS), n: z.int().min(1).max(10) }),
  reach(table, { you }, { system, n }) {
    const room = table.content.numbers.highest - playerOf(table, you).systems[system];
    return room <= 0 ? AT_ITS_BEST : room < n ? 'some' : 'all';
  },
  apply: (table, { you }, { system, n }) => raise(table, you, system, n),
};

const boostIt: GameVerb<Count> = {
  params: count,
  apply: (table, cause, params) => raise(table, cause.you, cause.it as System, howMany(table, params, cause)),
};

const harmYou = (table: GameTable, seat: number): void =>
  call(table, 'harm', { seat, by: CARD_SHIP, stage: 'roll', system: null });

/** A system by the die, whatever the shields (SG-DAMAGE-04). */
const breakdown: GameVerb = { apply: (table, { you }) => harmYou(table, you) };

/** Shields at least as strong keep it out (SG-SYS-04, SG-DAMAGE-03). */
const storm: GameVerb<{ readonly strength: number }> = {
  params: z.strictObject({ strength: z.int().min(1).max(20) }),
  apply(table, { you }, { strength }) {
    if (strength > value(table, 'shields', you)) harmYou(table, you);
  },
};

/** The only way back for the hull (SG-SYS-08). */
const repair: GameVerb<Count> = {
  params: count,
  reach(table, cause, params) {
    const missing = value(table, 'fullHull', cause.you) - playerOf(table, cause.you).hull;
    return missing <= 0 ? CHANGES_NOTHING : missing < howMany(table, params, cause) ? 'some' : 'all';
  },
  apply(table, cause, params) {
    const player = playerOf(table, cause.you);
    const full = value(table, 'fullHull', cause.you);
    const gained = Math.min(howMany(table, params, cause), full - player.hull);
    if (gained <= 0) return;
    player.hull += gained;
    table.emit?.(message('log.repaired', { seat: seatName(cause.you), n: player.hull }));
  },
};

const hit: GameVerb<Count> = {
  params: count,
  reach: (_table, _cause, { n }) => (n === 0 ? CHANGES_NOTHING : 'all'),
  apply: (table, cause, params) =>
    happen(table, 'hit', { it: cause.you, n: howMany(table, params, cause), by: CARD_SHIP }),
};

export const hardwareVerbs = { boost, boostIt, breakdown, storm, repair, hit };
