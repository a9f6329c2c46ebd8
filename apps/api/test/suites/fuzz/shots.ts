import type { Person } from '../../person.ts';
import type { Victim } from './victims.ts';

/** What is fired at the server. */
export type Shot = HttpShot | RawShot | SocketShot;

export interface HttpShot {
  readonly kind: 'http';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Bytes that no client library would send. */
export interface RawShot {
  readonly kind: 'raw';
  readonly bytes: Buffer;
}

/** A live line, and what is said on it. */
export interface SocketShot {
  readonly kind: 'socket';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly frames: readonly (string | Buffer)[];
}

/** Whom and what it is about. */
export interface Range {
  /** The server's own host and port. */
  readonly host: string;
  readonly victims: readonly Victim[];
  /** Somebody known to the server who has nothing to do with the victims. */
  readonly mallory: Person;
  readonly bodyBytes: number;
}
