import { html } from 'lit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, control, expectAccessible, focused, inside, settled, show } from '../../test/harness.ts';
import { crossedSwords, starfighter } from '../icons/icons.ts';
import type { CardView } from '../model.ts';
import { cardWords } from './face.ts';
import type { Card } from './card.ts';
import './card.ts';

const scout: CardView = {
  name: 'Rim scout',
  kind: 'Unit',
  faction: { label: 'Free traders', tone: 'teal' },
  cost: { label: 'Cost', value: 3 },
  stats: [{ label: 'Attack', value: 2, icon: crossedSwords, tone: 'vermilion' }],
  traits: ['Fighter'],
  text: [{ label: 'Ability', text: 'Draw a card.' }],
  emblem: starfighter,
  source: { short: 'Own', label: 'Designed here' },
};
const buy = { id: 'buy-7', label: 'Buy Rim scout' };
const zoomOpen = (card: Element) => inside(card, '.zoom')[0]?.matches(':popover-open');
const pointer = (type: string, pointerType: string) =>
  new PointerEvent(type, { pointerType, bubbles: true, composed: true, cancelable: true });

afterEach(() => {
  vi.useRealTimers();
});

describe('ct-card', () => {
  it('is accessible with, without and with a refused choice, and Enter chooses', async () => {
    const refused = { ...buy, label: 'Attack', disabled: { rule: 'X-1', reason: 'Spent.' } };
    const card = await show(
      html`<ct-card .card=${scout} .choice=${buy}></ct-card>
        <ct-card .card=${scout}></ct-card>
        <ct-card .card=${scout} .choice=${refused}></ct-card>
        <ct-card></ct-card>`,
    );
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(focused()).toBe(control(card, 'Buy Rim scout'));
    expect(ids).toEqual(['buy-7']);
  });

  it('says everything on it', () => {
    expect(cardWords({ ...scout, meter: { label: 'Damage', value: 1, max: 4 }, state: 'Spent' })).toBe(
      'Unit, Free traders. Spent. Cost 3. Attack 2. Damage 1 of 4. Fighter. Ability: Draw a card. Designed here',
    );
  });

  it('shows only its back when there is no card to see', async () => {
    const card = await show<Card>(html`<ct-card></ct-card>`);
    expect(inside(card, 'article')[0]?.ariaLabel).toBe('A hidden card');
    await userEvent.keyboard('{Tab}z');
    expect(zoomOpen(card)).toBe(false);
  });

  it('is a stack with its count when copies are one choice', async () => {
    const card = await show(html`<ct-card .card=${scout} .choice=${buy} copies="3"></ct-card>`);
    expect(inside(card, '.copies')[0]?.textContent).toBe('×3');
    expect(inside(card, '#more')[0]?.textContent).toMatch(/^3 copies\. /);
    expect(inside(card, 'button')).toHaveLength(1);
  });

  it('is magnified by Z and small again by Z, Escape and leaving', async () => {
    const card = await show<Card>(html`<ct-card .card=${scout} .choice=${buy}></ct-card>`);
    await userEvent.keyboard('{Tab}z');
    await settled(document.body);
    expect(zoomOpen(card)).toBe(true);
    await userEvent.keyboard('z');
    expect(zoomOpen(card)).toBe(false);
    await userEvent.keyboard('z');
    await settled(document.body);
    await userEvent.keyboard('{Escape}');
    expect(zoomOpen(card)).toBe(false);
    await userEvent.keyboard('z{Tab}');
    await settled(document.body);
    expect(zoomOpen(card)).toBe(false);
  });

  it('is magnified by hovering, after a moment', async () => {
    const card = await show<Card>(html`<ct-card .card=${scout}></ct-card>`);
    vi.useFakeTimers();
    const frame = inside(card, '.frame')[0];
    frame?.dispatchEvent(pointer('pointerenter', 'mouse'));
    vi.advanceTimersByTime(200);
    await card.updateComplete;
    expect(zoomOpen(card)).toBe(false);
    vi.advanceTimersByTime(400);
    await card.updateComplete;
    await Promise.resolve();
    expect(zoomOpen(card)).toBe(true);
    frame?.dispatchEvent(pointer('pointerleave', 'mouse'));
    expect(zoomOpen(card)).toBe(false);
  });

  it('is magnified by a long press, which then chooses nothing; a tap chooses', async () => {
    const card = await show<Card>(html`<ct-card .card=${scout} .choice=${buy}></ct-card>`);
    const ids = chosen();
    const button = control(card, 'Buy Rim scout');
    vi.useFakeTimers();
    button.dispatchEvent(pointer('pointerdown', 'touch'));
    vi.advanceTimersByTime(600);
    await card.updateComplete;
    await Promise.resolve();
    expect(zoomOpen(card)).toBe(true);
    button.dispatchEvent(pointer('pointerup', 'touch'));
    button.dispatchEvent(pointer('click', 'touch'));
    expect(zoomOpen(card)).toBe(false);
    expect(ids).toEqual([]);
    button.dispatchEvent(pointer('pointerdown', 'touch'));
    button.dispatchEvent(pointer('pointerup', 'touch'));
    button.dispatchEvent(pointer('click', 'touch'));
    expect(ids).toEqual(['buy-7']);
  });
});
