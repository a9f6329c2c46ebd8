import type { Page } from '@playwright/test';
import { expect } from './host.ts';

/** The generic table as a person uses it. */

export const asked = (tab: Page) => tab.locator('.prompt.asked');
export const allowed = (tab: Page) => tab.locator('button.allowed');
export const refused = (tab: Page) => tab.locator('button.refused');
export const heading = (tab: Page) => tab.getByRole('heading', { level: 1 });
export const button = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true });

const INTERVALS = [10, 20, 50];

/** Everything a page shows that changes with the match. */
export const shown = (tab: Page) => tab.locator('.table').textContent();

export interface Setup {
  /** The options of some seats, by number from 1, as the form calls them. */
  readonly seats?: Readonly<Record<number, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly name?: string;
}

/** Sets up a match from the start page and opens it. */
export async function openMatch(start: Page, game: string, { seats = {}, options = {}, name }: Setup = {}) {
  await start.getByRole('button', { name: `Set up: ${game}` }).click();
  if (name !== undefined) await start.getByLabel('Your name').fill(name);
  for (const [label, value] of Object.entries(options)) await start.getByLabel(label).fill(value);
  for (const [seat, kind] of Object.entries(seats))
    await start.getByLabel(`Seat ${seat}`, { exact: true }).selectOption(kind);
  await button(start, 'Open the match').click();
  await expect(heading(start)).toContainText(game);
}

/** By keyboard to what is called so. */
export async function tabTo(tab: Page, name: string): Promise<void> {
  await expect(async () => {
    await tab.keyboard.press('Tab');
    await expect(tab.locator(':focus')).toHaveAccessibleName(name, { timeout: 1 });
  }).toPass({ intervals: [0] });
}

/** Opens the log and the talk, if they are not open yet. */
export async function openPanel(tab: Page): Promise<void> {
  const toggle = tab.getByRole('button', { name: 'Log and talk' });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(tab.getByRole('region', { name: 'Log and talk' })).toBeVisible();
}

/** The lines of the log, where it is open. */
export const logLines = (tab: Page) => tab.locator('ct-log p');

export const inviteLink = (tab: Page) => tab.getByLabel('Link', { exact: true });

/** Which of the choices somebody takes, told their texts. */
export type Chooser = (texts: readonly string[], turn: number) => number;

/** A different one each time, so that the match gets around. */
const another: Chooser = (texts, turn) => turn % texts.length;

/** What a tab offers at this very moment; nothing where it is not asked. */
const offered = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() =>
    document.querySelector('.prompt.asked') === null
      ? []
      : [...document.querySelectorAll('button.allowed')].map((one) => one.textContent.trim()),
  );

/** Clicks something allowed wherever the match waits; once more, where the page changed under the hand. */
export async function actSomewhere(
  tabs: readonly Page[],
  turn: number,
  choose: Chooser = another,
): Promise<void> {
  await expect(async () => {
    const offers = await Promise.all(tabs.map(offered));
    const at = offers.findIndex((texts) => texts.length > 0);
    const [tab, texts = []] = [tabs[at], offers[at]];
    if (tab === undefined) throw new Error('nobody is asked');
    const before = await shown(tab);
    await allowed(tab).nth(choose(texts, turn)).click({ timeout: 1000 });
    await expect.poll(() => shown(tab), { intervals: INTERVALS }).not.toBe(before);
  }).toPass({ intervals: INTERVALS });
}

export const isOver = (tab: Page) => tab.locator('.outcome').isVisible();
