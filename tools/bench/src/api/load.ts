import type { Lap } from '../contenders/contender.ts';

/** As many as this keep a server busy at a time, each waiting for its answer before it asks again. */
export const CLIENTS = 64;

/** Asks once; tells whether that was a move. Whatever else has to be asked in between costs time, but counts for nothing. */
export type Ask = () => Promise<boolean>;

/** Lets all clients ask for so long. */
export function load(clients: readonly Ask[]): Lap {
  return async (milliseconds) => {
    const took: number[] = [];
    const begun = performance.now();
    await Promise.all(clients.map((ask) => keepAsking(ask, begun + milliseconds, took)));
    const seconds = (performance.now() - begun) / 1000;
    took.sort((a, b) => a - b);
    return { games: 0, moves: took.length / seconds, p99: took[Math.floor(took.length * 0.99)] ?? NaN };
  };
}

async function keepAsking(ask: Ask, end: number, took: number[]): Promise<void> {
  for (let now = performance.now(); now < end;) {
    const isMove = await ask();
    const then = performance.now();
    if (isMove) took.push(then - now);
    now = then;
  }
}
