/**
 * Odds when at most so many dice may be re-rolled. Which die is re-rolled then depends on the others, so the
 * cases are told apart by the last die that is: knowing which that is, and the turn its face came in, decides
 * for every other die whether it is re-rolled, and the dice are independent again.
 */
import { addDie, nothingYet, room, type Chances } from './convolve.ts';
import { steps, type MeasuredDie } from './measured.ts';

/** Chances of each sum above the least, when the policy re-rolls at most `limit` dice (at least one). */
export function chancesWithLimit(dice: readonly MeasuredDie[], limit: number): Float64Array {
  // Sums run up to the mark, and each re-roll adds the mark: a number tells both the sum and the re-rolls.
  const mark = dice.reduce((size, die) => size + die.span, 1);
  const whole = room(mark);
  fewerThan(limit, dice, mark, whole);
  const turns = dice.reduce((most, die) => Math.max(most, ...die.turns), -1) + 1;
  for (let turn = 0; turn < turns; turn++) exactly(limit, turn, dice, mark, whole);
  return whole;
}

/** The limit is not reached: every die with a face of any turn was re-rolled. */
function fewerThan(limit: number, dice: readonly MeasuredDie[], mark: number, whole: Float64Array): void {
  const fateOf = (turn: number) => (turn < 0 ? 'kept' : 're-rolled');
  const chances = nothingYet(mark * limit);
  for (const die of dice) addDie(chances, steps(die, mark, fateOf));
  for (let rerolls = 0; rerolls < limit; rerolls++) collect(chances, rerolls * mark, whole);
}

/**
 * The limit is reached, and the last die re-rolled showed a face of this turn. Going through the dice, the last
 * one is either still to come, or is this one, or has been.
 */
function exactly(
  limit: number,
  last: number,
  dice: readonly MeasuredDie[],
  mark: number,
  whole: Float64Array,
): void {
  const beforeLast = (turn: number) => (turn < 0 || turn > last ? 'kept' : 're-rolled');
  const asLast = (turn: number) => (turn === last ? 're-rolled' : 'excluded');
  const afterLast = (turn: number) => (turn < 0 || turn >= last ? 'kept' : 're-rolled');

  const toCome = nothingYet(mark * (limit + 1));
  const hasBeen = copy(toCome);
  hasBeen.of[0] = 0;
  for (const die of dice) {
    const isThis = copy(toCome);
    addDie(isThis, steps(die, mark, asLast));
    addDie(hasBeen, steps(die, mark, afterLast));
    addDie(toCome, steps(die, mark, beforeLast));
    merge(isThis, hasBeen);
  }
  collect(hasBeen, limit * mark, whole);
}

const copy = (chances: Chances): Chances => ({ of: chances.of.slice(), top: chances.top });

function merge(from: Chances, into: Chances): void {
  for (let at = 0; at <= from.top; at++) into.of[at] = (into.of[at] as number) + (from.of[at] as number);
  into.top = Math.max(into.top, from.top);
}

function collect(chances: Chances, from: number, whole: Float64Array): void {
  for (let sum = 0; sum < whole.length; sum++) {
    whole[sum] = (whole[sum] as number) + (chances.of[from + sum] as number);
  }
}
