import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, control, expectAccessible, focused, inside, settled, show } from '../../test/harness.ts';
import type { CardItem } from '../model.ts';
import './pile.ts';

const items: readonly CardItem[] = [
  { key: 'a', card: { name: 'Scout', traits: ['Fighter'] }, choice: { id: 'take-a', label: 'Take Scout' } },
  { key: 'b', card: { name: 'Guard', text: [{ text: 'Protects a fighter.' }] } },
  { key: 'c', card: { name: 'Relic' } },
];
const names = (pile: Element) =>
  inside(pile, 'dialog ct-card').map((card) => card.shadowRoot?.querySelector('.name')?.textContent);

describe('ct-pile', () => {
  it('is accessible closed, and its choice is made by Enter', async () => {
    const draw = { id: 'draw', label: 'Draw a card' };
    const pile = await show(html`<ct-pile label="Deck" count="24" .choice=${draw}></ct-pile>`);
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(ids).toEqual(['draw']);
    expect(inside(pile, 'section')[0]?.ariaLabel).toBe('Deck: 24 cards');
  });

  it('is looked through by keyboard when public, and searched by any word', async () => {
    const pile = await show(html`<ct-pile label="Discard" count="3" .items=${items}></ct-pile>`);
    await userEvent.keyboard('{Tab}{Enter}');
    await settled(document.body);
    await expectAccessible();
    expect(names(pile)).toEqual(['Scout', 'Guard', 'Relic']);
    await userEvent.keyboard('{Tab}fighter');
    await settled(document.body);
    expect(names(pile)).toEqual(['Scout', 'Guard']);
    await userEvent.keyboard('s');
    await settled(document.body);
    expect(names(pile)).toEqual([]);
    expect(inside(pile, '[role=status]')[0]?.textContent.trim()).toBe('No card matches.');
    await userEvent.keyboard('{Escape}{Escape}');
    expect(inside(pile, 'dialog[open]')).toEqual([]);
  });

  it('closes when a card in it was chosen', async () => {
    const pile = await show(html`<ct-pile label="Discard" count="3" .items=${items}></ct-pile>`);
    const ids = chosen();
    inside(pile, 'button.quiet')[0]?.click();
    await settled(document.body);
    control(pile, 'Take Scout').click();
    expect(ids).toEqual(['take-a']);
    expect(inside(pile, 'dialog[open]')).toEqual([]);
  });

  it('cannot be looked through when it is not public, nor when it is empty', async () => {
    const secret = await show(html`<ct-pile label="Deck" count="24"></ct-pile>`);
    expect(inside(secret, 'button')).toEqual([]);
    const empty = await show(html`<ct-pile label="Discard" count="0" .items=${[]}></ct-pile>`);
    expect(inside(empty, 'button')).toEqual([]);
    expect(focused()).toBe(document.body);
  });
});
