import { clickP95 } from './web/clicks.ts';
import { openHouse } from './web/house.ts';
import { weigh } from './web/weight.ts';

/**
 * The web app in a cold Chromium: kilobytes (1000 bytes) of JavaScript on the start page in its first five seconds, what opening
 * each table adds to that, and how long a click takes to show its result on a machine that is four times slower.
 */
export async function web(): Promise<Record<string, unknown>> {
  const house = await openHouse();
  try {
    const { hub, tables } = await weigh(house);
    return { hub_kb: hub, tables_kb: tables, click_p95_ms: await clickP95(house) };
  } finally {
    await house.close();
  }
}
