/** Keeps the keyboard's place: when the focused card has gone, the one now lying there is focused, or the first answer. */

const ZONES = '.lane, .answers';

export interface Kept {
  /** Which of the zones, and which of its members. */
  readonly zone: number;
  readonly at: number;
}

const zonesIn = (root: ParentNode): Element[] => [...root.querySelectorAll(ZONES)];
const membersOf = (zone: Element): HTMLElement[] => [
  ...zone.querySelectorAll<HTMLElement>('ct-card, ct-choice'),
];

export function focusIn(root: ShadowRoot): Kept | undefined {
  const focused = root.activeElement;
  if (focused === null) return undefined;
  const zones = zonesIn(root);
  const zone = zones.findIndex((one) => one.contains(focused));
  const there = zones[zone];
  return there === undefined ? undefined : { zone, at: membersOf(there).findIndex((one) => one === focused) };
}

const isControl = (element: HTMLElement): boolean => 'choice' in element && element.choice !== undefined;

export function keepFocus(root: ShadowRoot, kept: Kept | undefined): void {
  if (kept === undefined || root.activeElement !== null) return;
  const zones = zonesIn(root);
  const there = zones[kept.zone];
  const members = (there === undefined ? [] : membersOf(there)).filter(isControl);
  const next = members[Math.min(kept.at, members.length - 1)];
  const answer = [...root.querySelectorAll<HTMLElement>('.answers ct-choice')].find(isControl);
  (next ?? answer ?? root.querySelector<HTMLElement>('.aid-button'))?.focus({
    preventScroll: next === undefined,
  });
}
