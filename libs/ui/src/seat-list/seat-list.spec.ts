import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { expectAccessible, inside, show } from '../../test/harness.ts';
import type { SeatView } from '../model.ts';
import './seat-list.ts';

const seats: readonly SeatView[] = [
  { id: '0', label: 'Ada', tone: 'teal', you: true, acting: true, clock: { left: 90_000, running: false } },
  { id: '1', label: 'Greedy', tone: 'vermilion', bot: true, stats: [{ label: 'Fame', value: 4 }] },
  { id: '2', label: 'Ben', tone: 'sky', away: true, acting: true, result: 'Won' },
];
const said = (list: Element) =>
  inside(list, 'li').map((seat) => [...seat.querySelectorAll('.tags span')].map((tag) => tag.textContent));

describe('ct-seat-list', () => {
  it('is accessible, and nothing in it asks for the keyboard', async () => {
    const list = await show(html`<ct-seat-list label="Players" .seats=${seats}></ct-seat-list>`);
    await expectAccessible();
    expect(inside(list, 'button, [tabindex]')).toEqual([]);
  });

  it('says who is who, whom the game waits for, and how it ended', async () => {
    const list = await show(html`<ct-seat-list label="Players" .seats=${seats}></ct-seat-list>`);
    expect(said(list)).toEqual([['You', 'To act'], ['Bot'], ['Away', 'Won']]);
    expect(inside(list, '[aria-current]')).toHaveLength(2);
    expect(inside(list, 'ct-clock')).toHaveLength(1);
    expect(inside(list, '.stats')[0]?.innerText.replace(/\s+/g, ' ').trim()).toBe('Fame 4');
  });
});
