import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './host.ts';
import { actSomewhere, button, inviteLink, isOver, openPanel, tabTo } from './table.ts';

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** What axe finds wrong with the page as it is now, in either theme. */
async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate((one) => {
      const { dataset, style } = document.documentElement;
      // Colours that are still on their way would be measured half-way.
      style.setProperty('--ct-speed', '0');
      dataset['theme'] = one;
    }, theme);
    const { violations } = await page.evaluate<Found>('axe.run()');
    found.push(
      ...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    );
  }
  return found;
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function check(shown: Page): Promise<void> {
  expect(await faults(shown)).toEqual([]);
  expect(await fits(shown)).toBe(true);
}

for (const width of [360, 1280, 1920]) {
  test(`every page is accessible and fits at ${width} pixels`, async ({ tab, strangersTab }) => {
    const page = await tab('/?samples');
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Set up: The Old Cellar' }).click();
    await expect(page.getByLabel('rounds')).toBeVisible();
    await check(page);
    await button(page, 'Settings').click();
    await expect(page.getByLabel('Language')).toBeVisible();
    await check(page);
    await page.keyboard.press('Escape');
    await page.getByLabel('Show under').check();
    await page.getByLabel('Seat 2', { exact: true }).selectOption('open');
    await button(page, 'Open the match').click();
    await expect(inviteLink(page)).toHaveValue(/#\/join\//);
    await check(page);

    const guest = await strangersTab(await inviteLink(page).inputValue());
    await guest.setViewportSize({ width, height: 800 });
    await expect(button(guest, 'Sit down')).toBeVisible();
    await check(guest);
    await button(guest, 'Sit down').click();
    await button(page, 'Start').click();
    await expect(page.locator('button.refused').first()).toBeVisible();
    await check(page);
    await openPanel(page);
    await page.getByLabel('Message').fill('Hello');
    await button(page, 'Say').click();
    await expect(page.getByRole('log', { name: 'Talk' })).toContainText('Hello');
    await page.getByText('Give up, get up').click();
    await button(page, 'Link for another device').click();
    await expect(page.getByLabel('Link for another device')).toBeVisible();
    await check(page);
    await button(page, 'Give up').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Cantina' }).click();
    await expect(page.getByRole('heading', { name: 'My matches' })).toBeVisible();
    await check(page);
    await page.getByRole('link', { name: 'Components' }).click();
    await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
    // What is in it is looked at by the components' own tests.
    expect(await fits(page)).toBe(true);
  });
}

test('by keyboard alone: against a bot at one key, with the log at hand', async ({ tab }) => {
  const page = await tab('/?samples');
  const focused = page.locator(':focus');
  await expect(page.getByRole('button', { name: 'Set up: Noughts' })).toBeVisible();
  await tabTo(page, 'Play against a bot: Noughts and crosses');
  await page.keyboard.press('Enter');
  await expect(page.locator('button.allowed').first()).toBeVisible();
  await tabTo(page, 'Log and talk');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Log and talk' });
  await expect(panel).toBeVisible();
  await tabTo(page, 'Message');
  await page.keyboard.type('hello');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Talk' })).toContainText('hello');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(focused).toHaveAccessibleName('Log and talk');
  for (let turn = 0; turn < 9 && !(await isOver(page)); turn++) await actSomewhere([page], turn);
  await expect(page.locator('.outcome')).toBeVisible();
});
