import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosen, expectAccessible, focused, inside, show } from '../../test/harness.ts';
import type { Board } from './board.ts';
import { panBy, reveal, whole, zoomAt } from './camera.ts';
import type { BoardSpace, BoardView } from './model.ts';
import './board.ts';

const space = (id: string, x: number, y: number, more: Partial<BoardSpace> = {}): BoardSpace => ({
  id,
  label: `Port ${id}`,
  x,
  y,
  size: 20,
  shape: 'circle',
  ...more,
});
const board: BoardView = {
  width: 400,
  height: 200,
  regions: [
    {
      label: 'Rim',
      points: [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
        { x: 200, y: 200 },
        { x: 0, y: 200 },
      ],
    },
  ],
  routes: [
    {
      points: [
        { x: 60, y: 100 },
        { x: 200, y: 100 },
      ],
      dashed: true,
      lit: true,
    },
  ],
  spaces: [
    space('a', 60, 100, { choice: { id: 'go-a', label: 'Fly to Port a' } }),
    space('b', 200, 100, { shape: 'hex' }),
    space('c', 340, 100, {
      choice: { id: 'go-c', label: 'Fly to Port c', disabled: { rule: 'X-FLY', reason: 'Too far away.' } },
    }),
    space('d', 200, 40),
  ],
  pieces: [
    {
      id: 'ship',
      at: 'b',
      mark: { label: 'Ada’s ship', tone: 'teal' },
      choice: { id: 'pick', label: 'Pick the ship' },
    },
    { id: 'patrol', at: 'b', mark: { label: 'Patrol', tone: 'vermilion' }, count: 2 },
  ],
};
const shown = (element: Element) => element.shadowRoot?.querySelector('svg')?.getAttribute('viewBox');
const things = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll(selector) ?? []),
];
const pointer = (type: string, x: number, pointerId = 1) =>
  new PointerEvent(type, {
    pointerId,
    clientX: x,
    clientY: 50,
    bubbles: true,
    composed: true,
    isPrimary: true,
  });

describe('ct-board', () => {
  it('is accessible; arrows walk from place to place and Enter chooses', async () => {
    await show(html`<ct-board label="Map" .board=${board}></ct-board>`);
    const ids = chosen();
    await expectAccessible();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(ids).toEqual(['go-a']);
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()?.ariaLabel).toBe('Port b, Ada’s ship, Patrol');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()?.ariaLabel).toBe('Port d');
  });

  it('has exactly one button for each choice; a refused one says why and chooses nothing', async () => {
    const element = await show(html`<ct-board label="Map" .board=${board}></ct-board>`);
    const ids = chosen();
    const buttons = things(element, '[role=button]');
    expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Fly to Port a',
      'Fly to Port c',
      'Pick the ship',
    ]);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(focused()?.ariaDisabled).toBe('true');
    expect(inside(element, '#space-c')[0]?.textContent).toBe('Too far away. Rule X-FLY.');
    expect(inside(element, '.why')[0]?.matches(':popover-open')).toBe(true);
    expect(ids).toEqual([]);
    await userEvent.keyboard('{Tab} ');
    expect(ids).toEqual(['pick']);
  });

  it('is zoomed by keys and buttons and never shows what is beyond its edge', async () => {
    const element = await show<Board>(html`<ct-board label="Map" .board=${board}></ct-board>`);
    await userEvent.keyboard('{Tab}++');
    await element.updateComplete;
    expect(Number(shown(element)?.split(' ')[2])).toBeCloseTo(400 / 1.4 / 1.4);
    await userEvent.keyboard('0');
    await element.updateComplete;
    expect(shown(element)).toBe('0 0 400 200');
    inside(element, 'button[aria-label="Zoom out"]')[0]?.click();
    await element.updateComplete;
    expect(shown(element)).toBe('0 0 400 200');
  });

  it('is moved by dragging, which chooses nothing; a click chooses', async () => {
    const element = await show<Board>(html`<ct-board label="Map" .board=${board}></ct-board>`);
    const ids = chosen();
    inside(element, 'button[aria-label="Zoom in"]')[0]?.click();
    await element.updateComplete;
    const before = shown(element);
    const [place] = things(element, '[role=button]');
    // Made by hand, the pointer cannot be captured; moving the board does not depend on it.
    const svg = element.shadowRoot?.querySelector('svg');
    if (svg) svg.setPointerCapture = () => undefined;
    place?.dispatchEvent(pointer('pointerdown', 300));
    place?.dispatchEvent(pointer('pointermove', 250));
    place?.dispatchEvent(pointer('pointerup', 250));
    place?.dispatchEvent(pointer('click', 250));
    await element.updateComplete;
    expect(shown(element)).not.toBe(before);
    expect(ids).toEqual([]);
    place?.dispatchEvent(pointer('pointerdown', 250));
    place?.dispatchEvent(pointer('pointermove', 252));
    place?.dispatchEvent(pointer('pointerup', 252));
    place?.dispatchEvent(pointer('click', 252));
    expect(ids).toEqual(['go-a']);
  });
});

describe('camera', () => {
  it('keeps the point under the pointer where it is', () => {
    const at = { x: 300, y: 50 };
    const near = zoomAt(whole, board, 2, at);
    expect(near).toEqual({ x: 150, y: 25, zoom: 2 });
    expect(zoomAt(near, board, 0.1, at)).toEqual(whole);
    expect(zoomAt(near, board, 100, at).zoom).toBe(6);
  });

  it('stops at the edge and moves only as far as needed to show a place', () => {
    const near = zoomAt(whole, board, 2, { x: 0, y: 0 });
    expect(panBy(near, board, { x: -50, y: 500 })).toEqual({ x: 0, y: 100, zoom: 2 });
    expect(reveal(near, board, { x: 100, y: 50 }, 20)).toEqual(near);
    expect(reveal(near, board, { x: 340, y: 50 }, 20)).toEqual({ x: 160, y: 0, zoom: 2 });
  });
});
