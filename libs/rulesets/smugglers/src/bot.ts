import type { Seat } from '@cantina/engine';
import { journeyOf, thisTurn, type Journey } from './bot/journey.ts';
import { parley } from './bot/parley.ts';
import { isArmed, runWorth, WON } from './bot/run.ts';
import { shipWorth } from './bot/ship.ts';
import { chance, holdOf, hope, pendingTrade, stallsOf } from './bot/trade.ts';
import { freePods } from './cargo.ts';
import { BRIX, stepsBetween } from './galaxy.ts';
import { frameOf, playerOf, rivalsOf, type GameTable, type Player } from './state.ts';
import type { CombatFrame } from './steps/combat.ts';
import type { EncounterFrame } from './steps/encounter.ts';

const KEPT_CARD = 120;
/** Bounties close harbours and draw hunters. */
const WANTED = 350;
const PER_BOUNTY = 0.3;
const CAPTIVE = { space: 0, prison: 500, hyperspace: 150, out: 0 };
const RIVAL_ARMED = 1500;

/**
 * How well a seat stands, in credits, by the book's own hints (SG-TIPS-06): what it owns, what that will bring where it can be
 * sold, the best bargain or yard within reach, and, when money, speed and room are there, the Koroth Run.
 */
export function evaluate(table: GameTable, seat: Seat): number {
  const { outcome } = table.state;
  if (outcome !== null)
    return outcome.seats[seat] === 'won' ? WON : outcome.seats[seat] === 'drawn' ? 0 : -WON;
  const player = playerOf(table, seat);
  if (player.where === 'out') return -WON;
  return possessions(table, player) + prospects(table, seat, player) + rivalry(table, seat, player);
}

function possessions(table: GameTable, player: Player): number {
  const { credits, bounty, keeps, where } = player;
  const wanted = bounty > 0 ? WANTED + bounty * PER_BOUNTY : 0;
  return credits + shipWorth(table, player) + keeps.length * KEPT_CARD - wanted - CAPTIVE[where];
}

/** One ship in six does not come back from a black hole; three imagined flights do not show it. */
const SKIMMED = 200;

/** Where it goes from here; one goal at a time, but the hold always counts. */
function prospects(table: GameTable, seat: Seat, player: Player): number {
  const journey = journeyOf(table, seat);
  const run = runWorth(table, seat, player, journey);
  if (isArmed(table, player)) return run;
  const stalls = stallsOf(table, seat, journey);
  const hold = holdOf(table, player, stalls);
  const sure = hold.worth + pendingTrade(table, seat, stalls) - (journey.skimmed ? SKIMMED : 0);
  if (player.where !== 'space') return sure + run;
  if (run > 0 && goesToBrix(table, seat, journey)) return sure + run;
  const turn = chance(table, seat, player, stalls, hold);
  return sure + turn + (run > 0 ? run : hope(table, seat, player, stalls));
}

/** Nothing else is worth this turn. */
const goesToBrix = (table: GameTable, seat: Seat, journey: Journey): boolean =>
  freePods(table, seat) >= table.content.numbers.weapons &&
  thisTurn(table, journey, table.content.board.brix, BRIX) !== undefined;

/** The others: what talking to them promises, who is ahead, and, where ships are to be destroyed, whose hull is low. */
function rivalry(table: GameTable, seat: Seat, player: Player): number {
  const { mode } = table.state.options;
  let sum = parley(table, seat);
  const hunts = mode === 'survivor' || mode === 'kills';
  if (hunts) return sum + hunting(table, seat, player);
  for (const rival of rivalsOf(table, seat)) if (isArmed(table, playerOf(table, rival))) sum -= RIVAL_ARMED;
  return sum;
}

const PER_STEP = 0.88;

function hunting(table: GameTable, seat: Seat, player: Player): number {
  let sum = table.state.options.mode === 'kills' ? player.kills * 800 : 0;
  let near = 0;
  for (const rival of rivalsOf(table, seat)) {
    const { hull, where, sector } = playerOf(table, rival);
    sum -= 400 * hull + 1500;
    if (where === 'space' && player.where === 'space')
      near = Math.max(near, 300 * PER_STEP ** stepsBetween(table, player.sector, sector));
  }
  const meets = frameOf<EncounterFrame>(table, 'encounter')?.seat === seat;
  const fights = frameOf<CombatFrame>(table, 'combat') !== undefined;
  return sum + near + (meets ? 40 : 0) + (fights ? 40 : 0);
}
