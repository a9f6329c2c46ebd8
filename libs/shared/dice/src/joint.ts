/** Exact odds of several results at once: how many of each, and any condition on that. */
import type { Pool } from './die.ts';
import { rawOdds } from './odds.ts';
import type { Reroll } from './policy.ts';

/** How many dice show each of the faces asked about. */
export type Counts<Face extends string = string> = Readonly<Record<Face, number>>;

/** So many of each face, and how likely exactly that is. */
export interface Outcome<Face extends string = string> {
  readonly counts: Counts<Face>;
  readonly chance: number;
}

/** Every combination of how many dice show each of these faces, that can come up, with its chance. */
export function jointOdds<Face extends string>(
  pool: Pool,
  faces: readonly Face[],
  policy?: Reroll,
): Outcome<Face>[] {
  const outcomes: Outcome<Face>[] = [];
  visit(pool, faces, policy, (counts, chance) => outcomes.push({ counts: { ...counts }, chance }));
  return outcomes;
}

/** The chance that a condition holds for how many dice show each of these faces. */
export function chanceThat<Face extends string>(
  pool: Pool,
  faces: readonly Face[],
  holds: (counts: Counts<Face>) => boolean,
  policy?: Reroll,
): number {
  let sum = 0;
  visit(pool, faces, policy, (counts, chance) => {
    if (holds(counts)) sum += chance;
  });
  return sum;
}

/** Goes through the combinations; the counts handed out are one record, filled anew each time. */
function visit<Face extends string>(
  pool: Pool,
  faces: readonly Face[],
  policy: Reroll | undefined,
  see: (counts: Counts<Face>, chance: number) => void,
): void {
  if (new Set(faces).size !== faces.length)
    throw new RangeError(`a face is named twice: ${faces.join(', ')}`);
  // Each face is worth the next digit of a number written in mixed bases: the sum then tells all the counts.
  const bases = faces.map((face) => 1 + pool.filter((die) => die.faces.includes(face)).length);
  const digits = bases.map((_, index) => bases.slice(0, index).reduce((digit, base) => digit * base, 1));
  const worth = Object.fromEntries(faces.map((face, index) => [face, digits[index] as number]));
  const { low, chances } = rawOdds(pool, worth, policy);
  const counts = Object.fromEntries(faces.map((face) => [face, 0])) as Record<Face, number>;
  for (let index = 0; index < chances.length; index++) {
    const chance = chances[index] as number;
    if (chance === 0) continue;
    let rest = low + index;
    for (let which = faces.length - 1; which >= 0; which--) {
      const digit = digits[which] as number;
      const count = Math.floor(rest / digit);
      counts[faces[which] as Face] = count;
      rest -= count * digit;
    }
    see(counts, chance);
  }
}
