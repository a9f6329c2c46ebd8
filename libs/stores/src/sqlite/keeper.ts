import { parentPort, workerData } from 'node:worker_threads';
import type { Call, Reply } from './calls.ts';
import { SqliteStore, type SqliteOptions } from './store.ts';

/** What runs in the store's thread: the calls of one tick come together, share a transaction, and are answered together. */

const store = new SqliteStore(workerData as SqliteOptions);
let replies: Reply[] = [];

async function answer({ number, of, method, args }: Call): Promise<void> {
  const reply = await done(of, method, args).then(
    (value): Reply => ({ number, value }),
    (error: unknown): Reply => ({ number, error }),
  );
  if (replies.length === 0) setImmediate(send);
  replies.push(reply);
}

function done(of: Call['of'], method: string, args: readonly unknown[]): Promise<unknown> {
  // A call is made by the other end from the very methods that are called here.
  const target = (of === 'links' ? store.links : store) as unknown as Record<string, Method>;
  return (target[method] as Method).call(target, ...args);
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;

function send(): void {
  parentPort?.postMessage(replies);
  replies = [];
}

parentPort?.on('message', (calls: readonly Call[]) => {
  for (const call of calls) void answer(call);
});
parentPort?.postMessage('open');
