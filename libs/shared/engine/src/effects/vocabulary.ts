import type { ZodType } from 'zod';
import type { Json, Thing } from '../json.ts';
import type { Message } from '../message.ts';
import type { Table } from '../table.ts';
import type { Refusal, Verdict } from '../verdict.ts';
import type { Cause } from './literal.ts';

/** How much of an effect could be done now: all of it, some of it, or none (then the reason why not). */
export type Reach = 'all' | 'some' | Refusal;

export type Params = Readonly<Record<string, Json>>;

/** One of a game's verbs: answers before it acts, and does what it can. Its words are the template `verb.<name>`. */
export interface Verb<T extends Table = Table, P extends Params = Params> {
  /** Bounds of the parameters in content; without it the verb takes none. */
  readonly params?: ZodType<P>;
  /** Without it, the verb can always be done whole. */
  reach?(table: T, cause: Cause, params: P): Reach;
  apply(table: T, cause: Cause, params: P): void;
  /** A one-off that the vocabulary has no words for; counted. */
  readonly hatch?: boolean;
}

export interface ConditionRule<T extends Table = Table, P extends Params = Params> {
  readonly params?: ZodType<P>;
  holds(table: T, cause: Cause, params: P): boolean;
  /** Why an effect under this condition cannot be done while it does not hold. */
  readonly unless?: Refusal;
  /** Depends on what not everybody may know. */
  readonly secret?: boolean;
}

/**
 * Things to point at. Order matters and must not tell anything: hidden hands come sorted. A thing must stay the same
 * thing while others of one pick are dealt with (ids and card numbers do, positions in a list do not).
 */
export interface Selector<T extends Table = Table, P extends Params = Params> {
  readonly params?: ZodType<P>;
  things(table: T, cause: Cause, params: P): readonly Thing[];
  check?(table: T, cause: Cause, thing: Thing, params: P): Verdict;
  name(table: T, cause: Cause, thing: Thing, params: P): Message;
  /** Not everybody may know what lies there: asked even when the answer is forced, since asking is information. */
  readonly secret?: boolean;
  /** For secret places: might there be something, by what everybody knows? Without it, always. */
  possible?(table: T, cause: Cause, params: P): boolean;
}

export interface Quantity<T extends Table = Table, P extends Params = Params> {
  readonly params?: ZodType<P>;
  count(table: T, cause: Cause, params: P): number;
}

/** A test is a step of the game that ends with `true` or `false`. */
export interface TestRule<T extends Table = Table, P extends Params = Params> {
  readonly params?: ZodType<P>;
  readonly step: string;
  /** The chance to pass, nobody using anything more; from public knowledge. */
  chance?(table: T, cause: Cause, params: P): number;
}

/** What a game's effects may speak of. */
export interface Vocabulary<T extends Table = Table> {
  readonly verbs: Readonly<Record<string, Verb<T>>>;
  readonly conditions: Readonly<Record<string, ConditionRule<T>>>;
  readonly selectors: Readonly<Record<string, Selector<T>>>;
  readonly quantities: Readonly<Record<string, Quantity<T>>>;
  readonly tests: Readonly<Record<string, TestRule<T>>>;
}

export const NO_VOCABULARY: Vocabulary = {
  verbs: {},
  conditions: {},
  selectors: {},
  quantities: {},
  tests: {},
};
