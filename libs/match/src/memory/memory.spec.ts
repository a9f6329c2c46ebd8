import { busContract, cappedStoreContract, linksContract, storeContract } from '../contract/index.ts';
import { LocalBus, MemoryLinks, MemoryStore } from './index.ts';

storeContract('memory', () => Promise.resolve(new MemoryStore()));
cappedStoreContract('memory', () => Promise.resolve(new MemoryStore({ most: 5 })));
linksContract('memory', () => Promise.resolve({ links: new MemoryLinks() }));
busContract('the local bus', (report) => Promise.resolve(new LocalBus(report)));
