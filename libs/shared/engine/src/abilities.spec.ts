import { describe, expect, it } from 'vitest';
import type { CardRules } from './card.ts';
import { each, from, is, pay, pick, verb } from './effects/literal.ts';
import { hitting, on, say } from '../test/hitting.ts';
import { isIdle, using, type Sitting } from '../test/sit.ts';

describe('order', () => {
  const both = (): Sitting => hitting({ a: [0, on('after', say('a'))], b: [1, on('after', say('b'))] });

  it('is asked of the active player, whosever the abilities are', () => {
    const t = both();
    expect(t.diary()).toEqual(['t takes 3']);
    expect(t.actors()).toEqual([0]);
    t.do(0, 'order', 'b:b-card/on/0');
    expect(t.diary()).toEqual(['t takes 3', '1/1 b t', '0/0 a t']); // the last needs no question
    expect(isIdle(t)).toBe(true);
  });

  it('is asked in words', () => {
    const t = both();
    expect(t.game.prompt(t.state, 0)?.ask).toEqual({
      key: 'prompt.order',
      params: { moment: { key: 'moment.damage' } },
    });
    expect(t.game.label(t.state, 0, { do: 'order', what: 'a:a-card/on/0' }).key).toBe('move.order');
  });

  it('lets each ability speak once, also two of one piece', () => {
    const twin: CardRules = {
      on: [
        { moment: 'damage', timing: 'after', do: say('x') },
        { moment: 'damage', timing: 'after', do: say('y') },
      ],
    };
    const t = hitting({ a: [0, twin] }).do(0, 'order', 'a:a-card/on/1');
    expect(t.diary()).toEqual(['t takes 3', '0/0 y t', '0/0 x t']);
  });

  it('is judged anew after each: one that no longer holds is silent', () => {
    const t = hitting({
      a: [0, on('after', verb('gain', { n: 5 }))],
      b: [0, on('after', say('poor'), { given: { not: is('rich', { n: 5 }) } })],
    }).do(0, 'order', 'a:a-card/on/0');
    expect(t.diary()).toEqual(['t takes 3', '0 gains 5']);
  });
});

describe('limits', () => {
  const limited = { limit: { times: 2, per: 'turn' } };
  const three = each(from('pieces', { of: 'all' }), verb('hit', { n: 1 }));
  const table = (more: object = {}) =>
    using(three, {
      cards: { plain: {}, watch: on('after', say('sees'), { ...limited, ...more }) },
      pieces: {
        a: { card: 'watch', owner: 0 },
        b: { card: 'plain', owner: 0 },
        c: { card: 'plain', owner: 0 },
      },
    });

  it('hold until the period is refreshed', () => {
    const t = table();
    expect(t.diary()).toEqual(['a takes 1', '0/0 sees a', 'b takes 1', '0/0 sees b', 'c takes 1']);
    t.do(0, 'use', 'card');
    expect(t.diary().slice(5)).toEqual(['a takes 1', 'b takes 1', 'c takes 1']);
    t.do(0, 'refresh', 'turn').do(0, 'use', 'card');
    expect(t.diary().slice(8)).toEqual(['a takes 1', '0/0 sees a', 'b takes 1', '0/0 sees b', 'c takes 1']);
  });

  it('are not used up by declining', () => {
    const t = table({ may: true });
    t.do(0, 'decline').do(0, 'accept').do(0, 'accept');
    expect(t.diary()).toEqual(['a takes 1', 'b takes 1', '0/0 sees b', 'c takes 1', '0/0 sees c']);
  });

  it('belong to the piece, not to its card', () => {
    const t = using(pick(from('pieces', { of: 'all' }), verb('hit', { n: 1 })), {
      cards: { watch: on('after', say('sees'), { limit: { times: 1, per: 'turn' } }) },
      pieces: { a: { card: 'watch', owner: 0 }, b: { card: 'watch', owner: 1 } },
    });
    t.do(0, 'pick', 'a').do(0, 'order', 'a:watch/on/0');
    expect(t.diary()).toEqual(['a takes 1', '0/0 sees a', '1/1 sees a']);
    expect(t.state.used).toEqual({ 'turn:a:watch/on/0': 1, 'turn:b:watch/on/0': 1 });
  });
});

describe('abilities that may be declined', () => {
  it('are asked of whoever controls the piece', () => {
    const t = hitting({ a: [1, on('before', verb('shield', { n: 2 }), { may: true })] });
    expect(t.actors()).toEqual([1]);
    expect(t.may(1)).toEqual(['accept', 'decline']);
    expect(t.do(1, 'accept').diary()).toEqual(['t takes 1']);
    expect(
      hitting({ a: [1, on('before', verb('shield', { n: 2 }), { may: true })] })
        .do(1, 'decline')
        .diary(),
    ).toEqual(['t takes 3']);
  });

  it('are not asked where everybody sees that they would do nothing', () => {
    expect(hitting({ a: [1, on('before', verb('lose', { n: 1 }), { may: true })] }).diary()).toEqual([
      't takes 3',
    ]);
  });

  it('are asked but cannot be accepted where only hidden cards make them impossible', () => {
    const cost: CardRules = {
      on: [
        {
          moment: 'damage',
          timing: 'after',
          may: true,
          limit: { times: 1, per: 'turn' },
          do: pay(pick(from('hand'), verb('discard'), 2)).to(say('paid')),
        },
      ],
    };
    const t = hitting({ a: [1, cost] }, { hands: [[], [4]] });
    expect(t.options(1)).toEqual(['accept: CORE-COST', 'decline']);
    expect(hitting({ a: [1, cost] }, { hands: [[], [4, 5]] }).may(1)).toEqual(['accept', 'decline']);
  });

  it('lapse when their piece leaves play before the answer', () => {
    const t = hitting({ a: [1, on('after', say('late'), { may: true })] }, { noisy: true });
    expect(t.actors()).toEqual([1]);
    t.do(0, 'desert', 'a');
    expect(isIdle(t)).toBe(true);
    expect(t.diary()).toEqual(['t takes 3', '0 withdraws a']);
  });
});
