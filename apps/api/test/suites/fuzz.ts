import { fileURLToPath } from 'node:url';
import { pick, seeded, Stream, type Random } from '@cantina/random';
import { askerOf, newcomerAt } from '../client.ts';
import { startServer, type Server } from '../load/server.ts';
import type { Person } from '../person.ts';
import { onFolder, type Finding } from './finding.ts';
import { byOwners, notTheirs, strayPath, wrongBody } from './fuzz/aim.ts';
import { Gun, type Outcome } from './fuzz/fire.ts';
import { liveLine, rawRequest } from './fuzz/raw.ts';
import type { Range, Shot } from './fuzz/shots.ts';
import { fingerprint, setUpVictims, type Victim } from './fuzz/victims.ts';

export interface FuzzCounts {
  readonly count: number;
  readonly seed: number;
}

const probe = fileURLToPath(new URL('./gc-probe.ts', import.meta.url));
const AT_ONCE = 16;
const BODY_BYTES = 64 * 1024;
/** Memory at the end, against that after a quarter. */
const MOST_GROWTH = 1.2;
/** How a live line is closed when the server cannot go on. */
const BROKEN = 1011;

const aims: readonly ((random: Random, range: Range) => Shot)[] = [
  wrongBody,
  wrongBody,
  wrongBody,
  wrongBody,
  notTheirs,
  notTheirs,
  byOwners,
  byOwners,
  strayPath,
  strayPath,
  rawRequest,
  liveLine,
];

/**
 * Malformed and hostile requests and frames, thousands of them: the server never fails, no match changes by any, and its
 * memory does not grow.
 */
export function fuzz(counts: FuzzCounts): Promise<Finding> {
  return onFolder('fuzz', (folder) => run(folder, counts));
}

async function run(folder: string, counts: FuzzCounts): Promise<Finding> {
  const server = await startServer(folder, ['--expose-gc', '--import', probe]);
  try {
    return await attack(server, counts);
  } finally {
    server.kill();
  }
}

async function attack(server: Server, { count, seed }: FuzzCounts): Promise<Finding> {
  const { url } = server;
  const [mallory, ...people] = await Promise.all(Array.from({ length: 4 }, () => arrive(url)));
  if (mallory === undefined) throw new Error('nobody came');
  const victims = await setUpVictims(people);
  const before = await fingerprints(victims, mallory);
  const range: Range = { host: new URL(url).host, victims, mallory, bodyBytes: BODY_BYTES };
  const gallery = new Gallery(url, new Stream(seeded(`fuzz ${seed}`)), range);

  await gallery.fire(Math.ceil(count / 4));
  const quarter = await server.rss();
  await gallery.fire(count - Math.ceil(count / 4));
  const end = await server.rss();
  gallery.close();

  const after = await fingerprints(victims, mallory);
  const changed = victims.filter((_victim, at) => before[at] !== after[at]);
  const problems = [
    ...gallery.problems,
    ...changed.map(({ ruleset, stage, match }) => `a match of ${ruleset} (${stage}) has changed: ${match}`),
    ...(end > quarter * MOST_GROWTH ? [`memory has grown from ${quarter} to ${end} bytes`] : []),
    ...(await eyesOpen(victims, mallory)),
    ...(await farewell(server)),
  ];
  return {
    holds: problems.length === 0,
    counts: { shots: count, seed, victims: victims.length },
    result: { outcomes: gallery.outcomes, rss: { quarter, end, growth: end / quarter }, problems },
  };
}

/** Had an owner done what was offered to them, it would have been seen. */
async function eyesOpen(victims: readonly Victim[], outside: Person): Promise<readonly string[]> {
  const blind: string[] = [];
  for (const victim of victims.filter(({ stage }) => stage === 'playing')) {
    const before = await fingerprint(victim, outside);
    const [able] = victim.seats.filter(({ legal }) => legal.length > 0);
    if (able !== undefined) await able.owner.act(victim.match, able.seat, able.legal[0]);
    if ((await fingerprint(victim, outside)) === before)
      blind.push(`a change of ${victim.ruleset} would not have been noticed`);
  }
  return blind;
}

async function farewell(server: Server): Promise<readonly string[]> {
  server.stop();
  const how = await server.gone;
  const said = server.complaints.map((line) => `the server said: ${line.slice(0, 2_000)}`);
  return how === 0 ? said : [`the server ended with ${String(how)}`, ...said];
}

const fingerprints = (victims: readonly Victim[], outside: Person): Promise<readonly string[]> =>
  Promise.all(victims.map((victim) => fingerprint(victim, outside)));

const arrive = (url: string): Promise<Person> =>
  newcomerAt(askerOf((path, init) => fetch(`${url}${path}`, init)));

/** Where shots are fired, and counted by what came of them. */
class Gallery {
  readonly outcomes: Record<string, number> = {};
  readonly problems: string[] = [];
  readonly #gun: Gun;
  readonly #random: Random;
  readonly #range: Range;

  constructor(url: string, random: Random, range: Range) {
    this.#gun = new Gun(url);
    this.#random = random;
    this.#range = range;
  }

  async fire(count: number): Promise<void> {
    let left = count;
    const one = async (): Promise<void> => {
      while (left-- > 0) {
        const shot = pick(this.#random, aims)(this.#random, this.#range);
        this.#note(shot, await this.#gun.fire(shot));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  close(): void {
    this.#gun.rest();
  }

  #note(shot: Shot, outcome: Outcome): void {
    const name = Object.entries(outcome)
      .map(([kind, what]) => (kind === 'status' ? String(what) : `${kind} ${what}`))
      .join();
    this.outcomes[name] = (this.outcomes[name] ?? 0) + 1;
    const failed =
      'status' in outcome ? outcome.status >= 500 : 'closed' in outcome && outcome.closed === BROKEN;
    if (failed && this.problems.length < 20) this.problems.push(`${name} for ${shortened(shot)}`);
  }
}

const shortened = (shot: Shot): string => {
  const text = shot.kind === 'raw' ? shot.bytes.toString('latin1') : JSON.stringify(shot);
  return text.length > 600 ? `${text.slice(0, 500)}… (${text.length} characters)` : text;
};
