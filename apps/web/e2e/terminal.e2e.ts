import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { appFile, expect, forget, startHost, stopHost, test } from './host.ts';
import { allowed, asked, button, openMatch } from './table.ts';

const offline = (page: Page) => page.getByRole('alert').filter({ hasText: 'No connection' });

/** A program with a token of its own. */
async function program(url: string) {
  const ask = async <T>(method: string, path: string, token?: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };
  const { token } = await ask<{ token: string }>('POST', '/tokens');
  return {
    get: <T>(path: string) => ask<T>('GET', path, token),
    post: <T>(path: string, body: unknown) => ask<T>('POST', path, token, body),
  };
}

test('a whole match between a terminal and bots on the host', async ({ host }) => {
  const opener = await program(host.url);
  const bot = { kind: 'bot', level: 'random' };
  const plan = { ruleset: 'cellar', seats: [bot, { kind: 'open' }, bot], options: { rounds: 3 } };
  const { match } = await opener.post<{ match: string }>('/matches', plan);
  const { secret } = await opener.post<{ secret: string }>(`/matches/${match}/links`, { kind: 'invite' });
  const link = `${host.url}/#/join/${match}/${secret}`;
  const cli = spawn(process.execPath, [appFile('cli/dist/main.js'), 'join', link], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(cli, 'exit');
  let output = '';
  let answered = 0;
  cli.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const questions = output.match(/^\? /gm)?.length ?? 0;
    for (; answered < questions; answered++) cli.stdin.write('1\n');
  });
  const seated = () =>
    opener.get<{ seats: { name: string | null }[] }>(`/matches/${match}`).then(({ seats }) => seats[1]?.name);
  await expect.poll(seated).toBeTruthy();
  await opener.post(`/matches/${match}/start`, {});
  const [code] = (await ended) as [number | null];
  expect(code).toBe(0);
  expect(answered).toBeGreaterThan(5);
  expect(output).toMatch(/\n= .*\[(won|lost|drawn), (won|lost|drawn), (won|lost|drawn)\]\n$/);
  expect(output).not.toContain('⟦');
});

test('a match against bots in a pipe, without a host', async () => {
  const cli = spawn(process.execPath, [appFile('cli/dist/main.js'), 'play', 'noughts', '--lang', 'de'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  cli.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  cli.stdin.end('1\n'.repeat(5));
  const [code] = (await once(cli, 'exit')) as [number | null];
  expect(code).toBe(0);
  expect(output).toMatch(/\n= .*\[(won|lost|drawn), (won|lost|drawn)\]\n$/);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`the host ends on ${signal}, live lines or not`, async ({ page }) => {
    const host = await startHost();
    await page.goto(`${host.url}/?samples`);
    await openMatch(page, 'Noughts and crosses');
    await expect(allowed(page)).toHaveCount(9);
    const begun = performance.now();
    expect(await stopHost(host, signal)).toBe(0);
    expect(performance.now() - begun).toBeLessThan(1500);
    await expect(offline(page)).toBeVisible();
    await forget(host);
  });
}

test('a match goes on after the host was killed', async ({ page }) => {
  const host = await startHost();
  await page.goto(`${host.url}/?samples`);
  await openMatch(page, 'Noughts and crosses');
  await allowed(page).first().click();
  await expect(allowed(page)).toHaveCount(8);
  await stopHost(host, 'SIGKILL');
  await expect(offline(page)).toBeVisible();
  const again = await startHost({ port: Number(new URL(host.url).port), data: host.data });
  // Between two tries the page waits for up to ten seconds.
  await expect(offline(page)).toHaveCount(0, { timeout: 15_000 });
  await expect(asked(page)).toBeVisible();
  await allowed(page).first().click();
  await expect(allowed(page)).toHaveCount(7);
  await button(page, 'Take back').click();
  await expect(allowed(page)).toHaveCount(8);
  await stopHost(again);
  await forget(again);
});
