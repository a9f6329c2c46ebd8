import { race } from './race.ts';

/** Longer laps than usual: a server takes its time to become as fast as it can be. */
const COURSE = { rounds: 7, roundMs: 1_500, warmUpMs: 5_000 };

/**
 * Durable moves of the deckbuilding game through the hub's own server, next to a bare echo and boardgame.io's server, which
 * keeps its matches in memory; and bare inserts into a file, one per transaction. Server and load are processes of their own.
 */
export async function api(): Promise<Record<string, number>> {
  const rate = await race(['served-moves', 'served-echo', 'served-boardgameio', 'inserts'], COURSE);
  const { moves, p99 = NaN } = rate['served-moves'];
  const echo = rate['served-echo'].moves;
  const boardgameio = rate['served-boardgameio'].moves;
  return {
    moves_per_s: Math.round(moves),
    echo_per_s: Math.round(echo),
    ratio_echo: round(moves / echo),
    boardgameio_moves_per_s: Math.round(boardgameio),
    ratio_boardgameio: round(moves / boardgameio),
    sqlite_full_per_s: Math.round(rate.inserts.moves),
    p99_ms: round(p99),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
