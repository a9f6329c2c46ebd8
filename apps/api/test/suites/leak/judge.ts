import type { Viewer } from '@cantina/engine';
import type { Notes } from './notes.ts';
import type { Pack } from './packs.ts';

/** The ways by which something is told. */
export const CHANNELS = [
  'page',
  'log',
  'act',
  'explain',
  'hint',
  'problem',
  'socket',
  'chat',
  'list',
  'seats',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** Something that was told to somebody. */
export interface Told {
  readonly channel: Channel;
  readonly text: string;
  /** With whose eyes they look. */
  readonly viewer: Viewer;
  /** The match it is about; what is about no match may name no card at all. */
  readonly notes?: Notes;
  /** The version they had before: what they are told leads on from there. */
  readonly since?: number;
}

/** Words that are long enough to be a secret, and numbers that are long enough to be a generator's. */
const WORDS = /[\w-]{12,}/g;
const NUMBERS = /(?<!\d)\d{6,10}(?!\d)/g;
/** Names of what a state is made of, and no page. */
const INSIDES = /"(random|stack|seen|answers|owners|nonce|listening|createdBy)":|"(owner|by)":"/;

const MOST_FAILURES = 20;

/** Reads everything that is told and finds what its reader could not know. */
export class Judge {
  readonly failures: string[] = [];
  readonly texts: Record<string, number> = {};
  /** Cards that were named, rightly or not. */
  named = 0;
  /** Who people are and how they prove it: for nobody else. */
  readonly #private = new Set<string>();
  readonly #packs: readonly Pack[];

  constructor(packs: readonly Pack[]) {
    this.#packs = packs;
  }

  /** A token has two halves; either alone would tell too much. */
  keep(...secrets: readonly string[]): void {
    for (const secret of secrets) for (const part of secret.split('.')) this.#private.add(part);
  }

  hear(told: Told): void {
    const { channel, text } = told;
    this.texts[channel] = (this.texts[channel] ?? 0) + 1;
    this.#secrets(told);
    const inside = INSIDES.exec(text);
    if (inside !== null) this.#fail(told, `shows the inside: ${inside[0]}`);
    const parts = dissect(text);
    this.#cards(told, parts);
  }

  #secrets(told: Told): void {
    const { notes, text } = told;
    const sealed = notes === undefined || notes.over ? [] : notes.sealed;
    const words = new Set(text.match(WORDS) ?? []);
    for (const word of words) {
      for (const secret of [...sealed, ...(notes?.never ?? [])])
        if (word.includes(secret)) this.#fail(told, 'tells a secret of the match');
      if (this.#private.has(word)) this.#fail(told, 'tells who somebody is, or how they prove it');
    }
    for (const number of text.match(NUMBERS) ?? [])
      if (notes?.generator.has(number) === true) this.#fail(told, 'tells the generator');
  }

  #cards(told: Told, { rest, version, isPage, lines, chances, pages }: Parts): void {
    const { viewer, notes, since } = told;
    if (notes === undefined) {
      const names = this.#packs.some((pack) => pack.namedIn(told.text).length > 0);
      if (names) this.#fail(told, 'names a card where no table is told of');
      return;
    }
    const { ledger, pack } = notes;
    const last = version ?? ledger.version;
    const first = isPage ? last : Math.min(since ?? last, last);
    for (const card of this.#read(notes, rest))
      if (!ledger.couldSee(viewer, card, first, last)) this.#fail(told, `names ${pack.nameOf(card)}`);
    for (const { seq, text } of lines)
      for (const card of this.#read(notes, text))
        if (!ledger.couldHear(viewer, card, seq))
          this.#fail(told, `names ${pack.nameOf(card)} in line ${seq}`);
    for (const { text, chance } of chances)
      for (const card of this.#read(notes, text))
        if (!ledger.couldSee(viewer, card, first, last))
          this.#odds(told, card, chance, notes.deckOf(viewer === 'spectator' ? -1 : viewer, last));
    for (const page of pages)
      this.#cards({ viewer, notes, channel: told.channel, text: page }, dissect(page));
  }

  /** A player knows what the own deck is made of, and that each of its cards is as likely as the others. */
  #odds(told: Told, card: number, chance: number, deck: readonly number[]): void {
    const name = told.notes?.pack.nameOf(card) ?? '';
    if (!deck.includes(card)) this.#fail(told, `reckons with ${name}`);
    else if (chance > 1 / deck.length + 1e-9) this.#fail(told, `knows better than chance about ${name}`);
  }

  #read({ pack }: Notes, text: string): readonly number[] {
    const cards = pack.namedIn(text);
    this.named += cards.length;
    return cards;
  }

  #fail({ channel, viewer, notes }: Told, what: string): void {
    const whom = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
    const where = notes && ` (${notes.pack.id} ${notes.match}, version ${notes.ledger.version})`;
    const failure = `${channel}, to ${whom}: ${what}${where ?? ''}`;
    if (this.failures.length < MOST_FAILURES && !this.failures.includes(failure)) this.failures.push(failure);
  }
}

interface Parts {
  /** What is told of how the match stands at this version. */
  readonly rest: string;
  readonly version: number | undefined;
  readonly isPage: boolean;
  /** What is told of entries, which may be long ago. */
  readonly lines: readonly { readonly seq: number; readonly text: string }[];
  readonly chances: readonly { readonly text: string; readonly chance: number }[];
  readonly pages: readonly string[];
}

/** A text by what its parts tell of. */
function dissect(text: string): Parts {
  const lines: { seq: number; text: string }[] = [];
  const chances: { text: string; chance: number }[] = [];
  const pages: string[] = [];
  const whole = parsed(text);
  const apart = (key: string, value: unknown): unknown => {
    if (isLine(value)) {
      lines.push({ seq: value.seq, text: JSON.stringify(value) });
      return undefined;
    }
    if (key === 'odds' && Array.isArray(value)) {
      for (const one of value as { chance: number }[])
        chances.push({ text: JSON.stringify(one), chance: one.chance });
      return undefined;
    }
    if (key === 'page') {
      pages.push(JSON.stringify(value));
      return undefined;
    }
    return value;
  };
  const rest = whole === undefined ? text : JSON.stringify(whole, apart);
  const { version } = (whole ?? {}) as { version?: number };
  return { rest, version, isPage: whole !== undefined && 'view' in whole, lines, chances, pages };
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLine(value: unknown): value is { readonly seq: number } {
  return typeof value === 'object' && value !== null && 'seq' in value && 'said' in value;
}
