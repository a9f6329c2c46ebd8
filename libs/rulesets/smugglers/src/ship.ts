import type { Seat } from '@cantina/engine';
import { SYSTEMS } from './kinds.ts';
import { characterOf, playerOf, type GameTable } from './state.ts';

/** Without this much nobody could take a first turn, however few levels were agreed. */
const LEAST_LIGHTSPEED = 1;

/** The ship as at the beginning: standard, or as the character has it (SG-SETUP-11, SG-SETUP-12, SG-DESTROY-08), with the levels agreed on (SG-ALT-02). */
export function newShip(table: GameTable, seat: Seat): void {
  const player = playerOf(table, seat);
  const { start, highest } = table.content.numbers;
  const own = characterOf(table, player.character).start;
  for (const system of SYSTEMS) {
    const level = (own[system] ?? start[system]) + table.state.options.startLevels;
    const least = system === 'lightspeed' ? LEAST_LIGHTSPEED : 0;
    player.systems[system] = Math.min(highest, Math.max(least, level));
  }
  player.hull = own.hull ?? start.hull;
}
