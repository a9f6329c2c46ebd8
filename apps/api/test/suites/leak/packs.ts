import { source } from '@cantina/registry';
import type { Core, Ruleset, Seat } from '@cantina/engine';
import type { OpenCards } from '@cantina/testkit/ledger';

/** Boxes in which every physical card is a card of its own, with a number or a name that occurs nowhere else. */
export interface Pack {
  readonly id: string;
  readonly ruleset: Ruleset;
  readonly open: OpenCards;
  /** The cards a seat knows to be somewhere in its own deck, though not where. */
  ownDeck(state: Core, seat: Seat): readonly number[];
  /** The numbers of all cards that a text names. */
  namedIn(text: string): readonly number[];
  nameOf(card: number): string;
}

interface Literal {
  readonly id: string;
  readonly copies?: number;
  readonly kind?: string;
}

async function boxOf(id: string) {
  const box = await source(id);
  if (box === undefined) throw new Error(`there is no game "${id}"`);
  return { load: box.load, content: box.content as { readonly cards: readonly Literal[] } };
}

/** The first canary's number: such numbers occur nowhere else, so that numbers, ids and names are found alike. */
const FIRST = 10_000;
const NUMBERED = /(?<![0-9a-z])1[0-9]{4}(?![0-9a-z])/gi;

interface Side {
  readonly deck: { readonly pile: { readonly cards: readonly number[]; readonly seen: readonly number[] } };
  readonly units: readonly { readonly card: number }[];
  readonly ships: readonly { readonly card: number }[];
  readonly base: { readonly card: number } | null;
  readonly victory: readonly number[];
}

interface DeckbuildingState extends Core {
  readonly sides: readonly Side[];
  readonly exiled: readonly number[];
}

interface StackFrame {
  readonly moment?: string;
  readonly what?: { readonly it: number };
  /** A card that is not in play is `card:10012`. */
  readonly source?: unknown;
}

/** Pilots lie in one open stack of which the game keeps no more than the count: they stay alike, and are never hidden. */
async function deckbuilding(): Promise<Pack> {
  const { load, content } = await boxOf('deckbuilding');
  const pilot = content.cards.filter(({ kind }) => kind === 'pilot');
  const blanks = Array.from({ length: FIRST - pilot.length }, (_, i) => ({
    id: `blank-${i}`,
    name: { en: 'Blank', de: 'Blank', ru: 'Blank' },
    source: 'original',
    kind: 'base',
    type: 'base',
    faction: 'neutral',
    traits: [],
    unique: true,
  }));
  const others = content.cards.filter(({ kind }) => kind !== 'pilot');
  const copies = others.flatMap((card) => new Array<Literal>(card.copies ?? 1).fill(card));
  const idOf = (card: Literal, at: number) => `${card.id}-${FIRST + at}`;
  const newIds = new Map(copies.map((card, at) => [card.id, idOf(card, at)]));
  const canaries = copies.map((card, at) => {
    const { name, ...rules } = card as Literal & { name: object };
    const id = idOf(card, at);
    return { ...(renamed(rules, newIds) as object), id, copies: 1, name: mapped(name, FIRST + at) };
  });
  return {
    id: 'deckbuilding',
    ruleset: load({ ...content, cards: [...pilot, ...blanks, ...canaries] }),
    *open(state) {
      const { sides, exiled, stack } = state as DeckbuildingState;
      yield* exiled;
      for (const { units, ships, base, victory } of sides) {
        for (const { card } of [...units, ...ships]) yield card;
        if (base !== null) yield base.card;
        yield* victory;
      }
      // A card being purchased is on its way, and whose text is being carried out is plain to see.
      for (const { moment, what, source: of } of stack as readonly StackFrame[]) {
        if (moment === 'purchase' && what !== undefined) yield what.it;
        if (typeof of === 'string') yield Number(of.slice('card:'.length));
      }
    },
    ownDeck: (state, seat) => unseenIn((state as DeckbuildingState).sides[seat]?.deck.pile, seat),
    namedIn: (text) =>
      (text.match(NUMBERED) ?? []).map(Number).filter((number) => number < FIRST + canaries.length),
    nameOf: (card) => `Canary ${card}`,
  };
}

const unseenIn = (pile: Side['deck']['pile'] | undefined, seat: Seat): readonly number[] =>
  (pile?.cards ?? []).filter((_card, at) => ((pile?.seen[at] ?? 0) & (1 << seat)) === 0);

const mapped = (names: object, number: number): object =>
  Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, `${String(name)} ${number}`]),
  );

/** Cards that speak of other cards name one of the new ones. */
function renamed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, ids)]));
}

/** Cards of the cellar are shown by their names, which are letters only. */
const MARK = 'qzqzq';
const MARKED = new RegExp(`${MARK}([a-z]{2})`, 'g');
const LETTERS = 26;
const A = 'a'.charCodeAt(0);

const spelled = (n: number): string =>
  String.fromCharCode(A + Math.floor(n / LETTERS)) + String.fromCharCode(A + (n % LETTERS));
const read = (letters: string): number => (letters.charCodeAt(0) - A) * LETTERS + (letters.charCodeAt(1) - A);

async function cellar(): Promise<Pack> {
  const { load, content } = await boxOf('cellar');
  const cards = content.cards
    .flatMap((card) => new Array<Literal>(card.copies ?? 1).fill(card))
    .map((card, number) => ({ ...card, id: `${card.id}${MARK}${spelled(number)}`, copies: 1 }));
  return {
    id: 'cellar',
    ruleset: load({ ...content, cards }),
    open: (state) => (state as Core & { keeps: readonly { card: number }[] }).keeps.map(({ card }) => card),
    ownDeck: () => [],
    namedIn: (text) => [...text.matchAll(MARKED)].map(([, letters = '']) => read(letters)),
    nameOf: (card) => `canary${MARK}${spelled(card)}`,
  };
}

let all: Promise<readonly Pack[]> | undefined;

/** Put together once: it takes a while. */
export const packs = (): Promise<readonly Pack[]> => (all ??= Promise.all([deckbuilding(), cellar()]));
