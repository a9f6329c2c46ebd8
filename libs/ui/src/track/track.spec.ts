import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, expectAccessible, inside, show } from '../../test/harness.ts';
import type { TrackView } from './track.ts';
import './track.ts';

const red = { label: 'Reds', tone: 'vermilion' } as const;
const blue = { label: 'Blues', tone: 'sky' } as const;
const steps = ['0', '1', '2', '3', '4'].map((label) => ({ label }));
const here = (track: Element) =>
  inside(track, '[aria-current=step]').map((step) => step.querySelector('.unseen')?.textContent);

describe('ct-track', () => {
  it('is accessible as line, tug of war and factions, and Enter chooses a step', async () => {
    const line: TrackView = {
      kind: 'line',
      steps: [...steps, { label: '5', note: '+1 card', choice: { id: 'advance', label: 'Advance to 5' } }],
      markers: [
        { mark: red, at: 2 },
        { mark: blue, at: 2 },
      ],
    };
    const tug: TrackView = { kind: 'tug', ends: [red, blue], steps, at: 1 };
    const factions: TrackView = {
      kind: 'factions',
      lines: [
        { of: red, steps, at: 0 },
        { of: blue, steps, at: 3 },
      ],
    };
    await show(
      html`<ct-track label="Fame" .track=${line}></ct-track>
        <ct-track label="Power" .track=${tug}></ct-track>
        <ct-track label="Standing" .track=${factions}></ct-track>`,
    );
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(ids).toEqual(['advance']);
  });

  it('says where the markers stand', async () => {
    const line: TrackView = {
      kind: 'line',
      steps,
      markers: [
        { mark: red, at: 2 },
        { mark: blue, at: 4 },
      ],
    };
    const track = await show(html`<ct-track label="Fame" .track=${line}></ct-track>`);
    expect(here(track)).toEqual(['2, Reds', '4, Blues']);
  });

  it('shows in a tug of war who leads', async () => {
    const tug = (at: number): TrackView => ({ kind: 'tug', ends: [red, blue], steps, at });
    const toneAt = async (at: number) => {
      const track = await show(html`<ct-track label="Power" .track=${tug(at)}></ct-track>`);
      return inside(track, '.marker')[0]?.dataset['tone'];
    };
    expect([await toneAt(0), await toneAt(2), await toneAt(3)]).toEqual(['vermilion', 'amber', 'sky']);
  });
});
