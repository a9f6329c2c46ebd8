/** Marks what a lesson speaks of, on either table: both name their places the same way. */
import { css } from 'lit';

const glow = css`
  [data-lesson] {
    outline: 3px dashed var(--ct-second);
    outline-offset: 2px;
    border-radius: var(--ct-radius-s);
  }

  tr[data-lesson] {
    outline-offset: 0;
  }
`;

const NAMED = '[data-key], [data-pile], [data-action], .force, ct-choice';

/** The name of a place or button; a card's menu and its card are one place. */
function nameOf(element: HTMLElement): string | undefined {
  const { key, pile, action } = element.dataset;
  if (key !== undefined || pile !== undefined || action !== undefined) return key ?? pile ?? action;
  if (element.matches('.force')) return 'force';
  const choice = 'choice' in element ? element.choice : undefined;
  return typeof choice === 'object' && choice !== null && 'id' in choice ? String(choice.id) : undefined;
}

export function spotlight(root: ShadowRoot, names: readonly string[]): void {
  const sheet = glow.styleSheet;
  if (sheet !== undefined && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  for (const element of root.querySelectorAll<HTMLElement>(NAMED))
    element.toggleAttribute('data-lesson', names.includes(nameOf(element) ?? ''));
}
