import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './host.ts';
import { button, inviteLink } from './table.ts';

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** What axe finds wrong with the page as it is now. */
async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<Found>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const width of [360, 1280, 1920]) {
  test(`every page is accessible and fits at ${width} pixels`, async ({ tab, strangersTab }) => {
    const page = await tab('/?samples');
    const check = async (shown: Page) => {
      expect(await faults(shown)).toEqual([]);
      expect(await fits(shown)).toBe(true);
    };
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Set up: The Old Cellar' }).click();
    await expect(page.getByLabel('rounds')).toBeVisible();
    await check(page);
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
    await page.getByLabel('Message').fill('Hello');
    await button(page, 'Say').click();
    await expect(page.getByRole('log', { name: 'Talk' })).toContainText('Hello');
    await page.getByText('Give up, get up').click();
    await button(page, 'Link for another device').click();
    await expect(page.getByLabel('Link for another device')).toBeVisible();
    await check(page);

    await page.getByRole('link', { name: 'All games' }).click();
    await expect(page.getByRole('heading', { name: 'My matches' })).toBeVisible();
    await check(page);
  });
}
