/** How the specs put a component on the page, look at it with axe, and press keys. */
import '../src/tokens/tokens.css';
import axe from 'axe-core';
import { render, type LitElement, type TemplateResult } from 'lit';
import { expect } from 'vitest';

/**
 * Draws a template on an empty page and waits until all components in it have drawn themselves. All specs share one page,
 * so what an earlier one left is cleared here.
 */
export async function show<T extends LitElement>(template: TemplateResult): Promise<T> {
  const stage = document.createElement('main');
  document.body.replaceChildren(stage);
  render(template, stage);
  await settled(stage);
  return stage.firstElementChild as T;
}

/** Waits for every component below, however deep. */
export async function settled(root: ParentNode): Promise<void> {
  for (const element of root.querySelectorAll('*')) {
    if ('updateComplete' in element) await element.updateComplete;
    if (element.shadowRoot) await settled(element.shadowRoot);
  }
}

/** All elements that match, in this component and the components inside it. */
export function inside(root: Element, selector: string): HTMLElement[] {
  const under = root.shadowRoot ?? root;
  return [...under.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(selector) && element instanceof HTMLElement ? [element] : []),
    ...(element.shadowRoot ? inside(element, selector) : []),
  ]);
}

/** The control of a choice, by its accessible name. */
export function control(root: Element, label: string): HTMLElement {
  const found = inside(root, `button[aria-label="${label}"]`);
  expect(found, `controls named ${label}`).toHaveLength(1);
  return found[0] as HTMLElement;
}

/** axe finds nothing, in either theme. */
export async function expectAccessible(): Promise<void> {
  for (const theme of ['dark', 'light']) {
    document.documentElement.dataset['theme'] = theme;
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
    });
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
    expect(found, theme).toEqual([]);
  }
}

/** The ids chosen from now on. */
export function chosen(): string[] {
  const ids: string[] = [];
  document.body.querySelector('main')?.addEventListener('choose', (event) => {
    ids.push((event as CustomEvent<{ id: string }>).detail.id);
  });
  return ids;
}

/** What is focused, looking into shadow roots. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}
