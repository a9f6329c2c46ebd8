import type { Json } from '../json.ts';
import type { ReadyCondition } from './condition.ts';
import type { Amount, Decider, Effect, Which } from './literal.ts';
import type { Params, Selector, TestRule, Verb } from './vocabulary.ts';

export type Kind =
  | 'verb'
  | 'seq'
  | 'all'
  | 'may'
  | 'pay'
  | 'choose'
  | 'pick'
  | 'each'
  | 'repeat'
  | 'other'
  | 'given'
  | 'test'
  | 'call'
  | 'abort';

/**
 * An effect made ready at load: its handlers looked up once, its place named by a path (`card/ability/0/1`) that a
 * waiting frame can hold. One shape for all kinds, so that the hot loop over them stays fast.
 */
export interface Node {
  readonly kind: Kind;
  readonly path: string;
  readonly literal: Effect;
  readonly kids: readonly Node[];
  readonly verb: Verb | undefined;
  readonly selector: Selector | undefined;
  readonly test: TestRule | undefined;
  /** Parameters of the verb, selector, test or called step. */
  readonly params: Params;
  readonly n: Amount;
  readonly upTo: boolean;
  readonly decider: Decider;
  readonly which: Which;
  readonly condition: ReadyCondition | undefined;
  /** The step called or the label aborted to. */
  readonly label: string;
}

const NONE: Params = Object.freeze({});

export function makeNode(kind: Kind, path: string, literal: Effect, parts: Partial<Node>): Node {
  return {
    kind,
    path,
    literal,
    kids: parts.kids ?? [],
    verb: parts.verb,
    selector: parts.selector,
    test: parts.test,
    params: parts.params ?? NONE,
    n: parts.n ?? 1,
    upTo: parts.upTo ?? false,
    decider: parts.decider ?? 'you',
    which: parts.which ?? 'next',
    condition: parts.condition,
    label: parts.label ?? '',
  };
}

/** The entries of a literal without its naming key. */
export function without(record: Readonly<Record<string, Json>>, key: string): Params {
  const rest: Record<string, Json> = {};
  for (const [name, value] of Object.entries(record)) if (name !== key) rest[name] = value;
  return rest;
}
