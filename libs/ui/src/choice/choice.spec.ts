import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, control, expectAccessible, focused, inside, show } from '../../test/harness.ts';
import './choice.ts';

const buy = { id: 'buy', label: 'Buy the scout' };
const dear = { ...buy, disabled: { rule: 'X-BUY-02', reason: 'It costs 3 and you have 2.' } };

describe('ct-choice', () => {
  it('is accessible, and Enter and Space choose', async () => {
    const element = await show(html`<ct-choice .choice=${buy}></ct-choice>`);
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(control(element, 'Buy the scout'));
    await userEvent.keyboard('{Enter} ');
    expect(ids).toEqual(['buy', 'buy']);
  });

  it('stays focusable when disabled, says why, and chooses nothing', async () => {
    const element = await show(html`<ct-choice .choice=${dear}></ct-choice>`);
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Enter}');
    const button = control(element, 'Buy the scout');
    expect(focused()).toBe(button);
    expect(button.ariaDisabled).toBe('true');
    expect(inside(element, '#more')[0]?.textContent).toBe('It costs 3 and you have 2. Rule X-BUY-02.');
    expect(inside(element, '.why')[0]?.matches(':popover-open')).toBe(true);
    expect(ids).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(inside(element, '.why')[0]?.matches(':popover-open')).toBe(false);
  });

  it('tells the odds and the details', async () => {
    const odds = {
      outcomes: [
        { label: 'Hit', chance: 0.625 },
        { label: 'Miss', chance: 0.375 },
      ],
    };
    const element = await show(
      html`<ct-choice .choice=${{ ...buy, odds }} details="A fast ship."></ct-choice>`,
    );
    expect(inside(element, '#more')[0]?.textContent).toBe('Hit 63 %, Miss 38 %. A fast ship.');
  });

  it('is only its content without a choice', async () => {
    const element = await show(html`<ct-choice>plain</ct-choice>`);
    expect(inside(element, 'button')).toEqual([]);
  });
});
