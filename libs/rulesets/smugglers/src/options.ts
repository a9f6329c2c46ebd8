import { z } from 'zod';

/** What everybody has and Brix asks unless something else is agreed (SG-SETUP-06, SG-RACE-06). */
export const STANDARD_CREDITS = 500;
const STANDARD_PRICE = 500;

/** Shorter, longer and other games (SG-ALT-08); all sit down knowing them (SG-ALT-07, SG-GEN-06). */
export const optionsSchema = z.strictObject({
  /** The Koroth Run; the last ship standing; first to own so many credits; most ships destroyed (SG-ALT-04, SG-ALT-06). */
  mode: z.enum(['run', 'survivor', 'credits', 'kills']).default('run'),
  /** What one weapon costs on Brix (SG-ALT-01). */
  weaponPrice: z.int().min(100).max(1000).default(STANDARD_PRICE),
  /** SG-ALT-03. */
  startCredits: z.int().min(0).max(3000).default(STANDARD_CREDITS),
  /** Levels more or fewer in every system at the start (SG-ALT-02). */
  startLevels: z.int().min(-1).max(5).default(0),
  /** How much has to be owned in the mode `credits`. */
  creditsToWin: z.int().min(1000).max(20_000).default(10_000),
  /** How long the mode `kills` lasts. */
  rounds: z.int().min(5).max(45).default(25),
});

export type Options = z.infer<typeof optionsSchema>;

/** Where Brix weapons are for sale at all: not where everybody only hunts everybody (SG-ALT-04). */
export const hasRun = ({ mode }: Options): boolean => mode === 'run' || mode === 'credits';
