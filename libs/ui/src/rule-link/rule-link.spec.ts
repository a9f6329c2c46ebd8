import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, inside, show } from '../../test/harness.ts';
import type { RuleLink } from './rule-link.ts';
import './rule-link.ts';

const isOpen = (link: Element) => inside(link, '[popover]')[0]?.matches(':popover-open');
const opened = (link: Element) =>
  new Promise((resolve) => inside(link, '[popover]')[0]?.addEventListener('toggle', resolve, { once: true }));

describe('ct-rule-link', () => {
  it('is accessible closed and open; Enter opens it, Escape closes it', async () => {
    const link = await show(
      html`<ct-rule-link rule="X-TURN-03" text="A turn has three steps." href="#x"></ct-rule-link>`,
    );
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(isOpen(link)).toBe(true);
    await expectAccessible();
    expect(inside(link, 'p')[0]?.textContent).toBe('A turn has three steps.');
    await userEvent.keyboard('{Escape}');
    expect(isOpen(link)).toBe(false);
  });

  it('asks for the rule when it is opened without a text, and shows it when it comes', async () => {
    const link = await show<RuleLink>(html`<ct-rule-link rule="X-TURN-03"></ct-rule-link>`);
    const asked: string[] = [];
    document.body.querySelector('main')?.addEventListener('lookup', ({ detail }) => asked.push(detail.rule));
    const toggled = opened(link);
    inside(link, 'button')[0]?.click();
    await toggled;
    expect(asked).toEqual(['X-TURN-03']);
    link.text = 'A turn has three steps.';
    await link.updateComplete;
    expect(inside(link, 'p')[0]?.textContent).toBe('A turn has three steps.');
  });
});
