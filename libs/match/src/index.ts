/** Matches: append-only logs, played through one door by people, programs and bots, over ports for store and bus. */
export type { Host } from './host.ts';
export { Matches } from './matches.ts';
export type * from './ports.ts';
