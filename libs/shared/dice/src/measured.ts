/** A die as the odds see it: what each face adds, and when a policy re-rolls it. */
import { stepsOf, type Steps } from './convolve.ts';
import { valueOf, type Die, type FaceValue } from './die.ts';
import type { Reroll } from './policy.ts';

export interface MeasuredDie {
  /** The least a face is worth; `above` counts from there, so that steps start at 0. */
  readonly low: number;
  readonly span: number;
  /** What each face adds above the least. */
  readonly above: readonly number[];
  /** The turn in which the policy re-rolls each face: the place of the face in its list, -1 for never. */
  readonly turns: readonly number[];
}

export function measure(die: Die, worth: FaceValue, policy?: Reroll): MeasuredDie {
  const values = die.faces.map((face) => valueOf(face, worth));
  const low = Math.min(...values);
  return {
    low,
    span: Math.max(...values) - low,
    above: values.map((value) => value - low),
    turns: die.faces.map((face) => policy?.faces.indexOf(face) ?? -1),
  };
}

/** What becomes of a face of some turn; `excluded`: in the case in hand it does not come up. */
type Fate = 'kept' | 're-rolled' | 'excluded';

/** What the die may add, given the fate of each turn; a re-roll adds `mark` besides what the new face adds. */
export function steps(die: MeasuredDie, mark: number, fateOf: (turn: number) => Fate): Steps {
  const cases = new Map<number, number>();
  const note = (step: number, times: number) => cases.set(step, (cases.get(step) ?? 0) + times);
  const faces = die.above.length;
  die.turns.forEach((turn, face) => {
    const fate = fateOf(turn);
    if (fate === 'kept') note(die.above[face] as number, faces);
    if (fate === 're-rolled') die.above.forEach((fresh) => note(mark + fresh, 1));
  });
  return stepsOf(cases, faces * faces);
}
