/** Keeps the keyboard's place: when the focused button has gone, the next sensible thing is focused. */

export interface Kept {
  readonly place: string;
  readonly row: string | undefined;
  /** Which button of its part of the table. */
  readonly at: number;
}

const CHOICE = 'button.choice';
const choicesIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(CHOICE)];
const partOf = (root: ParentNode, place: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-place="${place}"]`);

export function focusIn(root: ShadowRoot): Kept | undefined {
  const focused = root.activeElement;
  const part = focused?.closest<HTMLElement>('[data-place]');
  if (focused === null || part === null || part === undefined) return undefined;
  return {
    place: part.dataset['place'] ?? '',
    row: focused.closest<HTMLElement>('[data-key]')?.dataset['key'],
    at: Math.max(0, choicesIn(part).indexOf(focused as HTMLElement)),
  };
}

/**
 * The same card's other button, else the one that lies there now. Where something else is asked meanwhile: its first answer.
 * The end of the turn is nobody's next button by chance; then the question itself is.
 */
export function keepFocus(root: ShadowRoot, { place, row, at }: Kept, sameQuestion: boolean): void {
  if (root.activeElement !== null) return;
  const part = partOf(root, place);
  const there = part === null ? [] : choicesIn(part);
  const near =
    there.find(
      (one) => one.closest<HTMLElement>('[data-key]')?.dataset['key'] === row && row !== undefined,
    ) ?? there[Math.min(at, there.length - 1)];
  const question = partOf(root, 'question');
  const first = [...(question === null ? [] : choicesIn(question)), ...choicesIn(root)][0];
  const next = sameQuestion ? near : first;
  const safe = next?.classList.contains('end') === true ? undefined : next;
  (safe ?? headingOf(root, 'question'))?.focus();
}

const headingOf = (root: ParentNode, place: string): HTMLElement | null =>
  partOf(root, place)?.querySelector<HTMLElement>('h2, summary') ?? null;

/** The first thing to do there, or the heading where there is nothing. */
export function focusOn(root: ShadowRoot, place: string): void {
  const part = partOf(root, place);
  const target = (part === null ? undefined : choicesIn(part)[0]) ?? headingOf(root, place);
  target?.focus();
}
