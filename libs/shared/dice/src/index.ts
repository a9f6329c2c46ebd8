/** Dice with any faces, rolls as plain data, and exact odds. */
export {
  d6,
  dice,
  die,
  numbered,
  oneFor,
  pips,
  valueOf,
  type Die,
  type FaceValue,
  type Pool,
} from './die.ts';
export { add, faceUp, negate, reroll, roll, rollDie, showing, turn, type Roll } from './roll.ts';
export { count, results, total } from './results.ts';
export { chosen, rerollBy, type Reroll } from './policy.ts';
export {
  certain,
  chanceAtLeast,
  chanceOf,
  mapped,
  mean,
  minus,
  plus,
  type Distribution,
} from './distribution.ts';
export { countOdds, odds, oddsOfReroll } from './odds.ts';
export { chanceThat, jointOdds, type Counts, type Outcome } from './joint.ts';
export { opposed, tieRules, type Contest, type TieRule } from './opposed.ts';
