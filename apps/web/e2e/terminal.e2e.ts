import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appFile, expect, startHost, stopHost, test } from './host.ts';

test('a whole match between a terminal and a bot on the host', async ({ host }) => {
  const opened = await fetch(`${host.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ruleset: 'cellar', seats: ['bot', 'human', 'bot'], options: { rounds: 3 } }),
  });
  const { match } = (await opened.json()) as { match: string };
  const link = `${host.url}/?match=${match}&seat=2`;
  const cli = spawn(process.execPath, [appFile('cli/dist/main.js'), 'join', link], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  let answered = 0;
  cli.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const questions = output.match(/^\? /gm)?.length ?? 0;
    for (; answered < questions; answered++) cli.stdin.write('1\n');
  });
  const [code] = (await once(cli, 'exit')) as [number | null];
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
    await page.getByRole('button', { name: 'Set up: Noughts and crosses' }).click();
    await page.getByRole('button', { name: 'Open the match' }).click();
    await expect(page.locator('button.allowed')).toHaveCount(9);
    const asked = performance.now();
    expect(await stopHost(host, signal)).toBe(0);
    expect(performance.now() - asked).toBeLessThan(1500);
    await expect(page.getByRole('alert')).toContainText('No connection');
  });
}
