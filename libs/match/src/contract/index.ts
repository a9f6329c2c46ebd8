/** What adapters of the ports are tested with. */
export { busContract } from './bus.ts';
export { linksContract, linksOfMatchesContract } from './links.ts';
export { cappedStoreContract, storeContract } from './store.ts';
