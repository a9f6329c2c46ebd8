import { describe, expect, it } from 'vitest';
import type { CardRules } from '../card.ts';
import { load } from '../../test/toy.ts';
import { Refused } from '../verdict.ts';
import {
  abortTo,
  callStep,
  choose,
  each,
  from,
  given,
  is,
  may,
  not,
  pick,
  repeat,
  seq,
  test,
  verb,
  type Effect,
} from './literal.ts';

function refusalOf(card: unknown): unknown {
  try {
    load({ cards: { fine: { ability: verb('gain', { n: 1 }) }, card } });
  } catch (error) {
    if (error instanceof Refused) return { rule: error.refusal.rule, ...error.refusal.params };
    throw error;
  }
  return undefined;
}

const refused = (ability: unknown): unknown => refusalOf({ ability });
const gain = verb('gain', { n: 1 });

describe('content is refused at load, with what and where', () => {
  it('but not what is right', () => {
    expect(
      refused(seq(gain, given(not(is('rich')), may(gain)), repeat({ of: 'coins' }, gain))),
    ).toBeUndefined();
  });

  it('an unknown verb', () => {
    expect(refused(verb('fly'))).toEqual({
      rule: 'CORE-CONTENT',
      where: 'card/ability',
      expected: 'a known verb',
      found: 'fly',
    });
    expect(refused(seq(gain, choose(gain, verb('fly'))))).toMatchObject({
      where: 'card/ability/1/1',
      found: 'fly',
    });
    expect(refused(verb('constructor'))).toMatchObject({ expected: 'a known verb' });
    expect(refused({ do: 7 })).toMatchObject({ expected: 'a known verb', found: 7 });
  });

  it('an unknown selector, condition, quantity or test', () => {
    expect(refused(seq(pick(from('attic'), gain)))).toMatchObject({
      where: 'card/ability/0',
      expected: 'a known selector',
      found: 'attic',
    });
    expect(refused(each(from('attic'), gain))).toMatchObject({ expected: 'a known selector' });
    expect(refused(given(not(is('lucky')), gain))).toMatchObject({
      expected: 'a known condition',
      found: 'lucky',
    });
    expect(refused(given({ both: [is('rich'), is('lucky')] }, gain))).toMatchObject({ found: 'lucky' });
    expect(refused(given({ either: [is('lucky')] }, gain))).toMatchObject({ found: 'lucky' });
    expect(refused(repeat({ of: 'stars' }, gain))).toMatchObject({
      expected: 'a known quantity',
      found: 'stars',
    });
    expect(refused(repeat({ count: from('attic') }, gain))).toMatchObject({
      expected: 'a known selector',
      found: 'attic',
    });
    expect(refused(pick(from('market'), gain, { of: 'stars' }))).toMatchObject({
      expected: 'a known quantity',
    });
    expect(refused(test(is('duel'), gain))).toMatchObject({ expected: 'a known test', found: 'duel' });
  });

  it('parameters out of bounds, by their own place', () => {
    expect(refused(verb('gain', { n: 0 }))).toMatchObject({ where: 'card/ability/n', found: { n: 0 } });
    expect(refused(may(verb('gain')))).toMatchObject({ where: 'card/ability/0/n' });
    expect(refused(verb('gain', { n: 1, more: 2 }))).toMatchObject({ where: 'card/ability' });
    expect(refused(verb('discard', { n: 1 }))).toMatchObject({ expected: 'no parameters', found: { n: 1 } });
    expect(refused(pick(from('market', { n: 1 }), gain))).toMatchObject({ expected: 'no parameters' });
    expect(refused(given(is('rich', { n: 'much' }), gain))).toMatchObject({ where: 'card/ability/n' });
    expect(refused(given(not(is('rich', { n: -1 })), gain))).toMatchObject({ where: 'card/ability/n' });
    expect(refused(test(is('trial'), gain))).toMatchObject({ where: 'card/ability/skill' });
    expect(refused(pick(from('pieces', { of: 'none' }), gain))).toMatchObject({ where: 'card/ability/of' });
    expect(refused(repeat({ count: from('pieces', { of: 'none' }) }, gain))).toMatchObject({
      where: 'card/ability/of',
    });
  });

  it('broken joints', () => {
    expect(refused({ other: 'previous', then: gain })).toMatchObject({
      expected: 'one of next, chosen, each',
      found: 'previous',
    });
    expect(refused({ choose: [gain], as: 'judge' })).toMatchObject({ expected: 'one of you, opponent' });
    expect(refused(repeat(1.5, gain))).toMatchObject({ expected: 'a whole number', found: 1.5 });
  });

  it.each<[unknown]>([
    [null],
    [7],
    ['gain'],
    [[]],
    [{}],
    [{ seq: [] }],
    [{ seq: 'gain' }],
    [{ all: [null] }],
    [{ choose: [] }],
    [{ may: null }],
    [{ pay: { do: 'gain', n: 1 } }],
    [{ pick: null, then: { do: 'gain', n: 1 } }],
    [{ pick: { from: 'market' } }],
    [{ each: 'market', then: {} }],
    [{ repeat: null, then: {} }],
    [{ repeat: { count: null }, then: {} }],
    [{ given: null, then: {} }],
    [{ given: { not: null }, then: {} }],
    [{ given: { both: [] }, then: {} }],
    [{ given: { either: 'x' }, then: {} }],
    [{ given: 'rich', then: {} }],
    [{ test: null, pass: {} }],
    [{ call: 7 }],
    [{ abort: null }],
  ])('what is not an effect at all: %j', (ability) => {
    expect(refused(ability)).toMatchObject({ rule: 'CORE-CONTENT' });
    expect(refused(seq(gain, ability as Effect))).toMatchObject({ rule: 'CORE-CONTENT' });
  });

  it('a step nobody has, a label nobody catches', () => {
    expect(refused(seq(callStep('teleport')))).toMatchObject({
      where: 'card/ability/0',
      expected: 'a known step',
      found: 'teleport',
    });
    expect(refused(callStep('effect.seq'))).toMatchObject({ expected: 'a known step' });
    expect(refused(abortTo('unheard'))).toMatchObject({
      expected: 'a label some step catches',
      found: 'unheard',
    });
    expect(refused(abortTo('fled'))).toBeUndefined();
  });

  it('a moment or a value nobody knows', () => {
    const on = (moment: string): CardRules => ({ on: [{ moment, timing: 'after', do: gain }] });
    expect(refusalOf(on('damage'))).toBeUndefined();
    expect(refusalOf(on('damaged'))).toMatchObject({
      where: 'card/on/0',
      expected: 'a known moment',
      found: 'damaged',
    });
    expect(refusalOf({ instead: [{ moment: 'rain', do: gain }] })).toMatchObject({
      where: 'card/instead/0',
      found: 'rain',
    });
    expect(refusalOf({ while: [{ value: 'wit', of: 'this', add: 1 }] })).toMatchObject({
      expected: 'a known value',
      found: 'wit',
    });
    expect(refusalOf({ while: [{ value: 'attack', of: is('lucky'), add: 1 }] })).toMatchObject({
      where: 'card/while/0',
      found: 'lucky',
    });
    expect(refusalOf({ while: [{ value: 'attack', of: 'this', add: 0.5 }] })).toMatchObject({
      expected: 'a whole number',
    });
    expect(
      refusalOf({ on: [{ moment: 'damage', timing: 'when', given: is('lucky'), do: gain }] }),
    ).toMatchObject({ where: 'card/on/0' });
  });
});

describe('facts about content', () => {
  it('count effects, hatches and every arm', () => {
    const { facts } = load({
      cards: {
        a: { ability: choose(gain, verb('stop')) },
        b: { on: [{ moment: 'damage', timing: 'after', do: may(gain) }] },
      },
    });
    expect(facts.effects).toBe(5);
    expect(facts.hatches).toEqual(['a/ability/1']);
    expect(facts.reachable['arm']).toEqual(['a/ability#0', 'a/ability#1', 'b/on/0#0', 'b/on/0#1']);
    expect(facts.reachable['ability']).toEqual(['b/on/0']);
  });
});
