import { expect, test } from './host.ts';
import { actSomewhere, allowed, button, heading, inviteLink, logLines, openPanel } from './table.ts';

const GAME = 'Star Wars: The Deckbuilding Game';

test('one click begins a game against a bot', async ({ tab }) => {
  const page = await tab('/');
  await page.getByRole('button', { name: `Play against a bot: ${GAME}` }).click();
  await expect(heading(page)).toHaveText(`${GAME} – Seat 1`);
  await expect(page.locator('.seats')).toContainText('Seat 2 bot');
  await expect(page.locator('main')).toHaveAttribute('data-version', /\d/);
});

test('one click invites a friend: the link leads to the other seat', async ({ tab, strangersTab }) => {
  const page = await tab('/?samples');
  await page.getByRole('button', { name: 'Invite a friend: Noughts and crosses' }).click();
  const friend = await strangersTab(await inviteLink(page).inputValue());
  await button(friend, 'Sit down').click();
  await button(page, 'Start').click();
  await expect(allowed(page)).toHaveCount(9);
  await expect(heading(friend)).toHaveText('Noughts and crosses – Seat 2');
});

test('the link is copied', async ({ tab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await tab('/?samples');
  await page.getByRole('button', { name: 'Invite a friend: Noughts and crosses' }).click();
  const link = await inviteLink(page).inputValue();
  await button(page, 'Copy link').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('settings are kept, and heeded by every tab', async ({ tab }) => {
  const one = await tab('/');
  const root = one.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const ground = () => one.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await ground();
  const two = await tab('/');
  await one.bringToFront();
  await button(one, 'Settings').click();
  await one.getByLabel('Colours').selectOption('Light');
  await one.getByLabel('Animation').selectOption('None');
  await one.getByLabel('Play for me').check();
  await one.getByLabel('Language').selectOption('Deutsch');
  await expect(one.getByLabel('Sprache')).toBeVisible();
  expect(await ground()).not.toBe(dark);
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(two.locator('html')).toHaveAttribute('lang', 'de');

  await one.reload();
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await one.evaluate(() => document.documentElement.style.getPropertyValue('--ct-speed'))).toBe('0');
  await button(one, 'Einstellungen').click();
  await expect(one.getByLabel('Für mich spielen')).toBeChecked();
});

test('log and talk: beside the table as one left them, over it on a phone; what was missed is counted', async ({
  tab,
  strangersTab,
}) => {
  const one = await tab('/?samples');
  await one.getByRole('button', { name: 'Invite a friend: Noughts and crosses' }).click();
  const two = await strangersTab(await inviteLink(one).inputValue());
  await button(two, 'Sit down').click();
  await button(one, 'Start').click();
  await actSomewhere([one], 0);
  const panel = one.getByRole('region', { name: 'Log and talk' });
  await expect(panel).toBeHidden();
  await openPanel(two);
  for (const text of ['are you', 'there?']) {
    await two.getByLabel('Message').fill(text);
    await button(two, 'Say').click();
    await expect(two.getByLabel('Message')).toHaveValue('');
  }
  await expect(button(one, 'Log and talk 2 unread')).toBeVisible();
  await openPanel(one);
  await expect(button(one, 'Log and talk')).toBeVisible();
  await expect(logLines(one).last()).toBeVisible();
  await one.reload();
  await expect(panel).toBeVisible();
  await one.setViewportSize({ width: 360, height: 740 });
  await expect(panel).toBeHidden();
  await openPanel(one);
  await button(one, 'Close').click();
  await expect(panel).toBeHidden();
  await one.setViewportSize({ width: 1280, height: 720 });
  await expect(panel).toBeVisible();
});

test('nothing of the tables is fetched before somebody opens one', async ({ tab }) => {
  const page = await tab('/');
  await expect(page.getByRole('heading', { name: GAME })).toBeVisible();
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  const early = await scripts();
  for (const script of early)
    expect((await page.request.get(script)).headers()['content-encoding']).toBe('gzip');
  expect(early.filter((name) => /match-page|gallery|new-match|table/.test(name))).toEqual([]);
  await page.getByRole('button', { name: `Play against a bot: ${GAME}` }).click();
  await expect(page.locator('.seats')).toBeVisible();
  expect((await scripts()).length).toBeGreaterThan(early.length);
});
