import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';
import {
  actSomewhere,
  allowed,
  asked,
  button,
  heading,
  inviteLink,
  isOver,
  logLines,
  openMatch,
  openPanel,
  refused,
  shown,
} from './table.ts';

/** More acts than any match of the games played here takes. */
const MOST_ACTS = 600;

/** Somebody else opens the invitation and sits down. */
async function accept(guest: Page, name: string): Promise<void> {
  await guest.getByLabel('Your name').fill(name);
  await button(guest, 'Sit down').click();
  await expect(guest.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
}

test('a whole match at one screen', async ({ tab }) => {
  const one = await tab('/?samples');
  await openMatch(one, 'The Old Cellar', { options: { rounds: '3' } });
  await expect(heading(one)).toHaveText(/^The Old Cellar – Seat \d$/);

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
    await actSomewhere([one], acts++);
    odds ||= (await one.locator('.odds').count()) > 0;
  }
  expect(odds).toBe(true);
  await expect(one.locator('.outcome')).toContainText(/Seat 1, Player: (won|lost|drawn)/);
  await expect(one.locator('.outcome')).toContainText(/Seat 2, Player 2: (won|lost|drawn)/);
  await expect(one.locator('body')).not.toContainText('⟦');
  await openPanel(one);
  expect(await logLines(one).count()).toBeGreaterThan(10);

  // A reload comes back to the same table, and the language of everything can be changed.
  await one.reload();
  await expect(one.locator('.outcome')).toBeVisible();
  await button(one, 'Settings').click();
  await one.getByLabel('Language').selectOption('Русский');
  await expect(heading(one)).toHaveText(/^Старый погреб – Место \d$/);
  await expect(one.locator('.outcome')).toContainText(/Место 1, Player: (победа|поражение|ничья)/);
});

test('at one screen the page follows the question, and one may look from any own seat', async ({ tab }) => {
  const one = await tab('/?samples');
  await openMatch(one, 'Noughts and crosses');
  await expect(heading(one)).toHaveText('Noughts and crosses – Seat 1');
  await one.getByRole('button', { name: 'sit here: Seat 2' }).click();
  await expect(heading(one)).toHaveText('Noughts and crosses – Seat 2');
  await expect(one.locator('.prompt')).toHaveText('Waiting for the others.');
  await one.getByRole('button', { name: 'sit here: Seat 1' }).click();
  await allowed(one).first().click();
  await expect(heading(one)).toHaveText('Noughts and crosses – Seat 2');
  await expect(allowed(one)).toHaveCount(8);
  await button(one, 'Take back').click();
  await expect(heading(one)).toHaveText('Noughts and crosses – Seat 1');
  await expect(allowed(one)).toHaveCount(9);
});

test('taking back: freely alone, by consent among two', async ({ clumsyTab, strangersTab }) => {
  const one = await clumsyTab('/?samples');
  await openMatch(one, 'Noughts and crosses', { seats: { 2: 'open' } });
  const two = await strangersTab(await inviteLink(one).inputValue());
  await accept(two, 'Boris');
  await button(one, 'Start').click();
  await allowed(one).first().click();
  await expect(asked(two)).toBeVisible();
  await expect(allowed(two)).toHaveCount(8);
  await openPanel(one);
  await button(one, 'Take back').click();
  await expect(allowed(one)).toHaveCount(9);
  await expect(one.locator('ct-log del')).toHaveCount(1);
  await button(one, 'Do again').click();
  await expect(allowed(two)).toHaveCount(8);
  await expect(one.locator('ct-log del')).toHaveCount(0);

  await allowed(two).first().click();
  await expect(allowed(one)).toHaveCount(7);
  await button(one, 'Take back').click();
  await expect(one.getByRole('alert').filter({ hasText: 'the others must agree' })).toBeVisible();
  await button(one, 'Ask the others').click();
  await expect(two.locator('.take-back')).toContainText('wants to take back');
  await button(two, 'Agree').click();
  await expect(allowed(one)).toHaveCount(9);

  await openPanel(two);
  await two.getByLabel('Message').fill('well played <b>');
  await button(two, 'Say').click();
  await expect(one.getByRole('log', { name: 'Talk' })).toContainText(/Boris[^]*well played <b>/);
  await two.getByText('Give up, get up').click();
  await button(two, 'Give up').click();
  await button(two, 'Play on').click();
  await expect(two.getByRole('dialog')).toBeHidden();
  await button(two, 'Give up').click();
  await two.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(one.locator('.outcome')).toContainText('Seat 1, Player: won');
});

test('a seat moves to another device, and a bot takes over another', async ({ tab, strangersTab }) => {
  const one = await tab('/?samples');
  await openMatch(one, 'Noughts and crosses', { seats: { 2: 'open' } });
  const two = await strangersTab(await inviteLink(one).inputValue());
  await accept(two, 'Boris');
  await button(one, 'Start').click();
  await expect(allowed(one)).toHaveCount(9);
  await openPanel(one);
  await one.getByText('Give up, get up').click();
  await button(one, 'Link for another device').click();
  const phone = await strangersTab(await one.getByLabel('Link for another device').inputValue());
  await expect(phone.getByLabel('Your name')).toHaveValue('Player');
  await button(phone, 'Bring the seat here').click();
  await expect(allowed(phone)).toHaveCount(9);
  await expect(one.locator('.prompt')).toHaveText('You are watching.');

  await openPanel(two);
  await two.getByText('Give up, get up').click();
  await button(two, 'Let the bot go on').click();
  await expect(two.getByRole('button', { name: 'Come back: Seat 2' })).toBeVisible();
  await allowed(phone).first().click();
  await expect(allowed(phone)).toHaveCount(7);
  await two.getByRole('button', { name: 'Come back: Seat 2' }).click();
  await allowed(phone).first().click();
  await expect(allowed(two)).toHaveCount(6);
});

test('an open table is found, and bots fill it up', async ({ tab, strangersTab }) => {
  const one = await tab('/?samples');
  await one.getByRole('button', { name: 'Set up: The Old Cellar' }).click();
  await one.getByLabel('Number of seats').selectOption('3');
  await one.getByLabel('Show under').check();
  for (const seat of [2, 3]) await one.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('open');
  await button(one, 'Open the match').click();
  await expect(one.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
  const guest = await strangersTab('/');
  await guest.getByRole('link', { name: 'The Old Cellar' }).first().click();
  await accept(guest, 'Boris');
  await button(one, 'Give the free seats to bots and start').click();
  await expect(one.locator('.seats')).toContainText('Seat 3 bot');
  await expect(allowed(guest).first()).toBeVisible();

  // It is found again from the start page.
  await guest.getByRole('link', { name: 'Cantina' }).click();
  await guest.getByRole('link', { name: 'The Old Cellar' }).first().click();
  await expect(heading(guest)).toHaveText('The Old Cellar – Seat 2');
});

test('a table nobody may watch is joined unseen, and not by a link that was withdrawn', async ({
  tab,
  clumsyTab,
}) => {
  const one = await tab('/?samples');
  await one.getByRole('button', { name: 'Set up: Noughts and crosses' }).click();
  await one.getByLabel('Others may watch').uncheck();
  await one.getByLabel('Seat 2', { exact: true }).selectOption('open');
  await button(one, 'Open the match').click();
  const withdrawn = await inviteLink(one).inputValue();
  await button(one, 'Withdraw link').click();
  await button(one, 'Make an invitation link').click();
  const late = await clumsyTab(withdrawn);
  await button(late, 'Sit down').click();
  await expect(late.getByRole('alert')).toHaveText('this link does not work, or no longer');
  const link = await inviteLink(one).inputValue();
  const guest = await clumsyTab(link);
  await accept(guest, 'Boris');
  await expect(heading(guest)).toHaveText('Noughts and crosses – Seat 2');
  const third = await clumsyTab(link);
  await button(third, 'Sit down').click();
  await expect(third.locator('main')).toContainText('No seat is free');
});

test('samples are listed only when asked for', async ({ tab }) => {
  const sample = (page: Page) => page.getByRole('heading', { name: 'The Old Cellar' });
  const all = await tab('/?samples');
  await expect(sample(all)).toBeVisible();
  const start = await tab('/');
  await expect(start.getByRole('heading', { name: 'Deckbuilding' })).toBeVisible();
  await expect(start.locator('start-page')).not.toContainText('One moment');
  await expect(sample(start)).toHaveCount(0);
});

test('an open action is sent from a form, and a refusal is told', async ({ clumsyTab }) => {
  const one = await clumsyTab('/?samples');
  await openMatch(one, 'The Old Cellar', { seats: { 2: 'random' } });
  const form = one.locator('open-action summary');
  for (let turn = 0; turn < MOST_ACTS && (await form.count()) === 0; turn++) await actSomewhere([one], turn);
  await form.click();
  await one.getByLabel('keep').fill('nothing-1');
  await button(one, 'Do it').click();
  await expect(one.getByRole('alert').filter({ hasText: 'SM-TRADE-' })).toBeVisible();
});

test('whoever asks for a match that is no more is told so', async ({ clumsyTab }) => {
  const page = await clumsyTab('/#/match/gone');
  await expect(page.getByRole('alert')).toHaveText('there is no such match');
});

test('two tabs of one person at one seat show the same', async ({ tab }) => {
  const one = await tab('/?samples');
  await openMatch(one, 'Noughts and crosses', { seats: { 2: 'random' } });
  await expect(allowed(one).first()).toBeVisible();
  const two = await tab(new URL(one.url()).hash.replace('#', '/#'));
  for (let acts = 0; !(await isOver(one)); acts++) {
    const front = acts % 2 === 0 ? one : two;
    // A tab behind another draws nothing, so nothing in it can be clicked.
    await front.bringToFront();
    await actSomewhere([front], acts);
    await expect(async () => {
      expect(await shown(two)).toBe(await shown(one));
    }).toPass();
  }
  await expect(two.locator('.outcome')).toBeVisible();
});
