import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';
import { button, inviteLink, logLines, openMatch, openPanel } from './table.ts';

/** More acts than a game takes that is played like this. */
const MOST_ACTS = 600;
const INTERVALS = [10, 20, 50];

/** What leads to an end soon: attack with all there is, play, then buy; the turn ends when nothing else is left. */
const EAGER = [
  /joins/,
  /resolve the attack/,
  /^attack the base/,
  /^play /,
  /^use /,
  /^attack /,
  /^purchase /,
];

interface Shown {
  readonly version: number;
  readonly asked: boolean;
  /** The names of the controls that can be chosen, and those of the legal actions. */
  readonly enabled: readonly string[];
  readonly legal: readonly string[];
}

const look = (tab: Page): Promise<Shown | null> =>
  tab.evaluate(() => {
    const inside = (root: ParentNode, selector: string): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        ...(element.matches(selector) ? [element] : []),
        ...(element.shadowRoot ? inside(element.shadowRoot, selector) : []),
      ]);
    const table = document.querySelector('deckbuilding-table');
    const page = table?.page as
      | {
          version: number;
          prompt: unknown;
          choices: readonly { label: { text: string }; refused: unknown }[];
        }
      | undefined;
    if (!table?.shadowRoot || page === undefined) return null;
    const enabled = inside(table.shadowRoot, 'ct-choice')
      .flatMap((choice) => inside(choice.shadowRoot ?? choice, 'button'))
      .filter((one) => one.ariaDisabled !== 'true' && one.checkVisibility())
      .map((one) => one.ariaLabel ?? '');
    const legal = page.choices.filter(({ refused }) => refused === null).map(({ label }) => label.text);
    return {
      version: page.version,
      asked: page.prompt !== null,
      enabled: enabled.sort(),
      legal: legal.sort(),
    };
  });

/** Clicks one of the controls wherever the match waits, having compared them with what is legal. */
async function actSomewhere(tabs: readonly Page[]): Promise<void> {
  await expect(async () => {
    const all = await Promise.all(tabs.map(look));
    const at = all.findIndex((one) => one?.asked);
    const [tab, shown] = [tabs[at], all[at]];
    if (tab === undefined || !shown) throw new Error('nobody is asked');
    expect(shown.enabled).toEqual(shown.legal);
    const wish = EAGER.map((one) => shown.legal.find((label) => one.test(label))).find(
      (one) => one !== undefined,
    );
    const label = wish ?? shown.legal.find((one) => one !== 'end the turn') ?? 'end the turn';
    const control = tab.locator('deckbuilding-table').getByRole('button', { name: label, exact: true });
    await control.first().click({ timeout: 2000 });
    await expect
      .poll(async () => (await look(tab))?.version, { intervals: INTERVALS })
      .not.toBe(shown.version);
  }).toPass({ intervals: INTERVALS });
}

const result = (tab: Page) => tab.locator('deckbuilding-table .result');

test('a whole game of two people in two browsers, on the table itself', async ({ tab, strangersTab }) => {
  test.setTimeout(180_000);
  const one = await tab('/');
  await openMatch(one, 'Star Wars: The Deckbuilding Game', { name: 'Anna', seats: { 2: 'open' } });
  await expect(one.getByRole('heading', { name: 'Waiting room' })).toBeVisible();
  const two = await strangersTab(await inviteLink(one).inputValue());
  await two.getByLabel('Your name').fill('Boris');
  await button(two, 'Sit down').click();
  await expect(one.locator('.seats')).toContainText('Boris');
  for (const each of [one, two]) await each.emulateMedia({ reducedMotion: 'reduce' }); // nothing to wait for
  await button(one, 'Start').click();
  await expect(one.locator('deckbuilding-table')).toBeVisible();
  let acts = 0;
  while (!(await result(one).isVisible()) && acts++ < MOST_ACTS) await actSomewhere([one, two]);
  const told = await Promise.all([one, two].map((each) => result(each).innerText()));
  expect(told.map((text) => /You have (won|lost)/.exec(text)?.[1]).sort()).toEqual(['lost', 'won']);
  const because = told.map((text) => text.replace(/You have (won|lost)/, '').trim());
  expect(because[0]).toMatch(/\w{3}/);
  expect(because[1]).toBe(because[0]);
  for (const each of [one, two]) {
    await openPanel(each);
    await expect(each.locator('body')).not.toContainText('⟦');
  }
  const lines = await logLines(one).count();
  expect(lines).toBeGreaterThan(50);
  await expect(logLines(two)).toHaveCount(lines);
});
