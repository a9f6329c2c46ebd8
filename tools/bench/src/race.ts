import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Rate } from './runner.ts';

export type { Rate } from './runner.ts';

const ROUNDS = 9;
const ROUND_MS = 400;
const WARM_UP_MS = 1_200;

/**
 * Runs contenders against each other: each in its own process (so that none spoils the compiler's view of another), in
 * turns (so that a slow moment of the machine hits all alike). Gives the median rates of each, per second.
 */
export async function race<Name extends string>(names: readonly Name[]): Promise<Record<Name, Rate>> {
  const runners = new Map<Name, ChildProcess>();
  for (const name of names) runners.set(name, start(name));
  const rates = new Map<Name, Rate[]>(names.map((name) => [name, []]));
  try {
    for (const runner of runners.values()) await lap(runner, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, runner] of runners) rates.get(name)?.push(await lap(runner, ROUND_MS));
      console.error(`round ${round + 1} of ${ROUNDS}`);
    }
  } finally {
    for (const runner of runners.values()) runner.kill();
  }
  const middle = (name: Name): Rate => {
    const laps = rates.get(name) ?? [];
    return { games: median(laps.map(({ games }) => games)), moves: median(laps.map(({ moves }) => moves)) };
  };
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Rate>;
}

function start(name: string): ChildProcess {
  return fork(new URL('./runner.ts', import.meta.url), [name], {
    execArgv: process.execArgv,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function lap(runner: ChildProcess, milliseconds: number): Promise<Rate> {
  const done = new AbortController();
  runner.send(milliseconds);
  try {
    const answer = once(runner, 'message', done);
    const [rate] = (await Promise.race([answer, failed(runner, done)])) as [Rate];
    return rate;
  } finally {
    done.abort(); // nobody listens for the other answer any more
  }
}

async function failed(runner: ChildProcess, until: AbortController): Promise<never> {
  const [code] = (await once(runner, 'exit', until)) as [number | null];
  throw new Error(`a contender ended early (${code})`);
}

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
