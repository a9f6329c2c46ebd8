import { message, type Message, type MessageParam } from '../message.ts';
import type { Table } from '../table.ts';
import type { Amount, Ask, Condition, Source } from './literal.ts';
import { without, type Node } from './node.ts';
import type { Params } from './vocabulary.ts';

/**
 * A card's words: one walk over the effect in a grammar of labels that avoids inflection ("if …: …", "cost → gain",
 * "A or B"). Verbs, selectors, conditions and quantities bring one template each and language.
 */
export function textOf(table: Pick<Table, 'rules'>, node: Node): Message {
  const known = table.rules.texts.get(node);
  if (known !== undefined) return known;
  const made = describe(node, message('effect.it'));
  table.rules.texts.set(node, made);
  return made;
}

export function describe(node: Node, it: Message): Message {
  const [first, second] = node.kids;
  const kid = (n: Node | undefined): MessageParam => (n === undefined ? '' : describe(n, it));
  const parts = (): readonly Message[] =>
    node.kids.map((one, i) => part(one, it, i === node.kids.length - 1));
  switch (node.kind) {
    case 'verb':
      return message(`verb.${(node.literal as { do: string }).do}`, { it, ...words(node.params) });
    case 'seq':
      return message('effect.seq', { parts: parts() });
    case 'all':
      return message('effect.all', { parts: parts() });
    case 'may':
      return message('effect.may', { effect: kid(first) });
    case 'pay':
      return message('effect.pay', { cost: part(first as Node, it, false), gain: kid(second) });
    case 'choose':
      return message(`effect.choose.${node.decider}`, {
        options: node.decider === 'you' ? parts() : whose(node, parts()),
      });
    case 'pick':
      return describePick(node);
    case 'each':
      return describeEach(node);
    case 'repeat':
      return message('effect.repeat', { n: amountWords(node.n), effect: kid(first) });
    case 'other':
      return message(`effect.other.${node.which}`, { effect: kid(first) });
    case 'given':
      return describeGiven(node, it);
    case 'test': {
      const test = conditionWords((node.literal as { test: Ask }).test, 'test');
      if (second === undefined) return message('effect.test', { test, pass: kid(first) });
      return message('effect.test.fail', { test, pass: closed(first as Node, it), fail: kid(second) });
    }
    case 'call':
      return message(`call.${node.label}`, words(node.params));
    case 'abort':
      return message(`abort.${node.label}`);
  }
}

/** Side by side with others: what is itself joined, or would swallow what follows, stands in brackets. */
function part(node: Node, it: Message, last: boolean): Message {
  const joined = node.kind === 'seq' || node.kind === 'all' || node.kind === 'pay';
  const text = describe(node, it);
  return joined || (runsOn(node) && !last) ? message('effect.group', { effect: text }) : text;
}

/** Before "otherwise": a second "if" must not claim it. */
function closed(node: Node, it: Message): Message {
  const text = describe(node, it);
  return runsOn(node) ? message('effect.group', { effect: text }) : text;
}

/** Opens with words of its own that hold for all that comes after. */
function runsOn({ kind, kids, decider }: Node): boolean {
  if (kind === 'pick' || kind === 'each') return decider === 'opponent' || kids[0]?.kind !== 'verb';
  return !['verb', 'call', 'abort', 'seq', 'all', 'pay'].includes(kind);
}

/** Where the opponent chooses, what is not theirs is yours. */
function whose(node: Node, options: readonly Message[]): readonly Message[] {
  return options.map((effect, i) =>
    node.kids[i]?.kind === 'other' ? effect : message('effect.you', { effect }),
  );
}

/** A verb takes what is picked as its object; anything longer speaks of "it". */
function describePick(node: Node): Message {
  const kid = node.kids[0] as Node;
  const object = message(`from.${selectorName(node)}${node.upTo ? '.upTo' : ''}`, {
    n: amountWords(node.n),
    ...words(node.params),
  });
  const by = node.decider === 'opponent';
  if (kid.kind === 'verb') {
    const sentence = describe(kid, object);
    return by ? message('effect.opponent.does', { effect: sentence }) : sentence;
  }
  return message(by ? 'effect.pick.opponent' : 'effect.pick', {
    object,
    effect: describe(kid, message('effect.it')),
  });
}

function describeEach(node: Node): Message {
  const kid = node.kids[0] as Node;
  const object = message(`from.${selectorName(node)}.each`, words(node.params));
  if (kid.kind === 'verb') return describe(kid, object);
  return message('effect.each', { object, effect: describe(kid, message('effect.it')) });
}

function describeGiven(node: Node, it: Message): Message {
  const [then, otherwise] = node.kids;
  if (node.condition === undefined || then === undefined) return message('effect.it');
  const condition = conditionWords(node.condition.literal, 'if');
  if (otherwise === undefined) return message('effect.given', { condition, then: describe(then, it) });
  return message('effect.given.otherwise', {
    condition,
    then: closed(then, it),
    otherwise: describe(otherwise, it),
  });
}

export function conditionWords(condition: Condition, kind: 'if' | 'test'): Message {
  const parts = (of: unknown): readonly Message[] =>
    (of as readonly Condition[]).map((one) => conditionPart(one, kind));
  if ('not' in condition)
    return message('if.not', { part: conditionWords(condition.not as Condition, kind) });
  if ('both' in condition) return message('if.both', { parts: parts(condition.both) });
  if ('either' in condition) return message('if.either', { parts: parts(condition.either) });
  const ask = condition;
  return message(`${kind}.${ask.is}`, words(without(ask, 'is')));
}

function conditionPart(condition: Condition, kind: 'if' | 'test'): Message {
  const text = conditionWords(condition, kind);
  return 'both' in condition || 'either' in condition ? message('if.group', { part: text }) : text;
}

function selectorName(node: Node): string {
  const { pick, each } = node.literal as { pick?: Source; each?: Source };
  return (pick ?? each)?.from ?? '';
}

/** A number stays a number; anything counted says what is counted. */
export function amountWords(amount: Amount): MessageParam {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) {
    const source = amount.count as Source;
    return message(`count.${source.from}`, words(without(source, 'from')));
  }
  return message(`amount.${amount.of}`, words(without(amount, 'of')));
}

/** Parameters as words: numbers and names stay, amounts become what they count. */
function words(params: Params): Record<string, MessageParam> {
  const out: Record<string, MessageParam> = {};
  for (const [name, value] of Object.entries(params)) {
    const isAmount = typeof value === 'object' && value !== null && ('of' in value || 'count' in value);
    out[name] = isAmount ? amountWords(value as unknown as Amount) : (value as MessageParam);
  }
  return out;
}
