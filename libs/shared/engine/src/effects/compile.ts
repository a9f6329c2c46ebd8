import type { ZodType } from 'zod';
import type { Json } from '../json.ts';
import { badInput, Refused } from '../verdict.ts';
import type { ReadyCondition } from './condition.ts';
import type { Amount, Condition, Effect, Source } from './literal.ts';
import { makeNode, without, type Node } from './node.ts';
import type { Params, Vocabulary } from './vocabulary.ts';

/**
 * Makes an effect literal ready: checks every word against the game's vocabulary (a wrong one is refused with what
 * and where) and hands each node with its path to `keep`.
 */
export function compile(
  vocabulary: Vocabulary,
  effect: Effect,
  path: string,
  keep: (node: Node) => void,
): Node {
  const kid = (literal: Effect, name: string | number): Node =>
    compile(vocabulary, literal, `${path}/${name}`, keep);
  const node = build(vocabulary, effect, path, kid);
  keep(node);
  return node;
}

type Kid = (literal: Effect, name: string | number) => Node;

function build(words: Vocabulary, effect: Effect, path: string, kid: Kid): Node {
  if (!isRecord(effect)) fail(path, 'an effect', effect);
  if ('do' in effect) {
    const verb = known(words.verbs, effect.do, path, 'verb');
    return makeNode('verb', path, effect, { verb, params: parse(verb.params, without(effect, 'do'), path) });
  }
  if ('seq' in effect) return makeNode('seq', path, effect, { kids: list(effect.seq, path).map(kid) });
  if ('all' in effect) return makeNode('all', path, effect, { kids: list(effect.all, path).map(kid) });
  if ('may' in effect) return makeNode('may', path, effect, { kids: [kid(effect.may, 0)] });
  if ('pay' in effect)
    return makeNode('pay', path, effect, { kids: [kid(effect.pay, 0), kid(effect.to, 1)] });
  if ('choose' in effect) {
    const kids = list(effect.choose, path).map(kid);
    return makeNode('choose', path, effect, {
      kids,
      decider: oneOf(['you', 'opponent'], effect.as ?? 'you', path),
    });
  }
  if ('pick' in effect) {
    return makeNode('pick', path, effect, {
      ...source(words, effect.pick, path),
      n: amount(words, effect.n ?? 1, path),
      upTo: effect.upTo ?? false,
      decider: oneOf(['you', 'opponent'], effect.as ?? 'you', path),
      kids: [kid(effect.then, 0)],
    });
  }
  if ('each' in effect) {
    return makeNode('each', path, effect, {
      ...source(words, effect.each, path),
      kids: [kid(effect.then, 0)],
    });
  }
  if ('repeat' in effect) {
    return makeNode('repeat', path, effect, {
      n: amount(words, effect.repeat, path),
      kids: [kid(effect.then, 0)],
    });
  }
  if ('other' in effect) {
    const which = oneOf(['next', 'chosen', 'each'], effect.other, path);
    return makeNode('other', path, effect, { which, kids: [kid(effect.then, 0)] });
  }
  if ('given' in effect) {
    const kids = [kid(effect.then, 0)];
    if (effect.otherwise !== undefined) kids.push(kid(effect.otherwise, 1));
    return makeNode('given', path, effect, { condition: condition(words, effect.given, path), kids });
  }
  if ('test' in effect) {
    if (!isRecord(effect.test)) fail(path, 'a test', effect.test);
    const test = known(words.tests, effect.test.is, path, 'test');
    const kids = [kid(effect.pass, 0)];
    if (effect.fail !== undefined) kids.push(kid(effect.fail, 1));
    return makeNode('test', path, effect, {
      test,
      params: parse(test.params, without(effect.test, 'is'), path),
      kids,
    });
  }
  if ('call' in effect)
    return makeNode('call', path, effect, { label: effect.call, params: effect.with ?? {} });
  if ('abort' in effect) return makeNode('abort', path, effect, { label: effect.abort });
  return fail(path, 'an effect', effect);
}

function source(words: Vocabulary, literal: Source, path: string): Partial<Node> {
  if (!isRecord(literal)) fail(path, 'a selector', literal);
  const selector = known(words.selectors, literal.from, path, 'selector');
  return { selector, params: parse(selector.params, without(literal, 'from'), path) };
}

/** A condition with every word in it known and its parameters as their schemas leave them. */
export function condition(words: Vocabulary, literal: Condition, path: string): ReadyCondition {
  if (!isRecord(literal)) fail(path, 'a condition', literal);
  const ready = (of: readonly Condition[]): readonly ReadyCondition[] =>
    list(of, path).map((part) => condition(words, part, path));
  if ('not' in literal) {
    const [part] = ready([literal.not as Condition]) as [ReadyCondition];
    return joint('not', { not: part.literal }, [part]);
  }
  if ('both' in literal) {
    const parts = ready(literal.both as readonly Condition[]);
    return joint('both', { both: parts.map((part) => part.literal) }, parts);
  }
  if ('either' in literal) {
    const parts = ready(literal.either as readonly Condition[]);
    return joint('either', { either: parts.map((part) => part.literal) }, parts);
  }
  const rule = known(words.conditions, literal.is, path, 'condition');
  const params = parse(rule.params, without(literal, 'is'), path);
  const ask = { is: literal.is, ...params };
  return { kind: 'is', literal: ask, rule, params, parts: [], secret: rule.secret === true };
}

function joint(
  kind: ReadyCondition['kind'],
  literal: Condition,
  parts: readonly ReadyCondition[],
): ReadyCondition {
  return { kind, literal, rule: undefined, params: {}, parts, secret: parts.some(({ secret }) => secret) };
}

export function amount(words: Vocabulary, literal: Amount, path: string): Amount {
  if (typeof literal === 'number')
    return Number.isInteger(literal) ? literal : fail(path, 'a whole number', literal);
  if (!isRecord(literal)) fail(path, 'an amount', literal);
  if ('count' in literal) {
    const counted = literal.count as Source;
    const { params } = source(words, counted, path);
    return { count: { from: counted.from, ...params } };
  }
  const { params } = known(words.quantities, literal.of, path, 'quantity');
  return { of: literal.of, ...parse(params, without(literal, 'of'), path) };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function known<T>(names: Readonly<Record<string, T>>, name: unknown, path: string, what: string): T {
  const found = typeof name === 'string' && Object.hasOwn(names, name) ? names[name] : undefined;
  return found ?? fail(path, `a known ${what}`, name);
}

function parse(schema: ZodType<Params> | undefined, params: Params, path: string): Params {
  if (schema === undefined)
    return Object.keys(params).length === 0 ? params : fail(path, 'no parameters', params);
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return fail([path, ...(issue?.path ?? [])].join('/'), issue?.message ?? 'valid parameters', params);
}

function list<T>(items: readonly T[], path: string): readonly T[] {
  const proper: boolean = Array.isArray(items) && items.length > 0;
  return proper ? items : fail(path, 'a list with something in it', items);
}

function oneOf<T extends string>(names: readonly T[], name: T, path: string): T {
  return names.includes(name) ? name : fail(path, `one of ${names.join(', ')}`, name);
}

export function fail(path: string, expected: string, found: unknown): never {
  throw new Refused(badInput('CORE-CONTENT', { where: path, expected, found: (found ?? null) as Json }));
}
