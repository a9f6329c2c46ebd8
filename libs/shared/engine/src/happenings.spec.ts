import { describe, expect, it } from 'vitest';
import type { CardRules } from './card.ts';
import { choose, from, is, pick, seq, verb } from './effects/literal.ts';
import { hash } from './hash.ts';
import { hit, hitting, on, say } from '../test/hitting.ts';
import { isIdle, sit, using } from '../test/sit.ts';

describe('a happening', () => {
  it('happens at once where nobody listens', () => {
    expect(hitting({}).diary()).toEqual(['t takes 3']);
  });

  it('comes to the same as a step where listeners have nothing to say', () => {
    const never = on('after', say('never'), { given: is('rich', { n: 99 }) });
    const slow = hitting({ w: [0, never] });
    const fast = using(hit(3), { cards: { plain: {} }, pieces: { t: { card: 'plain', owner: 1 } } });
    expect(slow.diary()).toEqual(fast.diary());
    expect(slow.state.pieces['t']?.damage).toBe(3);
    expect(slow.state.stack).toEqual(fast.state.stack);
    expect(slow.state.reveals).toBe(fast.state.reveals);
  });

  it('goes before, happens, when, after, across seats', () => {
    const t = hitting(
      {
        a: [0, on('after', say('after'))],
        b: [1, on('before', say('before'))],
        c: [2, on('when', say('when'))],
      },
      { seats: 3 },
    );
    expect(t.diary()).toEqual(['1/1 before t', 't takes 3', '2/2 when t', '0/0 after t']);
    expect(isIdle(t)).toBe(true);
  });

  it('before may change it', () => {
    expect(hitting({ a: [1, on('before', verb('shield', { n: 1 }))] }).diary()).toEqual(['t takes 2']);
    expect(hitting({ a: [1, on('before', verb('shield', { n: 9 }))] }).diary()).toEqual(['t takes 0']);
  });

  it('before may prevent it, and then nobody reacts', () => {
    const t = hitting({
      a: [1, on('before', verb('stop'))],
      b: [0, on('when', say('when'))],
      c: [0, on('after', say('after'))],
    });
    expect(t.diary()).toEqual([]);
    expect(t.state.pieces['t']?.damage).toBe(0);
    expect(isIdle(t)).toBe(true);
  });

  it('has happened: later it can neither be changed nor prevented', () => {
    const t = hitting({
      a: [1, { on: [{ moment: 'damage', timing: 'when', do: seq(verb('stop'), verb('shield', { n: 3 })) }] }],
      b: [0, on('after', say('after'))],
    });
    expect(t.diary()).toEqual(['t takes 3', '0/0 after t']);
    expect(t.state.pieces['t']?.damage).toBe(3);
  });

  it('may be replaced: then it does not happen and before abilities do not speak', () => {
    const t = hitting({
      a: [1, { instead: [{ moment: 'damage', do: say('instead') }] }],
      b: [
        0,
        {
          on: [
            { moment: 'damage', timing: 'before', do: say('before') },
            { moment: 'damage', timing: 'after', do: say('after') },
          ],
        },
      ],
    });
    expect(t.diary()).toEqual(['1/1 instead t']);
  });

  it('is replaced by one replacement only, which the active player names', () => {
    const t = hitting({
      a: [1, { instead: [{ moment: 'damage', do: say('first') }] }],
      b: [0, { instead: [{ moment: 'damage', do: say('second') }] }],
    });
    expect(t.actors()).toEqual([0]);
    expect(t.may(0)).toEqual(['order "a:a-card/instead/0"', 'order "b:b-card/instead/0"']);
    expect(t.do(0, 'order', 'b:b-card/instead/0').diary()).toEqual(['0/0 second t']);
    expect(isIdle(t)).toBe(true);
  });

  it('happens after all where a replacement is declined', () => {
    const t = hitting({ a: [1, { instead: [{ moment: 'damage', may: true, do: say('instead') }] }] });
    expect(t.actors()).toEqual([1]);
    expect(t.do(1, 'decline').diary()).toEqual(['t takes 3']);
  });

  it('inside another happening is the one that is spoken of', () => {
    const lash: CardRules = {
      on: [
        {
          moment: 'damage',
          timing: 'before',
          limit: { times: 1, per: 'turn' },
          do: pick(from('pieces', { of: 'you' }), verb('hit', { n: 1 })),
        },
      ],
    };
    const t = hitting({ a: [1, lash], b: [0, on('before', verb('shield', { n: 1 }))] });
    t.do(0, 'order', 'a:a-card/on/0').do(1, 'pick', 'a');
    expect(t.diary()).toEqual(['a takes 0', 't takes 2']); // shielded twice, each time what is about to happen
    expect(isIdle(t)).toBe(true);
  });
});

describe('listeners', () => {
  it('come and go with their piece, and leave nothing behind', () => {
    const t = hitting({ a: [0, on('after', verb('destroy'), { given: is('mine') })] }, {});
    expect(t.state.listening).toEqual({ damage: ['a'] });
    t.do(0, 'use', 'card').do(0, 'pick', 'a');
    expect(t.diary().slice(-2)).toEqual(['a takes 3', 'a destroyed']);
    expect(t.state.listening).toEqual({});
    expect(t.state.used).toEqual({});
  });

  it('do not stir the state when they only listen', () => {
    const t = sit({ cards: { w: on('after', say('x')) }, pieces: { a: { card: 'w', owner: 0 } } });
    const before = hash(t.state);
    t.game.candidates(t.state, 0);
    t.game.view(t.state, 0);
    expect(hash(t.state)).toBe(before);
  });
});

describe('a question in the middle of an ability', () => {
  it('is answered before the happening goes on', () => {
    const ask: CardRules = {
      on: [{ moment: 'damage', timing: 'before', do: choose(verb('shield', { n: 1 }), verb('stop')) }],
    };
    const t = hitting({ a: [1, ask] });
    expect(t.actors()).toEqual([1]);
    expect(t.diary()).toEqual([]);
    expect(t.do(1, 'choose', 0).diary()).toEqual(['t takes 2']);
    expect(
      hitting({ a: [1, ask] })
        .do(1, 'choose', 1)
        .diary(),
    ).toEqual([]);
  });
});
