import { race } from './race.ts';

/** Noughts and crosses in the engine, as a host, in boardgame.io and as a plain loop; and the sample that uses everything. */
export async function engine(): Promise<Record<string, number>> {
  const rate = await race(['ours', 'host', 'boardgameio', 'plain', 'effects']);
  return {
    ours: Math.round(rate.ours.moves),
    host: Math.round(rate.host.moves),
    boardgameio: Math.round(rate.boardgameio.moves),
    plain: Math.round(rate.plain.moves),
    ratio_boardgameio: round(rate.ours.moves / rate.boardgameio.moves),
    ratio_host: round(rate.host.moves / rate.boardgameio.moves),
    ratio_plain: round(rate.ours.moves / rate.plain.moves),
    effects: Math.round(rate.effects.moves),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
