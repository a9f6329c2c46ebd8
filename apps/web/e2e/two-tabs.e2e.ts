import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';

/** More acts than any match of the sample takes. */
const MOST_ACTS = 600;

const asked = (tab: Page) => tab.locator('.prompt.asked');
const allowed = (tab: Page) => tab.locator('button.allowed');
const refused = (tab: Page) => tab.locator('button.refused');

async function openMatch(start: Page): Promise<void> {
  await start.getByRole('button', { name: 'Set up: The Old Cellar' }).click();
  await start.getByLabel('rounds').fill('3');
  await start.getByRole('button', { name: 'Open the match' }).click();
  await expect(start.getByRole('heading', { level: 1 })).toHaveText('The Old Cellar – Seat 1');
}

/** Everything a page shows that changes with the match. */
const shown = (tab: Page) => tab.locator('.table').innerText();

/** Clicks something allowed wherever the match waits; a different thing each time, so that the match gets around. */
async function actSomewhere(tabs: readonly Page[], turn: number): Promise<void> {
  await expect(async () => {
    const waiting = await Promise.all(tabs.map((tab) => asked(tab).isVisible()));
    expect(waiting).toContain(true);
  }).toPass({ intervals: [10, 20, 50] });
  for (const tab of tabs) {
    if (!(await asked(tab).isVisible())) continue;
    const before = await shown(tab);
    await allowed(tab)
      .nth(turn % (await allowed(tab).count()))
      .click();
    await expect.poll(() => shown(tab), { intervals: [10, 20, 50] }).not.toBe(before);
    return;
  }
}

const isOver = (tab: Page) => tab.locator('.outcome').isVisible();

test('a whole match in two tabs', async ({ tab }) => {
  const one = await tab('/?samples');
  await openMatch(one);
  const link = await one.getByRole('link', { name: 'link to this seat' }).getAttribute('href');
  const two = await tab(link ?? '');
  await two.getByRole('button', { name: 'Take this seat' }).click();
  await expect(two.getByRole('heading', { level: 1 })).toHaveText('The Old Cellar – Seat 2');
  const tabs = [one, two];

  // Every room that is too far away says which rule forbids it, in words and by id.
  await expect(refused(one).first()).toHaveAttribute('aria-disabled', 'true');
  await expect(one.locator('.choices .why').first()).toContainText(/\S{3}.*\(SM-PLAN-02\)/);
  await expect(refused(one).first()).toHaveAccessibleDescription(/SM-PLAN-02/);
  const before = await shown(one);
  await refused(one).first().click({ force: true });
  expect(await shown(one)).toBe(before);

  let odds = false;
  let acts = 0;
  while (!(await isOver(one)) && acts < MOST_ACTS) {
    await actSomewhere(tabs, acts++);
    odds ||= (await one.locator('.odds').count()) > 0;
  }
  expect(odds).toBe(true);
  for (const each of tabs) {
    await expect(each.locator('.outcome')).toContainText(/Seat 1: (won|lost|drawn)/);
    await expect(each.locator('.outcome')).toContainText(/Seat 2: (won|lost|drawn)/);
    await expect(each.locator('body')).not.toContainText('⟦');
    expect(await each.locator('.log li').count()).toBeGreaterThan(10);
  }
  expect(await one.locator('.outcome').innerText()).toBe(await two.locator('.outcome').innerText());

  // A reload sits on the same seat, and the language of everything can be changed.
  await two.reload();
  await expect(two.getByRole('heading', { level: 1 })).toHaveText('The Old Cellar – Seat 2');
  await two.getByLabel('Language').selectOption('ru');
  await expect(two.getByRole('heading', { level: 1 })).toHaveText('Старый погреб – Место 2');
  await expect(two.locator('.outcome')).toContainText(/Место 1: (победа|поражение|ничья)/);
});

test('samples are listed only when asked for', async ({ tab }) => {
  const sample = (page: Page) => page.getByRole('heading', { name: 'The Old Cellar' });
  const all = await tab('/?samples');
  await expect(sample(all)).toBeVisible();
  const start = await tab('/');
  await expect(start.locator('start-page')).not.toContainText('One moment');
  await expect(sample(start)).toHaveCount(0);
});

// The browser itself notes a refusal in its console, so this page is not watched for complaints.
test('an open action is sent from a form, and a refusal is told', async ({ page: one, host }) => {
  await one.goto(`${host.url}/?samples`);
  await one.getByRole('button', { name: 'Set up: The Old Cellar' }).click();
  await one.getByLabel('Seat 2', { exact: true }).selectOption('bot');
  await one.getByRole('button', { name: 'Open the match' }).click();
  const form = one.locator('open-action summary');
  for (let turn = 0; turn < MOST_ACTS && (await form.count()) === 0; turn++) await actSomewhere([one], turn);
  await form.click();
  await one.getByLabel('keep').fill('nothing-1');
  await one.getByRole('button', { name: 'Do it' }).click();
  await expect(one.getByRole('alert').filter({ hasText: 'SM-TRADE-' })).toBeVisible();
});

test('whoever asks for a match that is no more is told so', async ({ page, host }) => {
  await page.goto(`${host.url}/?match=gone&seat=1`);
  await expect(page.getByRole('alert')).toHaveText('there is no such match');
});
