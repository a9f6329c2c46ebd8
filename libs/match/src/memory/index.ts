/** The two ports within one process. */
export { LocalBus } from './bus.ts';
export { MemoryStore } from './store.ts';
export { MemoryLinks } from './links.ts';
