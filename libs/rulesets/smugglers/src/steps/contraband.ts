import type { Seat } from '@cantina/engine';
import { brixUnits, unitsOf } from '../cargo.ts';
import { KOROTH, placeCalled } from '../galaxy.ts';
import { GOODS, type Good } from '../kinds.ts';
import { planetOf, playerOf, type GameTable } from '../state.ts';

/** What a planet forbids: exactly the goods its card rates as illegal (SG-CUSTOMS-21). Brix and Koroth rate nothing. */
export function isIllegal(table: GameTable, place: string, good: Good): boolean {
  const found = placeCalled(table, place);
  if (found === undefined || found.planet < 0) return false;
  return planetOf(table, found.planet).demand[good] === 'illegal';
}

/** On Koroth weapons from Brix are illegal (SG-RACE-05), on Brix nothing is: there only a bounty counts (SG-RACE-04, SG-RACE-21). */
function carriesIllegal(table: GameTable, seat: Seat, place: string): boolean {
  const player = playerOf(table, seat);
  if (place === KOROTH) return brixUnits(player) > 0;
  return GOODS.some((good) => unitsOf(player, good) > 0 && isIllegal(table, place, good));
}

/** A bounty or forbidden cargo; one roll, however many reasons (SG-CUSTOMS-01, SG-CUSTOMS-04, SG-CUSTOMS-24, SG-RACE-29). */
export const mustPassCustoms = (table: GameTable, seat: Seat, place: string): boolean =>
  playerOf(table, seat).bounty > 0 || carriesIllegal(table, seat, place);
