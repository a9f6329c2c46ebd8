import type { Page } from '@playwright/test';
import type { Page as MatchPage } from '@cantina/wire';
import { openTable, TABLES, type House } from './house.ts';

const SLOWER = 4;
const CLICKS = 80;
/** Each question offers something that can be clicked at once; more looks than these mean that it does not. */
const MOST_LOOKS = CLICKS * 10;
/** Clicks while everything is still cold and code not yet compiled are not counted. */
const WARM_UP = 10;

/**
 * Runs in the page: notes the time from each pointer-up to the frame in which another version of the match is painted.
 * A message posted while a frame is made arrives when it has been painted. A click that only opened or asked something is
 * forgotten with the next one.
 */
const STOPWATCH = `
  window.clicked = [];
  let clicks = 0;
  const version = () => document.querySelector('main[data-version]')?.dataset.version;
  addEventListener('pointerup', ({ timeStamp }) => {
    const [before, click] = [version(), ++clicks];
    const look = () => {
      if (click !== clicks) return;
      if (version() === before) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.clicked.push(performance.now() - timeStamp);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, true);
`;

/** Milliseconds that 95 of 100 clicks on a table need at most, the server's answer included. */
export async function clickP95(house: House): Promise<number> {
  const times: number[] = [];
  for (const game of TABLES) {
    const page = await house.visit((fresh) => fresh.addInitScript(STOPWATCH));
    await openTable(page, game);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    times.push(...(await play(page)).slice(WARM_UP));
    await page.context().close();
  }
  return Math.round(percentile(times, 0.95) * 10) / 10;
}

async function play(page: Page): Promise<readonly number[]> {
  const match = new URL(page.url()).hash.split('/').at(-1) ?? '';
  let times: readonly number[] = [];
  for (let looks = 0; looks < MOST_LOOKS && times.length < CLICKS; looks++) {
    const now = await asked(page, match);
    if (now.outcome !== null) break;
    await clickOne(page, now, looks);
    times = await page.evaluate<number[]>('window.clicked');
  }
  if (times.length < CLICKS / 2) throw new Error(`only ${times.length} clicks did something`);
  return times;
}

/** The page as it is when somebody waits for us. */
async function asked(page: Page, match: string): Promise<MatchPage> {
  for (;;) {
    const response = await page.request.get(`/api/matches/${match}?lang=en`);
    const found = (await response.json()) as MatchPage;
    if (found.outcome !== null || found.choices.some(({ refused }) => refused === null)) return found;
  }
}

/** A different one each time, of those that lie open on the table; ending the turn only where nothing else is left. */
async function clickOne(page: Page, { version, choices }: MatchPage, looks: number): Promise<void> {
  const labels = choices.filter(({ refused }) => refused === null).map(({ label }) => label.text);
  const turned = labels.map((_, at) => labels[(at + looks) % labels.length] ?? '');
  const last = (label: string) => (/^end/i.test(label) ? 1 : 0);
  for (const label of turned.sort((a, b) => last(a) - last(b))) {
    const control = page.getByRole('button', { name: label, exact: true }).first();
    if (!(await control.isVisible())) continue;
    await control.click({ timeout: 2_000 }).catch(() => undefined);
    await page
      .locator(`main:not([data-version="${version}"])`)
      .waitFor({ timeout: 2_000 })
      .catch(() => undefined);
    return;
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
}
