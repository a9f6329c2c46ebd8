import type { State } from '@cantina/deckbuilding';
import type { Action, Language, Seat } from '@cantina/engine';
import '@cantina/ui/tokens.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boxIn, pageOf, ruleset, walk } from '../../test/games.ts';
import { expectAccessible, inside, mayDo, positionWith, settled } from '../../test/stage.ts';
import './lists.ts';
import type { DeckbuildingLists } from './lists.ts';

const box = boxIn('en');
let version = 0;

const lists = (): DeckbuildingLists => {
  const found = document.querySelector('deckbuilding-lists');
  if (found === null) throw new Error('no table');
  return found;
};

async function show(state: State, seat: Seat | null, change: Partial<DeckbuildingLists> = {}) {
  const known = document.querySelector('deckbuilding-lists');
  const table = known ?? document.createElement('deckbuilding-lists');
  const language: Language = change.language ?? 'en';
  Object.assign(table, { box, page: { ...pageOf(state, seat, language), version }, ...change });
  if (known === null) {
    const main = document.createElement('main');
    main.append(table);
    document.body.replaceChildren(main);
  }
  await table.updateComplete;
  await settled(document.body);
  return table;
}

const choices = (): HTMLElement[] => inside(document.body, 'button.choice');
const enabled = (): string[] =>
  choices()
    .filter((button) => button.checkVisibility())
    .map((button) => button.ariaLabel ?? '')
    .sort();
const button = (label: string): HTMLElement => {
  const found = choices().filter((one) => one.ariaLabel === label);
  expect(found, label).toHaveLength(1);
  return found[0] as HTMLElement;
};
const textIn = (selector: string): string =>
  (lists().shadowRoot?.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
const focused = (): HTMLElement | null => (lists().shadowRoot?.activeElement as HTMLElement | null) ?? null;
const placeOf = (element: HTMLElement | null): string | undefined =>
  element?.closest<HTMLElement>('[data-place]')?.dataset['place'];

const labels = (state: State, seat: Seat, refused: boolean): string[] =>
  pageOf(state, seat)
    .choices.filter((choice) => (choice.refused !== null) === refused)
    .map(({ label }) => label.text)
    .sort();

function chosen(): Action[] {
  const actions: Action[] = [];
  lists().addEventListener('choose', (event) => {
    actions.push((event as unknown as CustomEvent<{ action: Action }>).detail.action);
  });
  return actions;
}

beforeEach(() => {
  version = 0;
  document.body.replaceChildren();
});

describe('deckbuilding-lists', () => {
  it.each(['play', 'join', 'pick', 'choose', 'strike', 'accept'])(
    'is accessible where one may %s',
    async (kind) => {
      await show(...positionWith(2, mayDo(kind)));
      lists()
        .shadowRoot?.querySelectorAll('details')
        .forEach((details) => {
          details.open = true;
        });
      await expectAccessible();
    },
  );

  it.each([
    [7, { bases: 'whole-galaxy', payOff: true }],
    [8, { bases: 'secret-bases', toWin: 2 }],
    [9, {}],
  ])(
    'has one button for each legal action, named like it, through a whole game (seed %i)',
    async (seed, options) => {
      const positions: [State, Seat][] = [];
      const end = walk(seed, options, (state, seat) => positions.push([ruleset.clone(state), seat]), 6000);
      expect(ruleset.outcome(end)).toBeDefined();
      for (const [state, seat] of positions) {
        await show(state, seat);
        expect(enabled()).toEqual(labels(state, seat, false));
        const refused = inside(document.body, '.refused span').map((one) => one.textContent ?? '');
        expect(refused.sort()).toEqual(labels(state, seat, true));
      }
    },
    120_000,
  );

  it('names the reason and the rule of what is not possible', async () => {
    const [state, seat] = positionWith(1, mayDo('play'));
    await show(state, seat);
    const refused = pageOf(state, seat).choices.find((choice) => choice.refused !== null);
    const texts = inside(document.body, '.refused').map((one) =>
      (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
    expect(texts).toContain(
      `${refused?.label.text ?? ''} – not possible: ${refused?.refused?.reason ?? ''} (${refused?.refused?.rule ?? ''})`,
    );
  });

  it('heads rows and columns of its tables', async () => {
    await show(...positionWith(1, mayDo('play')));
    const row = lists().shadowRoot?.querySelector('[data-place="row"] table');
    expect(row?.querySelector('caption')?.textContent?.trim()).toBe('Galaxy row');
    expect(row?.querySelectorAll('tbody tr').length).toBeGreaterThan(3);
    for (const one of row?.querySelectorAll('tbody tr') ?? [])
      expect(one.querySelectorAll('th[scope="row"]')).toHaveLength(1);
    const headings = [...(row?.querySelectorAll('thead th[scope="col"]') ?? [])].map(
      (one) => one.textContent,
    );
    expect(headings).toEqual(expect.arrayContaining(['Card', 'What you can do', 'Cost', 'Target value']));
  });

  it('chooses by mouse and by keyboard', async () => {
    const [state, seat] = positionWith(1, mayDo('play'));
    await show(state, seat);
    const actions = chosen();
    const label = labels(state, seat, false).find((one) => one.startsWith('play ')) ?? '';
    await userEvent.click(button(label));
    button(label).focus();
    await userEvent.keyboard('{Enter} ');
    expect(actions.map((action) => action.do)).toEqual(['play', 'play', 'play']);
  });

  it('asks once before something useful is thrown away', async () => {
    const [state, seat] = positionWith(1, mayDo('play'));
    await show(state, seat);
    const actions = chosen();
    await userEvent.click(button('end the turn'));
    await lists().updateComplete;
    expect(actions).toEqual([]);
    expect(textIn('[role="alert"]')).toContain('Press again');
    expect(enabled()).toEqual(labels(state, seat, false));
    await userEvent.click(button('end the turn'));
    expect(actions).toEqual([{ do: 'endTurn', what: null }]);
  });

  it('makes a forced choice by itself, but never ends the turn', async () => {
    const only = (ends: boolean) => (state: State, seat: Seat) => {
      const all = ruleset.legal(state, seat);
      return all.length === 1 && (all[0]?.do === 'endTurn') === ends;
    };
    await show(...positionWith(1, mayDo('play')), { auto: true });
    const actions = chosen();
    await show(...positionWith(3, only(true)));
    expect(actions).toEqual([]);
    const [state, seat] = positionWith(3, only(false));
    await show(state, seat);
    await lists().updateComplete;
    expect(actions).toEqual(ruleset.legal(state, seat));
  });

  it('reads aloud what is asked and how an attack stands', async () => {
    const [state, seat] = positionWith(1, mayDo('attack'));
    await show(state, seat);
    expect(textIn('[role="status"]')).toMatch(/^Your turn: play/);
    const attack = ruleset
      .legal(state, seat)
      .find((action) => action.do === 'attack' && action.what === 'base');
    if (attack !== undefined) ruleset.apply(state, seat, attack);
    await show(state, seat);
    expect(textIn('[role="status"]')).toMatch(/Attack on .*: 0 so far, \d+ needed/);
    const join = ruleset.legal(state, seat).find((action) => action.do === 'join');
    if (join !== undefined) ruleset.apply(state, seat, join);
    await show(state, seat);
    expect(textIn('[role="status"]')).toMatch(/: [1-9]\d* so far, \d+ needed.*Taking part: /);
  });

  it('reads aloud what happened since one came, each line once', async () => {
    const line = (seq: number, ...texts: string[]) => ({ seq, said: texts.map((text) => ({ text })) });
    const [state, seat] = positionWith(1, mayDo('play'));
    version = 2;
    const old = [line(1, 'long ago'), line(2, 'before')];
    await show(state, seat, { log: old });
    expect(textIn('[role="log"]')).toBe('');
    version = 4;
    const log = [...old, line(3), line(4, 'a card played', '+1 resource')];
    await show(state, seat, { log });
    expect(textIn('[role="log"]')).toBe('a card played; +1 resource.');
    const said = lists().shadowRoot?.querySelector('[role="log"] p');
    version = 5;
    await show(state, seat, { log: [...log, line(5, 'a card played', '+1 resource')] });
    const lines = [...(lists().shadowRoot?.querySelectorAll('[role="log"] p') ?? [])];
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(said);
    await show(state, seat, { log: [], language: 'de', box: boxIn('de') });
    await show(state, seat, { log: [...log, line(5, 'Karte gespielt')], language: 'de' });
    expect(textIn('[role="log"]')).toBe('');
  });

  it('does not read what was written before one came, however late it is fetched', async () => {
    const [state, seat] = positionWith(1, mayDo('play'));
    version = 3;
    await show(state, seat, { log: [] });
    await show(state, seat, { log: [{ seq: 3, said: [{ text: 'before' }] }] });
    expect(textIn('[role="log"]')).toBe('');
  });

  it('says how it ended', async () => {
    const end = walk(8, { toWin: 2 }, () => undefined, 6000);
    const winner = ruleset.outcome(end)?.seats.indexOf('won') ?? -1;
    await show(end, winner);
    expect(textIn('[role="status"]')).toMatch(/^You have won\./);
    await show(end, 1 - winner);
    expect(textIn('[role="status"]')).toMatch(/^You have lost\./);
  });

  it('keeps the focus near a button that has gone, and never on the end of the turn', async () => {
    const [state, seat] = positionWith(1, mayDo('play'));
    await show(state, seat);
    for (let i = 0; i < 5; i++) {
      const play = ruleset.legal(state, seat).find((action) => action.do === 'play');
      if (play === undefined) break;
      const id = JSON.stringify(play);
      choices()
        .find((one) => one.dataset['action'] === id)
        ?.focus();
      ruleset.apply(state, seat, play);
      await show(state, seat);
      const left = ruleset.legal(state, seat).some((action) => action.do === 'play');
      expect(placeOf(focused())).toBe(left ? 'hand' : 'question');
      expect(focused()?.ariaLabel).not.toBe('end the turn');
    }
    expect(placeOf(focused())).toBe('question');
  });

  it('leads a focus that has gone to the new question', async () => {
    const [state, seat] = positionWith(1, mayDo('attack'));
    await show(state, seat);
    const attack = ruleset.legal(state, seat).find((action) => action.do === 'attack');
    choices()
      .find((one) => one.dataset['action'] === JSON.stringify(attack))
      ?.focus();
    if (attack !== undefined) ruleset.apply(state, seat, attack);
    await show(state, seat);
    expect(focused()?.dataset['action']).toMatch(/"do":"(join|strike)"/);
  });

  it('jumps by single keys, not while somebody types, and not where they are switched off', async () => {
    await show(...positionWith(1, mayDo('play')));
    for (const [key, place] of [
      ['g', 'row'],
      ['h', 'hand'],
      ['p', 'question'],
      ['y', 'own'],
      ['o', 'opponent'],
      ['n', 'news'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(placeOf(focused()), key).toBe(place);
    }
    await userEvent.keyboard('e');
    expect(focused()?.ariaLabel).toBe('end the turn');
    await userEvent.keyboard('?');
    expect(placeOf(focused())).toBe('help');
    expect(textIn('.help')).toContain('galaxy row');
    const field = document.createElement('input');
    document.querySelector('main')?.append(field);
    field.focus();
    await userEvent.keyboard('gh?');
    expect(field.value).toBe('gh?');
    expect(document.activeElement).toBe(field);
    await userEvent.click(inside(document.body, '.help input')[0] as HTMLElement);
    await userEvent.keyboard('g');
    expect(placeOf(focused())).toBe('help');
  });

  it('understands the keys of another alphabet by where they lie', async () => {
    await show(...positionWith(1, mayDo('play')));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'п', code: 'KeyG' }));
    expect(placeOf(focused())).toBe('row');
  });

  it.each(['de', 'ru'] as const)('speaks %s', async (language) => {
    const [state, seat] = positionWith(1, mayDo('play'));
    await show(state, seat, { language, box: boxIn(language) });
    expect(enabled()).toEqual(
      pageOf(state, seat, language)
        .choices.filter(({ refused }) => refused === null)
        .map(({ label }) => label.text)
        .sort(),
    );
    expect(textIn('.lists')).not.toContain('⟦');
  });

  it.each([320, 700, 980, 1000, 1400])('needs no scrolling sideways at %i pixels', async (width) => {
    await show(...positionWith(2, mayDo('join')), { language: 'de', box: boxIn('de') });
    const main = document.querySelector('main') as HTMLElement;
    main.style.width = `${String(width)}px`;
    await settled(document.body);
    for (const section of lists().shadowRoot?.querySelectorAll('section') ?? []) {
      const { right } = section.getBoundingClientRect();
      for (const part of section.querySelectorAll('table, p, li, button, td:not(.none)'))
        expect(part.getBoundingClientRect().right, part.outerHTML.slice(0, 80)).toBeLessThanOrEqual(right);
    }
    expect(lists().scrollWidth).toBeLessThanOrEqual(width);
  });

  it('shows a spectator both sides and no buttons', async () => {
    const [state] = positionWith(1, mayDo('play'));
    await show(state, null);
    expect(enabled()).toEqual([]);
    expect(textIn('[data-place="own"] h2')).toMatch(/^Empire/);
    expect(textIn('[data-place="opponent"] h2')).toMatch(/^Rebels/);
  });
});
