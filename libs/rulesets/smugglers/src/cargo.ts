import { value, type Seat } from '@cantina/engine';
import { GOODS, type Good } from './kinds.ts';
import { playerOf, type Batch, type GameTable, type Player } from './state.ts';

/** What is aboard. Weapons from Brix lie apart from ordinary ones, because they have a date. */

export const BRIX_WEAPONS = 'brix';
export type Freight = Good | typeof BRIX_WEAPONS;
export const FREIGHTS = [...GOODS, BRIX_WEAPONS] as const;

export const isFreight = (thing: unknown): thing is Freight => FREIGHTS.includes(thing as Freight);

export function brixUnits({ brix }: Player): number {
  let sum = 0;
  for (const { units } of brix) sum += units;
  return sum;
}

/** Still good for the Run: the deadline has not passed (SG-RACE-10, SG-RACE-17, SG-RACE-27). */
export function validBrix({ content, state }: GameTable, { brix }: Player): number {
  let sum = 0;
  for (const { round, units } of brix) if (state.round - round <= content.numbers.deadline) sum += units;
  return sum;
}

/** Brix weapons count as weapons everywhere but on Koroth (SG-RACE-28). */
export const unitsOf = (player: Player, good: Good): number =>
  player.cargo[good] + (good === 'weapons' ? brixUnits(player) : 0);

export const freightOf = (player: Player, freight: Freight): number =>
  freight === BRIX_WEAPONS ? brixUnits(player) : player.cargo[freight];

/** Every unit needs a pod, also weapons from Brix (SG-RACE-30, SG-TRADE-04). */
export function unitsAboard(player: Player): number {
  const { weapons, medicine, luxuries, robots, food } = player.cargo;
  return weapons + medicine + luxuries + robots + food + brixUnits(player);
}

/** Pods in which nothing lies (SG-SYS-06). */
export const freePods = (table: GameTable, seat: Seat): number =>
  Math.max(0, value(table, 'pods', seat) - unitsAboard(playerOf(table, seat)));

/** Cards only ever add pods, so what the ship itself has room for fits. */
export function isOverloaded(table: GameTable, seat: Seat): boolean {
  const player = playerOf(table, seat);
  const units = unitsAboard(player);
  return units > player.systems.pods && units > value(table, 'pods', seat);
}

/** Takes units out of the hold; of Brix weapons the oldest first. Gives the batches they came from. */
export function unload(player: Player, freight: Freight, units: number): readonly Batch[] {
  if (freight !== BRIX_WEAPONS) {
    player.cargo[freight] -= units;
    return [];
  }
  const taken: Batch[] = [];
  let left = units;
  for (const batch of player.brix) {
    const part = Math.min(left, batch.units);
    if (part === 0) continue;
    batch.units -= part;
    left -= part;
    taken.push({ round: batch.round, units: part });
  }
  player.brix = player.brix.filter((batch) => batch.units > 0);
  return taken;
}

/** Weapons sold or lost as weapons: ordinary ones go first. */
export function unloadGood(player: Player, good: Good, units: number): void {
  const plain = Math.min(units, player.cargo[good]);
  unload(player, good, plain);
  if (good === 'weapons') unload(player, BRIX_WEAPONS, units - plain);
}

/** Brix weapons keep their date, whoever has them (SG-COMBAT-22). */
export function stow(player: Player, batches: readonly Batch[]): void {
  for (const { round, units } of batches) {
    const same = player.brix.find((batch) => batch.round === round);
    if (same === undefined) player.brix.push({ round, units });
    else same.units += units;
  }
  player.brix.sort((a, b) => a.round - b.round);
}

export function moveFreight(from: Player, to: Player, freight: Freight, units: number): void {
  const batches = unload(from, freight, units);
  if (freight === BRIX_WEAPONS) stow(to, batches);
  else to.cargo[freight] += units;
}

/** All trade goods, nothing else (SG-CUSTOMS-18, SG-CUSTOMS-22). */
export function emptyHold(player: Player): void {
  for (const good of GOODS) player.cargo[good] = 0;
  player.brix = [];
}

/** What is too old for Koroth is an ordinary weapon from now on (SG-RACE-11, SG-RACE-24). */
export function ageWeapons({ content, state }: GameTable, player: Player): number {
  const { deadline } = content.numbers;
  let aged = 0;
  for (const { round, units } of player.brix) if (state.round - round >= deadline) aged += units;
  if (aged === 0) return 0;
  player.brix = player.brix.filter(({ round }) => state.round - round < deadline);
  player.cargo.weapons += aged;
  return aged;
}

/** Weapons still good go to the resistance, the oldest first. */
export function emptyBrix({ content, state }: GameTable, player: Player, units: number): void {
  const { deadline } = content.numbers;
  const old = player.brix.filter(({ round }) => state.round - round > deadline);
  player.brix = player.brix.filter(({ round }) => state.round - round <= deadline);
  unload(player, BRIX_WEAPONS, units);
  stow(player, old);
}
