import { z } from 'zod';
import { unitsOf } from '../cargo.ts';
import { GOODS, SYSTEMS } from '../kinds.ts';
import { freightName, keepName, planetName, seatName, systemName } from '../names.ts';
import { frameOf, keepsOf, planetOf, playerOf, rivalsOf } from '../state.ts';
import type { DestinyFrame } from '../steps/destiny.ts';
import { mayBeWanted } from '../steps/ledger.ts';
import type { GameSelector } from './verb.ts';

/** What effects may point at. */

const planets: GameSelector = {
  things: (table) => table.state.slots.map((planet) => planetOf(table, planet).id),
  name: (_table, _cause, thing) => planetName(String(thing)),
};

/** Drawn when the card was; Brix and Koroth are not among them (SG-RANDOM-01, SG-RANDOM-03). */
const randomPlanet: GameSelector = {
  things(table) {
    const planet = frameOf<DestinyFrame>(table, 'destiny')?.planet ?? -1;
    return planet < 0 ? [] : [planetOf(table, planet).id];
  },
  name: (_table, _cause, thing) => planetName(String(thing)),
};

const goods: GameSelector = {
  things: (table, { you }) => GOODS.filter((good) => unitsOf(playerOf(table, you), good) > 0),
  name: (_table, _cause, thing) => freightName(String(thing)),
};

type Levels = { readonly at: 'above0' | 'below10' };

const systems: GameSelector<Levels> = {
  params: z.strictObject({ at: z.enum(['above0', 'below10']) }),
  things(table, { you }, { at }) {
    const levels = playerOf(table, you).systems;
    const { highest } = table.content.numbers;
    return SYSTEMS.filter((system) => (at === 'above0' ? levels[system] > 0 : levels[system] < highest));
  },
  name: (_table, _cause, thing) => systemName(String(thing)),
};

const friends: GameSelector = {
  things: (table, { you }) => keepsOf(table, you, 'friend').map(({ id }) => id),
  name: (_table, _cause, thing) => keepName(String(thing)),
};

/** Prisoners are left in peace (SG-JAIL-07). */
const rivals: GameSelector = {
  things: (table, { you }) => rivalsOf(table, you).filter((seat) => mayBeWanted(table, seat)),
  name: (_table, _cause, thing) => seatName(thing as number),
};

export const selectors = { planets, randomPlanet, goods, systems, friends, rivals };
