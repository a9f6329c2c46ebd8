import { describe, expect, it } from 'vitest';
import type { CardRules } from './card.ts';
import {
  abortTo,
  all,
  both,
  callStep,
  choose,
  each,
  either,
  from,
  given,
  is,
  may,
  not,
  opponent,
  opponentChooses,
  other,
  pay,
  pick,
  pickUpTo,
  repeat,
  seq,
  test,
  verb,
  type Effect,
} from './effects/literal.ts';
import { LANGUAGES, missingWords, say } from './message.ts';
import { load } from '../test/toy.ts';
import { using } from '../test/sit.ts';
import { wording } from '../test/words.ts';

const gain = (n: number) => verb('gain', { n });
const lose = (n: number) => verb('lose', { n });
const discard = verb('discard');
const rich = is('rich', { n: 5 });

function texts(card: CardRules): readonly string[] {
  const game = load({ cards: { card } });
  return LANGUAGES.flatMap((language) =>
    game.cardText('card').map(({ text }) => say(game.wording, language, text)),
  );
}
const english = (ability: Effect): string => texts({ ability })[0] ?? '';

describe('a card’s text', () => {
  it.each<[string, Effect, readonly [string, string, string]]>([
    [
      'seq',
      seq(gain(1), lose(2)),
      [
        'gain 1 coin, then lose 2 coins',
        '1 Münze erhalten, dann 2 Münzen abgeben',
        'получить 1 монету, затем отдать 2 монеты',
      ],
    ],
    [
      'all',
      all(gain(5), lose(21)),
      [
        'gain 5 coins and lose 21 coins',
        '5 Münzen erhalten und 21 Münzen abgeben',
        'получить 5 монет и отдать 21 монету',
      ],
    ],
    [
      'may',
      may(gain(1)),
      ['you may: gain 1 coin', 'auf Wunsch: 1 Münze erhalten', 'по желанию: получить 1 монету'],
    ],
    [
      'pay',
      pay(lose(1)).to(gain(3)),
      [
        'lose 1 coin → gain 3 coins',
        '1 Münze abgeben → 3 Münzen erhalten',
        'отдать 1 монету → получить 3 монеты',
      ],
    ],
    [
      'choose',
      choose(gain(1), lose(1)),
      [
        'choose one: gain 1 coin or lose 1 coin',
        'eins wählen: 1 Münze erhalten oder 1 Münze abgeben',
        'выбрать одно: получить 1 монету или отдать 1 монету',
      ],
    ],
    [
      'the opponent’s choice',
      opponentChooses(opponent(lose(1)), gain(1)),
      [
        'the opponent chooses: (opponent: lose 1 coin) or you: gain 1 coin',
        'der Gegner wählt: (Gegner: 1 Münze abgeben) oder du: 1 Münze erhalten',
        'выбирает соперник: (соперник: отдать 1 монету) или ты: получить 1 монету',
      ],
    ],
    [
      'pick with a verb',
      pick(from('hand'), discard, 2),
      ['discard 2 cards from hand', '2 Karten der Hand ablegen', 'сбросить 2 карты с руки'],
    ],
    [
      'pick up to',
      pickUpTo(5, from('hand'), discard),
      ['discard up to 5 cards from hand', 'bis zu 5 Karten der Hand ablegen', 'сбросить до 5 карт с руки'],
    ],
    [
      'pick with more',
      pick(from('market'), seq(discard, gain(1))),
      [
        'choose 1 card from the market: discard it, then gain 1 coin',
        '1 Karte vom Markt wählen: es ablegen, dann 1 Münze erhalten',
        'выбрать 1 карту с рынка: сбросить это, затем получить 1 монету',
      ],
    ],
    [
      'each with a verb',
      each(from('hand'), discard),
      ['discard every card in hand', 'jede Karte der Hand ablegen', 'сбросить каждую карту с руки'],
    ],
    [
      'each with more',
      each(from('hand'), all(discard, gain(1))),
      [
        'every card in hand: discard it and gain 1 coin',
        'jede Karte der Hand: es ablegen und 1 Münze erhalten',
        'каждую карту с руки: сбросить это и получить 1 монету',
      ],
    ],
    ['repeat', repeat(3, gain(1)), ['3×: gain 1 coin', '3×: 1 Münze erhalten', '3×: получить 1 монету']],
    [
      'repeat by a count',
      repeat({ of: 'coins' }, gain(1)),
      [
        'as many as you have coins×: gain 1 coin',
        'so oft wie Münzen×: 1 Münze erhalten',
        'по числу монет×: получить 1 монету',
      ],
    ],
    [
      'other: each',
      other('each', lose(1)),
      ['each opponent: lose 1 coin', 'jeder Gegner: 1 Münze abgeben', 'каждый соперник: отдать 1 монету'],
    ],
    [
      'other: chosen',
      other('chosen', lose(1)),
      [
        'an opponent of your choice: lose 1 coin',
        'ein Gegner deiner Wahl: 1 Münze abgeben',
        'соперник на выбор: отдать 1 монету',
      ],
    ],
    [
      'given',
      given(rich, gain(1)),
      [
        'if you have 5 coins: gain 1 coin',
        'wenn du 5 Münzen hast: 1 Münze erhalten',
        'если у тебя 5 монет: получить 1 монету',
      ],
    ],
    [
      'given, otherwise',
      given(not(rich), gain(1), lose(1)),
      [
        'if not (you have 5 coins): gain 1 coin; otherwise lose 1 coin',
        'wenn nicht (du 5 Münzen hast): 1 Münze erhalten; sonst 1 Münze abgeben',
        'если не (у тебя 5 монет): получить 1 монету; иначе отдать 1 монету',
      ],
    ],
    [
      'test',
      test(is('trial', { skill: 'wit' }), gain(1)),
      [
        'test of wit; passed: gain 1 coin',
        'Probe (wit); bestanden: 1 Münze erhalten',
        'проверка (wit); успех: получить 1 монету',
      ],
    ],
    [
      'test with a failure',
      test(is('trial', { skill: 'wit' }), gain(1), lose(1)),
      [
        'test of wit; passed: gain 1 coin; failed: lose 1 coin',
        'Probe (wit); bestanden: 1 Münze erhalten; misslungen: 1 Münze abgeben',
        'проверка (wit); успех: получить 1 монету; провал: отдать 1 монету',
      ],
    ],
    [
      'call and abort',
      seq(callStep('guess'), abortTo('fled')),
      ['make a guess, then flee', 'raten, dann fliehen', 'угадать, затем бежать'],
    ],
  ])('%s', (_name, ability, [en, de, ru]) => {
    expect(texts({ ability })).toEqual([en, de, ru]);
  });

  it('never says two different things in the same words', () => {
    const [a, b, c] = [gain(1), gain(2), gain(3)];
    const different: readonly Effect[] = [
      seq(a, b, c),
      seq(all(a, b), c),
      all(a, seq(b, c)),
      seq(seq(a, b), c),
      all(all(a, b), c),
      all(a, b, c),
      seq(a, pay(b).to(c)),
      pay(seq(a, b)).to(c),
      pay(a).to(seq(b, c)),
      seq(pay(a).to(b), c),
      pay(pay(a).to(b)).to(c),
      pay(a).to(pay(b).to(c)),
      seq(may(a), b),
      may(seq(a, b)),
      seq(choose(a, b), c),
      choose(a, seq(b, c)),
      choose(seq(a, b), c),
      choose(a, choose(b, c)),
      choose(choose(a, b), c),
      given(rich, given(rich, a), b),
      given(rich, given(rich, a, b)),
      given(rich, may(given(rich, a)), b),
      seq(given(rich, a, b), c),
      given(rich, a, seq(b, c)),
      seq(opponent(a), b),
      opponent(seq(a, b)),
      seq(repeat(2, a), b),
      repeat(2, seq(a, b)),
      given(both(rich, either(rich, not(rich))), a),
      given(either(both(rich, rich), not(rich)), a),
      given(both(rich, rich, not(rich)), a),
      test(is('trial', { skill: 'x' }), given(rich, a), b),
      test(is('trial', { skill: 'x' }), given(rich, a, b)),
    ];
    expect(new Set(different.map(english)).size).toBe(different.length);
  });

  it('puts brackets around what would swallow the rest, and only there', () => {
    expect(english(seq(choose(gain(1), gain(2)), lose(1)))).toBe(
      '(choose one: gain 1 coin or gain 2 coins), then lose 1 coin',
    );
    expect(english(seq(lose(1), choose(gain(1), gain(2))))).toBe(
      'lose 1 coin, then choose one: gain 1 coin or gain 2 coins',
    );
    expect(english(given(rich, given(rich, gain(1)), lose(1)))).toBe(
      'if you have 5 coins: (if you have 5 coins: gain 1 coin); otherwise lose 1 coin',
    );
    expect(english(given(both(rich, either(rich, is('mine'))), gain(1)))).toBe(
      'if you have 5 coins and (you have 5 coins or yours): gain 1 coin',
    );
  });

  it('lists its slots, triggers and modifiers', () => {
    const card: CardRules = {
      ability: gain(1),
      reward: gain(2),
      slots: { sale: lose(1) },
      on: [
        { moment: 'damage', timing: 'before', do: verb('stop') },
        {
          moment: 'damage',
          timing: 'after',
          may: true,
          given: rich,
          limit: { times: 2, per: 'turn' },
          do: gain(1),
        },
      ],
      instead: [{ moment: 'damage', do: lose(1) }],
      while: [
        { value: 'attack', of: 'this', add: 2 },
        { value: 'attack', of: is('mine'), add: -1, given: rich },
        { value: 'attack', of: 'this', add: { of: 'coins' } },
        { cannot: 'attack', of: is('mine'), rule: 'TOY-PEACE' },
      ],
    };
    const game = load({ cards: { card } });
    const lines = game.cardText('card').map(({ slot, text }) => `${slot}: ${say(game.wording, 'en', text)}`);
    expect(lines).toEqual([
      'sale: lose 1 coin',
      'ability: gain 1 coin',
      'reward: gain 2 coins',
      'instead: instead of damage: lose 1 coin',
      'before: before damage: prevent it',
      'after: after damage: 2× per turn: if you have 5 coins: you may: gain 1 coin',
      'while: this card: attack +2',
      'while: if you have 5 coins: yours: attack −1',
      'while: this card: attack +as many as you have coins',
      'while: yours: no attack',
    ]);
    expect(texts(card).join('\n')).not.toContain('⟦');
  });

  it('is what the question and its answers say', () => {
    const t = using(seq(choose(gain(1), may(lose(1))), gain(3)), { coins: [1] });
    const prompt = t.game.prompt(t.state, 0);
    expect(prompt && say(t.game.wording, 'en', prompt.ask)).toBe(
      'choose one: gain 1 coin or you may: lose 1 coin',
    );
    expect(prompt?.source && say(t.game.wording, 'en', prompt.source)).toBe('card');
    const labels = t.game
      .candidates(t.state, 0)
      .map((action) => say(t.game.wording, 'de', t.game.label(t.state, 0, action)));
    expect(labels).toEqual(['1 Münze erhalten', 'auf Wunsch: 1 Münze abgeben']);
  });

  it('has all its words in every language', () => {
    expect(missingWords(wording)).toEqual([]);
  });
});
