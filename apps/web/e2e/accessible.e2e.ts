import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './host.ts';

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

for (const width of [360, 1280, 1920]) {
  test(`start page and table are accessible and fit at ${width} pixels`, async ({ tab }) => {
    const page = await tab('/?samples');
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Set up: The Old Cellar' }).click();
    await expect(page.getByLabel('rounds')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open the match' }).click();
    await expect(page.locator('button.refused').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
