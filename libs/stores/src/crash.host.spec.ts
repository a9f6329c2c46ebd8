import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { seeded, Stream } from '@cantina/random';
import { expect, it } from 'vitest';
import { newFolder } from '../test/folder.ts';
import { hostOn, playOn } from '../test/player.ts';
import { SqliteStore } from './index.ts';

const KILLS = 4;
const victim = fileURLToPath(new URL('../test/victim.ts', import.meta.url));

/** Lets a process play on the folder and kills it without warning; gives the last acknowledged entry of each match. */
async function playAndKill(
  folder: string,
  seed: string,
  after: number,
): Promise<ReadonlyMap<string, number>> {
  const args = ['--conditions=@cantina/source', '--import', 'tsx', victim, folder, seed];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  );
  const acknowledged = new Map<string, number>();
  let lines = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [id = '', seq] = line.split(' ');
    acknowledged.set(id, Number(seq));
    if (++lines === after) child.kill('SIGKILL');
  }
  expect(await gone).toBe('SIGKILL');
  return acknowledged;
}

it('loses nothing that was acknowledged when the process is killed, and every match goes on', async () => {
  const folder = newFolder();
  const random = new Stream(seeded('crash'));
  const acknowledged = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill++) {
    for (const [id, seq] of await playAndKill(folder, `kill ${kill}`, 40 + random.below(200)))
      acknowledged.set(id, seq);
    const store = new SqliteStore({ folder });
    for (const [id, seq] of acknowledged) {
      const seqs = (await store.entries(id, 0)).map(({ entry }) => entry.seq);
      expect(seqs.length).toBeGreaterThanOrEqual(seq);
      expect(seqs).toEqual(seqs.map((_, at) => at + 1));
    }
    await store.close();
  }
  expect(acknowledged.size).toBeGreaterThan(5);

  const store = new SqliteStore({ folder });
  const matches = hostOn(store);
  for (const id of acknowledged.keys()) {
    await playOn(matches, id, 'the end', () => undefined);
    expect((await matches.look(id, 'spectator'))?.stage).toBe('over');
  }
  await store.close();
}, 60_000);
