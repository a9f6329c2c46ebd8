import { describe, expect, it } from 'vitest';
import { choose, from, pick, verb } from './effects/literal.ts';
import { sit, using } from '../test/sit.ts';
import { mayGoBack } from './undo.ts';

describe('going back', () => {
  it('is free while nobody can have learnt anything', () => {
    const t = sit({ coins: [5], market: [1, 2, 3] });
    const then = t.game.clone(t.state);
    t.do(0, 'spend', 1).do(0, 'wish', 10).do(0, 'go', 'unsure');
    expect(mayGoBack(then, t.state)).toBe(true);
  });

  it('is not free after chance has shown something', () => {
    const t = sit();
    const then = t.game.clone(t.state);
    t.do(0, 'go', 'peek');
    expect(t.state.reveals).toBe(then.reveals + 1);
    expect(mayGoBack(then, t.state)).toBe(false);
  });

  it('is not free after chance has decided', () => {
    for (const effect of [
      choose(verb('gain', { n: 1 }), verb('gain', { n: 2 })),
      pick(from('market'), verb('say', { word: 'x' })),
    ]) {
      const before = sit().state.reveals;
      const t = using(effect, { automatic: true, market: [1, 2] });
      expect(t.state.reveals).toBeGreaterThan(before);
    }
  });

  it('is over when the game is', () => {
    const t = sit();
    const then = t.game.clone(t.state);
    expect(mayGoBack(then, t.do(0, 'win').state)).toBe(false);
  });

  it('stands still for a shuffle, which shows nobody anything', () => {
    const t = sit({ market: [1, 2, 3, 4, 5, 6, 7, 8] });
    const { reveals } = t.state;
    t.do(0, 'go', 'unsure');
    expect(t.state.reveals).toBe(reveals);
    expect(t.state.market).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('scripted chance', () => {
  it('takes the place of the generator, and still counts as news', () => {
    const rolls = [5, 0];
    const random = { below: () => rolls.shift() ?? 0, shuffle: <T>(list: T[]) => void list.reverse() };
    const t = sit({ market: [1, 2, 3], wiring: { random } });
    const { reveals } = t.state;
    t.do(0, 'go', 'peek').do(0, 'go', 'unsure');
    expect(t.diary()).toEqual(['peek 5']);
    expect(t.state.market).toEqual([3, 2, 1]);
    expect(t.state.reveals).toBe(reveals + 1);
  });
});
