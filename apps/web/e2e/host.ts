import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';

/** The built server as its own process, and a browser that is watched for complaints. */

export const appFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface Host {
  readonly url: string;
  readonly process: ChildProcess;
}

export async function startHost(): Promise<Host> {
  const child = spawn(process.execPath, [appFile('api/dist/main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', FIXED_SECRET: 'browser tests' },
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
  return { url, process: child };
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

interface Fixtures {
  /** Opens another watched tab of the same browser. */
  readonly tab: (path: string) => Promise<Page>;
}

export const test = base.extend<Fixtures, { host: Host }>({
  host: [
    // Playwright reads the names a fixture needs from this pattern, and this one needs none.
    // eslint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await stopHost(host);
    },
    { scope: 'worker' },
  ],
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
});

export { expect };
