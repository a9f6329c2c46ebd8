import { seeded, Stream, type Random } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { d6, dice, die } from './die.ts';
import { chosen, rerollBy } from './policy.ts';
import { count, results, total } from './results.ts';
import { add, faceUp, negate, reroll, roll, rollDie, showing, turn, type Roll } from './roll.ts';

const attack = die({
  name: 'attack',
  faces: ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'],
});
const coin = die({ name: 'coin', faces: ['hit', 'blank'] });
const pool = [attack, coin, attack, d6];

/** Gives the numbers one after another and fails when asked for more, or for one that is out of range. */
function scripted(...numbers: number[]): Random {
  return {
    below(n) {
      const number = numbers.shift();
      if (number === undefined || number >= n) throw new Error(`no number below ${n} left`);
      return number;
    },
    shuffle: () => undefined,
  };
}

/** hit, blank, focus, 6 */
const rolled = (): Roll => roll(scripted(0, 1, 4, 5), pool);

describe('roll', () => {
  it('asks once per die, in order, with the number of its faces', () => {
    expect(rolled()).toEqual({ up: [0, 1, 4, 5], added: [], negated: [] });
    expect(results(pool, rolled())).toEqual(['hit', 'blank', 'focus', '6']);
    expect(rollDie(scripted(3), attack)).toBe(3);
  });

  it('is plain data', () => {
    const one = rolled();
    add(one, 'crit');
    negate(pool, one, ['hit']);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });

  it('of an empty pool shows nothing', () => {
    const empty = roll(scripted(), []);
    expect(results([], empty)).toEqual([]);
    expect(total([], empty, { hit: 1 })).toBe(0);
  });

  it('is repeatable from a seed', () => {
    const many = dice(100, attack);
    expect(roll(new Stream(seeded(1)), many)).toEqual(roll(new Stream(seeded(1)), many));
    expect(roll(new Stream(seeded(1)), many)).not.toEqual(roll(new Stream(seeded(2)), many));
  });

  it('says so when it meets another pool', () => {
    expect(() => faceUp([coin], { up: [7], added: [], negated: [] }, 0)).toThrow('do not match at place 0');
    expect(() => results([coin, coin], { up: [0], added: [], negated: [] })).toThrow(
      'do not match at place 1',
    );
  });
});

describe('reroll', () => {
  it('rolls the named dice again, in the order named, and leaves the others', () => {
    const one = rolled();
    reroll(scripted(2, 3), pool, one, [3, 0]);
    expect(one.up).toEqual([3, 1, 4, 2]);
  });

  it('of nothing changes nothing', () => {
    const one = rolled();
    reroll(scripted(), pool, one, []);
    expect(one).toEqual(rolled());
  });

  it.each([[[4]], [[-1]], [[0.5]], [[1, 1]]])('refuses %j and changes nothing', (places) => {
    const one = rolled();
    expect(() => reroll(scripted(0, 0), pool, one, [0, ...places])).toThrow(RangeError);
    expect(one).toEqual(rolled());
  });

  it('refuses a negated die', () => {
    const one = rolled();
    negate(pool, one, ['hit']);
    expect(() => reroll(scripted(1), pool, one, [0])).toThrow('the die at place 0 is negated');
  });
});

describe('turn', () => {
  it('puts the named face up', () => {
    const one = rolled();
    turn(pool, one, 2, 'crit');
    expect(faceUp(pool, one, 2)).toBe('crit');
  });

  it('refuses a face the die does not have, a place without a die and a negated die', () => {
    const one = rolled();
    expect(() => turn(pool, one, 1, 'crit')).toThrow('die "coin" has no face "crit"');
    expect(() => turn(pool, one, 9, 'hit')).toThrow('no die at place 9 of a pool of 4');
    negate(pool, one, ['focus']);
    expect(() => turn(pool, one, 2, 'hit')).toThrow('negated');
  });
});

describe('add', () => {
  it('lets a result stand that is on no die', () => {
    const one = rolled();
    add(one, 'hit', 2);
    add(one, 'spark');
    expect(results(pool, one)).toEqual(['hit', 'blank', 'focus', '6', 'hit', 'hit', 'spark']);
    expect(count(pool, one, ['hit'])).toBe(3);
    expect(() => add(one, 'hit', -1)).toThrow(RangeError);
  });
});

describe('negate', () => {
  it('takes one result away, dice before added results', () => {
    const one = rolled();
    add(one, 'hit');
    expect(negate(pool, one, ['hit'])).toBe(1);
    expect(one.negated).toEqual([0]);
    expect(count(pool, one, ['hit'])).toBe(1);
    expect(negate(pool, one, ['hit'])).toBe(1);
    expect(one.added).toEqual([]);
    expect(negate(pool, one, ['hit'])).toBe(0);
    expect(results(pool, one)).toEqual(['blank', 'focus', '6']);
  });

  it('goes through the faces in the order given, up to the number given', () => {
    const one = roll(scripted(3, 0, 0, 0), pool); // crit, hit, hit, 1
    add(one, 'hit', 2);
    expect(negate(pool, one, ['hit', 'crit'], 3)).toBe(3);
    expect(results(pool, one)).toEqual(['crit', '1', 'hit']);
    expect(negate(pool, one, ['hit', 'crit'], 5)).toBe(2);
    expect(results(pool, one)).toEqual(['1']);
  });

  it('of none takes none', () => {
    const one = rolled();
    expect(negate(pool, one, ['hit', 'blank'], 0)).toBe(0);
    expect(one).toEqual(rolled());
    expect(() => negate(pool, one, ['hit'], -1)).toThrow(RangeError);
  });
});

describe('reading a roll', () => {
  it('finds, counts and sums what stands', () => {
    const one = rolled();
    expect(showing(pool, one, ['blank', 'focus'])).toEqual([1, 2]);
    expect(count(pool, one, ['hit', 'focus'])).toBe(2);
    expect(total(pool, one, { hit: 1, focus: 2, '6': 6 })).toBe(9);
    negate(pool, one, ['focus']);
    expect(showing(pool, one, ['blank', 'focus'])).toEqual([1]);
    expect(total(pool, one, { hit: 1, focus: 2, '6': 6 })).toBe(7);
  });
});

describe('a re-roll policy', () => {
  const five = dice(5, attack);
  const mixed = (): Roll => roll(scripted(6, 4, 0, 7, 5), five); // blank, focus, hit, blank, focus

  it('chooses all dice with its faces, those of the first face first', () => {
    expect(chosen(five, mixed(), { faces: ['focus', 'blank'] })).toEqual([1, 4, 0, 3]);
    expect(chosen(five, mixed(), { faces: ['blank', 'blank'] })).toEqual([0, 3]);
    expect(chosen(five, mixed(), { faces: [] })).toEqual([]);
  });

  it('keeps to its limit', () => {
    expect(chosen(five, mixed(), { faces: ['blank', 'focus'], upTo: 3 })).toEqual([0, 3, 1]);
    expect(chosen(five, mixed(), { faces: ['blank'], upTo: 9 })).toEqual([0, 3]);
    expect(chosen(five, mixed(), { faces: ['blank'], upTo: 0 })).toEqual([]);
    expect(() => chosen(five, mixed(), { faces: ['blank'], upTo: -1 })).toThrow('up to -1 dice');
  });

  it('passes over negated dice', () => {
    const one = mixed();
    negate(five, one, ['blank']);
    expect(chosen(five, one, { faces: ['blank'], upTo: 1 })).toEqual([3]);
  });

  it('re-rolls what it chooses, once', () => {
    const one = mixed();
    expect(rerollBy(scripted(3, 7), five, one, { faces: ['blank'] })).toEqual([0, 3]);
    expect(results(five, one)).toEqual(['crit', 'focus', 'hit', 'blank', 'focus']);
  });
});
