import type { Page } from '@playwright/test';
import { expect } from '../host.ts';
import { actSomewhere, button, inviteLink, openMatch } from '../table.ts';

/** What there is to be seen, and how to get there; a table adds its own states here. */

const themes = ['dark', 'light'] as const;
export const sizes = { 360: 740, 1280: 720, 1920: 1080 } as const;

export type Theme = (typeof themes)[number];
export type Width = keyof typeof sizes;

export interface State {
  readonly name: string;
  /** From an empty start page to what is to be seen. A stranger is another person's browser. */
  reach(page: Page, stranger: (address: string) => Promise<Page>): Promise<Page>;
  /** Which pictures of it are kept in the repository. */
  readonly kept: readonly `${Width} ${Theme}`[];
}

export const everyPicture = Object.keys(sizes).flatMap((width) =>
  themes.map((theme) => `${width} ${theme}` as `${Width} ${Theme}`),
);

const DECKBUILDING = 'Star Wars: The Deckbuilding Game';
const oneClick = (page: Page, how: string, game = DECKBUILDING) =>
  page.getByRole('button', { name: `${how}: ${game}` }).click();

async function invite(page: Page): Promise<string> {
  await oneClick(page, 'Invite a friend');
  await expect(inviteLink(page)).toHaveValue(/#\/join\//);
  return inviteLink(page).inputValue();
}

export const states: readonly State[] = [
  {
    name: 'start',
    kept: ['360 dark', '1280 dark', '1280 light'],
    async reach(page) {
      await openMatch(page, 'Noughts and crosses', { seats: { 2: 'random' } });
      await page.getByRole('link', { name: 'Cantina' }).click();
      await expect(page.getByRole('heading', { name: 'My matches' })).toBeVisible();
      return page;
    },
  },
  {
    name: 'settings',
    kept: [],
    async reach(page) {
      await button(page, 'Settings').click();
      await expect(page.getByLabel('Language')).toBeVisible();
      return page;
    },
  },
  {
    name: 'set-up',
    kept: [],
    async reach(page) {
      await oneClick(page, 'Set up');
      await expect(button(page, 'Open the match')).toBeVisible();
      return page;
    },
  },
  {
    name: 'waiting-room',
    kept: ['1280 dark'],
    async reach(page) {
      await invite(page);
      return page;
    },
  },
  {
    name: 'join',
    kept: [],
    async reach(page, stranger) {
      const guest = await stranger(await invite(page));
      await expect(button(guest, 'Sit down')).toBeVisible();
      return guest;
    },
  },
  {
    name: 'match',
    kept: [],
    async reach(page) {
      await openMatch(page, 'The Old Cellar', { seats: { 2: 'random' } });
      for (let turn = 0; turn < 6; turn++) await actSomewhere([page], turn);
      return page;
    },
  },
  {
    name: 'match-panel',
    kept: [],
    async reach(page) {
      await openMatch(page, 'The Old Cellar');
      for (let turn = 0; turn < 12; turn++) await actSomewhere([page], turn);
      await button(page, 'Log and talk').click();
      await page.getByLabel('Message').fill('Your turn, I think.');
      await button(page, 'Say').click();
      await expect(page.getByRole('log', { name: 'Talk' })).toContainText('Your turn');
      await page.getByText('Give up, get up').click();
      return page;
    },
  },
  {
    name: 'deckbuilding',
    kept: ['360 dark', '1280 dark', '1280 light', '1920 dark'],
    async reach(page) {
      await oneClick(page, 'Play against a bot');
      await expect(page.locator('deckbuilding-table')).toBeVisible();
      return page;
    },
  },
  {
    name: 'gallery',
    kept: ['1280 dark'],
    async reach(page) {
      await page.getByRole('link', { name: 'Components' }).click();
      await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
      return page;
    },
  },
];
