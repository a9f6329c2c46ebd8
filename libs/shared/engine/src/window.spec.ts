import { describe, expect, it } from 'vitest';
import { each, from, verb } from './effects/literal.ts';
import { isIdle, sit, using } from '../test/sit.ts';

describe('a window', () => {
  const open = (hands: number[][]) => sit({ seats: 3, hands }).do(0, 'go', 'reactions');

  it('asks the seats in the order given, and no others', () => {
    const t = open([[7], [7], [7]]);
    expect(t.actors()).toEqual([1]);
    t.do(1, 'pass');
    expect(t.actors()).toEqual([0]);
    expect(isIdle(t.do(0, 'pass'))).toBe(true);
  });

  it('asks every seat that could have something, by what everybody knows', () => {
    expect(open([[1], [2]]).actors()).toEqual([1]);
    expect(open([[1], [2]]).may(1)).toEqual(['pass']);
    expect(open([[7], [2]]).actors()).toEqual(open([[7], [7]]).actors());
  });

  it('passes over those who plainly have nothing', () => {
    expect(open([[7], []]).actors()).toEqual([0]);
    expect(isIdle(open([[], []]))).toBe(true);
  });

  it('asks the same seat again after a use, until it passes or has nothing left', () => {
    const t = open([[], [7, 7]]);
    t.do(1, 'use', 7);
    expect(t.actors()).toEqual([1]);
    t.do(1, 'use', 7);
    expect(t.diary()).toEqual(['1 reacts', '1 reacts']);
    expect(isIdle(t)).toBe(true);
  });

  it('names its question and its abilities', () => {
    const t = open([[], [7]]);
    expect(t.game.prompt(t.state, 1)).toEqual({ ask: { key: 'window.reaction' } });
    expect(t.game.label(t.state, 1, { do: 'use', what: 7 })).toEqual({ key: 'thing', params: { name: 7 } });
  });

  it('opens as part of a moment, before it happens, with or without listeners', () => {
    const t = using(each(from('pieces', { of: 'all' }), verb('strike')), {
      cards: { plain: {} },
      pieces: { p: { card: 'plain', owner: 1 } },
      hands: [[1], [7]],
    });
    expect(t.diary()).toEqual([]);
    expect(t.actors()).toEqual([0]);
    t.do(0, 'pass').do(1, 'use', 7);
    expect(t.diary()).toEqual(['1 reacts', 'p struck']);
    expect(isIdle(t)).toBe(true);
  });
});
