import { describe, expect, it } from 'vitest';
import { isIdle, sit, using } from '../../test/sit.ts';
import { choose, from, pick, pickUpTo, seq, verb, type Amount, type Effect } from './literal.ts';

const takes = verb('say', { word: 'takes' });
const gain = (n: number) => verb('gain', { n });
const market = (n: Amount, ...cards: number[]) => using(pick(from('market'), takes, n), { market: cards });
const taken = (...cards: number[]) => cards.map((card) => `0/0 takes ${card}`);

describe('picking n of a public place', () => {
  it('is one action each, in ascending order of the list, so that a set is chosen in one way only', () => {
    const t = market(2, 1, 2, 3, 4);
    expect(t.may(0)).toEqual(['pick 1', 'pick 2', 'pick 3']);
    t.do(0, 'pick', 2);
    expect(t.may(0)).toEqual(['pick 3', 'pick 4']);
    expect(t.diary()).toEqual([]);
    t.do(0, 'pick', 4);
    expect(t.diary()).toEqual(taken(2, 4));
    expect(isIdle(t)).toBe(true);
  });

  it('offers every set exactly once', () => {
    const sets = (n: number, cards: readonly number[], upTo: boolean): readonly string[] => {
      const effect = upTo ? pickUpTo(n, from('market'), takes) : pick(from('market'), takes, n);
      const { game, state } = sit({ cards: { card: { ability: effect } }, market: [...cards] });
      const found: string[] = [];
      const walk = (at: typeof state): void => {
        if (at.stack.length === 1) return void found.push(at.diary.map((line) => line.slice(-1)).join(''));
        for (const action of game.legal(at, 0)) {
          const next = game.clone(at);
          game.apply(next, 0, action);
          walk(next);
        }
      };
      game.apply(state, 0, { do: 'use', what: 'card' });
      walk(state);
      return found.sort();
    };
    expect(sets(2, [1, 2, 3, 4], false)).toEqual(['12', '13', '14', '23', '24', '34']);
    expect(sets(2, [1, 1, 2, 3], false)).toEqual(['11', '12', '13', '23']);
    expect(sets(3, [1, 1, 1, 2], false)).toEqual(['111', '112']);
    expect(sets(2, [1, 1, 2], true)).toEqual(['', '1', '11', '12', '2']);
    expect(sets(2, [1, 9, 2, 3], false)).toEqual(['12', '13', '23']);
    expect(sets(2, [9, 1, 2, 9, 3, 9], true)).toEqual(['', '1', '12', '13', '2', '23', '3']);
  });

  it('treats copies as one choice until one of them is taken', () => {
    const t = market(2, 5, 5, 6);
    expect(t.may(0)).toEqual(['pick 5']); // six leaves none behind it
    t.do(0, 'pick', 5);
    expect(t.may(0)).toEqual(['pick 5', 'pick 6']);
  });

  it('asks nothing where there is nothing to decide: as many as wanted, or fewer', () => {
    expect(market(2, 1, 2).diary()).toEqual(taken(1, 2));
    expect(market(3, 1, 2).diary()).toEqual(taken(1, 2));
    expect(market(1).diary()).toEqual([]);
  });

  it('of none is nothing, however the number comes about', () => {
    expect(isIdle(market(0, 1, 2))).toBe(true);
    expect(isIdle(market({ of: 'coins' }, 1, 2))).toBe(true);
    expect(isIdle(using(pickUpTo({ of: 'coins' }, from('market'), takes), { market: [1, 2] }))).toBe(true);
    expect(
      using(choose(pick(from('market'), takes, 0), gain(1), gain(2)), { market: [1] }).options(0)[0],
    ).toBe('choose 0: CORE-NOTHING');
  });

  it('shows what a rule forbids, and by which rule', () => {
    const t = market(1, 9, 1, 2);
    expect(t.options(0)).toEqual(['pick 9: TOY-FORBIDDEN', 'pick 1', 'pick 2']);
    expect(t.game.label(t.state, 0, { do: 'pick', what: 1 })).toEqual({ key: 'thing', params: { name: 1 } });
    expect(market(1, 9, 1).diary()).toEqual(taken(1));
    const none = using(choose(pick(from('market'), takes), gain(1), gain(2)), { market: [9, 9] });
    expect(none.options(0)[0]).toBe('choose 0: TOY-FORBIDDEN');
  });

  it('wants the forbidden, too, once that rule is off', () => {
    const t = using(pick(from('market'), takes), { market: [9, 1, 2], wiring: { ignore: 'TOY-FORBIDDEN' } });
    expect(t.may(0)).toEqual(['pick 9', 'pick 1', 'pick 2']);
  });

  it('may be some, which is not all of a cost', () => {
    const cost: Effect = { pay: pick(from('market'), takes, 2), to: gain(1) };
    expect(using(cost, { market: [1] }).diary()).toEqual([]);
    expect(using(cost, { market: [1, 2] }).diary()).toEqual([...taken(1, 2), '0 gains 1']);
  });
});

describe('picking up to n', () => {
  const upTo = (n: number, ...cards: number[]) =>
    using(pickUpTo(n, from('market'), takes), { market: cards });

  it('may stop at any time, also at once', () => {
    const t = upTo(2, 1, 2, 3);
    expect(t.may(0)).toEqual(['pick 1', 'pick 2', 'pick 3', 'done']);
    expect(t.do(0, 'done').diary()).toEqual([]);
    expect(isIdle(t)).toBe(true);
    expect(upTo(2, 1, 2, 3).do(0, 'pick', 3).may(0)).toEqual(['done']);
    expect(upTo(2, 1, 2, 3).do(0, 'pick', 2).do(0, 'done').diary()).toEqual(taken(2));
  });

  it('ends by itself when the number is reached', () => {
    expect(isIdle(upTo(2, 1, 2, 3).do(0, 'pick', 1).do(0, 'pick', 2))).toBe(true);
  });

  it('is asked even for a single thing', () => {
    expect(upTo(1, 4).may(0)).toEqual(['pick 4', 'done']);
  });
});

describe('picking from a hidden place', () => {
  const fromHand = (n: number, hand: number[]) =>
    using(pick(from('hand'), verb('discard'), n), { hands: [hand] });

  it('is asked even when the answer is forced', () => {
    const t = fromHand(1, [4]);
    expect(t.may(0)).toEqual(['pick 4']);
    expect(t.do(0, 'pick', 4).diary()).toEqual(['0 discards 4']);
  });

  it('ends with done where there are too few', () => {
    const t = fromHand(3, [6, 4]).do(0, 'pick', 4).do(0, 'pick', 6);
    expect(t.may(0)).toEqual(['done']);
    expect(t.do(0, 'done').diary()).toEqual(['0 discards 4', '0 discards 6']);
  });

  it('is not asked where everybody sees that nothing is there', () => {
    expect(isIdle(fromHand(1, []))).toBe(true);
  });

  it('may be the opponent’s to do', () => {
    const effect: Effect = { pick: from('hand'), then: verb('discard'), as: 'opponent' };
    const t = using(effect, { hands: [[3, 5], [8]] });
    expect(t.actors()).toEqual([1]);
    expect(t.may(1)).toEqual(['pick 3', 'pick 5']);
    expect(t.do(1, 'pick', 5).diary()).toEqual(['0 discards 5']);
  });
});

describe('what is picked', () => {
  it('is dealt with one after the other, questions included', () => {
    const t = using(pick(from('market'), seq(takes, choose(gain(1), gain(2))), 2), { market: [1, 2, 3] });
    t.do(0, 'pick', 1).do(0, 'pick', 3);
    expect(t.diary()).toEqual(taken(1));
    t.do(0, 'choose', 0);
    expect(t.diary()).toEqual([...taken(1), '0 gains 1', ...taken(3)]);
    t.do(0, 'choose', 1);
    expect(isIdle(t)).toBe(true);
  });
});
