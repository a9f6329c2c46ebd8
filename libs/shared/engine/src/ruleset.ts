import type { Place } from '@cantina/decks';
import type { Random, RandomState } from '@cantina/random';
import type { ZodType } from 'zod';
import type { SlotText } from './card-text.ts';
import type { CardRules, InPlay } from './card.ts';
import type { Vocabulary } from './effects/vocabulary.ts';
import type { GameEvent } from './events.ts';
import type { MomentRule, WindowRule } from './happenings.ts';
import type { Interjection } from './interject.ts';
import type { Json, Thing } from './json.ts';
import type { Language, Message, Wording } from './message.ts';
import type { Core, Outcome, Seat } from './state.ts';
import type { Action, Forecast, Prompt, Step } from './step.ts';
import type { Probe, Table } from './table.ts';
import type { ValueRule } from './values.ts';
import type { Verdict } from './verdict.ts';

/** Cheap to load: what a hub shows before it loads any rules. */
export interface Meta {
  readonly id: string;
  readonly version: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly mechanics: readonly string[];
  /** Shown only where samples are asked for. */
  readonly sample?: boolean;
}

export type Viewer = Seat | 'spectator';

/** What an evaluation is made of, part by part. */
export type Reasons = Readonly<Record<string, number>>;

/** The whole of a game behind one contract; hosts, bots, tests and tables know nothing else of it. */
export interface Ruleset<State extends Core = Core, View = unknown> {
  readonly meta: Meta;
  readonly content: unknown;
  readonly contentHash: string;
  readonly options: ZodType;
  readonly action: ZodType<Action>;
  /** The form of what `view` shows, for those who read it without these types. */
  readonly viewForm: ZodType<View>;
  readonly wording: Wording;
  readonly facts: Facts;
  setup(options: unknown, seats: number, random: RandomState): State;
  actors(state: State): readonly Seat[];
  prompt(state: State, seat: Seat): Prompt | undefined;
  candidates(state: State, seat: Seat): readonly Action[];
  legal(state: State, seat: Seat): readonly Action[];
  check(state: State, seat: Seat, action: unknown): Verdict;
  apply(state: State, seat: Seat, action: Action, events?: GameEvent[]): void;
  concede(state: State, seat: Seat, events?: GameEvent[]): void;
  label(state: State, seat: Seat, action: Action): Message;
  odds(state: State, seat: Seat, action: Action): Forecast | undefined;
  view(state: State, viewer: Viewer): View;
  outcome(state: State): Outcome | undefined;
  redeal(state: State, seat: Seat, random: Random): State;
  /** Groups of places this seat does not know, within which `redeal` deals anew. */
  hidden(state: State, seat: Seat): readonly (readonly Place[])[];
  evaluate(state: State, seat: Seat): number;
  /** The parts whose sum that is, each with words under `reason.<part>`; none where the game does not tell them apart. */
  reasons(state: State, seat: Seat): Reasons;
  suggest(state: State, seat: Seat, random: Random): Action | undefined;
  clone(state: State): State;
  /** Content items that do something, by key. */
  readonly cards: readonly string[];
  /** What is printed on a content item, slot by slot. */
  cardText(card: string): readonly SlotText[];
  /** Everything that is in exactly one place, as a sorted list; the same before and after any action. */
  census(state: State): readonly Json[];
  readonly positions: readonly Position[];
}

/** What reports count: uses of the escape hatch, open actions, and all that a walk should reach. */
export interface Facts {
  readonly openActions: readonly string[];
  /** Verbs of acts open at any time. */
  readonly interjections: readonly string[];
  /** Engine features that this game's steps and content are made of. */
  readonly features: readonly string[];
  readonly hatches: readonly string[];
  readonly effects: number;
  /** Things to reach by kind: cards, spaces, table cells, option values, forks' arms. */
  readonly reachable: Readonly<Record<string, readonly string[]>>;
}

/** A named situation in the middle of a game, reached by script from a fixed start. */
export interface Position {
  readonly name: string;
  readonly options: Json;
  readonly seats: number;
  readonly seed: number | string;
  readonly script: readonly { readonly seat: Seat; readonly action: Action }[];
}

/** What `setup` is given: push the first frame on `core.stack`; what it returns is laid on top of `core`. */
export interface Start<Options, Content> {
  readonly options: Options;
  readonly seats: number;
  readonly content: Content;
  readonly random: Random;
  readonly core: Core;
}

/** What a ruleset writes; the rest of the contract is derived. */
export interface Definition<T extends Table<State, Content>, State extends Core, Content, Options, View> {
  readonly meta: Meta;
  readonly content: ZodType<Content>;
  readonly options: ZodType<Options>;
  readonly wording: Wording;
  /** Words that come with the content: names of cards. */
  words?(content: Content): Wording;
  readonly steps: Readonly<Record<string, Step>>;
  readonly interjections?: Readonly<Record<string, Interjection<T>>>;
  readonly vocabulary?: Vocabulary<T>;
  /** The content items that do something, by the key their effects' paths begin with. */
  cards?(content: Content): Readonly<Record<string, CardRules>>;
  inPlay?(table: T, piece: Thing): InPlay;
  nameOf?(table: T, thing: Thing): Message;
  readonly moments?: Readonly<Record<string, MomentRule<T>>>;
  readonly windows?: Readonly<Record<string, WindowRule<T>>>;
  readonly values?: Readonly<Record<string, ValueRule<T>>>;
  setup(start: Start<Options, Content>): Omit<State, keyof Core>;
  view(table: T, viewer: Viewer): View;
  /** The form of that, strictly: the conformance suite holds every view against it. */
  readonly viewForm: ZodType<View>;
  /** Groups of places this seat does not know, within which cards could lie any other way. */
  hidden(table: T, seat: Seat): readonly (readonly Place[])[];
  concede(table: T, seat: Seat): void;
  evaluate(table: T, seat: Seat): number;
  /** Its parts, for those who want to know why. */
  reasons?(table: T, seat: Seat): Reasons;
  /** A copy made by hand, where the generic one is too slow; proven equal by the conformance suite. */
  clone?(state: State): State;
  census?(state: State): readonly Json[];
  /** What a report should name if no walk ever reached it, by kind. */
  reachable?(content: Content): Readonly<Record<string, readonly string[]>>;
  readonly positions?: readonly Position[];
}

/** For tests and proofs: a rule switched off, scripted chance, somebody told what is reached. */
export interface Wiring {
  readonly ignore?: string;
  readonly random?: Random;
  readonly probe?: Probe;
}

export type Load<State extends Core = Core, View = unknown> = (
  content: unknown,
  wiring?: Wiring,
) => Ruleset<State, View>;
