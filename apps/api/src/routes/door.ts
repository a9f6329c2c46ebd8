import type { Owner } from '@cantina/match';
import type { Context } from 'hono';
import type { Limits } from '../config.ts';
import type { Asker } from '../guards/who.ts';

/** What routes need to know of how the door is kept. */
export interface Door {
  readonly limits: Limits;
  /** The person who writes; one who comes for the first time is made known. */
  readonly writer: (c: Context<Asker>) => Owner;
}
