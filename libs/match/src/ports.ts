import type { Action, Core, Message, Prompt, Ruleset, Seat } from '@cantina/engine';
import type { Random } from '@cantina/random';
import type { Repro } from './defect.ts';
import type { Written } from './entries.ts';
import type { MatchRecord, Owner } from './head.ts';
import type { Stage, Standing } from './standing.ts';

/** What a host hands in: where matches are kept, how their news travels, the rules, the bots, the clock. */

/** How a match stood after an entry; loading begins at the latest one. */
export interface Snapshot {
  readonly seq: number;
  readonly standing: Standing;
}

/** What is known of a match without loading it. */
export interface Summary {
  readonly id: string;
  readonly ruleset: string;
  readonly stage: Stage;
  /** Anybody may find it and sit down. */
  readonly open: boolean;
  /** Who owns a chair, and who created it. */
  readonly owners: readonly Owner[];
  readonly seats: readonly SeatCard[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly practice: boolean;
  /** A rule threw, and the match stands as it was before. */
  readonly defect: Repro | null;
}

/** A chair as everybody may know it. */
export interface SeatCard {
  readonly kind: 'human' | 'open' | 'bot';
  readonly name: string | null;
  readonly colour: string | null;
  readonly away: boolean;
  /** The bot that plays here now. */
  readonly bot: string | null;
}

/** Entries that are written together, and what changes with them. */
export interface Batch {
  readonly written: readonly Written[];
  readonly summary: Summary;
  readonly snapshot?: Snapshot;
}

export interface Search {
  /** Matches in which this person owns a chair, or which they created. */
  readonly owner?: Owner;
  /** Only those that wait for somebody to sit down. */
  readonly open?: boolean;
  /** Only those that are not over. */
  readonly unfinished?: boolean;
  readonly limit: number;
  /** Only those last changed before this time: the next page. */
  readonly before?: number;
}

export interface Retention {
  readonly now: number;
  /** How long a finished match is kept after its last entry, in milliseconds. */
  readonly finished: number;
  /** How long a match that nobody goes on with is kept. */
  readonly abandoned: number;
}

/** Who wrote an entry under which key. */
export interface KeyOf {
  readonly by: Owner;
  readonly key: string;
}

/** Something said at the table; no part of the game's log. */
export interface ChatLine {
  /** Counts up within the match, also when old lines are gone. */
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  /** As whoever sat there was called then. */
  readonly name: string;
  readonly text: string;
}

/** A line to be kept: beside it who said it and the key by which a repetition is known, neither ever given out. */
export interface Spoken extends Omit<ChatLine, 'number'> {
  readonly by: Owner;
  readonly key?: string;
}

/** `full`: there is no room for another match. `conflict`: somebody else wrote first. */
export type StoreAnswer = 'done' | 'full' | 'conflict';

/** Keeps matches. Whatever was answered with `done` is there after any crash. */
export interface MatchStore {
  create(record: MatchRecord, summary: Summary): Promise<StoreAnswer>;
  /** Writes all of it or nothing; only directly behind the last entry there is. */
  append(id: string, batch: Batch): Promise<StoreAnswer>;
  /** Sets what is known of a match without an entry: a defect. */
  note(summary: Summary): Promise<void>;
  record(id: string): Promise<MatchRecord | undefined>;
  summary(id: string): Promise<Summary | undefined>;
  /** Entries behind `after` up to `last`, in order; at most `limit`. */
  entries(id: string, after: number, last?: number, limit?: number): Promise<readonly Written[]>;
  /** The latest snapshot that is not behind entry `last`. */
  snapshot(id: string, last?: number): Promise<Snapshot | undefined>;
  /** The entry this person wrote under this key. */
  keyed(id: string, by: Owner, key: string): Promise<Written | undefined>;
  /** All keys of a match. */
  keys(id: string): Promise<readonly KeyOf[]>;
  /** Keeps a line and the latest `most` in all; tells its number, the earlier one's if this person sent the key before. */
  say(id: string, spoken: Spoken, most: number): Promise<number | undefined>;
  /** Lines behind number `after`, in order; at most `limit`. */
  said(id: string, after: number, limit?: number): Promise<readonly ChatLine[]>;
  /** The latest changed first. */
  list(search: Search): Promise<readonly Summary[]>;
  /** Forgets what is too old, and as many finished matches as needed to get below the cap; tells which. */
  sweep(retention: Retention): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A match has changed: its number of entries, and nothing of what is in them. */
export interface News {
  readonly match: string;
  readonly seq: number;
  /** Somebody said something: the number of the line. The log may be as it was. */
  readonly chat?: number;
}

/** Carries news to whoever watches a match. May carry some twice; never keeps any. */
export interface Bus {
  publish(news: News): void;
  /** Returns how to stop listening. */
  subscribe(match: string, listener: (news: News) => void): () => void;
}

/** All that a bot is given: its seat's knowledge. */
export interface BotChair {
  readonly seat: Seat;
  readonly view: unknown;
  readonly prompt: Prompt | undefined;
  readonly legal: readonly Action[];
  /** Another table that looks the same from this seat. */
  imagine(): { readonly ruleset: Ruleset; readonly state: Core };
  readonly random: Random;
}

export type BotPlayer = (chair: BotChair) => Action | Promise<Action>;

/** What a bot would do in a person's place, and why. */
interface BotAdvice {
  readonly action: Action;
  readonly because: readonly Message[];
}

export type BotAdviser = (chair: BotChair) => BotAdvice | Promise<BotAdvice>;

/** Rules as a host has them loaded. */
export interface LoadedRules {
  readonly ruleset: Ruleset;
  /** Fingerprint of the rules' code. */
  readonly rulesHash: string;
}

export interface Rules {
  (ruleset: string): Promise<LoadedRules | undefined>;
}
