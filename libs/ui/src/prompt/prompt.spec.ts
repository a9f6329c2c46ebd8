import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, expectAccessible, inside, show } from '../../test/harness.ts';
import '../choice/choice.ts';
import './prompt.ts';

const you = { label: 'Ada', tone: 'teal' } as const;

describe('ct-prompt', () => {
  it('is accessible, and what answers it is reached by keyboard', async () => {
    const prompt = { text: 'Discard a card?', of: you, you: true, by: 'Ambush', hint: '3 in hand' };
    const element = await show(
      html`<ct-prompt .prompt=${prompt}
        ><ct-choice .choice=${{ id: 'no', label: 'Decline' }}></ct-choice
      ></ct-prompt>`,
    );
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(ids).toEqual(['no']);
    expect(inside(element, '[role=status]')[0]?.innerText.replace(/\s+/g, ' ')).toBe(
      'Your decision Discard a card? Asked by Ambush 3 in hand',
    );
  });

  it('names whom the game waits for when it is somebody else', async () => {
    const element = await show(
      html`<ct-prompt .prompt=${{ text: 'Choose a base', of: you, you: false }}></ct-prompt>`,
    );
    expect(inside(element, '.who')[0]?.textContent.trim()).toBe('Ada decides');
    expect(inside(element, '.more')).toEqual([]);
  });
});
