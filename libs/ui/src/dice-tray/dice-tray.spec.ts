import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, control, expectAccessible, focused, inside, show } from '../../test/harness.ts';
import type { DieView } from '../die/die.ts';
import './dice-tray.ts';

const dice: readonly DieView[] = [
  { key: '0', sides: 6, face: { label: '2' }, choice: { id: 'again-0', label: 'Roll the 2 again' } },
  { key: '1', sides: 6, face: { label: '6' }, kept: true },
  { key: '2', sides: 8, face: { label: 'Hit' }, choice: { id: 'again-2', label: 'Roll the hit again' } },
];
const tray = html`<ct-dice-tray label="Attack roll" .dice=${dice} roll="3" result="2 hits"></ct-dice-tray>`;

describe('ct-dice-tray', () => {
  it('is accessible; arrows move between the dice that can be chosen', async () => {
    const element = await show(tray);
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(focused()).toBe(control(element, 'Roll the hit again'));
    await userEvent.keyboard('{Enter}');
    expect(ids).toEqual(['again-2']);
  });

  it('rolls what is not kept, and says what came', async () => {
    const element = await show(tray);
    expect(inside(element, '.die').map((die) => getComputedStyle(die).animationName)).toEqual([
      'tumble-odd',
      'none',
      'tumble-odd',
    ]);
    expect(inside(element, '[role=status]')[0]?.textContent).toBe('2, 6, Hit. 2 hits');
  });
});
