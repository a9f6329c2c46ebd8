import { seeded } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { sit, using } from '../../test/sit.ts';
import { choose, from, may, opponentChooses, pay, pick, verb, type Effect } from './literal.ts';

const gain = (n: number) => verb('gain', { n });
const lose = (n: number) => verb('lose', { n });
const say = (word: string) => verb('say', { word });

describe('where chance decides', () => {
  const often = (effect: Effect, options: object = {}, times = 200): Record<string, number> => {
    const counts: Record<string, number> = {};
    const { game } = sit({ cards: { card: { ability: effect } } });
    for (let seed = 0; seed < times; seed++) {
      const state = game.setup({ ...options, automatic: true }, 2, seeded(seed));
      game.apply(state, 0, { do: 'use', what: 'card' });
      expect(state.stack).toHaveLength(1);
      const went = state.diary.join('; ');
      counts[went] = (counts[went] ?? 0) + 1;
    }
    return counts;
  };

  it('nobody is asked, and every way is taken', () => {
    expect(Object.keys(often(may(say('x')))).sort()).toEqual(['', '0/-1 x']);
    expect(Object.keys(often(choose(say('a'), lose(1), say('b')))).sort()).toEqual(['0/-1 a', '0/-1 b']);
  });

  it('the opponent of a figure without a seat is the first seat', () => {
    const t = using(opponentChooses(say('a'), say('b')), { automatic: true });
    expect(t.actors()).toEqual([0]);
    expect(t.do(0, 'choose', 0).diary()).toEqual(['0/-1 a']);
  });

  it('a random pick takes every set alike, and copies count', () => {
    const pairs = often(pick(from('market'), say('x'), 2), { market: [1, 2, 3] }, 900);
    expect(Object.keys(pairs).sort()).toEqual([
      '0/-1 x 1; 0/-1 x 2',
      '0/-1 x 1; 0/-1 x 3',
      '0/-1 x 2; 0/-1 x 3',
    ]);
    for (const count of Object.values(pairs)) expect(count).toBeGreaterThan(240); // 300 expected, 14 the deviation
    const copies = often(pick(from('market'), say('x')), { market: [1, 1, 1, 2] }, 800);
    expect(copies['0/-1 x 2']).toBeLessThan(260); // 200 expected, 12 the deviation
    expect(copies['0/-1 x 2']).toBeGreaterThan(140);
  });

  it('a random pick from a hidden hand needs nobody either', () => {
    expect(Object.keys(often(pick(from('hand'), verb('discard')), { hands: [[4, 6]] })).sort()).toEqual([
      '0 discards 4',
      '0 discards 6',
    ]);
    expect(often(pay(pick(from('hand'), verb('discard'), 2)).to(gain(1)), { hands: [[4]] }, 5)).toEqual({
      '': 5,
    });
  });

  it('a forced pick draws nothing', () => {
    const t = using(pick(from('market'), say('x'), 2), { market: [1, 2], automatic: true });
    expect(t.state.reveals).toBe(sit().state.reveals);
  });
});
