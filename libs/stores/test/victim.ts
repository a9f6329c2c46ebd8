import { writeSync } from 'node:fs';
import { SqliteStore } from '../src/index.ts';
import { hostOn, newMatch, playOn } from './player.ts';

/** A process to be killed: plays several matches at once and says on standard output what was acknowledged. */

const AT_ONCE = 6;
const [, , folder = '', seed = ''] = process.argv;

const store = new SqliteStore({ folder });
const matches = hostOn(store);
const running = (await store.list({ limit: 100 }))
  .filter(({ stage }) => stage === 'playing')
  .map(({ id }) => id);

async function keepPlaying(first: string | undefined, seat: number): Promise<never> {
  for (let n = 0, id = first; ; n++, id = undefined) {
    const match = id ?? (await newMatch(matches));
    await playOn(matches, match, `${seed} ${seat} ${n}`, (seq) => {
      writeSync(1, `${match} ${seq}\n`);
    });
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => keepPlaying(running[at], at)));
