import { busContract, cappedStoreContract, storeContract } from '@cantina/match/contract';
import { newFolder } from '../test/folder.ts';
import { LocalBus, MemoryStore, SqliteStore } from './index.ts';

/** Every adapter passes the same suite. */

const sqlite = (cap?: number) =>
  Promise.resolve(new SqliteStore({ folder: newFolder(), ...(cap === undefined ? {} : { cap }) }));

storeContract('SQLite', sqlite);
cappedStoreContract('SQLite', () => sqlite(1_000_000));
storeContract('memory', () => Promise.resolve(new MemoryStore()));
busContract('the local bus', (report) => Promise.resolve(new LocalBus(report)));
