/**
 * Pictures of every state of the app. `npm run screenshots` renews those kept in `docs/screenshots`;
 * `npm run screenshots -- --all <folder> [<state> …]` writes each state in every size and theme, to be looked at.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { prepare, forget, startHost, stopHost } from '../host.ts';
import { everyPicture, sizes, states, type State, type Width } from './states.ts';

const MOST_KEPT = 25;
const KEPT = fileURLToPath(new URL('../../../../docs/screenshots', import.meta.url));

async function newPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 720 } });
  await prepare(context);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function picture(page: Page, picture: string, path: string): Promise<void> {
  const [width = '1280', theme = 'dark'] = picture.split(' ');
  await page.setViewportSize({ width: Number(width), height: sizes[Number(width) as Width] });
  await page.evaluate((one) => {
    document.documentElement.dataset['theme'] = one;
  }, theme);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, animations: 'disabled' });
}

async function take(browser: Browser, url: string, state: State, wanted: readonly string[], folder: string) {
  const contexts: BrowserContext[] = [];
  const open = async (address: string) => {
    const page = await newPage(browser, address);
    contexts.push(page.context());
    return page;
  };
  const shown = await state.reach(await open(`${url}/?samples`), open);
  for (const one of wanted) {
    const file = `${state.name}-${one.replace(' ', '-')}.png`;
    await picture(shown, one, join(folder, file));
    console.error(file);
  }
  for (const context of contexts) await context.close();
}

const [flag, folder, ...names] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--all' || folder === undefined)) {
  console.error('usage: npm run screenshots [-- --all <folder> [<state> …]]');
  process.exit(2);
}
const all = flag === '--all';
const target = folder ?? KEPT;
const plan = states
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map((state) => ({ state, wanted: all ? everyPicture : state.kept }))
  .filter(({ wanted }) => wanted.length > 0);
const count = plan.reduce((sum, { wanted }) => sum + wanted.length, 0);
if (!all && count > MOST_KEPT) throw new Error(`${count} pictures are to be kept; at most ${MOST_KEPT} may`);

if (!all) await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const host = await startHost();
const browser = await chromium.launch(launchOptions);
try {
  for (const { state, wanted } of plan) await take(browser, host.url, state, wanted, target);
} finally {
  await browser.close();
  await stopHost(host);
  await forget(host);
}
