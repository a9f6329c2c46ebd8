/**
 * Motion that shows where a card went: cards glide from where they lay to where they lie; a new one comes from where the
 * same card was before, or from its deck; one that has left flies to the pile that has taken it. What crosses the table
 * does so in the sky above it, where no row cuts it off.
 */
import type { CardView } from '@cantina/ui/model';
import { countIn, type Tally } from './tally.ts';

interface Seen {
  readonly card: string;
  readonly box: DOMRect;
  readonly face: CardView | undefined;
}

export interface Snapshot {
  readonly spots: ReadonlyMap<string, Seen>;
  readonly tally: Tally;
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const GLIDE_MS = 320;
/** Less than this is not worth a motion. */
const NEAR_PX = 2;

const spotsIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.spot[data-key]'),
];

const seen = (element: HTMLElement): Seen => ({
  card: element.dataset['card'] ?? '',
  box: element.getBoundingClientRect(),
  face: element.querySelector('ct-card')?.card,
});

export const snapshot = (root: ParentNode, tally: Tally): Snapshot => ({
  spots: new Map(spotsIn(root).map((element) => [element.dataset['key'] ?? '', seen(element)])),
  tally,
});

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the way from what was to what is; `speed` 0 shows nothing. */
export function glide(root: ParentNode, before: Snapshot, after: Tally, speed: number): void {
  if (speed <= 0 || wantsStillness()) return;
  const duration = GLIDE_MS * speed;
  const now = spotsIn(root);
  const keys = new Set(now.map((element) => element.dataset['key']));
  const gone = [...before.spots].filter(([key]) => !keys.has(key)).map(([, one]) => one);
  for (const element of now) {
    const known = before.spots.get(element.dataset['key'] ?? '');
    if (known !== undefined) shift(element, known.box, duration);
    else arrive(root, element, takeSame(gone, element.dataset['card']) ?? deckFor(root, element), duration);
  }
  for (const one of gone) {
    const pile = pileWith(root, one.card, before.tally, after);
    if (pile !== undefined) fly(root, one, pile.getBoundingClientRect(), duration);
  }
}

function takeSame(gone: Seen[], card: string | undefined): DOMRect | undefined {
  const at = gone.findIndex((one) => one.card === card);
  return at < 0 ? undefined : gone.splice(at, 1)[0]?.box;
}

/** Cards of the row come from the galaxy deck, those of the hand from the own. */
function deckFor(root: ParentNode, element: HTMLElement): DOMRect | undefined {
  const name = element.closest('.row') ? 'galaxy-deck' : element.closest('.hand') ? 'own-deck' : undefined;
  if (name === undefined) return undefined;
  return root.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect();
}

/** The pile that holds more of this card than before. */
function pileWith(root: ParentNode, card: string, before: Tally, after: Tally): Element | undefined {
  const name = Object.keys(after).find((pile) => countIn(after, pile, card) > countIn(before, pile, card));
  return root.querySelector(`[data-pile="${name ?? ''}"]`) ?? undefined;
}

/** A card that stays moves along as its neighbours come and go. */
function shift(element: HTMLElement, from: DOMRect, duration: number): void {
  const to = element.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < NEAR_PX && Math.abs(y) < NEAR_PX) return;
  const moved = `translate(${String(x)}px, ${String(y)}px)`;
  element.animate([{ transform: moved }, { transform: 'none' }], { duration, easing: EASE });
}

function arrive(root: ParentNode, element: HTMLElement, from: DOMRect | undefined, duration: number): void {
  if (from === undefined || from.width === 0) return;
  const { box, face, card } = seen(element);
  element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration });
  fly(root, { box: from, face, card }, box, duration);
}

/** A likeness of the card on its way; it is gone when it arrives. */
function fly(root: ParentNode, { box, face }: Seen, to: DOMRect, duration: number): void {
  const sky = root.querySelector('.sky');
  if (sky === null || box.width === 0) return;
  const width = Math.max(box.width, to.width);
  const likeness = document.createElement('ct-card');
  likeness.card = face;
  likeness.style.setProperty('--ct-card-width', `${String(width)}px`);
  sky.append(likeness);
  const place = ({ left, top, width: wide, height }: DOMRect) => {
    const x = left + wide / 2 - width / 2;
    const y = top + height / 2 - (width * 1.4) / 2;
    return `translate(${String(x)}px, ${String(y)}px) scale(${String(wide / width)})`;
  };
  const motion = likeness.animate([{ transform: place(box) }, { transform: place(to) }], {
    duration,
    easing: EASE,
  });
  const remove = () => {
    likeness.remove();
  };
  motion.finished.then(remove, remove);
}
