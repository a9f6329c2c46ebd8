import type { State } from '@cantina/deckbuilding';
import type { Action, Seat } from '@cantina/engine';
import axe from 'axe-core';
import '@cantina/ui/tokens.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boxIn, pageOf, ruleset, walk } from '../../test/games.ts';
import './table.ts';
import type { DeckbuildingTable } from './table.ts';

const box = boxIn('en');

async function settled(root: ParentNode): Promise<void> {
  for (const element of root.querySelectorAll('*')) {
    if ('updateComplete' in element) await element.updateComplete;
    if (element.shadowRoot) await settled(element.shadowRoot);
  }
}

function inside(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element instanceof HTMLElement && element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? inside(element.shadowRoot, selector) : []),
  ]);
}

/** The names of the controls that can be chosen, as the page shows them. */
const enabled = (): string[] =>
  inside(document.body, 'ct-choice')
    .flatMap((choice) => inside(choice.shadowRoot ?? document.createElement('p'), 'button'))
    .filter((button) => button.ariaDisabled !== 'true' && button.checkVisibility())
    .map((button) => button.ariaLabel ?? '')
    .sort();

const button = (label: string): HTMLElement => {
  const [found] = inside(document.body, `button[aria-label="${label}"]`);
  if (found === undefined) throw new Error(`no control "${label}"`);
  return found;
};

const legal = (state: State, seat: Seat): string[] =>
  pageOf(state, seat)
    .choices.filter(({ refused }) => refused === null)
    .map(({ label }) => label.text)
    .sort();

async function show(
  state: State,
  seat: Seat,
  change: Partial<DeckbuildingTable> = {},
): Promise<DeckbuildingTable> {
  const known = document.querySelector('deckbuilding-table');
  const table = known ?? document.createElement('deckbuilding-table');
  Object.assign(table, { speed: 0, box, page: pageOf(state, seat), ...change });
  if (known === null) {
    const main = document.createElement('main');
    main.style.height = '660px';
    main.append(table);
    document.body.replaceChildren(main);
  }
  await table.updateComplete;
  await settled(document.body);
  return table;
}

function chosen(table: DeckbuildingTable): Action[] {
  const actions: Action[] = [];
  table.addEventListener('choose', (event) => {
    actions.push((event as unknown as CustomEvent<{ action: Action }>).detail.action);
  });
  return actions;
}

/** The first position of a game in which something is true. */
function positionWith(
  seed: number,
  fits: (state: State, seat: Seat) => boolean,
  options: unknown = {},
): [State, Seat] {
  let found: [State, Seat] | undefined;
  walk(seed, options, (state, seat) => {
    if (found === undefined && fits(state, seat)) found = [ruleset.clone(state), seat];
  });
  if (found === undefined) throw new Error('no such position');
  return found;
}

const mayDo = (kind: string) => (state: State, seat: Seat) =>
  ruleset.legal(state, seat).some((action) => action.do === kind);

async function expectAccessible(): Promise<void> {
  for (const theme of ['dark', 'light']) {
    document.documentElement.dataset['theme'] = theme;
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
    });
    expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([]);
  }
}

beforeEach(() => {
  document.body.replaceChildren();
});

describe('deckbuilding-table', () => {
  it.each(['play', 'join', 'pick', 'choose', 'strike', 'accept'])(
    'is accessible where one may %s',
    async (kind) => {
      await show(...positionWith(2, mayDo(kind)));
      await expectAccessible();
    },
  );

  it('enables exactly the legal actions, each once, under their own names', async () => {
    const positions: [State, Seat][] = [];
    walk(
      7,
      { bases: 'whole-galaxy', payOff: true },
      (state, seat) => positions.push([ruleset.clone(state), seat]),
      160,
    );
    for (const [state, seat] of positions) {
      await show(state, seat);
      expect(enabled()).toEqual(legal(state, seat));
    }
  });

  it('says which action was chosen, by mouse and by keyboard', async () => {
    const [state, seat] = positionWith(1, mayDo('play'));
    const table = await show(state, seat);
    const actions = chosen(table);
    const label = legal(state, seat).find((one) => one.startsWith('play ')) ?? '';
    await userEvent.click(button(label));
    button(label).focus();
    await userEvent.keyboard('{Enter}');
    expect(actions.map((action) => action.do)).toEqual(['play', 'play']);
  });

  it('asks once before something useful is thrown away', async () => {
    const [state, seat] = positionWith(1, mayDo('play'));
    const table = await show(state, seat);
    const actions = chosen(table);
    await userEvent.click(button('end the turn'));
    expect(actions).toEqual([]);
    await table.updateComplete;
    await settled(document.body);
    expect(inside(document.body, 'ct-prompt')[0]?.shadowRoot?.textContent).toContain('Press again');
    expect(enabled()).toEqual(legal(state, seat));
    await userEvent.click(button('end the turn'));
    expect(actions).toEqual([{ do: 'endTurn', what: null }]);
  });

  it('does not ask where the player does not want it', async () => {
    const table = await show(...positionWith(1, mayDo('play')), { confirmEnd: false });
    const actions = chosen(table);
    await userEvent.click(button('end the turn'));
    expect(actions).toHaveLength(1);
  });

  it('plays a forced choice by itself, but never ends the turn', async () => {
    const forced = (kind: (doing: string) => boolean) => (state: State, seat: Seat) => {
      const all = ruleset.legal(state, seat);
      return all.length === 1 && kind(all[0]?.do ?? '');
    };
    const table = await show(...positionWith(1, mayDo('play')), { auto: true });
    const actions = chosen(table);
    await show(
      ...positionWith(
        3,
        forced((doing) => doing === 'endTurn'),
      ),
    );
    expect(actions).toEqual([]);
    const [state, seat] = positionWith(
      3,
      forced((doing) => doing !== 'endTurn'),
    );
    await show(state, seat);
    expect(actions).toEqual(ruleset.legal(state, seat));
    await show(state, seat, { confirmEnd: false });
  });

  it('keeps the focus when the focused card has gone', async () => {
    const [state, seat] = positionWith(1, mayDo('play'));
    const table = await show(state, seat);
    const play = ruleset.legal(state, seat).find((action) => action.do === 'play');
    const label = legal(state, seat).find((one) => one.startsWith('play ')) ?? '';
    button(label).focus();
    if (play !== undefined) ruleset.apply(state, seat, play);
    await show(state, seat);
    expect(table.shadowRoot?.activeElement).not.toBeNull();
  });

  it('joins the attack with a card that was dragged onto its target', async () => {
    const [state, seat] = positionWith(1, (one, who) => {
      const all = ruleset.legal(one, who);
      return (
        one.sides[who]?.units.length === 1 &&
        all.some(({ do: kind, what }) => kind === 'attack' && what === 'base')
      );
    });
    const table = await show(state, seat);
    const actions = chosen(table);
    const spotOf = (selector: string) => inside(document.body, selector)[0] as HTMLElement;
    const unit = state.sides[seat]?.units[0];
    const from = spotOf(`[data-key="piece:${String(unit?.id)}"]`).getBoundingClientRect();
    const to = spotOf('.area.opponent .spot').getBoundingClientRect();
    const at = (box: DOMRect) => ({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
    const common = { bubbles: true, composed: true, pointerType: 'mouse', button: 0 };
    const card = spotOf(`[data-key="piece:${String(unit?.id)}"] ct-card`);
    card.dispatchEvent(new PointerEvent('pointerdown', { ...common, ...at(from) }));
    dispatchEvent(new PointerEvent('pointermove', { ...common, ...at(to) }));
    dispatchEvent(new PointerEvent('pointerup', { ...common, ...at(to) }));
    expect(actions).toEqual([{ do: 'attack', what: 'base' }]);
    ruleset.apply(state, seat, { do: 'attack', what: 'base' });
    await show(state, seat);
    expect(actions[1]).toEqual({ do: 'join', what: unit?.id });
  });
});
