import type { Contender } from './contenders/contender.ts';

/** One contender in its own process: told for how long, it answers with how much it did in a second. */
export interface Rate {
  readonly games: number;
  readonly moves: number;
}

const name = process.argv[2] ?? '';
const { contender } = (await import(`./contenders/${name}.ts`)) as { contender: Contender };
const GAMES_BETWEEN_LOOKS = 20;

process.on('message', (milliseconds: number) => {
  const begun = performance.now();
  let [games, moves] = [0, 0];
  while (performance.now() - begun < milliseconds) {
    for (let i = 0; i < GAMES_BETWEEN_LOOKS; i++) moves += contender();
    games += GAMES_BETWEEN_LOOKS;
  }
  const seconds = (performance.now() - begun) / 1000;
  const rate: Rate = { games: games / seconds, moves: moves / seconds };
  process.send?.(rate);
});
