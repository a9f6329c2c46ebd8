import type { Contender, Lap } from './contenders/contender.ts';

/** One contender in its own process: told for how long, it answers with how much it did in a second. */
interface Entrant {
  /** Games one after the other; */
  readonly contender?: Contender;
  /** or laps of its own kind. */
  readonly lap?: Lap;
}

const GAMES_BETWEEN_LOOKS = 20;

const name = process.argv[2] ?? '';
const { contender = () => 0, lap = playing(contender) } = (await import(
  `./contenders/${name}.ts`
)) as Entrant;

process.on('message', (milliseconds: number) => {
  void Promise.resolve(lap(milliseconds)).then((rate) => process.send?.(rate));
});

function playing(play: Contender): Lap {
  return (milliseconds) => {
    const begun = performance.now();
    let [games, moves] = [0, 0];
    while (performance.now() - begun < milliseconds) {
      for (let i = 0; i < GAMES_BETWEEN_LOOKS; i++) moves += play();
      games += GAMES_BETWEEN_LOOKS;
    }
    const seconds = (performance.now() - begun) / 1000;
    return { games: games / seconds, moves: moves / seconds };
  };
}
