import { once } from 'node:events';
import type { LinkStore, MatchStore } from '@cantina/match';
import { startThread } from '@cantina/threads';
import { Caller } from './caller.ts';
import type { Call } from './calls.ts';
import type { SqliteOptions } from './store.ts';

const KEEPER = import.meta.url.endsWith('.ts')
  ? new URL('./keeper.ts', import.meta.url)
  : new URL('./keeper.js', import.meta.url);

export interface ThreadedStore extends MatchStore {
  readonly links: LinkStore;
}

/** The file in a thread of its own: nobody waits for the disk but whoever has to. */
export async function sqliteInThread(options: SqliteOptions): Promise<ThreadedStore> {
  const worker = startThread(KEEPER, options);
  // It says so when the file is open; a file that cannot be opened ends the thread with the reason.
  await once(worker, 'message');
  const caller = new Caller(worker);
  return {
    ...remote<MatchStore>(caller, 'matches', MATCHES),
    links: remote<LinkStore>(caller, 'links', LINKS),
    close: () => caller.close(),
  };
}

const MATCHES: Record<keyof MatchStore, true> = {
  create: true,
  append: true,
  note: true,
  record: true,
  summary: true,
  entries: true,
  snapshot: true,
  keyed: true,
  keys: true,
  say: true,
  said: true,
  list: true,
  sweep: true,
  close: true,
};

const LINKS: Record<keyof LinkStore, true> = { add: true, find: true, of: true, remove: true };

/** An object whose every method is called in the other thread. */
function remote<Store extends object>(
  caller: Caller,
  of: Call['of'],
  methods: Record<keyof Store, true>,
): Store {
  const entries = Object.keys(methods).map((method) => [
    method,
    (...args: readonly unknown[]) => caller.call(of, method, args),
  ]);
  return Object.fromEntries(entries) as Store;
}
