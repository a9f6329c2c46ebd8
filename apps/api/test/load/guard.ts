import type { Address } from './address.ts';
import type { Server } from './server.ts';
import { watchersOf, type Table } from './table.ts';

/** So long nothing at all may happen. No run depends on it that goes well. */
const STILL_MS = 60_000;

/** Lets a run fail in which nothing happens any more, instead of waiting for ever. Stops when told to. */
export function guard(address: Address, tables: readonly Table[]): () => void {
  let before = -1;
  const timer = setInterval(() => {
    const now = progressOf(tables);
    if (now === before) giveUp(address, tables, new Error('nothing happens any more'));
    before = now;
  }, STILL_MS);
  return () => {
    clearInterval(timer);
  };
}

/** Nobody waits for a server that went by itself. Stops when told to. */
export function expectToStay(server: Server, address: Address, tables: readonly Table[]): () => void {
  let expected = true;
  void server.gone.then((how) => {
    if (expected) giveUp(address, tables, new Error(`the server is gone: ${String(how)}`));
  });
  return () => {
    expected = false;
  };
}

export function giveUp(address: Address, tables: readonly Table[], failure: Error): void {
  address.fail(failure);
  for (const watcher of tables.flatMap(watchersOf)) watcher.fail(failure);
}

function progressOf(tables: readonly Table[]): number {
  return tables.flatMap(watchersOf).reduce((sum, { frames }) => sum + frames, 0);
}
