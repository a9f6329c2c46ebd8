/** Reading a roll: what stands, how many of something, and what it is worth. */
import { oneFor, valueOf, type FaceValue, type Pool } from './die.ts';
import { faceUp, type Roll } from './roll.ts';

/** Every result that stands: the faces of the dice that are not negated, then what was added. */
export function results(pool: Pool, roll: Roll): string[] {
  const standing: string[] = [];
  for (let place = 0; place < pool.length; place++) {
    if (!roll.negated.includes(place)) standing.push(faceUp(pool, roll, place));
  }
  standing.push(...roll.added);
  return standing;
}

/** How many results stand that are one of these faces. */
export function count(pool: Pool, roll: Roll, faces: readonly string[]): number {
  return total(pool, roll, oneFor(faces));
}

/** What all results that stand are worth together. */
export function total(pool: Pool, roll: Roll, worth: FaceValue): number {
  let sum = 0;
  for (const face of results(pool, roll)) sum += valueOf(face, worth);
  return sum;
}
