/**
 * A roll on the table and what may be done to it: re-roll, turn a die, add a result, negate one. A roll is plain
 * data and changes in place; it goes with the pool it was rolled from.
 */
import type { Random } from '@cantina/random';
import type { Die, Pool } from './die.ts';

export interface Roll {
  /** The face up on each die of the pool, as a place in its list of faces. */
  readonly up: number[];
  /** Results that stand without a die. */
  readonly added: string[];
  /** Places in the pool of dice set aside as negated: they show nothing and are not touched again. */
  readonly negated: number[];
}

/** Rolls one die: the place of the face that came up. */
export function rollDie(random: Random, die: Die): number {
  return random.below(die.faces.length);
}

/** Rolls the whole pool, in order. */
export function roll(random: Random, pool: Pool): Roll {
  return { up: pool.map((die) => rollDie(random, die)), added: [], negated: [] };
}

/** Rolls the dice at these places of the pool again, in the order given. */
export function reroll(random: Random, pool: Pool, roll: Roll, places: readonly number[]): void {
  diceAt(pool, roll, places).forEach((die, index) => {
    roll.up[places[index] as number] = rollDie(random, die);
  });
}

/** Turns the die at a place to a face of that name. */
export function turn(pool: Pool, roll: Roll, place: number, face: string): void {
  const die = standing(pool, roll, place);
  const up = die.faces.indexOf(face);
  if (up < 0) throw new RangeError(`die "${die.name}" has no face "${face}"`);
  roll.up[place] = up;
}

/** Adds a result that is on no die. */
export function add(roll: Roll, result: string, times = 1): void {
  mustBeCount(times);
  for (let time = 0; time < times; time++) roll.added.push(result);
}

/**
 * Negates up to so many results of these faces, the faces in the order given; of one face first dice, in the
 * order of the pool, then added results. Gives how many were negated.
 */
export function negate(pool: Pool, roll: Roll, faces: readonly string[], upTo = 1): number {
  mustBeCount(upTo);
  let negated = 0;
  for (const face of faces) {
    for (const place of showing(pool, roll, [face])) {
      if (negated === upTo) return negated;
      roll.negated.push(place);
      negated++;
    }
    for (let at = roll.added.indexOf(face); at >= 0 && negated < upTo; at = roll.added.indexOf(face)) {
      roll.added.splice(at, 1);
      negated++;
    }
  }
  return negated;
}

/** The places of the dice that show one of these faces; negated dice show nothing. */
export function showing(pool: Pool, roll: Roll, faces: readonly string[]): number[] {
  const found: number[] = [];
  for (let place = 0; place < pool.length; place++) {
    if (!roll.negated.includes(place) && faces.includes(faceUp(pool, roll, place))) found.push(place);
  }
  return found;
}

/** The name of the face up on the die at a place. */
export function faceUp(pool: Pool, roll: Roll, place: number): string {
  const face = pool[place]?.faces[roll.up[place] ?? -1];
  if (face === undefined) throw new RangeError(`roll and pool do not match at place ${place}`);
  return face;
}

/** The dice at these places, which must all be there, be different and not be negated. */
export function diceAt(pool: Pool, roll: Roll, places: readonly number[]): Die[] {
  if (new Set(places).size !== places.length)
    throw new RangeError(`a die is named twice: ${places.join(', ')}`);
  return places.map((place) => standing(pool, roll, place));
}

function standing(pool: Pool, roll: Roll, place: number): Die {
  const die = pool[place];
  if (die === undefined) throw new RangeError(`no die at place ${place} of a pool of ${pool.length}`);
  if (roll.negated.includes(place)) throw new RangeError(`the die at place ${place} is negated`);
  return die;
}

function mustBeCount(number: number): void {
  if (!Number.isInteger(number) || number < 0) throw new RangeError(`${number} is no number of results`);
}
