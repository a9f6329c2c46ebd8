import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import { openTable, TABLES, type House } from './house.ts';

const FIRST_MS = 5_000;
const KILO = 1000;

interface Weight {
  readonly hub: number;
  readonly tables: Readonly<Record<string, number>>;
}

/** JavaScript as it comes over the wire, in kilobytes. */
export async function weigh(house: House): Promise<Weight> {
  const tables: Record<string, number> = {};
  let hub = 0;
  for (const game of TABLES) {
    const scale = new Scale();
    const page = await house.visit((fresh) => {
      fresh.on('response', scale.put);
      return Promise.resolve();
    });
    await sleep(FIRST_MS);
    hub = await scale.read();
    await openTable(page, game);
    await page.waitForLoadState('networkidle');
    tables[game] = round((await scale.read()) - hub);
    await leave(page);
  }
  return { hub: round(hub), tables };
}

class Scale {
  readonly #scripts: Response[] = [];

  readonly put = (response: Response): void => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) this.#scripts.push(response);
  };

  async read(): Promise<number> {
    const sizes = await Promise.all(this.#scripts.map((script) => script.request().sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / KILO;
  }
}

const leave = (page: Page): Promise<void> => page.context().close();

const round = (value: number): number => Math.round(value * 10) / 10;
