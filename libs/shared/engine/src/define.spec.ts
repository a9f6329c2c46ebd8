import { seeded } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import type { Json } from './json.ts';
import { verb } from './effects/literal.ts';
import { sit } from '../test/sit.ts';
import { load } from '../test/toy.ts';
import { Refused, type Refusal } from './verdict.ts';

describe('input to a whole game', () => {
  const refusalOf = (attempt: () => unknown): Refusal => {
    try {
      attempt();
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
    throw new Error('was accepted');
  };
  const start = (options: Json, seats: number): unknown => sit().game.setup(options, seats, seeded(1));

  it.each([[0], [5], [1.5]])('refuses %s seats', (seats) => {
    expect(refusalOf(() => start({}, seats))).toEqual({
      rule: 'CORE-SEATS',
      params: { where: 'seats', expected: '1 to 4', found: seats },
    });
  });

  it('refuses an unknown or wrong option by its place', () => {
    expect(refusalOf(() => start({ house: true }, 2))).toMatchObject({
      rule: 'CORE-OPTION',
      params: { where: 'house' },
    });
    expect(refusalOf(() => start({ coins: [1, 'two'] }, 2))).toMatchObject({
      rule: 'CORE-OPTION',
      params: { where: 'coins/1', found: 'two' },
    });
  });

  it('refuses broken content by its place', () => {
    expect(refusalOf(() => load({}))).toMatchObject({
      rule: 'CORE-CONTENT',
      params: { where: 'cards', found: null },
    });
    expect(refusalOf(() => load({ cards: {}, more: 1 }))).toMatchObject({
      rule: 'CORE-CONTENT',
      params: { where: 'more' },
    });
    expect(refusalOf(() => load(null))).toMatchObject({ rule: 'CORE-CONTENT', params: { where: '' } });
  });

  it('has a hash that follows the content and nothing else', () => {
    const cards = { a: { ability: verb('gain', { n: 1 }) }, b: { ability: verb('gain', { n: 2 }) } };
    const { a, b } = cards;
    expect(load({ cards }).contentHash).toBe(load({ cards: { b, a } }).contentHash);
    expect(load({ cards }).contentHash).not.toBe(load({ cards: { a } }).contentHash);
  });
});
