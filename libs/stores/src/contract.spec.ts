import {
  busContract,
  cappedStoreContract,
  linksContract,
  linksOfMatchesContract,
  storeContract,
} from '@cantina/match/contract';
import { newFolder } from '../test/folder.ts';
import { LocalBus, MemoryLinks, MemoryStore, sqliteInThread, SqliteStore } from './index.ts';

/** Every adapter passes the same suite. */

const sqlite = (cap?: number) =>
  Promise.resolve(new SqliteStore({ folder: newFolder(), ...(cap === undefined ? {} : { cap }) }));

const sqliteLinks = async () => {
  const store = await sqlite();
  return { store, links: store.links };
};

storeContract('SQLite', sqlite);
cappedStoreContract('SQLite', () => sqlite(1_000_000));
linksContract('SQLite', sqliteLinks);
linksOfMatchesContract('SQLite', sqliteLinks);
const inThread = (cap?: number) =>
  sqliteInThread({ folder: newFolder(), ...(cap === undefined ? {} : { cap }) });

const linksInThread = async () => {
  const store = await inThread();
  return { store, links: store.links };
};

storeContract('SQLite in a thread', inThread);
cappedStoreContract('SQLite in a thread', () => inThread(1_000_000));
linksContract('SQLite in a thread', linksInThread);
linksOfMatchesContract('SQLite in a thread', linksInThread);
storeContract('memory', () => Promise.resolve(new MemoryStore()));
linksContract('memory', () => Promise.resolve({ links: new MemoryLinks() }));
busContract('the local bus', (report) => Promise.resolve(new LocalBus(report)));
