import type { State } from '@cantina/deckbuilding';
import type { Action } from '@cantina/engine';
import { seeded } from '@cantina/random';
import '@cantina/ui/tokens.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boxIn, pageOf, ruleset } from '../../test/games.ts';
import { expectAccessible, inside, settled } from '../../test/stage.ts';
import '../lists/lists.ts';
import '../visual/table.ts';
import './coach.ts';
import type { DeckbuildingGuide } from './coach.ts';

const box = boxIn('en');
const tables = ['deckbuilding-lists', 'deckbuilding-table'] as const;
type TableName = (typeof tables)[number];

async function show(state: State, name: TableName): Promise<DeckbuildingGuide> {
  const known = document.querySelector('deckbuilding-guide');
  const guide = known ?? document.createElement('deckbuilding-guide');
  const table = known?.querySelector<HTMLElement>(name) ?? document.createElement(name);
  const page = { ...pageOf(state, 0), version: 0 };
  Object.assign(guide, { box, page, active: true });
  Object.assign(table, { box, page, speed: 0, confirmEnd: false });
  if (known === null) {
    const main = document.createElement('main');
    main.style.height = '760px';
    guide.style.height = '100%';
    guide.append(table);
    main.append(guide);
    document.body.replaceChildren(main);
  }
  await guide.updateComplete;
  await settled(document.body);
  // The marks are set once the table has drawn itself.
  await new Promise(requestAnimationFrame);
  return guide;
}

const title = (): string => inside(document.body, '.lesson b')[0]?.textContent ?? '';
const pressed = async (text: string): Promise<void> => {
  const found = inside(document.body, '.coach button').find((one) => one.textContent?.trim() === text);
  if (found === undefined) throw new Error(`no button "${text}"`);
  await userEvent.click(found);
};

/** The first control among what is marked. */
function marked(): HTMLElement | undefined {
  return inside(document.body, '[data-lesson]')
    .flatMap((one) => (one.matches('button') ? [one] : inside(one.shadowRoot ?? one, 'button')))
    .find((one) => one.ariaDisabled !== 'true' && (one.matches('.choice') || one.part.contains('control')));
}

function listen(guide: DeckbuildingGuide, type: string): unknown[] {
  const heard: unknown[] = [];
  guide.addEventListener(type, (event) => heard.push((event as CustomEvent<unknown>).detail));
  return heard;
}

beforeEach(() => {
  document.body.replaceChildren();
});

describe('deckbuilding-guide', () => {
  it.each(tables)('leads through a first turn on %s by what it marks', async (name) => {
    const state = ruleset.setup({}, 2, seeded(4));
    const guide = await show(state, name);
    const guided = listen(guide, 'guided');
    const chosen = listen(guide, 'choose');
    const titles = new Set<string>();
    for (let i = 0; i < 60 && guided.length === 0; i++) {
      titles.add(title());
      const next = inside(document.body, '.coach .next')[0];
      const before = chosen.length;
      if (next === undefined) marked()?.click();
      else next.click();
      const done = chosen[before] as { action: Action } | undefined;
      expect(next !== undefined || done !== undefined, title()).toBe(true);
      if (done !== undefined) ruleset.apply(state, 0, done.action);
      await show(state, name);
    }
    expect(guided).toEqual([{ how: 'finished' }]);
    expect([...titles]).toEqual(
      expect.arrayContaining([
        'Play a card',
        'Play the others too',
        'Buy a card',
        'Where it went',
        'Name a target',
        'Choose who attacks',
        'Resolve the attack',
        'The Force',
        'End your turn',
      ]),
    );
    expect(inside(document.body, '.coach, [data-lesson]')).toEqual([]);
  });

  it.each(tables)('is accessible over %s', async (name) => {
    await show(ruleset.setup({}, 2, seeded(4)), name);
    await expectAccessible();
  });

  it('says each lesson aloud, and can be skipped step by step', async () => {
    const state = ruleset.setup({}, 2, seeded(4));
    const guide = await show(state, 'deckbuilding-lists');
    const guided = listen(guide, 'guided');
    expect(inside(document.body, '.coach [role="status"]')[0]?.textContent).toContain('Play a card');
    await pressed('Skip this step');
    expect(title()).toBe('Buying has to wait');
    await pressed('Next');
    expect(title()).toBe('Nobody can attack');
    await pressed('Next');
    expect(title()).toBe('The Force');
    await pressed('Next');
    expect(title()).toBe('End your turn');
    await pressed('Skip this step');
    expect(guided).toEqual([{ how: 'finished' }]);
  });

  it('can be ended; the keyboard goes on at the table', async () => {
    const guide = await show(ruleset.setup({}, 2, seeded(4)), 'deckbuilding-lists');
    const guided = listen(guide, 'guided');
    await pressed('End the guide');
    await guide.updateComplete;
    expect(guided).toEqual([{ how: 'stopped' }]);
    expect(inside(document.body, '.coach')).toEqual([]);
    expect(document.activeElement?.localName).toBe('deckbuilding-lists');
  });

  it('is only the table where nobody is to be guided', async () => {
    const guide = await show(ruleset.setup({}, 2, seeded(4)), 'deckbuilding-lists');
    guide.active = false;
    await guide.updateComplete;
    await new Promise(requestAnimationFrame);
    expect(inside(document.body, '.coach, [data-lesson]')).toEqual([]);
    guide.active = true;
    await guide.updateComplete;
    expect(title()).toBe('Play a card');
  });
});
