/** How the specs look at a table on the page, and find positions worth looking at. */
import type { State } from '@cantina/deckbuilding';
import type { Seat } from '@cantina/engine';
import axe from 'axe-core';
import { expect } from 'vitest';
import { ruleset, walk } from './games.ts';

/** Waits for every component below, however deep. */
export async function settled(root: ParentNode): Promise<void> {
  for (const element of root.querySelectorAll('*')) {
    if ('updateComplete' in element) await element.updateComplete;
    if (element.shadowRoot) await settled(element.shadowRoot);
  }
}

/** All elements that match, also inside components. */
export function inside(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element instanceof HTMLElement && element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? inside(element.shadowRoot, selector) : []),
  ]);
}

/** axe finds nothing, in either theme. */
export async function expectAccessible(): Promise<void> {
  for (const theme of ['dark', 'light']) {
    document.documentElement.dataset['theme'] = theme;
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
    });
    expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([]);
  }
}

/** The first position of a game in which something is true. */
export function positionWith(
  seed: number,
  fits: (state: State, seat: Seat) => boolean,
  options: unknown = {},
): [State, Seat] {
  let found: [State, Seat] | undefined;
  walk(seed, options, (state, seat) => {
    if (found === undefined && fits(state, seat)) found = [ruleset.clone(state), seat];
  });
  if (found === undefined) throw new Error('no such position');
  return found;
}

export const mayDo = (kind: string) => (state: State, seat: Seat) =>
  ruleset.legal(state, seat).some((action) => action.do === kind);
