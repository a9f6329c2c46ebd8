import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  factorsOf,
  pairwise,
  Reached,
  reachableOf,
  unreached,
  type Configuration,
} from '@cantina/testkit/conformance';
import { root } from './files.ts';
import type { JobDone } from './conformance-job.ts';
import { noteRegression } from './regressions.ts';
import type { Finding } from './result.ts';
import { sourceHash } from './sources.ts';
import { subjectOf } from './subject.ts';

const GAMES = 2_000;
/** With every check at every decision; the rest are sampled. */
const FULL_GAMES = 10;
const WORKERS = 2;

/** One configuration, or all positions where it is absent. */
export interface Job {
  readonly name: string;
  readonly game: string;
  readonly games: number;
  readonly full: number;
  readonly configuration?: Configuration;
}

/** Thousands of games for each value of each option and a pairwise set of them, and from every position; nothing unreached. */
export async function conformance(game: string): Promise<Finding> {
  const subject = await subjectOf(game);
  const ruleset = subject.load(subject.content);
  const configurations = pairwise(factorsOf(ruleset));
  const jobs: Job[] = configurations.map((configuration) => ({
    name: JSON.stringify(configuration),
    game,
    games: gamesFor(configuration, configurations),
    full: FULL_GAMES,
    configuration,
  }));
  if (ruleset.positions.length > 0)
    jobs.push({ name: 'positions', game, games: GAMES / 10, full: FULL_GAMES });

  const done = await runAll(game, jobs);
  const reached = new Reached();
  for (const job of done) reached.add(job.reached);
  const missing = unreached(reachableOf(ruleset, subject), reached);
  const failures = done.flatMap(({ failure }) => (failure === undefined ? [] : [failure]));
  for (const failure of failures) noteRegression(failure.regression);
  const sum = (of: (job: JobDone) => number): number => done.reduce((total, job) => total + of(job), 0);
  return {
    holds: failures.length === 0 && missing.length === 0,
    counts: {
      configurations: jobs.length,
      games: sum((job) => job.games),
      decisions: sum((job) => job.decisions),
      firstSeed: 1,
    },
    result: {
      longest: Math.max(...done.map((job) => job.longest)),
      unreached: missing,
      failures: failures.map(({ text }) => text),
    },
  };
}

/** Enough in each configuration that every value of every setting has its games, over all configurations it occurs in. */
function gamesFor(configuration: Configuration, all: readonly Configuration[]): number {
  const settings = (one: Configuration): Record<string, unknown> => ({ seats: one.seats, ...one.options });
  const mine = settings(configuration);
  const shares = Object.entries(mine).map(
    ([name, value]) => all.filter((one) => settings(one)[name] === value).length,
  );
  return Math.ceil(GAMES / Math.min(...shares));
}

/** Two at a time; what is finished is kept, so that a stopped run goes on from there while the sources are the same. */
async function runAll(game: string, jobs: readonly Job[]): Promise<readonly JobDone[]> {
  const folder = `${root}.tmp/proof/conformance-${game}-${sourceHash('conformance', game)}`;
  mkdirSync(folder, { recursive: true });
  const queue = jobs.map((job, i) => ({ job, file: `${folder}/${i}.json` }));
  const todo = queue.filter(({ file }) => !existsSync(file));
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
        const result = await runOne(next.job);
        writeFileSync(next.file, JSON.stringify(result));
        console.error(
          `${next.job.name}: ${result.games} games, ${result.failure?.text ?? 'ok'} (${todo.length} to go)`,
        );
      }
    }),
  );
  const done = queue.map(({ file }) => JSON.parse(readFileSync(file, 'utf8')) as JobDone);
  rmSync(folder, { recursive: true });
  return done;
}

function runOne(job: Job): Promise<JobDone> {
  return new Promise((resolve, reject) => {
    const worker = fork(new URL('./conformance-job.ts', import.meta.url), { execArgv: process.execArgv });
    worker.once('message', (result) => {
      resolve(result as JobDone);
      worker.kill();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => code !== null && reject(new Error(`a worker ended with ${code}`)));
    worker.send(job);
  });
}
