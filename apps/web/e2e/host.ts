import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** The built server as its own process, and browsers that are watched for complaints. */

export const appFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface Host {
  readonly url: string;
  /** Where it keeps its matches. */
  readonly data: string;
  readonly process: ChildProcess;
}

export interface HostPlan {
  readonly port?: number;
  readonly data?: string;
}

export async function startHost({ port = 0, data }: HostPlan = {}): Promise<Host> {
  const folder = data ?? (await mkdtemp(join(tmpdir(), 'cantina-browser-')));
  const child = spawn(process.execPath, [appFile('api/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      FIXED_SECRET: 'browser tests',
      CANTINA_DATA: folder,
      CANTINA_LOG: 'error',
      CANTINA_RATE: '10000',
      CANTINA_BURST: '10000',
      CANTINA_SOCKETS: '1000',
      CANTINA_OPEN_MATCHES: '1000',
      CANTINA_BOT_PAUSE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /Listening on (http:\S+)\n/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => {
      reject(new Error(`the server ended with ${code}`));
    });
  });
  return { url, data: folder, process: child };
}

export async function stopHost(
  { process: child }: Host,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}

export const forget = ({ data }: Host): Promise<void> => rm(data, { recursive: true, force: true });

/** What a page must not do: complain in the console, throw, or ask another host for anything. */
function watch(page: Page, origin: string, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`asks ${request.url()}`);
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== new URL(origin).host) complaints.push(`asks ${socket.url()}`);
  });
}

/**
 * What seats give to the chance of a match is the same each time, so that it can be repeated. Nobody is new here: the guide
 * comes to those who ask for it.
 */
export async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('settings') !== null) return;
    localStorage.setItem('settings', JSON.stringify({ guided: true }));
  });
  await context.route(/\/api\/matches\/[^/]+\/seats\/\d+\?/, async (route, request) => {
    const body = request.postDataJSON() as Record<string, unknown>;
    await route.continue({
      postData: JSON.stringify({ ...body, nonce: new URL(request.url()).pathname.at(-1) }),
    });
  });
}

/** A browser of its own for each tab, closed in the end. */
async function useStrangers(
  browser: Browser,
  { url }: Host,
  use: (open: (path: string) => Promise<Page>) => Promise<void>,
  meet: (page: Page) => void = () => undefined,
): Promise<void> {
  const contexts: BrowserContext[] = [];
  await use(async (path) => {
    const context = await browser.newContext({ locale: 'en-GB' });
    contexts.push(context);
    await prepare(context);
    const page = await context.newPage();
    meet(page);
    await page.goto(new URL(path, url).href);
    return page;
  });
  for (const context of contexts) await context.close();
}

interface Fixtures {
  /** Opens another watched tab of the same browser. */
  readonly tab: (path: string) => Promise<Page>;
  /** Opens a watched tab in the browser of somebody else. */
  readonly strangersTab: (path: string) => Promise<Page>;
  /** The same unwatched, for pages that are refused something: the browser itself notes that in its console. */
  readonly clumsyTab: (path: string) => Promise<Page>;
}

export const test = base.extend<Fixtures, { host: Host }>({
  host: [
    // Playwright reads the names a fixture needs from this pattern, and this one needs none.
    // eslint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await stopHost(host);
      await forget(host);
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await prepare(context);
    await use(context);
  },
  tab: async ({ context, host }, use) => {
    const complaints: string[] = [];
    await use(async (path) => {
      const page = await context.newPage();
      watch(page, host.url, complaints);
      await page.goto(new URL(path, host.url).href);
      return page;
    });
    expect(complaints).toEqual([]);
  },
  strangersTab: async ({ browser, host }, use) => {
    const complaints: string[] = [];
    await useStrangers(browser, host, use, (page) => {
      watch(page, host.url, complaints);
    });
    expect(complaints).toEqual([]);
  },
  clumsyTab: async ({ browser, host }, use) => {
    await useStrangers(browser, host, use);
  },
});

export { expect };
