import { EMPTY, EVERYONE, only, type ReadonlyPile, type Viewer } from '@cantina/decks';
import type { Core } from '@cantina/engine';

/**
 * A ledger of who could know which card when. It reads states alone: the marks that lie beside the cards of every pile, and
 * what the game lays out openly. No ruleset's view has a say in it, so that a view can be held against it.
 */

/** For each seat, and last for a spectator, the cards it can point at. */
export type Known = readonly ReadonlySet<number>[];

/** Cards that lie open beside the piles: in play, exiled, won. */
export type OpenCards = (state: Core) => Iterable<number>;

const NOTHING: ReadonlySet<number> = new Set();

/** What everybody at the table knows of the cards of one state. */
export function knownIn(state: Core, open: OpenCards): Known {
  const shown = [...open(state)];
  const needed = [...Array.from({ length: state.seats }, (_, seat) => only(seat)), EVERYONE];
  const piles = pilesIn(state);
  return needed.map((mask) => {
    const known = new Set(shown);
    for (const { cards, seen } of piles) {
      cards.forEach((card, at) => {
        if (card !== EMPTY && ((seen[at] ?? 0) & mask) === mask) known.add(card);
      });
    }
    return known;
  });
}

/** Every pile of a state, wherever it lies. */
export function pilesIn(value: unknown): readonly ReadonlyPile[] {
  if (typeof value !== 'object' || value === null) return [];
  const { cards, seen } = value as { cards?: unknown; seen?: unknown };
  if (Array.isArray(cards) && Array.isArray(seen)) return [value as ReadonlyPile];
  return Object.values(value).flatMap(pilesIn);
}

interface Page {
  /** After the entry; before the game began nobody knows anything. */
  readonly after: Known;
  /** While it was done: a card may have been seen and be gone again. */
  readonly during: readonly Known[];
  /** Cards that lie in some pile after the entry. */
  readonly piled: ReadonlySet<number>;
}

/** One match, entry by entry. */
export class Ledger {
  readonly #open: OpenCards;
  readonly #pages: Page[] = [{ after: [], during: [], piled: NOTHING }];

  constructor(open: OpenCards) {
    this.#open = open;
  }

  /** Notes how the game stands after the next entry, and how it stood at moments on the way there. */
  write(state: Core | null, during: readonly Known[] = []): void {
    const after = state === null ? [] : knownIn(state, this.#open);
    const piled = new Set(pilesIn(state).flatMap(({ cards }) => cards));
    piled.delete(EMPTY);
    this.#pages.push({ after, during, piled });
  }

  /** The number of the last entry. */
  get version(): number {
    return this.#pages.length - 1;
  }

  /** Could this viewer point at the card after any of these entries? */
  couldSee(viewer: Viewer, card: number, first: number, last = first): boolean {
    for (let version = Math.max(first, 0); version <= last; version++)
      if (knows(this.#pages[version]?.after, viewer, card)) return true;
    return false;
  }

  /** Could this viewer be told of the card when this entry was made: before, on the way or after it? */
  couldHear(viewer: Viewer, card: number, version: number): boolean {
    const moments = this.#pages[version]?.during ?? [];
    return (
      this.couldSee(viewer, card, version - 1, version) || moments.some((known) => knows(known, viewer, card))
    );
  }

  /** The cards in piles that this viewer cannot point at. */
  hiddenFrom(viewer: Viewer, version: number): readonly number[] {
    return [...(this.#pages[version]?.piled ?? [])].filter((card) => !this.couldSee(viewer, card, version));
  }
}

function knows(known: Known | undefined, viewer: Viewer, card: number): boolean {
  return (viewer === 'spectator' ? known?.at(-1) : known?.[viewer])?.has(card) === true;
}
