import { race } from './race.ts';

/** Noughts and crosses in the engine, as a host, in boardgame.io and as a plain loop; and the sample that uses everything. */
export async function engine(): Promise<Record<string, number>> {
  const rate = await race(['ours', 'host', 'boardgameio', 'plain', 'effects']);
  return {
    ours: Math.round(rate.ours),
    host: Math.round(rate.host),
    boardgameio: Math.round(rate.boardgameio),
    plain: Math.round(rate.plain),
    ratio_boardgameio: round(rate.ours / rate.boardgameio),
    ratio_host: round(rate.host / rate.boardgameio),
    ratio_plain: round(rate.ours / rate.plain),
    effects: Math.round(rate.effects),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
