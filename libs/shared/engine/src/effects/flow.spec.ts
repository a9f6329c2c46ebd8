import { describe, expect, it } from 'vitest';
import { isIdle, using } from '../../test/sit.ts';
import {
  abortTo,
  all,
  callStep,
  choose,
  each,
  from,
  given,
  is,
  may,
  not,
  both,
  either,
  pay,
  repeat,
  seq,
  test,
  verb,
} from './literal.ts';

const gain = (n: number) => verb('gain', { n });
const lose = (n: number) => verb('lose', { n });
const say = (word: string) => verb('say', { word });

describe('given', () => {
  const fork = given(is('rich', { n: 2 }), say('rich'), say('poor'));

  it('goes one way or the other', () => {
    expect(using(fork, { coins: [2] }).diary()).toEqual(['0/0 rich']);
    expect(using(fork, { coins: [1] }).diary()).toEqual(['0/0 poor']);
    expect(using(given(is('rich', { n: 2 }), say('rich'))).diary()).toEqual([]);
  });

  it('takes parameters as their schema leaves them', () => {
    const unspoken = given(is('rich'), say('rich'), say('poor')); // five, unless told
    expect(using(unspoken, { coins: [5] }).diary()).toEqual(['0/0 rich']);
    expect(using(unspoken, { coins: [4] }).diary()).toEqual(['0/0 poor']);
  });

  it('knows not, both and either', () => {
    const rich = (n: number) => is('rich', { n });
    const held = (condition: Parameters<typeof given>[0], coins: number) =>
      using(given(condition, say('yes')), { coins: [coins] }).diary().length === 1;
    expect([1, 2, 3].map((coins) => held(not(rich(2)), coins))).toEqual([true, false, false]);
    expect([1, 2, 3].map((coins) => held(both(rich(2), not(rich(3))), coins))).toEqual([false, true, false]);
    expect([1, 2, 3].map((coins) => held(either(not(rich(2)), rich(3)), coins))).toEqual([true, false, true]);
  });

  it('is refused by the condition’s own reason, or by the branch that holds', () => {
    const reason = (condition: Parameters<typeof given>[0]) =>
      using(choose(given(condition, gain(1)), gain(1), gain(2))).options(0)[0];
    expect(reason(is('rich', { n: 2 }))).toBe('choose 0: TOY-POOR');
    expect(reason(not(not(is('rich', { n: 2 }))))).toBe('choose 0: CORE-CONDITION');
    expect(reason(either(not(not(is('rich'))), is('rich')))).toBe('choose 0: TOY-POOR');
    expect(reason(both(not(is('rich')), is('rich')))).toBe('choose 0: TOY-POOR');
    expect(reason(both(not(not(is('rich'))), not(is('rich'))))).toBe('choose 0: CORE-CONDITION');
    expect(using(choose(given(is('rich'), gain(1), lose(1)), gain(1), gain(2))).options(0)[0]).toBe(
      'choose 0: TOY-COINS',
    );
  });
});

describe('repeat', () => {
  it('does it so many times, none included', () => {
    expect(using(repeat(3, gain(1))).diary()).toHaveLength(3);
    expect(using(repeat(0, gain(1))).diary()).toEqual([]);
    expect(using(repeat({ of: 'coins' }, gain(1)), { coins: [0] }).diary()).toEqual([]);
    expect(using(repeat({ count: from('market') }, say('x')), { market: [1, 1, 2] }).diary()).toHaveLength(3);
  });

  it('counts at the start, whatever happens on the way', () => {
    expect(using(repeat({ of: 'coins' }, lose(1)), { coins: [4] }).diary()).toHaveLength(4);
    expect(using(repeat({ of: 'coins' }, gain(1)), { coins: [2] }).diary()).toHaveLength(2);
  });

  it('asks each time', () => {
    const t = using(repeat(2, choose(gain(1), gain(2))));
    t.do(0, 'choose', 0).do(0, 'choose', 1);
    expect(t.diary()).toEqual(['0 gains 1', '0 gains 2']);
    expect(isIdle(t)).toBe(true);
  });
});

describe('each', () => {
  it('does it for every thing that was there at the start, in order', () => {
    expect(using(each(from('market'), say('sees')), { market: [3, 1, 3] }).diary()).toEqual([
      '0/0 sees 3',
      '0/0 sees 1',
      '0/0 sees 3',
    ]);
    expect(using(each(from('hand'), verb('discard')), { hands: [[5, 2]] }).diary()).toEqual([
      '0 discards 2',
      '0 discards 5',
    ]);
    expect(using(each(from('market'), say('sees'))).diary()).toEqual([]);
  });

  it('passes over what a rule forbids, and names that rule where nothing is left', () => {
    expect(using(each(from('market'), say('sees')), { market: [9, 1] }).diary()).toEqual(['0/0 sees 1']);
    const t = using(choose(each(from('market'), say('sees')), gain(1), gain(2)), { market: [9] });
    expect(t.options(0)[0]).toBe('choose 0: TOY-FORBIDDEN');
  });

  it('over hidden cards is offered by public knowledge', () => {
    const empty = given(is('rich', { n: 1 }), gain(1));
    const t = using(may(all(each(from('hand'), verb('discard')), empty)), { hands: [[1]] });
    expect(t.may(0)).toEqual(['accept', 'decline']);
    expect(isIdle(using(may(each(from('hand'), verb('discard')))))).toBe(true);
  });
});

describe('test', () => {
  const trial = test(is('trial', { skill: 'wit' }), say('passed'), say('failed'));

  it('calls the game’s own step and goes the way it ended', () => {
    const t = using(trial);
    expect(t.state.stack.at(-1)).toEqual({
      step: 'trial',
      you: 0,
      by: 0,
      source: 'card',
      it: null,
      skill: 'wit',
    });
    expect(t.do(0, 'succeed', 1).diary()).toEqual(['0/0 passed']);
    expect(using(trial).do(0, 'succeed', 0).diary()).toEqual(['0/0 failed']);
    expect(
      using(test(is('trial', { skill: 'wit' }), say('passed')))
        .do(0, 'succeed', 0)
        .diary(),
    ).toEqual([]);
  });

  it('has its chances told where an answer leads straight to it', () => {
    const passes = (t: ReturnType<typeof using>, what: string, index: number | null) =>
      t.game.odds(t.state, 0, { do: what, what: index })?.outcomes.map(({ chance }) => chance);
    const t = using(choose(gain(1), trial, pay(lose(1)).to(trial)), { coins: [1] });
    expect([0, 1, 2].map((index) => passes(t, 'choose', index))).toEqual([
      undefined,
      [0.25, 0.75],
      [0.25, 0.75],
    ]);
    expect(passes(using(may(trial)), 'accept', null)).toEqual([0.25, 0.75]);
  });
});

describe('call and abort', () => {
  it('call a step of the game, which knows the cause', () => {
    const t = using(seq(callStep('guess'), gain(1)));
    expect(t.state.stack.at(-1)).toEqual({ step: 'guess', you: 0, by: 0, source: 'card', it: null });
    expect(t.do(0, 'say', 2).diary()).toEqual(['0 gains 1']);
  });

  it('abort unwinds the rest of the effect', () => {
    const t = using(seq(gain(1), given(is('rich', { n: 1 }), abortTo('fled')), gain(2)));
    expect(t.diary()).toEqual(['0 gains 1', 'main catches fled']);
    expect(isIdle(t)).toBe(true);
  });
});
