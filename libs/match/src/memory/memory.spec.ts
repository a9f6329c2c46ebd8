import { busContract, cappedStoreContract, storeContract } from '../contract/index.ts';
import { LocalBus, MemoryStore } from './index.ts';

storeContract('memory', () => Promise.resolve(new MemoryStore()));
cappedStoreContract('memory', () => Promise.resolve(new MemoryStore({ most: 5 })));
busContract('the local bus', (report) => Promise.resolve(new LocalBus(report)));
