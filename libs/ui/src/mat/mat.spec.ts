import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, expectAccessible, focused, inside, show } from '../../test/harness.ts';
import type { MatView } from './mat.ts';
import './mat.ts';

const mat: MatView = {
  of: { label: 'Ada', tone: 'teal' },
  stats: [{ label: 'Credits', value: 7 }],
  slots: [
    {
      key: 'ship',
      label: 'Ship',
      items: [
        { key: 'a', card: { name: 'Freighter' }, choice: { id: 'use', label: 'Use Freighter' } },
        { key: 'b', card: { name: 'Shuttle' } },
      ],
    },
    { key: 'cargo', label: 'Cargo', choice: { id: 'load', label: 'Load here' } },
    {
      key: 'damage',
      label: 'Damage',
      tokens: [{ mark: { label: 'Hit' }, count: 2, choice: { id: 'repair', label: 'Repair one hit' } }],
    },
    { key: 'gear', label: 'Gear' },
  ],
};

describe('ct-mat', () => {
  it('is accessible; Tab visits the choices in order', async () => {
    await show(html`<ct-mat .mat=${mat}></ct-mat>`);
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}{Tab}{Enter}');
    expect(ids).toEqual(['use', 'load', 'repair']);
  });

  it('reaches the other cards of a slot by arrows', async () => {
    await show(html`<ct-mat .mat=${mat}></ct-mat>`);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(focused()?.ariaLabel).toBe('Shuttle');
  });

  it('names its slots and says which are empty', async () => {
    const element = await show(html`<ct-mat .mat=${mat}></ct-mat>`);
    const slots = inside(element, '.slot');
    expect(slots.map(({ ariaLabel }) => ariaLabel)).toEqual(['Ship', 'Cargo', 'Damage', 'Gear']);
    expect(slots[3]?.innerText).toContain('Empty');
    expect(inside(element, '.stats li')[0]?.innerText.replace(/\s+/g, ' ').trim()).toBe('Credits 7');
  });
});
