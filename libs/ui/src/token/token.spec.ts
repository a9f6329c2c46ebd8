import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, expectAccessible, inside, show } from '../../test/harness.ts';
import { blast } from '../icons/icons.ts';
import { tones } from '../model.ts';
import './token.ts';

describe('ct-token', () => {
  it('is accessible in every tone, and Enter chooses', async () => {
    const take = { id: 'take', label: 'Take one damage' };
    await show(
      html`<ct-token .mark=${{ label: 'Damage', icon: blast }} count="3" .choice=${take}></ct-token>
        ${tones.map((tone) => html`<ct-token .mark=${{ label: 'Cube', tone }} count="4"></ct-token>`)}`,
    );
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(ids).toEqual(['take']);
  });

  it('says what it is and how many', async () => {
    const one = await show(html`<ct-token .mark=${{ label: 'Fuel' }}></ct-token>`);
    expect(inside(one, '[role=img]')[0]?.ariaLabel).toBe('Fuel');
    expect(inside(one, 'b')).toEqual([]);
    const none = await show(html`<ct-token .mark=${{ label: 'Fuel' }} count="0"></ct-token>`);
    expect(inside(none, '[role=img]')[0]?.ariaLabel).toBe('Fuel: 0');
  });
});
