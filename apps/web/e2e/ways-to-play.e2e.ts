import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';
import { button, openPanel, tabTo } from './table.ts';

/** The same match in other ways: as lists and by keyboard, with the guide, with a hint. */

const GAME = 'Star Wars: The Deckbuilding Game';
const INTERVALS = [10, 20, 50];
/** More acts than a turn takes that is played like this. */
const MOST_ACTS = 60;

const version = async (page: Page) => Number(await page.locator('main').getAttribute('data-version'));

/** What the keyboard is on, if it is one of the actions on the lists. */
const focusedAction = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.querySelector('deckbuilding-lists')?.shadowRoot?.activeElement;
    return focused?.matches('button.choice') === true ? focused.ariaLabel : null;
  });

/** By the keys of the lists to a card in the hand, or else to what is asked. */
async function reachAction(page: Page): Promise<string> {
  for (const key of ['h', 'p', ...Array<string>(MOST_ACTS).fill('Tab')]) {
    await page.keyboard.press(key);
    const action = await focusedAction(page);
    if (action !== null) return action;
  }
  throw new Error('the keyboard finds nothing to do');
}

test('some turns on the lists, by keyboard alone; what happens is announced once', async ({ tab }) => {
  const page = await tab('/');
  await expect(page.getByRole('button', { name: `Play against a bot: ${GAME}` })).toBeVisible();
  await tabTo(page, 'Settings');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Table as lists, for screen readers and keyboards');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await tabTo(page, `Play against a bot: ${GAME}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('deckbuilding-lists')).toBeVisible();
  await expect(page.locator('deckbuilding-table')).toHaveCount(0);
  let turns = 0;
  for (let acts = 0; turns < 3 && acts < MOST_ACTS; acts++) {
    await expect.poll(() => page.title(), { intervals: INTERVALS }).toMatch(/^●/);
    const before = await version(page);
    const action = await reachAction(page);
    await page.keyboard.press('Enter');
    const warning = page.locator('deckbuilding-lists .warning');
    await expect
      .poll(async () => (await version(page)) > before || (await warning.isVisible()), {
        intervals: INTERVALS,
      })
      .toBe(true);
    if ((await version(page)) === before) await page.keyboard.press('Enter'); // yes, the turn is over
    await expect.poll(() => version(page), { intervals: INTERVALS }).toBeGreaterThan(before);
    if (action === 'end the turn') turns++;
  }
  expect(turns).toBe(3);
  const news = page.locator('deckbuilding-lists [role=log]');
  await expect(news.locator('p').first()).toBeVisible();
  await expect(news).not.toHaveAttribute('aria-live', 'off');
  await openPanel(page);
  await expect(page.locator('ct-log [role=log]')).toHaveAttribute('aria-live', 'off');
  await expect(page.locator('body')).not.toContainText('⟦');
});

test('a hint says what a bot would do and why, and is taken', async ({ tab }) => {
  const page = await tab('/');
  await button(page, `Play against a bot: ${GAME}`).click();
  await expect(page.locator('deckbuilding-table')).toBeVisible();
  await expect.poll(() => page.title(), { intervals: INTERVALS }).toMatch(/^●/);
  const advice = page.locator('match-hint [role=status]');
  await button(page, 'Hint').click();
  await expect(advice).toContainText(/A bot would choose: \S/);
  await expect(advice.locator('li').first()).toHaveText(/\w{3}/);
  await page.keyboard.press('Escape');
  await expect(advice).toBeEmpty();
  const before = await version(page);
  await button(page, 'Hint').click();
  const label = await advice.locator('b').innerText();
  await button(page, 'Do it').click();
  await expect.poll(() => version(page), { intervals: INTERVALS }).toBeGreaterThan(before);
  await expect(advice).toBeEmpty();
  await openPanel(page);
  const name = label.replace(/^\S+ /, '');
  await expect(page.locator('ct-log')).toContainText(name);
});

test('the guide comes to whoever asks for it, and goes for good', async ({ tab }) => {
  const page = await tab('/');
  const guide = page.getByRole('complementary', { name: 'Your first turn' });
  await button(page, `Play against a bot: ${GAME}`).click();
  await expect(page.locator('deckbuilding-table')).toBeVisible();
  await expect(guide).toHaveCount(0);
  await button(page, 'Settings').click();
  await button(page, 'Guide me through the first turn').click();
  await expect(guide).toBeVisible();
  const fits = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  expect(fits).toBe(true);
  await page.reload();
  await expect(guide).toBeVisible();
  await guide.getByRole('button', { name: 'End the guide' }).click();
  await expect(guide).toHaveCount(0);
  await page.reload();
  await expect(page.locator('deckbuilding-table')).toBeVisible();
  await expect(guide).toHaveCount(0);
});
