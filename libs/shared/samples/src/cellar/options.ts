import { z } from 'zod';

/** How long the night is, what mood the cat is in, and whether the players trade. */
export const optionsSchema = z.strictObject({
  rounds: z.int().min(3).max(5).default(4),
  /** A wild cat prowls after every turn, a calm one only at the end of a round. */
  cat: z.enum(['calm', 'wild']).default('calm'),
  trade: z.boolean().default(true),
});

export type Options = z.infer<typeof optionsSchema>;
