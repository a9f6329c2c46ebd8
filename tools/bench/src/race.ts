import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rate } from './contenders/contender.ts';

export interface Course {
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
}

const USUAL: Course = { rounds: 9, roundMs: 400, warmUpMs: 1_200 };

/**
 * Runs contenders against each other: each in its own process (so that none spoils the compiler's view of another), in
 * turns (so that a slow moment of the machine hits all alike). Gives the median rates of each, per second.
 */
export async function race<Name extends string>(
  names: readonly Name[],
  { rounds, roundMs, warmUpMs }: Course = USUAL,
): Promise<Record<Name, Rate>> {
  const runners = new Map<Name, ChildProcess>();
  for (const name of names) runners.set(name, start(name));
  const rates = new Map<Name, Rate[]>(names.map((name) => [name, []]));
  try {
    for (const runner of runners.values()) await lap(runner, warmUpMs);
    for (let round = 0; round < rounds; round++) {
      for (const [name, runner] of runners) rates.get(name)?.push(await lap(runner, roundMs));
      console.error(`round ${round + 1} of ${rounds}`);
    }
  } finally {
    for (const runner of runners.values()) runner.kill();
  }
  const middle = (name: Name): Rate => {
    const laps = rates.get(name) ?? [];
    return {
      games: median(laps.map(({ games }) => games)),
      moves: median(laps.map(({ moves }) => moves)),
      p99: median(laps.flatMap(({ p99 }) => p99 ?? [])),
    };
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
    const [rate] = (await Promise.race([answer, failed(runner, done), late(milliseconds, done)])) as [Rate];
    return rate;
  } finally {
    done.abort(); // nobody listens for the other answer any more
  }
}

async function failed(runner: ChildProcess, until: AbortController): Promise<never> {
  const [code] = (await once(runner, 'exit', until)) as [number | null];
  throw new Error(`a contender ended early (${code})`);
}

/** A contender may take its time to get ready, but not for ever. */
const PATIENCE_MS = 30_000;

async function late(milliseconds: number, until: AbortController): Promise<never> {
  await sleep(milliseconds + PATIENCE_MS, undefined, until);
  throw new Error('a contender does not come home');
}

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
