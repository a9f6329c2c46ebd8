import { describe, expect, it } from 'vitest';
import { d6, dice, die, pips } from './die.ts';
import { chanceAtLeast, chanceOf, mapped, mean } from './distribution.ts';
import { chanceThat, jointOdds } from './joint.ts';
import { countOdds, odds, oddsOfReroll } from './odds.ts';
import { opposed } from './opposed.ts';
import { add, negate, type Roll } from './roll.ts';

const attack = die({
  name: 'attack',
  faces: ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'],
});
const coin = die({ name: 'coin', faces: ['hit', 'blank'] });

describe('odds', () => {
  it('of two dice are the well-known ones', () => {
    const { low, chances } = odds(dice(2, d6), pips);
    expect(low).toBe(2);
    expect(chances.map((chance) => Math.round(chance * 36))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(mean(odds(dice(2, d6), pips))).toBeCloseTo(7, 12);
  });

  it('of no dice are a certain zero', () => {
    expect(odds([], pips)).toEqual({ low: 0, chances: [1] });
    expect(odds([], pips, { faces: ['1'], upTo: 1 })).toEqual({ low: 0, chances: [1] });
  });

  it('know values below zero and gaps', () => {
    expect(odds(dice(2, coin), { hit: 3, blank: -2 })).toEqual({
      low: -4,
      chances: [0.25, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.25],
    });
  });

  it('count faces', () => {
    expect(countOdds(dice(2, attack), ['hit', 'crit'])).toEqual({ low: 0, chances: [0.25, 0.5, 0.25] });
    expect(countOdds(dice(2, attack), ['nowhere'])).toEqual({ low: 0, chances: [1] });
  });

  it('mix dice', () => {
    expect(countOdds([coin, attack], ['hit'])).toEqual({ low: 0, chances: [5 / 16, 8 / 16, 3 / 16] });
  });

  it('refuse values that are not whole numbers, and absurdly many sums', () => {
    expect(() => odds([attack], pips)).toThrow('face "hit" is worth NaN');
    expect(() => odds([coin], { hit: 2 ** 40 })).toThrow('too many');
    expect(() => odds([coin, coin], { hit: 2 ** 40 }, { faces: ['blank'], upTo: 1 })).toThrow('too many');
  });
});

describe('odds after a re-roll', () => {
  it('give every blank a second chance', () => {
    expect(countOdds([coin], ['hit'], { faces: ['blank'] })).toEqual({ low: 0, chances: [0.25, 0.75] });
  });

  it('re-roll one die of two', () => {
    // Two hits: 1/4 at once, 1/2 * 1/2 after one blank. None: two blanks, and the re-roll is one too.
    const { chances } = countOdds(dice(2, coin), ['hit'], { faces: ['blank'], upTo: 1 });
    expect(chances).toEqual([1 / 8, 3 / 8, 4 / 8]);
  });

  it('re-roll the first face of the policy first', () => {
    const three = die({ name: 'three', faces: ['low', 'middle', 'high'] });
    const worth = { low: 0, middle: 10, high: 20 };
    const lowFirst = odds(dice(2, three), worth, { faces: ['low', 'middle'], upTo: 1 });
    const middleFirst = odds(dice(2, three), worth, { faces: ['middle', 'low'], upTo: 1 });
    // They differ only for low and middle (2 of 9 rolls): 10 + 10 against 10 + 0 on average.
    expect(mean(lowFirst) - mean(middleFirst)).toBeCloseTo((2 / 9) * 10, 12);
  });

  it('re-roll dice with the same face in the order of the pool', () => {
    const sure = die({ name: 'sure', faces: ['blank', 'blank', 'blank', 'hit'] });
    const policy = { faces: ['blank'], upTo: 1 };
    // Both blank (3/8): the first die alone is re-rolled, a coin with 1/2 or the other with 1/4.
    const coinFirst = countOdds([coin, sure], ['hit'], policy);
    const sureFirst = countOdds([sure, coin], ['hit'], policy);
    expect(chanceOf(coinFirst, 0)).toBeCloseTo((3 / 8) * (1 / 2), 12);
    expect(chanceOf(sureFirst, 0)).toBeCloseTo((3 / 8) * (3 / 4), 12);
  });

  it('are the plain odds when nothing may be re-rolled', () => {
    const plain = countOdds(dice(3, attack), ['hit']);
    expect(countOdds(dice(3, attack), ['hit'], { faces: ['blank'], upTo: 0 })).toEqual(plain);
    expect(countOdds(dice(3, attack), ['hit'], { faces: [], upTo: 2 })).toEqual(plain);
    expect(() => countOdds([coin], ['hit'], { faces: ['blank'], upTo: 1.5 })).toThrow(RangeError);
  });
});

describe('odds of re-rolling a roll on the table', () => {
  it('leave what stands and roll the chosen dice', () => {
    const pool = [coin, attack, coin, coin];
    const roll: Roll = { up: [0, 6, 1, 0], added: [], negated: [] }; // hit, blank, blank, hit
    add(roll, 'hit', 2);
    negate(pool, roll, ['hit']);
    // One hit on a die and two added stand; the attack die and a coin roll again.
    expect(oddsOfReroll(pool, roll, [1, 2], { hit: 1 })).toEqual({
      low: 3,
      chances: [5 / 16, 8 / 16, 3 / 16],
    });
    expect(oddsOfReroll(pool, roll, [], { hit: 1 })).toEqual({ low: 3, chances: [1] });
    expect(() => oddsOfReroll(pool, roll, [0], { hit: 1 })).toThrow('negated');
    expect(() => oddsOfReroll(pool, roll, [4], { hit: 1 })).toThrow(RangeError);
    expect(() => oddsOfReroll(pool, roll, [2, 2], { hit: 1 })).toThrow(RangeError);
  });
});

describe('joint odds', () => {
  it('list every combination that can come up', () => {
    const outcomes = jointOdds(dice(2, coin), ['hit', 'blank']);
    expect(outcomes).toHaveLength(3);
    expect(outcomes).toContainEqual({ counts: { hit: 2, blank: 0 }, chance: 0.25 });
    expect(outcomes).toContainEqual({ counts: { hit: 1, blank: 1 }, chance: 0.5 });
    expect(outcomes).toContainEqual({ counts: { hit: 0, blank: 2 }, chance: 0.25 });
  });

  it('weigh a condition on several faces', () => {
    // At least two hits and a crit on three dice: three orders of 3/8 * 3/8 * 1/8.
    const chance = chanceThat(dice(3, attack), ['hit', 'crit'], (n) => n.hit >= 2 && n.crit >= 1);
    expect(chance).toBeCloseTo(27 / 512, 12);
    expect(chanceThat([], ['hit'], (n) => n.hit === 0)).toBe(1);
    expect(chanceThat([attack], [], () => true)).toBe(1);
    expect(chanceThat([attack], ['nowhere'], (n) => n.nowhere > 0)).toBe(0);
  });

  it('refuse a face named twice', () => {
    expect(() => jointOdds([coin], ['hit', 'hit'])).toThrow('named twice');
  });
});

describe('opposed rolls', () => {
  const one = countOdds([coin], ['hit']);

  it('give the tie to whom the rule says', () => {
    expect(opposed(one, one, 'attacker')).toEqual({ attacker: 0.75, defender: 0.25 });
    expect(opposed(one, one, 'defender')).toEqual({ attacker: 0.25, defender: 0.75 });
    expect(opposed(one, one, 're-roll')).toEqual({ attacker: 0.5, defender: 0.5 });
  });

  it('re-roll ties until one side wins', () => {
    // Of 24 pairs the d6 wins 20, loses one (1 against 2) and ties three (1 : 1 twice, 2 : 2 once).
    const { attacker, defender } = opposed(odds([d6], pips), countOdds(dice(2, coin), ['hit']), 're-roll');
    expect(attacker).toBeCloseTo(20 / 21, 12);
    expect(defender).toBeCloseTo(1 / 21, 12);
  });

  it('cannot re-roll what is always a tie', () => {
    const nothing = countOdds([], ['hit']);
    expect(() => opposed(nothing, nothing, 're-roll')).toThrow('never ends');
    expect(opposed(nothing, nothing, 'attacker')).toEqual({ attacker: 1, defender: 0 });
  });
});

describe('negation in the odds', () => {
  it('is a rule on the sum', () => {
    const hits = mapped(countOdds(dice(2, coin), ['hit']), (n) => Math.max(0, n - 1));
    expect(chanceAtLeast(hits, 1)).toBe(0.25);
  });
});
