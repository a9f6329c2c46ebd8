import { seeded, Stream } from '@cantina/random';
import { createApp } from '../../src/app.ts';
import { serve } from '../../src/serve.ts';
import type { Finding } from './finding.ts';
import { leaking, leakingLines, type Plant } from './leak/broken.ts';
import { Desk } from './leak/desk.ts';
import { openHouse } from './leak/house.ts';
import { Judge } from './leak/judge.ts';
import { playMatch } from './leak/match.ts';
import { packs } from './leak/packs.ts';

export interface LeakOptions {
  readonly count: number;
  readonly seed: number;
  /** A leak to be found. */
  readonly plant?: Plant;
}

const limits = { rate: 1e9, burst: 1e9, bodyBytes: 65_536, sockets: 1000, openMatches: 1000 };

/**
 * Random matches with cards that are all different: whatever anybody is told on any channel is searched for what they could
 * not know.
 */
export async function leak({ count, seed, plant }: LeakOptions): Promise<Finding> {
  const boxes = await packs();
  const house = await openHouse(boxes, seed);
  const judge = new Judge(boxes);
  const { host } = house;
  const door = { limits, trustProxy: false, origins: [] };
  const lines = plant?.channel === 'socket' ? leakingLines(house, plant.secret) : host;
  const served = await serve({ ...door, host: lines, port: 0, address: '127.0.0.1' });
  const { fetch } = createApp({ ...door, host });
  const whole = (request: Request) => fetch(request);
  const desk = new Desk(plant === undefined ? whole : leaking(whole, house, plant), judge);
  const hall = { house, desk, judge, url: served.url };
  let acts = 0;
  try {
    for (let match = 0; match < count && judge.failures.length === 0; match++) {
      acts += await playMatch(hall, new Stream(seeded(`leak ${seed} ${match}`)));
      await host.matches.tidy({ finished: 0, abandoned: 0 });
    }
  } finally {
    await host.matches.close();
    await served.close();
  }
  const problems = [...judge.failures, ...house.complaints.map(String)];
  const { texts, named } = judge;
  return {
    holds: problems.length === 0,
    counts: { matches: count, seed },
    result: { acts, texts, named, problems },
  };
}
