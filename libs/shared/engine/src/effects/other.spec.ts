import { describe, expect, it } from 'vitest';
import { isIdle, using } from '../../test/sit.ts';
import { choose, other, opponent, seq, verb, type Which } from './literal.ts';

const speak = verb('say', { word: 'here' });
const gain = (n: number) => verb('gain', { n });
const lose = (n: number) => verb('lose', { n });

describe('others', () => {
  it.each(['next', 'chosen', 'each'] as const)('of two seats are the one opponent: %s', (which) => {
    expect(using(other(which, speak)).diary()).toEqual(['1/1 here']);
  });

  it('the next is the next in turn order, and so around', () => {
    expect(using(opponent(speak), { seats: 3 }).diary()).toEqual(['1/1 here']);
    expect(using(opponent(opponent(opponent(speak))), { seats: 3 }).diary()).toEqual(['0/0 here']);
  });

  it('each is every other seat in turn order, each deciding for itself', () => {
    const t = using(seq(other('each', choose(gain(1), gain(2))), gain(9)), { seats: 3 });
    expect(t.actors()).toEqual([1]);
    t.do(1, 'choose', 0);
    expect(t.actors()).toEqual([2]);
    t.do(2, 'choose', 1);
    expect(t.diary()).toEqual(['1 gains 1', '2 gains 2', '0 gains 9']);
  });

  it('a chosen one is chosen by whoever decides', () => {
    const t = using(other('chosen', speak), { seats: 4 });
    expect(t.actors()).toEqual([0]);
    expect(t.may(0)).toEqual(['whom 1', 'whom 2', 'whom 3']);
    expect(t.why(0, 'whom', 0)).toBe('CORE-NOT-LISTED');
    expect(t.do(0, 'whom', 2).diary()).toEqual(['2/2 here']);
    expect(isIdle(t)).toBe(true);
  });

  it('do not exist at a table for one', () => {
    for (const which of ['next', 'chosen', 'each'] as const) {
      expect(isIdle(using(other(which, speak), { seats: 1 }))).toBe(true);
      expect(using(choose(other(which, speak), gain(1), gain(2)), { seats: 1 }).options(0)[0]).toBe(
        'choose 0: CORE-TARGET',
      );
    }
  });

  it('of a figure without a seat are all seats', () => {
    const automatic = (which: Which, seats: number) =>
      using(other(which, speak), { seats, automatic: true }).diary();
    expect(automatic('each', 2)).toEqual(['0/0 here', '1/1 here']);
    expect(automatic('each', 3)).toEqual(['0/0 here', '1/1 here', '2/2 here']);
    expect(automatic('next', 2)).toEqual(['0/0 here']);
    expect(automatic('each', 1)).toEqual(['0/0 here']);
    const chosen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      chosen.add(using(other('chosen', speak), { automatic: true, seed }).diary().join());
    }
    expect([...chosen].sort()).toEqual(['0/0 here', '1/1 here']);
  });

  it('are judged where there is one, and asked in any case where there are several', () => {
    const first = (which: Which, seats: number) =>
      using(choose(other(which, lose(1)), gain(1), gain(2)), { seats }).options(0)[0];
    expect(first('next', 2)).toBe('choose 0: TOY-COINS');
    expect(first('each', 2)).toBe('choose 0: TOY-COINS');
    expect(first('next', 3)).toBe('choose 0: TOY-COINS');
    expect(first('each', 3)).toBe('choose 0');
    expect(first('chosen', 3)).toBe('choose 0');
  });
});
