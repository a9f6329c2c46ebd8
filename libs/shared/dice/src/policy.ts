/** A stated re-roll policy: plain data that chooses dice in play and is understood by the odds. */
import type { Random } from '@cantina/random';
import type { Pool } from './die.ts';
import { faceUp, reroll, showing, type Roll } from './roll.ts';

/**
 * Re-roll dice that show one of these faces, once. With a limit the faces go in the order given (those worth
 * least first, usually), and dice with the same face in the order of the pool.
 */
export interface Reroll {
  readonly faces: readonly string[];
  /** At most so many dice; all of them when left out. */
  readonly upTo?: number;
}

/** The most dice a policy may re-roll in a pool of this size. */
export function limitOf(policy: Reroll, pool: Pool): number {
  const { upTo = pool.length } = policy;
  if (!Number.isInteger(upTo) || upTo < 0) throw new RangeError(`cannot re-roll up to ${upTo} dice`);
  return upTo;
}

/** The places of the dice the policy re-rolls in this roll. */
export function chosen(pool: Pool, roll: Roll, policy: Reroll): number[] {
  const limit = limitOf(policy, pool);
  const turnOf = (place: number) => policy.faces.indexOf(faceUp(pool, roll, place));
  // The sort is stable: dice with the same face stay in the order of the pool.
  return showing(pool, roll, policy.faces)
    .sort((one, other) => turnOf(one) - turnOf(other))
    .slice(0, limit);
}

/** Re-rolls what the policy says; gives the places of the dice re-rolled. */
export function rerollBy(random: Random, pool: Pool, roll: Roll, policy: Reroll): number[] {
  const again = chosen(pool, roll, policy);
  reroll(random, pool, roll, again);
  return again;
}
