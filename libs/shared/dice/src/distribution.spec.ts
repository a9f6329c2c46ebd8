import { describe, expect, it } from 'vitest';
import {
  certain,
  chanceAtLeast,
  chanceOf,
  mapped,
  mean,
  minus,
  plus,
  type Distribution,
} from './distribution.ts';

const coin: Distribution = { low: 0, chances: [0.5, 0.5] };
const odd: Distribution = { low: -1, chances: [0.25, 0, 0.75] };

describe('plus and minus', () => {
  it('combine two independent numbers', () => {
    expect(plus(coin, coin)).toEqual({ low: 0, chances: [0.25, 0.5, 0.25] });
    expect(plus(coin, odd)).toEqual({ low: -1, chances: [0.125, 0.125, 0.375, 0.375] });
    expect(minus(coin, odd)).toEqual({ low: -1, chances: [0.375, 0.375, 0.125, 0.125] });
  });

  it('shift by a number that is certain', () => {
    expect(plus(odd, certain(3))).toEqual({ low: 2, chances: odd.chances });
    expect(minus(odd, certain(3))).toEqual({ low: -4, chances: odd.chances });
  });
});

describe('mapped', () => {
  it('collects what a rule makes the same', () => {
    const hits = plus(coin, plus(coin, coin));
    expect(mapped(hits, (n) => Math.max(0, n - 1))).toEqual({ low: 0, chances: [0.5, 0.375, 0.125] });
    expect(mapped(odd, (n) => -2 * n)).toEqual({ low: -2, chances: [0.75, 0, 0, 0, 0.25] });
  });

  it('refuses a rule that leaves the whole numbers', () => {
    expect(() => mapped(coin, (n) => n / 2)).toThrow('the rule gave 0.5');
  });
});

describe('chances', () => {
  it('are read at, and from, a number, also outside the range', () => {
    expect([-2, -1, 0, 1, 2].map((n) => chanceOf(odd, n))).toEqual([0, 0.25, 0, 0.75, 0]);
    expect([-9, -1, 0, 1, 2].map((n) => chanceAtLeast(odd, n))).toEqual([1, 1, 0.75, 0.75, 0]);
    expect(chanceAtLeast(odd, 0.5)).toBe(0.75);
  });

  it('have a mean', () => {
    expect(mean(odd)).toBe(0.5);
    expect(mean(certain(7))).toBe(7);
  });
});
