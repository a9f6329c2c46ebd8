/** Moves the focus inside a group by arrow keys, Home and End; the order of the group is the order of its elements. */

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function moveFocus(event: KeyboardEvent, group: readonly HTMLElement[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = group.findIndex((element) => element.matches(':focus-within'));
  const step = steps[event.key];
  const to =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? group.length - 1
        : step === undefined
          ? undefined
          : at + step;
  const target = to === undefined ? undefined : group[to];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
