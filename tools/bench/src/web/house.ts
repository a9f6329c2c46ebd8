import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { server } from '../api/server.ts';

/** The hub's own server with the built web app, and browsers that have never been there. */
export interface House {
  readonly url: string;
  /** The start page in a browser without any memory. */
  visit(prepare?: (page: Page) => Promise<unknown>): Promise<Page>;
  close(): Promise<void>;
}

/** Games that have a table of their own, by id. */
export const TABLES = ['deckbuilding'] as const;

const MANY = String(1_000_000);
const debian = '/usr/bin/chromium';

export async function openHouse(): Promise<House> {
  await build();
  const data = await mkdtemp(join(tmpdir(), 'cantina-bench-'));
  const url = await server(new URL('../../../../apps/api/src/main.ts', import.meta.url), {
    CANTINA_DATA: data,
    CANTINA_LOG: 'silent',
    CANTINA_RATE: MANY,
    CANTINA_BURST: MANY,
    CANTINA_BOT_PAUSE: '0',
    FIXED_SECRET: 'bench',
    PORT: '0',
  });
  const browser = await launch();
  return {
    url,
    async visit(prepare = () => Promise.resolve()) {
      const page = await browser.newPage({
        baseURL: url,
        locale: 'en-GB',
        viewport: { width: 1280, height: 720 },
      });
      await prepare(page);
      await page.goto(url);
      return page;
    },
    async close() {
      await browser.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** One click on the start page, and the table of a game is there with its first question. */
export async function openTable(page: Page, game: string): Promise<void> {
  const { rulesets } = (await (await page.request.get('/api/rulesets?lang=en')).json()) as {
    readonly rulesets: readonly { readonly id: string; readonly name: string }[];
  };
  const name = rulesets.find(({ id }) => id === game)?.name ?? game;
  await page.getByRole('button', { name: `Play against a bot: ${name}` }).click();
  await page.locator(`${game}-table`).waitFor();
}

async function build(): Promise<void> {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const args = [nx, 'run', '@cantina/web:build', '--outputStyle=static'];
  const env = { ...process.env, NX_TUI: 'false', NX_NATIVE_COMMAND_RUNNER: 'false' };
  // Standard output is for the result alone.
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the web app could not be built (${code})`);
}

function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined);
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
