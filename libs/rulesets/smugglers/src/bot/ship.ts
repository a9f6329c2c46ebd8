import { SYSTEMS, type Port, type System } from '../kinds.ts';
import { hasRun } from '../options.ts';
import type { GameTable, Player } from '../state.ts';
import { isArmed, weaponsCost } from './run.ts';

/** What a ship is worth to its captain, and what a yard could make of it. */

/** What a level is worth, and up to which one it is worth anything. The Run needs ten pods and lightspeed 6, and 7 makes up for a lost turn by a black hole. */
const LEVELS: Readonly<
  Record<System, { readonly each: number; readonly upTo: number; readonly needed: boolean }>
> = {
  engines: { each: 65, upTo: 6, needed: false },
  lightspeed: { each: 220, upTo: 7, needed: true },
  shields: { each: 55, upTo: 4, needed: false },
  lasers: { each: 60, upTo: 5, needed: false },
  pods: { each: 130, upTo: 10, needed: true },
};
/** When money is no longer what is missing. */
const MISSING = 500;
const HULL = 150;

/** With most of the money together, or already spent on the weapons, speed and room are what it takes. */
const isRich = (table: GameTable, player: Player): boolean =>
  hasRun(table.state.options) && (player.credits >= 0.8 * weaponsCost(table) || isArmed(table, player));

function levelWorth(system: System, rich: boolean): number {
  const { each, needed } = LEVELS[system];
  return each + (rich && needed ? MISSING : 0);
}

export function shipWorth(table: GameTable, player: Player): number {
  const rich = isRich(table, player);
  let sum = player.hull * HULL;
  for (const system of SYSTEMS)
    sum += levelWorth(system, rich) * Math.min(LEVELS[system].upTo, player.systems[system]);
  return sum;
}

/** What a yard of this size could make of this purse. */
export function refit(table: GameTable, player: Player, port: Port): number {
  const rich = isRich(table, player);
  const { upgrades } = table.content.tables;
  let purse = player.credits;
  let gain = 0;
  for (const system of SYSTEMS) {
    const price = upgrades[system][port];
    const each = levelWorth(system, rich);
    if (price === null || price >= each) continue;
    const missing = LEVELS[system].upTo - player.systems[system];
    const levels = Math.max(0, Math.min(missing, Math.floor(purse / price)));
    purse -= levels * price;
    gain += levels * (each - price);
  }
  return gain;
}
