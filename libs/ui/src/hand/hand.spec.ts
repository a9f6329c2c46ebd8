import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, control, expectAccessible, focused, inside, show } from '../../test/harness.ts';
import type { CardItem } from '../model.ts';
import './hand.ts';

const items: readonly CardItem[] = [
  { key: 'a', card: { name: 'Scout' }, choice: { id: 'play-a', label: 'Play Scout' } },
  { key: 'b', card: { name: 'Relic' } },
  { key: 'c', card: { name: 'Guard' }, copies: 2, choice: { id: 'play-c', label: 'Play Guard' } },
];

describe('ct-hand', () => {
  it('is accessible; Tab visits the choices, arrows all cards', async () => {
    const hand = await show(html`<ct-hand label="Your hand" .items=${items}></ct-hand>`);
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(ids).toEqual(['play-c']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()?.ariaLabel).toBe('Relic');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe(control(hand, 'Play Scout'));
    await userEvent.keyboard('{ArrowLeft}{End}');
    expect(focused()).toBe(control(hand, 'Play Guard'));
  });

  it('counts copies, and says when it is empty', async () => {
    const hand = await show(html`<ct-hand label="Your hand" .items=${items}></ct-hand>`);
    expect(inside(hand, 'section')[0]?.ariaLabel).toBe('Your hand: 4 cards');
    const empty = await show(html`<ct-hand label="Your hand"></ct-hand>`);
    expect(inside(empty, '.empty')).toHaveLength(1);
  });

  it('can be entered when there is nothing to choose', async () => {
    const plain = items.map(({ key, card }) => ({ key, card }));
    await show(html`<ct-hand label="Your hand" .items=${plain}></ct-hand>`);
    await userEvent.keyboard('{Tab}');
    expect(focused()?.ariaLabel).toBe('Scout');
  });

  it('fits into a narrow page by overlapping', async () => {
    const many = Array.from({ length: 9 }, (_, i) => ({
      key: String(i),
      card: { name: `Card ${String(i)}` },
    }));
    const hand = await show(html`<ct-hand style="width: 360px" label="Your hand" .items=${many}></ct-hand>`);
    const last = inside(hand, 'ct-card').at(-1)?.getBoundingClientRect();
    expect(last?.right).toBeLessThanOrEqual(hand.getBoundingClientRect().right);
  });
});
