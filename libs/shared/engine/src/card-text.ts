import type { ReadyCard, ReadyModifier, ReadyTrigger } from './card.ts';
import { amountWords, conditionWords, describe } from './effects/text.ts';
import { message, type Message } from './message.ts';
import type { Rules } from './rules.ts';

/** What is printed on a card, slot by slot, made from the same literals that the rules run. */
export interface SlotText {
  readonly slot: string;
  readonly text: Message;
}

const IT = message('effect.it');

export function cardText(rules: Rules, key: string): readonly SlotText[] {
  const card: ReadyCard = rules.card(key);
  return [
    ...Object.entries(card.slots).map(([slot, node]) => ({ slot, text: describe(node, IT) })),
    ...card.triggers.map((trigger) => ({ slot: trigger.timing, text: triggerText(trigger) })),
    ...card.modifiers.map((modifier) => ({ slot: 'while', text: modifierText(modifier) })),
  ];
}

function triggerText({ timing, moment, given, may, limit, node }: ReadyTrigger): Message {
  const plain = describe(node, IT);
  const willing = may ? message('effect.may', { effect: plain }) : plain;
  const conditional =
    given === undefined
      ? willing
      : message('effect.given', { condition: conditionWords(given.literal, 'if'), then: willing });
  const effect =
    limit === undefined
      ? conditional
      : message('on.limit', { n: limit.times, per: message(`per.${limit.per}`), effect: conditional });
  return message(`on.${timing}`, { moment: message(`moment.${moment}`), effect });
}

function modifierText({ value, of, given, add, cannot }: ReadyModifier): Message {
  const whose = of === 'this' ? message('while.this') : conditionWords(of.literal, 'if');
  const name = message(`value.${value}`);
  const plain =
    cannot !== undefined
      ? message('while.cannot', { value: name, of: whose })
      : typeof add === 'number' && add < 0
        ? message('while.less', { value: name, less: -add, of: whose })
        : message('while.add', { value: name, add: amountWords(add), of: whose });
  return given === undefined
    ? plain
    : message('effect.given', { condition: conditionWords(given.literal, 'if'), then: plain });
}
