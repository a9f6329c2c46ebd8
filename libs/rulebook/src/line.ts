/** One rule line: what it says, what kind of statement it is, and where the printed rulebook says it. */
import type { BookName } from './games.ts';

export const KINDS = ['RULE', 'EXAMPLE', 'VECTOR', 'PUBLIC', 'DECIDE', 'NOTE', 'ORIGINAL'] as const;

/**
 * RULE is stated by the book, EXAMPLE is worked in it, VECTOR follows from it, PUBLIC is known from public sources;
 * DECIDE is our ruling where the book is silent; NOTE needs nothing; ORIGINAL is a rule invented here.
 */
export type Kind = (typeof KINDS)[number];

/** Kinds a ruleset must obey, each with a test. */
export const REQUIRED: readonly Kind[] = ['RULE', 'EXAMPLE', 'VECTOR', 'PUBLIC'];

export interface Line {
  readonly id: string;
  readonly game: BookName;
  readonly topic: string;
  readonly kind: Kind;
  /** Citation of the printed rulebook, such as `L15-19` or `[DE+RU]`; empty where it has none. */
  readonly source: string;
  readonly text: string;
  /** Present where the text was corrected; shown beside it. */
  readonly corrected?: { readonly was: string; readonly because: string };
}

/** How the data files write lines: grouped by topic, one line a row. */
export interface Topic {
  readonly topic: string;
  readonly lines: readonly (readonly [id: string, kind: Kind, source: string, text: string])[];
}

export interface Correction {
  readonly id: string;
  readonly text: string;
  readonly reason: string;
}

/** What a data file exports. */
export interface BookData {
  readonly topics: readonly Topic[];
  readonly corrections?: readonly Correction[];
}

export function isRequired(line: Line): boolean {
  return REQUIRED.includes(line.kind);
}

export function isRuling(line: Line): boolean {
  return line.kind === 'DECIDE';
}
