/** All odds against a million rolls made with the same functions a game uses. */
import { seeded, Stream } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { d6, dice, die, pips, type Pool } from './die.ts';
import { certain, mapped, plus, type Distribution } from './distribution.ts';
import { chanceThat } from './joint.ts';
import { countOdds, odds } from './odds.ts';
import { opposed } from './opposed.ts';
import { rerollBy, type Reroll } from './policy.ts';
import { count, total } from './results.ts';
import { add, negate, roll } from './roll.ts';

const ROLLS = 1_000_000;
const attack = die({
  name: 'attack',
  faces: ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'],
});
const worth = { hit: 1, crit: 2 };

/** Chi-square over all numbers expected at least ten times, within six standard deviations of its mean. */
function expectFits(exact: Distribution, draw: () => number): void {
  const seen = new Map<number, number>();
  for (let i = 0; i < ROLLS; i++) {
    const drawn = draw();
    seen.set(drawn, (seen.get(drawn) ?? 0) + 1);
  }
  let sum = 0;
  let bins = 0;
  exact.chances.forEach((chance, index) => {
    const expected = chance * ROLLS;
    const found = seen.get(exact.low + index) ?? 0;
    if (chance === 0) expect(found).toBe(0);
    seen.delete(exact.low + index);
    if (expected < 10) return;
    sum += (found - expected) ** 2 / expected;
    bins++;
  });
  expect([...seen.keys()]).toEqual([]);
  expect(bins).toBeGreaterThan(3);
  expect(sum).toBeLessThan(bins - 1 + 6 * Math.sqrt(2 * (bins - 1)));
}

/** A share of a million draws is within five standard deviations of the chance. */
function expectShare(won: number, of: number, chance: number): void {
  expect(Math.abs(won / of - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / of));
}

describe('a million rolls', { timeout: 60_000 }, () => {
  it('of four ordinary dice', () => {
    const random = new Stream(seeded(1));
    const pool = dice(4, d6);
    expectFits(odds(pool, pips), () => total(pool, roll(random, pool), pips));
  });

  it('with up to two of the worst dice of a mixed pool re-rolled: sums, and a condition on two faces', () => {
    const random = new Stream(seeded(2));
    const brave = die({ name: 'brave', faces: ['crit', 'crit', 'blank'] });
    const pool: Pool = [brave, attack, attack, brave, attack];
    const policy: Reroll = { faces: ['blank', 'focus', 'hit'], upTo: 2 };
    let held = 0;
    expectFits(odds(pool, worth, policy), () => {
      const rolled = roll(random, pool);
      rerollBy(random, pool, rolled, policy);
      if (count(pool, rolled, ['hit']) >= 2 && count(pool, rolled, ['crit']) >= 1) held++;
      return total(pool, rolled, worth);
    });
    const condition = chanceThat(pool, ['hit', 'crit'], (n) => n.hit >= 2 && n.crit >= 1, policy);
    expectShare(held, ROLLS, condition);
  });

  it('with a hit added and two hits negated', () => {
    const random = new Stream(seeded(3));
    const pool = dice(6, attack);
    const exact = mapped(plus(countOdds(pool, ['hit']), certain(1)), (n) => Math.max(0, n - 2));
    expectFits(exact, () => {
      const rolled = roll(random, pool);
      add(rolled, 'hit');
      negate(pool, rolled, ['hit'], 2);
      return count(pool, rolled, ['hit']);
    });
  });

  it('of three against two, under each tie rule', () => {
    const random = new Stream(seeded(5));
    const [three, two] = [dice(3, attack), dice(2, d6)];
    const ours = odds(three, worth);
    const half = (face: string) => Math.floor(pips(face) / 2);
    const theirs = odds(two, half);
    let won = 0;
    let tied = 0;
    for (let i = 0; i < ROLLS; i++) {
      const by = total(three, roll(random, three), worth) - total(two, roll(random, two), half);
      if (by > 0) won++;
      if (by === 0) tied++;
    }
    expectShare(won, ROLLS, opposed(ours, theirs, 'defender').attacker);
    expectShare(won + tied, ROLLS, opposed(ours, theirs, 'attacker').attacker);
    expectShare(won, ROLLS - tied, opposed(ours, theirs, 're-roll').attacker);
  });
});
