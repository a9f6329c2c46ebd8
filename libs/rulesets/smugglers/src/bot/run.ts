import { value, type Seat } from '@cantina/engine';
import { freePods, validBrix } from '../cargo.ts';
import { BRIX, KOROTH } from '../galaxy.ts';
import type { Port } from '../kinds.ts';
import { hasRun } from '../options.ts';
import { frameOf, playerOf, rivalsOf, type GameTable, type Player } from '../state.ts';
import type { CustomsFrame } from '../steps/customs.ts';
import { arrival, clearSteps, discount, thisTurn, turnsTo, type Journey } from './journey.ts';

/** The Koroth Run: when it is time for it, and what it is worth to be on it. */

const FINE = 2;
/** Turns lost in port or in prison, in credits. */
export const ARREST = 300;

/** The chance to get past customs with the cargo, the best of so many dice counting. */
export function passChance(table: GameTable, seat: Seat, port: Port, dice = 1): number {
  const { customs } = table.content.tables;
  const added = value(table, 'customs', seat);
  const canPay = playerOf(table, seat).credits >= value(table, 'fine', seat);
  let caught = 0;
  for (let die = 1; die <= 6; die++) {
    const result = customs[Math.min(6, Math.max(1, die + added)) - 1]?.[port] ?? 0;
    if (result > FINE || (result === FINE && !canPay)) caught++;
  }
  return 1 - (caught / 6) ** dice;
}

/** What the game is worth to its winner, and to somebody who has the weapons and may still lose them. */
export const WON = 100_000;
const ARMED = 24_000;
/** To be able to buy them. */
const READY = 6000;
/** On Brix, with only the purchase left to do. */
const ARSENAL = 3000;
/** The weapons want all the room there is: what is aboard is sold first, wherever that is, or thrown out. */
const FULL_HOLD = 0.6;
const PER_HOLD = 0.15;
/** Prison and hyperspace only put it off. */
const CAPTIVE = 0.8;
/** A deadline that cannot be kept by flying straight on. */
const ONLY_BY_LUCK = 0.15;

export const weaponsCost = ({ content, state }: GameTable): number =>
  content.numbers.weapons * state.options.weaponPrice;

export const isArmed = (table: GameTable, player: Player): boolean =>
  validBrix(table, player) >= table.content.numbers.weapons;

/** Dice that what is left in the purse would buy on Koroth. */
const diceFor = (table: GameTable, seat: Seat, purse: number): number =>
  1 +
  Math.max(0, Math.floor((purse - value(table, 'fine', seat)) / Math.max(1, value(table, 'bribe', seat))));

/** Speed, room and money; with a step and a bribe in reserve unless somebody else is about to go. */
function isReady(table: GameTable, seat: Seat, { credits }: Player, speed: number): boolean {
  const { numbers, board } = table.content;
  const spareSteps = speed * numbers.deadline - clearSteps(table, board.brix, board.koroth);
  if (spareSteps < 0 || value(table, 'pods', seat) < numbers.weapons) return false;
  const spare = credits - weaponsCost(table);
  if (spare < value(table, 'fine', seat)) return false;
  const isSafe = diceFor(table, seat, spare) > 1 || passChance(table, seat, 'military') > 0.6;
  return (spareSteps > 0 && isSafe) || isHurried(table, seat);
}

const isHurried = (table: GameTable, seat: Seat): boolean =>
  rivalsOf(table, seat).some((rival) => {
    const player = playerOf(table, rival);
    return isArmed(table, player) || player.credits >= weaponsCost(table);
  });

/** What the Run promises: on Brix with the money, on the way with the weapons, before the customs of Koroth. Nothing yet: 0. */
export function runWorth(table: GameTable, seat: Seat, player: Player, journey: Journey): number {
  if (!hasRun(table.state.options)) return 0;
  const { brix, koroth } = table.content.board;
  if (!isArmed(table, player)) {
    if (!isReady(table, seat, player, journey.speed)) return 0;
    const chance = passChance(
      table,
      seat,
      'military',
      diceFor(table, seat, player.credits - weaponsCost(table)),
    );
    const free = freePods(table, seat) / table.content.numbers.weapons;
    if (free < 1) return READY * chance * (FULL_HOLD + free * PER_HOLD);
    const way = discount(thisTurn(table, journey, brix, BRIX) ?? turnsTo(table, journey, brix));
    const there = journey.visits === BRIX ? ARSENAL : 0;
    return (READY * way + there) * chance * (player.where === 'space' ? 1 : CAPTIVE);
  }
  const customs = frameOf<CustomsFrame>(table, 'customs');
  if (customs?.seat === seat && customs.place === KOROTH)
    return WON * passChance(table, seat, 'military', customs.dice);
  const turns = thisTurn(table, journey, koroth, KOROTH) ?? turnsTo(table, journey, koroth);
  const chance = passChance(table, seat, 'military', diceFor(table, seat, player.credits));
  return (
    ARMED * chance * discount(turns) * (isInTime(table, player, arrival(journey, turns)) ? 1 : ONLY_BY_LUCK)
  );
}

function isInTime({ content }: GameTable, { brix }: Player, round: number): boolean {
  return round <= Math.max(...brix.map((batch) => batch.round)) + content.numbers.deadline;
}
