import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { define } from './define.ts';
import { choose, from, pick, repeat, seq, verb } from './effects/literal.ts';
import { isIdle, sit, using } from '../test/sit.ts';

const gain = (n: number) => verb('gain', { n });

describe('an interjection', () => {
  it('runs above the open question, which is then asked again', () => {
    const t = using(seq(choose(gain(1), gain(2)), gain(3)), { noisy: true });
    const asked = t.state.stack;
    const options = t.may(0);
    t.do(1, 'shout');
    expect(t.diary()).toEqual(['1 shouts']);
    expect(t.state.stack).toEqual(asked);
    expect(t.actors()).toEqual([0]);
    expect(t.may(0)).toEqual(options);
    t.do(0, 'choose', 1);
    expect(t.diary()).toEqual(['1 shouts', '0 gains 2', '0 gains 3']);
  });

  it('may come from the seat that is asked, too', () => {
    const t = using(choose(gain(1), gain(2)), { noisy: true })
      .do(0, 'shout')
      .do(0, 'choose', 0);
    expect(t.diary()).toEqual(['0 shouts', '0 gains 1']);
  });

  it('with questions of its own keeps their results to itself', () => {
    const t = sit({ noisy: true }).do(0, 'go', 'twice').do(0, 'say', 1);
    t.do(1, 'meddle', 'guess');
    expect(t.state.stack.map(({ step }) => step)).toEqual([
      'main',
      'twice',
      'guess',
      'interjection',
      'guess',
    ]);
    t.do(0, 'say', 3);
    expect(t.state.stack.map(({ step }) => step)).toEqual(['main', 'twice', 'guess']);
    for (const frame of t.state.stack) expect(frame).not.toHaveProperty('result');
    t.do(0, 'say', 2);
    expect(t.diary()).toEqual(['twice: 1 and 2']);
  });

  it('may be interrupted itself', () => {
    const t = sit({ noisy: true })
      .do(1, 'meddle', 'twice')
      .do(0, 'say', 1)
      .do(1, 'meddle', 'guess')
      .do(0, 'say', 3)
      .do(0, 'say', 2);
    expect(t.diary()).toEqual(['twice: 1 and 2']);
    expect(isIdle(t)).toBe(true);
  });

  it.each([
    ['a repeated choice', repeat(2, choose(gain(1), gain(2)))],
    ['a half-made pick', pick(from('market'), verb('say', { word: 'x' }), 2)],
  ])('in the middle of %s changes nothing about it', (_name, effect) => {
    const play = (noise: boolean) => {
      const t = using(effect, { noisy: true, market: [1, 2, 3] });
      const first = () => t.game.legal(t.state, 0)[0];
      for (let action = first(); !isIdle(t) && action !== undefined; action = first()) {
        if (noise) t.do(1, 'shout');
        t.do(0, action.do, action.what);
      }
      return t.diary().filter((line) => !line.includes('shouts'));
    };
    expect(play(true)).toEqual(play(false));
  });

  it('must not share a name with a move', () => {
    const clash = define({
      meta: sit().game.meta,
      content: z.strictObject({}),
      options: z.strictObject({}),
      wording: sit().game.wording,
      steps: {},
      interjections: { pass: { over: () => [], apply: () => undefined } },
      setup: () => ({}),
      view: () => null,
      viewForm: z.null(),
      hidden: () => [],
      concede: () => undefined,
      evaluate: () => 0,
    });
    expect(() => clash({})).toThrow('"pass" is a move of window and an interjection');
  });
});

describe('an offer', () => {
  const table = () => sit({ noisy: true, coins: [5, 5, 5], seats: 3 });

  it('lies beside the stack until it is answered', () => {
    const t = table().do(1, 'bribe', { to: 0, coins: 2 });
    expect(t.state.offers).toEqual({ made: 1, open: [{ id: 1, kind: 'bribe', from: 1, to: 0, what: 2 }] });
    expect(t.may(0)).toContain('takeBribe 1');
    expect(t.may(2)).not.toContain('takeBribe 1');
    expect(t.why(2, 'takeBribe', 1)).toBe('CORE-NOT-LISTED');
    t.do(0, 'takeBribe', 1);
    expect(t.state.coins).toEqual([7, 3, 5]);
    expect(t.state.offers.open).toEqual([]);
    expect(t.why(0, 'takeBribe', 1)).toBe('CORE-NOT-LISTED');
  });

  it('may be accepted in the middle of an effect', () => {
    const t = using(choose(gain(1), gain(2)), { noisy: true, coins: [5, 5] });
    t.do(0, 'bribe', { to: 1, coins: 4 }).do(1, 'takeBribe', 1).do(0, 'choose', 1);
    expect(t.state.coins).toEqual([3, 9]);
    expect(isIdle(t)).toBe(true);
  });

  it('lapses when the turn passes', () => {
    const t = table().do(1, 'bribe', { to: 0, coins: 2 }).do(0, 'pass');
    expect(t.state.offers).toEqual({ made: 1, open: [] });
    expect(t.why(0, 'takeBribe', 1)).toBe('CORE-NOT-LISTED');
  });

  it('has an id that is never used again', () => {
    const t = table()
      .do(1, 'bribe', { to: 0, coins: 2 })
      .do(0, 'takeBribe', 1)
      .do(1, 'bribe', { to: 0, coins: 1 })
      .do(0, 'pass');
    t.do(2, 'bribe', { to: 0, coins: 1 }).do(2, 'bribe', { to: 1, coins: 1 });
    expect(t.state.offers.open.map(({ id }) => id)).toEqual([3, 4]);
  });
});
