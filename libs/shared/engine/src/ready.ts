import type { CardRules, Modifier, ReadyCard, ReadyModifier, ReadyTrigger, Timing, Trigger } from './card.ts';
import { amount, compile, condition } from './effects/compile.ts';
import type { ReadyCondition } from './effects/condition.ts';
import type { Condition, Effect } from './effects/literal.ts';
import type { Node } from './effects/node.ts';
import type { Vocabulary } from './effects/vocabulary.ts';
import { refusal } from './verdict.ts';

/** Makes the cards of one content ready, once, at load: every effect compiled and kept under its path. */
export function ready(
  words: Vocabulary,
  cards: Readonly<Record<string, CardRules>>,
  keep: (node: Node) => void,
): Record<string, ReadyCard> {
  const made: Record<string, ReadyCard> = {};
  for (const [key, card] of Object.entries(cards)) made[key] = readyCard(words, key, card, keep);
  return made;
}

function readyCard(words: Vocabulary, key: string, card: CardRules, keep: (node: Node) => void): ReadyCard {
  const effects: Record<string, Effect> = { ...card.slots };
  if (card.ability !== undefined) effects['ability'] = card.ability;
  if (card.reward !== undefined) effects['reward'] = card.reward;
  const slots: Record<string, Node> = {};
  for (const [slot, effect] of Object.entries(effects))
    slots[slot] = compile(words, effect, `${key}/${slot}`, keep);

  const trigger = (
    literal: Omit<Trigger, 'timing'>,
    timing: Timing | 'instead',
    path: string,
  ): ReadyTrigger => ({
    path,
    moment: literal.moment,
    timing,
    given: optional(words, literal.given, path),
    may: literal.may ?? false,
    limit: literal.limit,
    node: compile(words, literal.do, path, keep),
  });
  const triggers = [
    ...(card.instead ?? []).map((literal, i) => trigger(literal, 'instead', `${key}/instead/${i}`)),
    ...(card.on ?? []).map((literal, i) => trigger(literal, literal.timing, `${key}/on/${i}`)),
  ];
  const modifiers = (card.while ?? []).map((literal, i) => modifier(words, literal, `${key}/while/${i}`));
  const topics = [...triggers.map(({ moment }) => moment), ...modifiers.map(({ value }) => `value:${value}`)];
  return { key, slots, triggers, modifiers, topics: [...new Set(topics)] };
}

function modifier(words: Vocabulary, literal: Modifier, path: string): ReadyModifier {
  const of = literal.of === 'this' ? 'this' : condition(words, literal.of, path);
  const when = optional(words, literal.given, path);
  if ('cannot' in literal) {
    return { value: literal.cannot, of, given: when, add: 0, cannot: refusal(literal.rule) };
  }
  return { value: literal.value, of, given: when, add: amount(words, literal.add, path), cannot: undefined };
}

function optional(
  words: Vocabulary,
  literal: Condition | undefined,
  path: string,
): ReadyCondition | undefined {
  return literal === undefined ? undefined : condition(words, literal, path);
}
