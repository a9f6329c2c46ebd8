/** What a table is given: the pieces of a page that the host sends, and the content of the box in one language. */
import type { Language, Seat } from '@cantina/engine';
import type { View } from '@cantina/deckbuilding';
import type { Faction } from './model.ts';

/** Words ready to be read, beside the message they were made from. */
export interface Said {
  readonly text: string;
  readonly message: { readonly key: string; readonly params?: unknown };
}

export interface PageChoice {
  readonly action: { readonly do: string; readonly what: unknown };
  readonly label: Said;
  readonly refused: { readonly rule: string; readonly reason: string } | null;
  readonly odds: readonly { readonly of: Said; readonly chance: number }[];
}

export interface PagePrompt {
  readonly ask: Said;
  readonly source: Said | null;
  readonly rule: string | null;
}

export interface PageSeat {
  readonly seat: Seat;
  readonly kind: 'human' | 'open' | 'bot';
  readonly name: string | null;
  readonly asked: boolean;
}

export interface PageOutcome {
  readonly seats: readonly ('won' | 'lost' | 'drawn')[];
  readonly because: Said;
}

/** A card of the box. */
export interface BoxCard {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly source: 'rulebook' | 'public' | 'original';
  readonly kind: 'galaxy' | 'starter' | 'pilot' | 'base';
  readonly type: 'unit' | 'ship' | 'base';
  readonly faction: Faction;
  readonly cost: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  readonly target: number;
  readonly hitPoints: number;
  readonly traits: readonly string[];
  readonly unique: boolean;
}

/** All there is in the box with what is printed on it, as it is fetched by its hash. */
export interface Box {
  readonly content: { readonly cards: readonly BoxCard[] };
  readonly cards: Readonly<Record<string, readonly { readonly slot: string; readonly text: string }[]>>;
  readonly words: {
    readonly templates: Readonly<Record<string, string>>;
    readonly lexicon: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

export interface Shown {
  readonly view: View;
  readonly prompt: PagePrompt | null;
  readonly choices: readonly PageChoice[];
  /** With whose eyes; `null` for a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly PageSeat[];
  readonly content: Box;
  readonly language: Language;
  readonly outcome?: PageOutcome | null | undefined;
}
