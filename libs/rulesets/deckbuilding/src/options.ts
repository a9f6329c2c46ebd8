import { z } from 'zod';

const VARIANTS = ['beginner', 'whole-galaxy', 'secret-bases'] as const;

/**
 * How the game may be varied: which bases there are (DB-SETUP-04, DB-VAR-02, DB-VAR-04), how many must fall (DB-OPT-02) and
 * whether neutral cards may be paid off (DB-OPT-03). All of them go together (DB-OPT-01, DB-OPT-08).
 * Two against two needs rules our sources do not have (DB-VAR-08).
 */
export const optionsSchema = z.strictObject({
  bases: z.enum(VARIANTS).default('beginner').describe('Bases in the game'),
  /** Bases to destroy; 0 = what the variant recommends (3, or 4 with all bases or secret ones: DB-VAR-03, DB-VAR-07). */
  toWin: z
    .union([z.literal(0), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
    .default(0)
    .describe('Bases to destroy (0: as recommended)'),
  payOff: z.boolean().default(false).describe('Neutral row cards may be paid off'),
});

export type Options = z.infer<typeof optionsSchema>;

/** Enemy bases to destroy (DB-GEN-02). */
export function goalOf({ bases, toWin }: Options): number {
  if (toWin !== 0) return toWin;
  return bases === 'beginner' ? 3 : 4;
}
