import type { ValueRule } from '@cantina/engine';
import { inNebula } from '../galaxy.ts';
import { GOODS, SYSTEMS, type System } from '../kinds.ts';

import { characterOf, isSeat, playerOf, type Content, type GameTable } from '../state.ts';

/** Asked, never stored: what the log says, and whatever cards and abilities make of it. Those of players are asked of a seat. */

type Rule = ValueRule<GameTable>;

/** The level in the log; cards may lead above 10 (SG-UPGRADE-03), nothing below 0 (SG-SYS-11). */
const system = (name: System): Rule => ({
  base: (table, it) => (isSeat(table, it) ? playerOf(table, it).systems[name] : 0),
  least: 0,
});

/** In a nebula the own shields count nothing, what cards add still does (SG-NEBULA-03, SG-NEBULA-04, SG-NEBULA-07). */
const shields: Rule = {
  base: (table, it) => (isSeat(table, it) && !inNebula(table, it) ? playerOf(table, it).systems.shields : 0),
  least: 0,
};

/** Nothing, unless something adds to it: most are added to a die. */
const extra: Rule = { base: () => 0 };

const stated = (name: keyof Omit<Content['numbers'], 'start'>): Rule => ({
  base: ({ content }) => content.numbers[name],
  least: 0,
});

/** Normally 5, or what the character began with (SG-SYS-07). */
const fullHull: Rule = {
  base(table, it) {
    const usual = table.content.numbers.start.hull;
    if (!isSeat(table, it)) return usual;
    const { character } = playerOf(table, it);
    return character < 0 ? usual : (characterOf(table, character).start.hull ?? usual);
  },
  least: 1,
};

export const values: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(SYSTEMS.map((name) => [name, system(name)])),
  shields,
  customs: extra,
  availability: extra,
  demand: extra,
  manoeuvre: extra,
  battle: extra,
  hole: extra,
  luck: extra,
  buying: extra,
  selling: extra,
  discount: extra,
  armour: extra,
  fine: stated('fine'),
  bribe: stated('bribe'),
  escape: stated('escapeRoll'),
  relief: stated('jailRelief'),
  friendSaved: stated('friendSaved'),
  topUp: stated('topUp'),
  tow: stated('tow'),
  loot: stated('loot'),
  hazard: stated('customsBounty'),
  ruin: stated('damage'),
  /** SG-COMBAT-08. */
  force: { base: () => 1, least: 0 },
  fullHull,
  // Of planets, by events on destiny cards:
  stock: extra,
  ...Object.fromEntries(GOODS.map((good) => [`price.${good}`, extra])),
};
