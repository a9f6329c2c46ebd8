/** A worker: plays the games of one part of the balance proof and answers with how each of them went. */
import { greedy, random, seatOf, type Bot } from '@cantina/bots';
import type { Core, Ruleset, Seat } from '@cantina/engine';
import { seeded } from '@cantina/random';
import { load } from '@cantina/registry';

const bots: Readonly<Record<string, Bot>> = { greedy, random };
/** Far more than any game needs. */
const MOST_DECISIONS = 50_000;

/** Games with these seeds, with these bots in the seats. */
export interface BalanceJob {
  readonly name: string;
  readonly game: string;
  readonly bots: readonly string[];
  readonly from: number;
  readonly to: number;
}

export interface GamePlayed {
  readonly seed: number;
  /** `null` for a draw. */
  readonly winner: Seat | null;
  readonly turns: number;
  readonly decisions: number;
}

process.once('message', (job: BalanceJob) => void run(job).then((done) => process.send?.(done)));

async function run({ game, bots: names, from, to }: BalanceJob): Promise<readonly GamePlayed[]> {
  const ruleset = await load(game);
  if (ruleset === undefined) throw new Error(`no game "${game}"`);
  const players = names.map((name) => bots[name] as Bot);
  return Array.from({ length: to - from + 1 }, (_, i) => play(ruleset, players, from + i));
}

function play(ruleset: Ruleset, players: readonly Bot[], seed: number): GamePlayed {
  const state: Core = ruleset.setup({}, players.length, seeded(seed));
  let turns = 0;
  let active: Seat | undefined;
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const outcome = ruleset.outcome(state);
    if (outcome !== undefined) {
      const winner = outcome.seats.indexOf('won');
      return { seed, winner: winner < 0 ? null : winner, turns, decisions };
    }
    if (state.active !== active) turns++;
    active = state.active;
    const seat = ruleset.actors(state)[0] as Seat;
    const action = (players[seat] as Bot)(seatOf(ruleset, state, seat, seed * MOST_DECISIONS + decisions));
    ruleset.apply(state, seat, action);
  }
  throw new Error(`no end of the game with seed ${seed} after ${MOST_DECISIONS} decisions`);
}
