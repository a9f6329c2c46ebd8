/** Puts something that floats beside what it belongs to: above if there is room, else below, never outside the page. */

const gap = 8;

export function placeBeside(anchor: Element, floating: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const above = at.top - height - gap;
  const top = above >= gap ? above : Math.min(at.bottom + gap, innerHeight - height - gap);
  const left = Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - gap);
  floating.style.top = `${String(Math.max(gap, top))}px`;
  floating.style.left = `${String(Math.max(gap, left))}px`;
}

/** Beside it to the right or left, as a magnified card stands next to the small one. */
export function placeNextTo(anchor: Element, floating: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const right = at.right + gap;
  const left = right + width + gap <= innerWidth ? right : at.left - width - gap;
  const top = Math.min(at.top + at.height / 2 - height / 2, innerHeight - height - gap);
  floating.style.top = `${String(Math.max(gap, top))}px`;
  floating.style.left = `${String(Math.max(gap, Math.min(left, innerWidth - width - gap)))}px`;
}
