/** Exact odds of a pool: what its faces are worth together, before or after a stated re-roll. */
import { addDie, nothingYet } from './convolve.ts';
import { oneFor, type FaceValue, type Pool } from './die.ts';
import { certain, plus, type Distribution } from './distribution.ts';
import { chancesWithLimit } from './limited.ts';
import { measure, steps, type MeasuredDie } from './measured.ts';
import { limitOf, type Reroll } from './policy.ts';
import { total } from './results.ts';
import { diceAt, type Roll } from './roll.ts';

/** What the faces of the pool are worth together: how likely is each sum, with the re-roll if one is stated. */
export function odds(pool: Pool, worth: FaceValue, policy?: Reroll): Distribution {
  const { low, chances } = rawOdds(pool, worth, policy);
  return { low, chances: Array.from(chances) };
}

/** The same, still in the array it was worked out in. */
export function rawOdds(
  pool: Pool,
  worth: FaceValue,
  policy?: Reroll,
): { low: number; chances: Float64Array } {
  const dice = pool.map((die) => measure(die, worth, policy));
  const limit = policy === undefined ? 0 : limitOf(policy, pool);
  const limited = limit > 0 && limit < pool.length;
  return {
    low: dice.reduce((sum, die) => sum + die.low, 0),
    chances: limited ? chancesWithLimit(dice, limit) : chancesOfEach(dice, limit > 0),
  };
}

/** How many dice show one of these faces. */
export function countOdds(pool: Pool, faces: readonly string[], policy?: Reroll): Distribution {
  return odds(pool, oneFor(faces), policy);
}

/** What a roll on the table will be worth once the dice at these places have been re-rolled. */
export function oddsOfReroll(
  pool: Pool,
  roll: Roll,
  places: readonly number[],
  worth: FaceValue,
): Distribution {
  const again = diceAt(pool, roll, places);
  const staying: Roll = { ...roll, negated: [...roll.negated, ...places] };
  return plus(odds(again, worth), certain(total(pool, staying, worth)));
}

/** Without a limit no die depends on another: each is rolled, and re-rolled or not, on its own. */
function chancesOfEach(dice: readonly MeasuredDie[], rerolling: boolean): Float64Array {
  const fateOf = (turn: number) => (rerolling && turn >= 0 ? 're-rolled' : 'kept');
  const chances = nothingYet(dice.reduce((size, die) => size + die.span, 1));
  for (const die of dice) addDie(chances, steps(die, 0, fateOf));
  return chances.of;
}
