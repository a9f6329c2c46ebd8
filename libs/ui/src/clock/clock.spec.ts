import { html } from 'lit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible, inside, show } from '../../test/harness.ts';
import { timeText, type Clock } from './clock.ts';
import './clock.ts';

const shown = (clock: Element) => inside(clock, '[role=timer]')[0]?.textContent.trim();

afterEach(() => {
  vi.useRealTimers();
});

describe('ct-clock', () => {
  it('is accessible, running low as well', async () => {
    await show(
      html`<ct-clock .clock=${{ left: 65_000, running: false }}></ct-clock>
        <ct-clock .clock=${{ left: 5_000, running: true }}></ct-clock>`,
    );
    await expectAccessible();
  });

  it('runs down to nothing and no further, and takes what the host says', async () => {
    vi.useFakeTimers();
    const clock = await show<Clock>(html`<ct-clock .clock=${{ left: 65_000, running: true }}></ct-clock>`);
    expect(shown(clock)).toBe('1:05');
    vi.advanceTimersByTime(36_000);
    await clock.updateComplete;
    expect(shown(clock)).toBe('0:29');
    expect(inside(clock, '.low')).toHaveLength(1);
    clock.clock = { left: 2000, running: true };
    await clock.updateComplete;
    vi.advanceTimersByTime(60_000);
    await clock.updateComplete;
    expect(shown(clock)).toBe('0:00');
  });

  it('stands still when it does not run', async () => {
    vi.useFakeTimers();
    const clock = await show<Clock>(html`<ct-clock .clock=${{ left: 65_000, running: false }}></ct-clock>`);
    vi.advanceTimersByTime(60_000);
    await clock.updateComplete;
    expect(shown(clock)).toBe('1:05');
  });

  it('writes hours only when there are some', () => {
    expect([0, 1, 61_000, 3_725_000].map(timeText)).toEqual(['0:00', '0:01', '1:01', '1:02:05']);
  });
});
