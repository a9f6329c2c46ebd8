import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { botsInWorker } from '@cantina/bots/worker';
import { LocalBus, sqliteInThread } from '@cantina/stores';
import type { Config } from '../config.ts';
import { openHost, type Host } from './host.ts';

const TIDY_EVERY_MS = 60_000;
const KEY_BYTES = 32;

export interface House {
  readonly host: Host;
  /** Finishes what was accepted, then closes the store. */
  close(): Promise<void>;
}

/** A host with everything it needs: the file, the bots' threads, the key that seals tokens. */
export async function furnish(config: Config, report: (error: unknown) => void): Promise<House> {
  const { data: folder, dataBytes: cap, keep, botPause, fixedSecret } = config;
  await mkdir(folder, { recursive: true });
  const key = await keyIn(folder);
  const store = await sqliteInThread({ folder, cap });
  const bots = botsInWorker();
  const host = openHost({
    store,
    links: store.links,
    bus: new LocalBus(report),
    key,
    bots: bots.player,
    adviser: bots.adviser,
    levels: bots.levels,
    report,
    match: {
      pause: () => sleep(botPause, undefined, { ref: false }),
      ...(fixedSecret !== undefined && { newSecret: () => fixedSecret }),
    },
  });
  const tidy = () => void host.matches.tidy(keep).catch(report);
  const timer = setInterval(tidy, TIDY_EVERY_MS).unref();
  return {
    host,
    async close() {
      clearInterval(timer);
      await host.matches.close();
      await bots.close();
      await store.close();
    },
  };
}

/** Made once, and kept beside the matches: who holds a seat must be known after a restart. */
async function keyIn(folder: string): Promise<Uint8Array> {
  const file = join(folder, 'key');
  try {
    const made = await open(file, 'wx', 0o600);
    await made.writeFile(randomBytes(KEY_BYTES));
    await made.sync();
    await made.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = await readFile(file);
  if (key.length !== KEY_BYTES) throw new Error(`${file} is damaged: it should hold ${KEY_BYTES} bytes`);
  return key;
}
