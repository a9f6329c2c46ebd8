/** All odds against a reference in exact fractions (BigInt) that counts every way the dice can fall. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { d6, dice, die, pips, valueOf, type Die, type FaceValue, type Pool } from './die.ts';
import type { Distribution } from './distribution.ts';
import { chanceThat, jointOdds } from './joint.ts';
import { countOdds, odds } from './odds.ts';
import { opposed } from './opposed.ts';
import type { Reroll } from './policy.ts';

const attack = die({
  name: 'attack',
  faces: ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'],
});
const defence = die({
  name: 'defence',
  faces: ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank'],
});
const worth = { hit: 1, crit: 2, focus: 0, blank: 0 };

/** Ways a thing can come about, by what comes about; a chance is `ways / all`. */
type Ways = Map<string, bigint>;

const note = (ways: Ways, key: string, more: bigint) => ways.set(key, (ways.get(key) ?? 0n) + more);
const fraction = (ways: bigint, all: bigint) => Number((ways * 10n ** 40n) / all) / 1e40;
const sumOf = (ways: Ways) => [...ways.values()].reduce((sum, n) => sum + n, 0n);

/** Each distinct face of a die with how often it is there. */
const faceWays = (one: Die): [string, bigint][] =>
  [...new Set(one.faces)].map((face) => [face, BigInt(one.faces.filter((other) => other === face).length)]);

/** Every list of faces a list of dice can show, with its number of ways. */
function falls(pool: Pool): [string[], bigint][] {
  return pool.reduce<[string[], bigint][]>(
    (before, one) =>
      before.flatMap(([shown, ways]) =>
        faceWays(one).map(([face, n]): [string[], bigint] => [[...shown, face], ways * n]),
      ),
    [[[], 1n]],
  );
}

/** What is shown in the end, sorted, after a re-roll; every case weighed as if all dice were rolled twice. */
function reference(pool: Pool, policy: Reroll): Ways {
  const ways: Ways = new Map();
  for (const [first, firstWays] of falls(pool)) {
    const again = first
      .map((face, place) => ({ place, rank: policy.faces.indexOf(face) }))
      .filter(({ rank }) => rank >= 0)
      .sort((a, b) => a.rank - b.rank || a.place - b.place)
      .slice(0, policy.upTo ?? pool.length)
      .map(({ place }) => place);
    const kept = pool.filter((_, place) => !again.includes(place));
    const idle = kept.reduce((product, one) => product * BigInt(one.faces.length), 1n);
    const keptFaces = first.filter((_, place) => !again.includes(place));
    for (const [second, secondWays] of falls(again.map((place) => pool[place] as Die))) {
      note(ways, [...keptFaces, ...second].sort().join(' '), firstWays * secondWays * idle);
    }
  }
  return ways;
}

/** Sums without a re-roll, for pools too large to list. */
function referenceSums(pool: Pool, value: FaceValue): Ways {
  return pool.reduce<Ways>(
    (before, one) => {
      const after: Ways = new Map();
      for (const [sum, ways] of before) {
        for (const face of one.faces) note(after, String(Number(sum) + valueOf(face, value)), ways);
      }
      return after;
    },
    new Map([['0', 1n]]),
  );
}

function expectSame(ours: Distribution, ways: Ways): void {
  const all = sumOf(ways);
  const seen = new Set<string>();
  ours.chances.forEach((chance, index) => {
    const sum = String(ours.low + index);
    seen.add(sum);
    expect(Math.abs(chance - fraction(ways.get(sum) ?? 0n, all))).toBeLessThan(1e-12);
  });
  for (const sum of ways.keys()) expect(seen).toContain(sum);
}

/** The same ways by another reading of what is shown. */
function regroup(ways: Ways, read: (shown: string[]) => string): Ways {
  const grouped: Ways = new Map();
  for (const [shown, n] of ways) note(grouped, read(shown === '' ? [] : shown.split(' ')), n);
  return grouped;
}

const worthOf = (value: FaceValue) => (shown: string[]) =>
  String(shown.reduce((sum, face) => sum + valueOf(face, value), 0));

describe('sums', () => {
  it.each([1, 9, 40])('of %i eight-sided dice', (n) => {
    expectSame(odds(dice(n, attack), worth), referenceSums(dice(n, attack), worth));
  });

  it('of 40 ordinary dice and of a mixed pool', () => {
    expectSame(odds(dice(40, d6), pips), referenceSums(dice(40, d6), pips));
    const mixed = [...dice(7, attack), ...dice(6, defence), ...dice(5, attack)];
    const value = { hit: 2, crit: 5, focus: -3, evade: -1 };
    expectSame(odds(mixed, value), referenceSums(mixed, value));
  });
});

describe('re-rolls', () => {
  const policies: Reroll[] = [
    { faces: ['blank'] },
    { faces: ['blank', 'focus'] },
    { faces: ['blank'], upTo: 1 },
    { faces: ['blank', 'focus'], upTo: 2 },
    { faces: ['focus', 'blank', 'hit'], upTo: 3 },
  ];

  it.each(policies)('of a small pool: %j', (policy) => {
    for (const pool of [dice(4, attack), [attack, defence, defence, attack]]) {
      const value = { hit: 1, crit: 3, focus: 1, evade: -2 };
      expectSame(odds(pool, value, policy), regroup(reference(pool, policy), worthOf(value)));
    }
  });

  it.each([1, 7, 20, 39])('of up to %i misses of 40 dice, by the formula', (upTo) => {
    // Misses come up with 1/2; m of 40 miss, min(m, upTo) of them are rolled again.
    const choose = (n: number, k: number): bigint => {
      let product = 1n;
      for (let i = 1; i <= k; i++) product = (product * BigInt(n - k + i)) / BigInt(i);
      return product;
    };
    const ways: Ways = new Map();
    for (let misses = 0; misses <= 40; misses++) {
      const again = Math.min(misses, upTo);
      for (let saved = 0; saved <= again; saved++) {
        const cases = choose(40, misses) * choose(again, saved) * 2n ** BigInt(40 - again);
        note(ways, String(40 - misses + saved), cases);
      }
    }
    expectSame(countOdds(dice(40, attack), ['hit', 'crit'], { faces: ['blank', 'focus'], upTo }), ways);
  });

  it('of any small pool, any policy, any values', () => {
    const face = fc.constantFrom('a', 'b', 'c', 'd');
    const anyDie = fc.record({
      name: fc.constant('any'),
      faces: fc.array(face, { minLength: 1, maxLength: 5 }),
    });
    const anyPolicy = fc.record(
      { faces: fc.uniqueArray(face), upTo: fc.integer({ min: 0, max: 5 }) },
      { requiredKeys: ['faces'] },
    );
    const value = fc.integer({ min: -4, max: 4 });
    fc.assert(
      fc.property(
        fc.array(anyDie, { maxLength: 4 }),
        anyPolicy,
        fc.record({ a: value, b: value, c: value, d: value }),
        (pool, policy, values) => {
          const ways = reference(pool, policy);
          expectSame(odds(pool, values, policy), regroup(ways, worthOf(values)));
          const grouped = regroup(ways, (shown) =>
            JSON.stringify(['c', 'a'].map((face) => shown.filter((other) => other === face).length)),
          );
          const outcomes = jointOdds(pool, ['c', 'a'], policy);
          expect(outcomes).toHaveLength(grouped.size);
          for (const { counts, chance } of outcomes) {
            const exact = fraction(grouped.get(JSON.stringify([counts.c, counts.a])) ?? 0n, sumOf(grouped));
            expect(Math.abs(chance - exact)).toBeLessThan(1e-12);
          }
        },
      ),
      { seed: 2001, numRuns: 150 },
    );
  });
});

describe('conditions on several faces', () => {
  it('of 40 dice, by the formula for each combination', () => {
    // Ways of h hits, c crits and f focuses: 40! / (h! c! f! rest!) * 3^h * 1^c * 2^f * 2^rest.
    const fact = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * fact(n - 1));
    let good = 0n;
    for (let h = 0; h <= 40; h++) {
      for (let c = 0; h + c <= 40; c++) {
        for (let f = 0; h + c + f <= 40; f++) {
          const rest = 40 - h - c - f;
          if (!(h >= 14 && c >= 5 && f <= 11)) continue;
          good +=
            (fact(40) / (fact(h) * fact(c) * fact(f) * fact(rest))) *
            3n ** BigInt(h) *
            2n ** BigInt(f + rest);
        }
      }
    }
    const holds = (n: { hit: number; crit: number; focus: number }) =>
      n.hit >= 14 && n.crit >= 5 && n.focus <= 11;
    const ours = chanceThat(dice(40, attack), ['hit', 'crit', 'focus'], holds);
    expect(Math.abs(ours - fraction(good, 8n ** 40n))).toBeLessThan(1e-12);
  });
});

describe('opposed rolls', () => {
  it('of nine against nine under each tie rule', () => {
    const pool = dice(9, attack);
    const ways = referenceSums(pool, worth);
    const [above, level, below] = [...ways].reduce<[bigint, bigint, bigint]>(
      (split, [a, n]) => {
        for (const [b, m] of ways) {
          if (Number(a) > Number(b)) split[0] += n * m;
          else if (a === b) split[1] += n * m;
          else split[2] += n * m;
        }
        return split;
      },
      [0n, 0n, 0n],
    );
    const all = above + level + below;
    const side = odds(pool, worth);
    expect(all).toBe(8n ** 18n);
    expect(opposed(side, side, 'attacker').attacker).toBeCloseTo(fraction(above + level, all), 12);
    expect(opposed(side, side, 'defender').attacker).toBeCloseTo(fraction(above, all), 12);
    expect(opposed(side, side, 're-roll').attacker).toBeCloseTo(fraction(above, above + below), 12);
  });

  it('of uneven sides after a re-roll, with ties re-rolled', () => {
    const policy = { faces: ['blank', 'focus'], upTo: 2 };
    const ours = regroup(reference(dice(4, attack), policy), worthOf(worth));
    const theirs = referenceSums(dice(6, defence), { evade: 1 });
    let won = 0n;
    let lost = 0n;
    for (const [a, n] of ours) {
      for (const [b, m] of theirs) {
        if (Number(a) > Number(b)) won += n * m;
        if (Number(a) < Number(b)) lost += n * m;
      }
    }
    const contest = opposed(
      odds(dice(4, attack), worth, policy),
      countOdds(dice(6, defence), ['evade']),
      're-roll',
    );
    expect(Math.abs(contest.attacker - fraction(won, won + lost))).toBeLessThan(1e-12);
    expect(Math.abs(contest.defender - fraction(lost, won + lost))).toBeLessThan(1e-12);
  });
});
