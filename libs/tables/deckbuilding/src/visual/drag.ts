/** Dragging with a mouse or pen: a card onto what it shall be done to. It finds the controls meant; it knows no rule. */
import { isOpen } from '../look.ts';
import type { Control, Stack, TableModel } from '../model.ts';

const FAR_PX = 8;

export interface Drop {
  readonly key: string;
  /** The card it was dropped on, if any. */
  readonly onto: string | undefined;
  /** The side it was dropped on, if any. */
  readonly area: string | undefined;
}

const stacksOf = ({ own, opponent, galaxy }: TableModel): readonly Stack[] => [
  ...own.hand.cards,
  ...[own, opponent].flatMap(({ base, ships, units }) => [
    ...(base === null ? [] : [base]),
    ...ships,
    ...units,
  ]),
  ...galaxy.row,
  ...(galaxy.pilots === null ? [] : [galaxy.pilots]),
];

const find = (controls: readonly Control[], ...kinds: readonly string[]): Control | undefined =>
  controls.find((control) => isOpen(control) && kinds.includes(control.action.do));

/** What dropping means: the control to choose now, and the card that shall join when it is asked for. */
export function meant(
  model: TableModel,
  { key, onto, area }: Drop,
): { readonly now: Control; readonly then?: readonly number[] } | undefined {
  const stacks = stacksOf(model);
  const dragged = stacks.find((stack) => stack.key === key);
  const target = stacks.find((stack) => stack.key === onto);
  if (dragged === undefined) return undefined;
  const own = [...model.own.units, ...model.own.ships].find((piece) => piece.key === key);
  if (own !== undefined) {
    const atBase = area === 'opponent' ? (model.opponent.base?.controls ?? model.opponent.controls) : [];
    const attack = find(target?.controls ?? [], 'attack') ?? find(atBase, 'attack');
    if (attack !== undefined) return { now: attack, then: own.ids };
    const joins = find(own.controls, 'join');
    return joins !== undefined && (target !== undefined || area === 'opponent') ? { now: joins } : undefined;
  }
  const plain = area === 'own' ? find(dragged.controls, 'play', 'buy') : undefined;
  return plain === undefined ? undefined : { now: plain };
}

/** Follows one pointer from where it was pressed; tells where it was let go. */
export class Dragging {
  readonly #root: ShadowRoot;
  readonly #done: (drop: Drop) => void;
  #from: { readonly x: number; readonly y: number; readonly spot: HTMLElement } | undefined;
  #moving = false;

  constructor(root: ShadowRoot, done: (drop: Drop) => void) {
    this.#root = root;
    this.#done = done;
  }

  readonly press = (event: PointerEvent): void => {
    this.#moving = false;
    const spot = event.target instanceof Element ? event.target.closest<HTMLElement>('.spot') : null;
    const wanted = event.pointerType !== 'touch' && event.button === 0;
    this.#from = wanted && spot !== null ? { x: event.clientX, y: event.clientY, spot } : undefined;
    if (this.#from === undefined) return;
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#drop, { once: true });
  };

  readonly #move = ({ clientX, clientY }: PointerEvent): void => {
    if (this.#from === undefined) return;
    const { x, y, spot } = this.#from;
    if (!this.#moving && Math.hypot(clientX - x, clientY - y) < FAR_PX) return;
    this.#moving = true;
    spot.classList.add('dragged');
    spot.style.translate = `${String(clientX - x)}px ${String(clientY - y)}px`;
  };

  readonly #drop = ({ clientX, clientY }: PointerEvent): void => {
    removeEventListener('pointermove', this.#move);
    const from = this.#from;
    this.#from = undefined;
    if (from === undefined || !this.#moving) return;
    const { spot } = from;
    const under = this.#root.elementsFromPoint(clientX, clientY).filter((element) => !spot.contains(element));
    spot.classList.remove('dragged');
    spot.style.translate = '';
    const onto = under.map((element) => element.closest<HTMLElement>('.spot')).find((one) => one !== null);
    const area = under
      .map((element) => element.closest<HTMLElement>('[data-drop]'))
      .find((one) => one !== null);
    this.#done({
      key: spot.dataset['key'] ?? '',
      onto: onto?.dataset['key'],
      area: area?.dataset['drop'],
    });
  };

  /** The click that ends a drag chooses nothing. */
  readonly click = (event: Event): void => {
    if (!this.#moving) return;
    this.#moving = false;
    event.stopPropagation();
    event.preventDefault();
  };
}
