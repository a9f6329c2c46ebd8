/** Laws that hold for any pool. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneFor, valueOf, type Die, type Pool } from './die.ts';
import { chanceAtLeast, chanceOf, mean, minus, plus, type Distribution } from './distribution.ts';
import { jointOdds } from './joint.ts';
import { countOdds, odds } from './odds.ts';
import { opposed } from './opposed.ts';

const settings = { seed: 1977, numRuns: 200 };
const faces = ['a', 'b', 'c', 'd'];
const anyFace = fc.constantFrom(...faces);
const anyDie: fc.Arbitrary<Die> = fc.record({
  name: fc.constant('any'),
  faces: fc.array(anyFace, { minLength: 1, maxLength: 8 }),
});
const anyPool: fc.Arbitrary<Pool> = fc.array(anyDie, { maxLength: 12 });
const anyValue = fc.integer({ min: -5, max: 5 });
const anyWorth = fc.record({ a: anyValue, b: anyValue, c: anyValue, d: anyValue });
const anyFaces = fc.uniqueArray(anyFace);
const anyPolicy = fc.record(
  { faces: anyFaces, upTo: fc.integer({ min: 0, max: 12 }) },
  { requiredKeys: ['faces'] },
);
const maybePolicy = fc.option(anyPolicy, { nil: undefined });

const close = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-12);

function expectSame(one: Distribution, other: Distribution): void {
  expect(one.low).toBe(other.low);
  expect(one.chances).toHaveLength(other.chances.length);
  one.chances.forEach((chance, index) => close(chance, other.chances[index] ?? NaN));
}

describe('distributions', () => {
  it('are chances that sum to one, and plain data', () => {
    fc.assert(
      fc.property(anyPool, anyWorth, maybePolicy, (pool, worth, policy) => {
        const distribution = odds(pool, worth, policy);
        expect(distribution.chances.every((chance) => chance >= 0 && chance <= 1 + 1e-12)).toBe(true);
        close(
          distribution.chances.reduce((sum, chance) => sum + chance, 0),
          1,
        );
        expect(JSON.parse(JSON.stringify(distribution))).toEqual(distribution);
      }),
      settings,
    );
  });

  it('do not depend on the order of the dice, and add up from parts', () => {
    fc.assert(
      fc.property(anyPool, anyPool, anyWorth, (one, other, worth) => {
        const whole = odds([...one, ...other], worth);
        expectSame(whole, odds([...other, ...one], worth));
        expectSame(whole, plus(odds(one, worth), odds(other, worth)));
        expectSame(whole, plus(odds(other, worth), odds(one, worth)));
      }),
      settings,
    );
  });

  it('have as mean the sum of the means of the dice', () => {
    fc.assert(
      fc.property(anyPool, anyWorth, (pool, worth) => {
        const expected = pool.reduce(
          (sum, die) => sum + die.faces.reduce((s, face) => s + valueOf(face, worth), 0) / die.faces.length,
          0,
        );
        close(mean(odds(pool, worth)), expected);
      }),
      settings,
    );
  });

  it('take away what they add', () => {
    fc.assert(
      fc.property(anyPool, anyPool, anyWorth, (one, other, worth) => {
        const apart = minus(odds(one, worth), odds(other, worth));
        close(mean(apart), mean(odds(one, worth)) - mean(odds(other, worth)));
      }),
      settings,
    );
  });
});

describe('re-rolls', () => {
  it('of misses never hurt, and more of them never hurt either', () => {
    fc.assert(
      fc.property(anyPool, anyFaces, (pool, wanted) => {
        const misses = faces.filter((face) => !wanted.includes(face));
        let before = countOdds(pool, wanted);
        for (let upTo = 0; upTo <= pool.length; upTo++) {
          const after = countOdds(pool, wanted, { faces: misses, upTo });
          expect(mean(after)).toBeGreaterThanOrEqual(mean(before) - 1e-12);
          for (let n = 0; n <= pool.length; n++) {
            expect(chanceAtLeast(after, n)).toBeGreaterThanOrEqual(chanceAtLeast(before, n) - 1e-12);
          }
          before = after;
        }
        expectSame(before, countOdds(pool, wanted, { faces: misses }));
      }),
      settings,
    );
  });

  it('of every face change nothing', () => {
    fc.assert(
      fc.property(anyPool, anyWorth, (pool, worth) => {
        expectSame(odds(pool, worth, { faces }), odds(pool, worth));
      }),
      settings,
    );
  });
});

describe('joint odds', () => {
  it('agree with counting each face alone', () => {
    fc.assert(
      fc.property(fc.array(anyDie, { maxLength: 6 }), anyFaces, maybePolicy, (pool, asked, policy) => {
        const outcomes = jointOdds(pool, asked, policy);
        for (const face of asked) {
          const alone = countOdds(pool, [face], policy);
          for (let n = 0; n <= pool.length; n++) {
            const together = outcomes.filter(({ counts }) => counts[face] === n);
            close(
              together.reduce((sum, { chance }) => sum + chance, 0),
              chanceOf(alone, n),
            );
          }
        }
      }),
      settings,
    );
  });
});

describe('opposed rolls', () => {
  it('have one winner, and look the same from the other side', () => {
    fc.assert(
      fc.property(anyPool, anyPool, anyFaces, (one, other, wanted) => {
        const [attack, defence] = [odds(one, oneFor(wanted)), odds(other, oneFor(wanted))];
        const forAttacker = opposed(attack, defence, 'attacker');
        const mirrored = opposed(defence, attack, 'defender');
        close(forAttacker.attacker + forAttacker.defender, 1);
        close(forAttacker.attacker, mirrored.defender);
        const strict = opposed(attack, defence, 'defender');
        if (strict.attacker + forAttacker.defender > 0) {
          const again = opposed(attack, defence, 're-roll');
          close(again.attacker + again.defender, 1);
          expect(again.attacker).toBeGreaterThanOrEqual(strict.attacker - 1e-12);
          expect(again.attacker).toBeLessThanOrEqual(forAttacker.attacker + 1e-12);
        }
      }),
      settings,
    );
  });
});
