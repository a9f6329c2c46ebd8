import type { Seat } from '@cantina/engine';
import type { Owner } from './head.ts';

/** A link into a match: an invitation for whoever has it, or a person's seat on its way to another device. */
export interface Link {
  readonly id: string;
  readonly match: string;
  readonly kind: 'invite' | 'seat';
  readonly seat: Seat | null;
  /** Whoever made it. */
  readonly by: Owner;
  readonly createdAt: number;
}

/** Keeps links by the hash of their secret; the secret itself is nowhere. A match that is forgotten takes its links along. */
export interface LinkStore {
  add(link: Link, hash: string): Promise<void>;
  find(hash: string): Promise<Link | undefined>;
  /** Those of a match, the oldest first. */
  of(match: string): Promise<readonly Link[]>;
  remove(id: string): Promise<void>;
}
