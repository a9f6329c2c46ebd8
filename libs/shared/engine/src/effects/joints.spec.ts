import { describe, expect, it } from 'vitest';
import { isIdle, using } from '../../test/sit.ts';
import {
  all,
  choose,
  from,
  given,
  is,
  may,
  opponent,
  opponentChooses,
  pay,
  pick,
  seq,
  verb,
} from './literal.ts';

const gain = (n: number) => verb('gain', { n });
const lose = (n: number) => verb('lose', { n });
const say = (word: string) => verb('say', { word });

describe('seq (then) and all (and)', () => {
  it('do their parts in order', () => {
    expect(using(seq(gain(1), gain(2), gain(3))).diary()).toEqual(['0 gains 1', '0 gains 2', '0 gains 3']);
  });

  it('do what they can of each part', () => {
    expect(using(all(lose(5), gain(1)), { coins: [2] }).diary()).toEqual(['0 loses 2', '0 gains 1']);
    expect(using(all(gain(1), pick(from('market'), say('takes')), gain(2))).diary()).toEqual([
      '0 gains 1',
      '0 gains 2',
    ]);
  });

  it('wait for an answer in the middle, then go on', () => {
    const t = using(seq(gain(1), choose(gain(2), gain(3)), gain(4)));
    expect(t.diary()).toEqual(['0 gains 1']);
    t.do(0, 'choose', 1);
    expect(t.diary()).toEqual(['0 gains 1', '0 gains 3', '0 gains 4']);
    expect(isIdle(t)).toBe(true);
  });

  it('leave the stack before their last part, so that chains stay flat', () => {
    const t = using(seq(gain(1), seq(gain(1), seq(gain(1), choose(gain(2), gain(3))))));
    expect(t.state.stack.map(({ step }) => step)).toEqual(['main', 'effect.choose']);
  });

  it('are possible if any part is, whole if every part is, else refused by the first reason', () => {
    const options = (coins: number) =>
      using(choose(all(lose(2), pick(from('market'), say('takes'))), gain(1), gain(2)), {
        coins: [coins],
      }).options(0)[0];
    expect(options(2)).toBe('choose 0');
    expect(options(0)).toBe('choose 0: TOY-COINS');
  });
});

describe('may', () => {
  it('is asked, and does it or not', () => {
    const t = using(may(gain(3)));
    expect(t.may(0)).toEqual(['accept', 'decline']);
    expect(t.actors()).toEqual([0]);
    expect(t.do(0, 'accept').diary()).toEqual(['0 gains 3']);
    expect(
      using(may(gain(3)))
        .do(0, 'decline')
        .diary(),
    ).toEqual([]);
  });

  it('is not asked where everybody sees that nothing would happen', () => {
    expect(isIdle(using(may(lose(1))))).toBe(true);
  });
});

describe('pay a to b', () => {
  const bargain = pay(lose(3)).to(gain(9));

  it('needs all of a', () => {
    expect(using(bargain, { coins: [3] }).diary()).toEqual(['0 loses 3', '0 gains 9']);
    expect(using(bargain, { coins: [2] }).diary()).toEqual([]);
    expect(using(bargain, { coins: [0] }).diary()).toEqual([]);
  });

  it('is refused with the reason: not enough, or nothing at all', () => {
    const first = (coins: number) =>
      using(choose(bargain, gain(1), gain(2)), { coins: [coins] }).options(0)[0];
    expect(first(3)).toBe('choose 0');
    expect(first(2)).toBe('choose 0: CORE-COST');
    expect(first(0)).toBe('choose 0: TOY-COINS');
  });

  it('wants something to point at where b begins by pointing', () => {
    const shop = pay(lose(1)).to(pick(from('market'), say('buys')));
    expect(using(shop, { coins: [1] }).diary()).toEqual([]);
    expect(using(shop, { coins: [1], market: [4] }).diary()).toEqual(['0 loses 1', '0/0 buys 4']);
    expect(using(choose(shop, gain(1), gain(2)), { coins: [1] }).options(0)[0]).toBe('choose 0: CORE-TARGET');
  });

  it('finishes the cost, with its questions, before the gain', () => {
    const t = using(pay(choose(lose(1), lose(2))).to(gain(5)), { coins: [4] });
    expect(t.diary()).toEqual([]);
    expect(t.do(0, 'choose', 1).diary()).toEqual(['0 loses 2', '0 gains 5']);
  });

  it('asks for a hidden cost also where it cannot be paid: not asking would tell', () => {
    const secret = pay(pick(from('hand'), verb('discard'), 2)).to(gain(5));
    const able = using(secret, { hands: [[1, 2]] });
    const unable = using(secret, { hands: [[1]] });
    expect(able.actors()).toEqual(unable.actors());
    expect(unable.may(0)).toEqual(['none']);
    unable.do(0, 'none');
    expect(unable.diary()).toEqual([]);
    expect(isIdle(unable)).toBe(true);
    able.do(0, 'pick', 1).do(0, 'pick', 2);
    expect(able.diary()).toEqual(['0 discards 1', '0 discards 2', '0 gains 5']);
    expect(isIdle(using(secret))).toBe(true); // everybody sees an empty hand
  });
});

describe('choose', () => {
  const three = choose(lose(1), gain(1), gain(2));

  it('offers what is not none, and says why not', () => {
    const t = using(three);
    expect(t.options(0)).toEqual(['choose 0: TOY-COINS', 'choose 1', 'choose 2']);
    expect(t.why(0, 'choose', 3)).toBe('CORE-NOT-LISTED');
    expect(t.do(0, 'choose', 2).diary()).toEqual(['0 gains 2']);
  });

  it('needs no question for a single public possibility, and none for no possibility', () => {
    expect(using(choose(lose(1), gain(1))).diary()).toEqual(['0 gains 1']);
    expect(isIdle(using(choose(lose(1), lose(2))))).toBe(true);
  });

  it('is asked where only hidden cards make the difference', () => {
    const t = using(choose(given(is('holding', { card: 3 }), gain(3)), gain(1)), { hands: [[4]] });
    expect(t.options(0)).toEqual(['choose 0: CORE-CONDITION', 'choose 1']);
  });

  it('still has an answer where public knowledge promised too much', () => {
    const t = using(
      choose(given(is('holding', { card: 3 }), gain(3)), given(is('holding', { card: 5 }), gain(5))),
      { hands: [[4]] },
    );
    expect(t.may(0)).toEqual(['none']);
    expect(isIdle(t.do(0, 'none'))).toBe(true);
  });

  it('may be the opponent’s, while the text still speaks of you', () => {
    const t = using(opponentChooses(say('a'), say('b')));
    expect(t.actors()).toEqual([1]);
    expect(t.why(0, 'choose', 0)).toBe('CORE-SEAT');
    expect(t.game.label(t.state, 1, { do: 'choose', what: 1 })).toMatchObject({
      key: 'move.for',
      params: { seat: 1 },
    });
    expect(t.do(1, 'choose', 1).diary()).toEqual(['0/0 b']);
  });

  it('says on the button what it does, and whom to where that is somebody else', () => {
    const own = using(three);
    expect(own.game.label(own.state, 0, { do: 'choose', what: 1 }).key).not.toBe('move.for');
    const theirs = using(opponentChooses(opponent(say('a')), say('b')));
    const keys = [0, 1].map((what) => theirs.game.label(theirs.state, 1, { do: 'choose', what }).key);
    expect(keys).toEqual(['effect.other.next', 'move.for']);
  });

  it('tells the report which way it went', () => {
    const arms: string[] = [];
    const wiring = { probe: (kind: string, id: string) => void (kind === 'arm' && arms.push(id)) };
    using(three, { wiring }).do(0, 'choose', 1);
    using(choose(lose(1), gain(1)), { wiring });
    expect(arms).toEqual(['card/ability#1', 'card/ability#1']);
    expect(using(three).game.facts.reachable['arm']).toEqual([
      'card/ability#0',
      'card/ability#1',
      'card/ability#2',
    ]);
  });
});
