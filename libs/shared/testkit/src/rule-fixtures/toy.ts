/** A ruleset just big enough to be broken: it sells two cards and lets nobody pay less or take what is gone. */
import { underTest, type TestWiring } from '../under-test.ts';

interface ToyContent {
  readonly cards: readonly {
    readonly id: string;
    readonly cost: number;
    readonly attack: number;
    x: number;
  }[];
  readonly prices: { readonly low: readonly number[]; readonly high: readonly number[] };
  readonly hand: number;
}

interface Verdict {
  readonly rule: string;
}

const content = {
  meta: { version: 1, cites: { 'prices/low': 'NX-TURN-01' }, scenery: ['.x'] },
  cards: [
    { id: 'scout', cost: 2, attack: 1, x: 10 },
    { id: 'old-tank', cost: 4, attack: 3, x: 20 },
  ],
  prices: { low: [1, 2], high: [5] },
  hand: 5,
};

function load(given: unknown, wiring?: TestWiring) {
  const { cards, prices, hand } = given as ToyContent;
  if (hand !== 5) throw new Error('a hand is five cards');
  const cardOf = (id: string) => cards.find((card) => card.id === id);
  const judge = (rule: string, forbidden: boolean): Verdict | undefined =>
    forbidden && wiring?.ignore !== rule ? { rule } : undefined;
  return {
    hand,
    attack: (id: string) => cardOf(id)?.attack ?? 0,
    price: (kind: 'low' | 'high', at: number) => prices[kind][at] ?? 0,
    check: (_state: unknown, _seat: number, buy: { readonly card: string; readonly credits: number }) =>
      judge('NX-PLACE-01', cardOf(buy.card) === undefined) ??
      judge('NX-WIN-01', buy.credits < (cardOf(buy.card)?.cost ?? 0)),
  };
}

export const toy = underTest(load, content);
