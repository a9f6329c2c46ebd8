import { abort, finish, leavePlay, message, type Message, type Outcome, type Seat } from '@cantina/engine';
import { discardDeal, discardKeep } from '../effects/keeps.ts';
import { asHero, seatName } from '../names.ts';
import { characterOf, playerOf, seatsIn, type GameTable } from '../state.ts';
import { TURN_OVER } from './step.ts';

/** How games end. */

/** These have won, all others lost; several at the top share it. */
function end(table: GameTable, winners: readonly Seat[], because: Message): void {
  const best: Outcome['seats'][number] = winners.length === 1 ? 'won' : 'drawn';
  finish(table, {
    seats: table.state.players.map((_player, seat) => (winners.includes(seat) ? best : 'lost')),
    because,
  });
}

/** The first to bring ten weapons past the customs of Koroth (SG-GEN-01, SG-RACE-07, SG-RACE-13). */
export const winRun = (table: GameTable, seat: Seat): void =>
  end(table, [seat], message('because.run', { seat: seatName(seat) }));

/** The mode that asks for a sum is over as soon as somebody owns it (SG-ALT-06). */
export function checkFortune(table: GameTable): void {
  const { options, players, outcome, active } = table.state;
  if (options.mode !== 'credits' || outcome !== null) return;
  const order = players.map((_player, i) => (Math.max(0, active) + i) % players.length);
  const rich = order.find((seat) => {
    const { where, credits } = playerOf(table, seat);
    return where !== 'out' && credits >= options.creditsToWin;
  });
  if (rich !== undefined)
    end(table, [rich], message('because.credits', { seat: seatName(rich), n: options.creditsToWin }));
}

/** Most ships destroyed when the rounds agreed on are over (SG-ALT-06). */
export function countKills(table: GameTable): void {
  const seats = seatsIn(table);
  const most = Math.max(...seats.map((seat) => playerOf(table, seat).kills));
  const winners = seats.filter((seat) => playerOf(table, seat).kills === most);
  end(table, winners, message('because.kills', { seats: winners.map(seatName), n: most }));
}

/** Out of the game: ship destroyed where that is the end (SG-ALT-05), or given up. The last one left wins (SG-ALT-04). */
export function leaveGame(table: GameTable, seat: Seat): void {
  const player = playerOf(table, seat);
  for (const { id } of player.keeps.slice()) discardKeep(table, id);
  for (const { id } of player.deals.slice()) discardDeal(table, id);
  if (player.character >= 0) leavePlay(table, asHero(characterOf(table, player.character).id));
  player.where = 'out';
  table.emit?.(message('log.out', { seat: seatName(seat) }));
  const left = seatsIn(table);
  if (left.length === 1) end(table, left, message('because.last', { seat: seatName(left[0] as Seat) }));
  else if (table.state.active === seat) abort(table, TURN_OVER);
}
