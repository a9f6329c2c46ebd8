import { CHANGES_NOTHING, lasting, message } from '@cantina/engine';
import { z } from 'zod';
import { GOODS, type Good } from '../kinds.ts';
import { planetName, seatName } from '../names.ts';
import { playerOf, type GameTable } from '../state.ts';
import { whileThere } from '../steps/planets.ts';
import type { GameVerb } from './verb.ts';

/** Verbs about the galaxy: ships set elsewhere, prices and stocks of planets. */

type Whereto = { readonly where: 'randomWormhole' };

const moveTo: GameVerb<Whereto> = {
  params: z.strictObject({ where: z.enum(['randomWormhole']) }),
  apply(table, { you }) {
    const { wormholes } = table.content.board;
    const sector = wormholes[table.random.below(wormholes.length)] as number;
    playerOf(table, you).sector = sector;
    table.emit?.(message('log.moved', { seat: seatName(you), to: message('sector', { sector }) }));
  },
};

/** No movement this turn (SG-TURN-04). */
const hold: GameVerb = {
  reach: ({ state }, { you }) => (state.active === you && !state.held ? 'all' : CHANGES_NOTHING),
  apply(table, { you }) {
    if (table.state.active !== you) return;
    table.state.held = true;
    table.emit?.(message('log.held', { seat: seatName(you) }));
  },
};

type Price = { readonly good: Good; readonly n: number };
const price = z.strictObject({ good: z.enum(GOODS), n: z.int().min(1).max(1000) });
type Units = { readonly n: number };
const units = z.strictObject({ n: z.int().min(1).max(10) });

/** For as long as the planet is there (SG-PLANET-08). News of the same kind adds up to one entry, however long the game. */
function change(table: GameTable, planet: unknown, value: string, add: number, log: string): void {
  if (typeof planet !== 'string') return;
  const { state } = table;
  const before = state.lasting.find((one) => one.value === value && one.it === planet);
  if (before !== undefined) state.lasting = state.lasting.filter((one) => one !== before);
  lasting(table, { value, it: planet, add: add + (before?.add ?? 0), until: whileThere(planet) });
  table.emit?.(message(log, { planet: planetName(planet), n: Math.abs(add) }));
}

const boom: GameVerb<Price> = {
  params: price,
  apply: (table, { it }, { good, n }) => change(table, it, `price.${good}`, n, `log.boom.${good}`),
};
const glut: GameVerb<Price> = {
  params: price,
  apply: (table, { it }, { good, n }) => change(table, it, `price.${good}`, -n, `log.glut.${good}`),
};
const scarce: GameVerb<Units> = {
  params: units,
  apply: (table, { it }, { n }) => change(table, it, 'stock', -n, 'log.scarce'),
};
const plenty: GameVerb<Units> = {
  params: units,
  apply: (table, { it }, { n }) => change(table, it, 'stock', n, 'log.plenty'),
};

export const travelVerbs = { moveTo, hold, boom, glut, scarce, plenty };
