import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, control, expectAccessible, focused, inside, show } from '../../test/harness.ts';
import type { ActionGroup } from './action-list.ts';
import './action-list.ts';

const groups: readonly ActionGroup[] = [
  { label: 'Buy', choices: [{ id: 'buy', label: 'Buy Scout' }] },
  { label: 'Nothing here', choices: [] },
  {
    label: 'Attack',
    choices: [
      { id: 'hit', label: 'Attack the base', odds: { outcomes: [{ label: 'Destroyed', chance: 0.4 }] } },
      { id: 'no', label: 'Attack the ship', disabled: { rule: 'X-9', reason: 'It is protected.' } },
    ],
  },
  { choices: [{ id: 'end', label: 'End the turn' }] },
];

describe('ct-action-list', () => {
  it('is accessible; arrows move through it and Enter chooses', async () => {
    const list = await show(html`<ct-action-list label="Actions" .groups=${groups}></ct-action-list>`);
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(ids).toEqual(['hit']);
    expect(focused()).toBe(control(list, 'Attack the ship'));
    await userEvent.keyboard('{End}{Enter}');
    expect(ids).toEqual(['hit', 'end']);
  });

  it('shows each choice once, groups without any not at all, and reasons in the open', async () => {
    const list = await show(html`<ct-action-list label="Actions" .groups=${groups}></ct-action-list>`);
    expect(inside(list, 'button').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Buy Scout',
      'Attack the base',
      'Attack the ship',
      'End the turn',
    ]);
    expect(inside(list, 'h3').map(({ textContent }) => textContent)).toEqual(['Buy', 'Attack']);
    expect(inside(list, '.reason')[0]?.innerText.trim()).toBe('It is protected. X-9');
  });

  it('says when there is nothing to do', async () => {
    const list = await show(html`<ct-action-list label="Actions"></ct-action-list>`);
    expect(inside(list, '.none')).toHaveLength(1);
  });
});
