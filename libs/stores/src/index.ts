/** Where matches are kept: a SQLite file, or nothing but memory; and the bus within one process. */
export { LocalBus, MemoryLinks, MemoryStore } from '@cantina/match/memory';
export { sqliteInThread } from './sqlite/in-thread.ts';
export { SqliteStore } from './sqlite/store.ts';
