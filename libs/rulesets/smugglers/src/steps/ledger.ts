import { happen, message, type Seat } from '@cantina/engine';
import { seatName } from '../names.ts';
import { characterOf, playerOf, type GameTable } from '../state.ts';

/** Credits and bounties. The bank never runs out and gives no change to count (SG-SETUP-21); nobody has debts (SG-TRADE-34). */

export function receive(table: GameTable, seat: Seat, n: number): void {
  if (n <= 0) return;
  playerOf(table, seat).credits += n;
  table.emit?.(message('log.receive', { seat: seatName(seat), n }));
}

/** As much as there is. */
export function payOut(table: GameTable, seat: Seat, n: number): number {
  const player = playerOf(table, seat);
  const paid = Math.min(n, player.credits);
  if (paid <= 0) return 0;
  player.credits -= paid;
  table.emit?.(message('log.pay', { seat: seatName(seat), n: paid }));
  return paid;
}

export const minimumBounty = (table: GameTable, seat: Seat): number => {
  const { character } = playerOf(table, seat);
  return character < 0 ? 0 : characterOf(table, character).minimumBounty;
};

/** A prisoner's bounty is not raised (SG-JAIL-07); in hyperspace it is (SG-WORM-07). */
export const mayBeWanted = (table: GameTable, seat: Seat): boolean => {
  const { where } = playerOf(table, seat);
  return where === 'space' || where === 'hyperspace';
};

/** The last thing its caller does: cards may have a say in it. */
export function raiseBounty(table: GameTable, seat: Seat, n: number): void {
  if (n > 0 && mayBeWanted(table, seat)) happen(table, 'wantedMore', { it: seat, n });
}

export function setBounty(table: GameTable, seat: Seat, n: number): void {
  const player = playerOf(table, seat);
  if (player.bounty === n) return;
  player.bounty = n;
  table.emit?.(message('log.bounty', { seat: seatName(seat), n }));
}

/** Nothing, or what this character never gets rid of (SG-BOUNTY-05, SG-BOUNTY-07, SG-BOUNTY-15). */
export const clearBounty = (table: GameTable, seat: Seat): void =>
  setBounty(table, seat, minimumBounty(table, seat));
