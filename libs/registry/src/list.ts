import type { Meta } from '@cantina/engine';
import { entries } from './entries.ts';

export interface Choice {
  /** Samples show what the engine can do; a hub lists them only when asked. */
  readonly samples?: boolean;
}

/** What there is to play, without loading any rules. */
export async function list({ samples = false }: Choice = {}): Promise<readonly Meta[]> {
  const known = await Promise.all([...entries.values()].map((entry) => entry.meta()));
  return known.map(({ meta }) => meta).filter(({ sample = false }) => samples || !sample);
}
