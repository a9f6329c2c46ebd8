import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { expectAccessible, inside, show } from '../../test/harness.ts';
import { percent } from '../words.ts';
import './odds-chip.ts';

const odds = {
  outcomes: [
    { label: 'Hit', chance: 0.62 },
    { label: 'Miss', chance: 0.38 },
  ],
};

describe('ct-odds-chip', () => {
  it('is accessible and shows the first outcome, all of them as its title', async () => {
    const element = await show(html`<ct-odds-chip .odds=${odds}></ct-odds-chip>`);
    await expectAccessible();
    const [chip] = inside(element, '.chip');
    expect(chip?.innerText.replace(/\s+/g, ' ').trim()).toBe('62 % Hit');
    expect(chip?.title).toBe('Hit 62 %, Miss 38 %');
  });

  it('never rounds to certainty', () => {
    expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual(['0 %', '< 1 %', '50 %', '> 99 %', '100 %']);
  });
});
