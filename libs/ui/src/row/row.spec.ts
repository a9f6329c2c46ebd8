import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, control, expectAccessible, focused, inside, show } from '../../test/harness.ts';
import type { CardItem } from '../model.ts';
import './row.ts';

const items: readonly (CardItem | null)[] = [
  { key: 'a', card: { name: 'Scout' }, choice: { id: 'buy-a', label: 'Buy Scout' } },
  null,
  {
    key: 'b',
    card: { name: 'Guard' },
    choice: { id: 'buy-b', label: 'Buy Guard', disabled: { rule: 'X-BUY', reason: 'Too dear.' } },
  },
];

describe('ct-row', () => {
  it('is accessible; arrows skip the gaps; a refused card is reached and chooses nothing', async () => {
    const row = await show(html`<ct-row label="Market" .items=${items}></ct-row>`);
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{ArrowRight}{Enter}');
    expect(focused()).toBe(control(row, 'Buy Guard'));
    expect(ids).toEqual([]);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(ids).toEqual(['buy-a']);
  });

  it('keeps an empty place', async () => {
    const row = await show(html`<ct-row label="Market" .items=${items}></ct-row>`);
    expect(inside(row, 'li')).toHaveLength(3);
    expect(inside(row, '.gap')).toHaveLength(1);
  });

  it('scrolls sideways instead of growing out of a narrow page', async () => {
    const many = Array.from({ length: 6 }, (_, i) => ({
      key: String(i),
      card: { name: `Card ${String(i)}` },
    }));
    const row = await show(html`<ct-row style="width: 360px" label="Market" .items=${many}></ct-row>`);
    const lane = inside(row, '.lane')[0];
    expect(lane?.scrollWidth).toBeGreaterThan(lane?.clientWidth ?? 0);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});
