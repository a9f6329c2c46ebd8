import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, expectAccessible, inside, show } from '../../test/harness.ts';
import { blast } from '../icons/icons.ts';
import type { Die, DieView } from './die.ts';
import './die.ts';

const die = (sides: number, label: string): DieView => ({ key: 'x', sides, face: { label } });
const drawn = (element: Element, selector: string) => element.shadowRoot?.querySelectorAll(selector).length;

describe('ct-die', () => {
  it('is accessible with any number of sides, and Enter chooses', async () => {
    const choice = { id: 're-roll-1', label: 'Roll the 3 again' };
    await show(
      html`<ct-die .die=${{ ...die(6, '3'), choice }}></ct-die>
        ${[4, 6, 8, 10, 12, 20].map((sides) => html`<ct-die .die=${die(sides, String(sides))}></ct-die>`)}`,
    );
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(ids).toEqual(['re-roll-1']);
  });

  it('shows pips on six sides, figures on others, and symbols', async () => {
    const five = await show(html`<ct-die .die=${die(6, '5')}></ct-die>`);
    expect(drawn(five, '.pip')).toBe(5);
    const twenty = await show(html`<ct-die .die=${die(20, '5')}></ct-die>`);
    expect([drawn(twenty, '.pip'), drawn(twenty, 'text')]).toEqual([0, 1]);
    const hit = await show(
      html`<ct-die .die=${{ ...die(8, 'Hit'), face: { label: 'Hit', icon: blast } }}></ct-die>`,
    );
    expect([drawn(hit, 'text'), drawn(hit, '.symbol')]).toEqual([0, 1]);
    expect(inside(hit, '[role=img]')[0]?.ariaLabel).toBe('Hit');
  });

  it('tumbles once for each roll', async () => {
    const element = await show<Die>(html`<ct-die .die=${die(6, '1')}></ct-die>`);
    const names: string[] = [];
    for (const roll of [0, 1, 2]) {
      element.roll = roll;
      await element.updateComplete;
      names.push(getComputedStyle(inside(element, '.die')[0] as Element).animationName);
    }
    expect(names).toEqual(['none', 'tumble-odd', 'tumble-even']);
  });
});
