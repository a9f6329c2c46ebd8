import { fork } from 'node:child_process';
import { load } from '@cantina/registry';
import type { BalanceJob, GamePlayed } from './balance-job.ts';
import type { Finding } from './result.ts';
import { wilson, type Share } from './wilson.ts';

const AGAINST_RANDOM = 400;
const AMONG_EQUALS = 1_000;
/** Greedy must beat random at least so often, at the lower end of the interval. */
const ENOUGH = 0.93;
/** Above this share among equals, the report says what else is known of the winner's games. */
const LOPSIDED = 0.65;
const WORKERS = 2;
const GAMES_PER_JOB = 50;

/** Does the greedy bot play well in every seat, and how even is the game when it plays both? */
export async function balance(game: string): Promise<Finding> {
  const ruleset = await load(game);
  if (ruleset === undefined) throw new Error(`no game "${game}"`);
  const seats = ruleset.meta.seats.min;
  const parts = Array.from({ length: seats }, (_, seat) => ({
    name: `greedy in seat ${seat} against random`,
    bots: Array.from({ length: seats }, (_bot, other) => (other === seat ? 'greedy' : 'random')),
    games: AGAINST_RANDOM,
  }));
  const equals = {
    name: 'greedy against greedy',
    bots: Array.from({ length: seats }, () => 'greedy'),
    games: AMONG_EQUALS,
  };
  const jobs = [...parts, equals].flatMap(({ name, bots, games }) =>
    Array.from({ length: games / GAMES_PER_JOB }, (_, i): BalanceJob => {
      return { name, game, bots, from: i * GAMES_PER_JOB + 1, to: (i + 1) * GAMES_PER_JOB };
    }),
  );
  const played = await runAll(jobs);
  const of = (name: string): readonly GamePlayed[] => played.get(name) ?? [];

  const againstRandom = parts.map(({ name }, seat) => ({
    seat,
    ...wins(of(name), seat),
    medianTurns: median(of(name).map(({ turns }) => turns)),
    lost: of(name)
      .filter(({ winner }) => winner !== seat)
      .map(({ seed }) => seed),
  }));
  const amongEquals = Array.from({ length: seats }, (_, seat) => ({ seat, ...wins(of(equals.name), seat) }));
  const lopsided = amongEquals.find(({ share }) => share > LOPSIDED);
  const result = {
    againstRandom,
    amongEquals,
    medianTurns: median(of(equals.name).map(({ turns }) => turns)),
    ...(lopsided && { lopsided: explain(of(equals.name), lopsided.seat) }),
  };
  report(result);
  return {
    holds: againstRandom.every(({ low }) => low >= ENOUGH),
    counts: { againstRandom: AGAINST_RANDOM, amongEquals: AMONG_EQUALS, firstSeed: 1, enough: ENOUGH },
    result,
  };
}

const wins = (games: readonly GamePlayed[], seat: number): Share =>
  wilson(games.filter(({ winner }) => winner === seat).length, games.length);

/** How the winner's games differ from the others: a seat that wins in short games profits from the first turn. */
function explain(games: readonly GamePlayed[], seat: number): Readonly<Record<string, unknown>> {
  const turns = median(games.map((game) => game.turns));
  return {
    seat,
    inShortGames: wins(
      games.filter((game) => game.turns < turns),
      seat,
    ),
    inLongGames: wins(
      games.filter((game) => game.turns > turns),
      seat,
    ),
    medianTurnsWhenWon: median(games.filter(({ winner }) => winner === seat).map((game) => game.turns)),
    medianTurnsWhenLost: median(games.filter(({ winner }) => winner !== seat).map((game) => game.turns)),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function report(result: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(result)) {
    for (const line of Array.isArray(value) ? value : [value]) console.error(name, JSON.stringify(line));
  }
}

/** Two jobs at a time; the games of each part together, by its name. */
async function runAll(jobs: readonly BalanceJob[]): Promise<ReadonlyMap<string, readonly GamePlayed[]>> {
  const played = new Map<string, GamePlayed[]>();
  const queue = jobs.slice();
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
        const games = await runOne(job);
        played.set(job.name, [...(played.get(job.name) ?? []), ...games]);
        console.error(`${job.name}: seeds ${job.from} to ${job.to} (${queue.length} to go)`);
      }
    }),
  );
  return played;
}

function runOne(job: BalanceJob): Promise<readonly GamePlayed[]> {
  return new Promise((resolve, reject) => {
    const worker = fork(new URL('./balance-job.ts', import.meta.url), { execArgv: process.execArgv });
    worker.once('message', (games) => {
      resolve(games as readonly GamePlayed[]);
      worker.kill();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => code !== null && reject(new Error(`a worker ended with ${code}`)));
    worker.send(job);
  });
}
