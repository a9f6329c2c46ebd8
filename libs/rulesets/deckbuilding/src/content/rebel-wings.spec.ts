import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { expectDeclined, lie, printedAt, type Printed } from '../../test/printed.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Rebels' fighters and transports of which there are several. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted, hunted } = printedAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  'y-wing': { copies: 2, cost: 1, attack: 2, target: 1 },
  'x-wing': { copies: 3, cost: 3, attack: 3, target: 3 },
  'u-wing': { copies: 2, cost: 4, resources: 3, target: 4 },
  'b-wing': { copies: 2, cost: 5, attack: 5, target: 5 },
};

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    card(id, 'has these numbers, each reached and missed by one', () => expectPrinted(id, 'rebel', printed));
  }
});

describe('Y-Wing', () => {
  const inPlay = () =>
    table({
      turn: 'rebel',
      rebel: { units: ['y-wing'] },
      empire: { base: 'endor', ships: ['star-destroyer'] },
    });

  card('y-wing', 'is exiled for 2 damage to the base, past any ship', () => {
    const t = inPlay();
    t.do('use', pieceId(t.state, 'y-wing'));
    const base = pieceId(t.state, 'endor');
    expect(t.legal('pick')).toEqual([base, pieceId(t.state, 'star-destroyer')]);
    t.do('pick', base);
    expect(t.state.sides[0].base?.damage).toBe(2);
    expect(t.state.sides[0].ships[0]?.damage).toBe(0);
    expect([t.state.sides[1].units, idsOf(t.state.exiled)]).toEqual([[], ['y-wing']]);
  });

  card('y-wing', 'or for 2 damage to one ship', () => {
    const t = inPlay();
    t.do('use', pieceId(t.state, 'y-wing'));
    t.do('pick', pieceId(t.state, 'star-destroyer'));
    expect([t.state.sides[0].base?.damage, t.state.sides[0].ships[0]?.damage]).toEqual([0, 2]);
    expect(idsOf(t.state.exiled)).toEqual(['y-wing']);
  });

  card('y-wing', 'stays where there is neither base nor ship to hit', () => {
    const t = table({ turn: 'rebel', rebel: { units: ['y-wing'] }, empire: { base: null } });
    expect(t).toRefuse('use', pieceId(t.state, 'y-wing'), 'CORE-TARGET');
    expect(t.state.sides[1].units).toHaveLength(1);
  });

  card('y-wing', 'rewards 1 resource, if it is wanted', () => {
    const t = hunted('y-wing', 'rebel', 2);
    t.do('accept');
    expect(t.state.sides[0].pool).toBe(1);
    expectDeclined(hunted('y-wing', 'rebel', 2));
  });
});

describe('X-Wing', () => {
  const deck = ['rebel-trooper', 'temple-guardian', 'alliance-shuttle'];

  card('x-wing', 'draws 1 card, but only while the Force is with the Rebels', () => {
    const t = table({ turn: 'rebel', force: 1, rebel: { units: ['x-wing'], hand: [], deck } });
    t.do('use', pieceId(t.state, 'x-wing'));
    expect(idsOf(t.state.sides[1].hand.cards)).toEqual(['rebel-trooper']);
    expect(t.state.sides[1].deck.pile.cards).toHaveLength(2);
    const without = table({ turn: 'rebel', force: 0, rebel: { units: ['x-wing'], hand: [], deck } });
    expect(without).toRefuse('use', pieceId(without.state, 'x-wing'), 'DB-FORCE-06');
  });

  card('x-wing', 'rewards 3 resources, if they are wanted', () => {
    const t = hunted('x-wing', 'rebel', 3);
    t.do('accept');
    expect(t.state.sides[0].pool).toBe(3);
    expectDeclined(hunted('x-wing', 'rebel', 3));
  });
});

describe('U-Wing', () => {
  card('u-wing', 'repairs 3 damage, but only while the Force is with the Rebels', () => {
    const t = table({ turn: 'rebel', force: 1, rebel: { units: ['u-wing'], damage: 5 } });
    t.do('use', pieceId(t.state, 'u-wing'));
    expect(t.state.sides[1].base?.damage).toBe(2);
    const without = table({ turn: 'rebel', force: 0, rebel: { units: ['u-wing'], damage: 5 } });
    expect(without).toRefuse('use', pieceId(without.state, 'u-wing'), 'DB-FORCE-06');
    const whole = table({ turn: 'rebel', force: 1, rebel: { units: ['u-wing'] } });
    expect(whole).toRefuse('use', pieceId(whole.state, 'u-wing'), 'DB-ABIL-25');
  });

  card('u-wing', 'rewards 4 resources, if they are wanted', () => {
    const t = hunted('u-wing', 'rebel', 4);
    t.do('accept');
    expect(t.state.sides[0].pool).toBe(4);
    expectDeclined(hunted('u-wing', 'rebel', 4));
  });
});

describe('B-Wing', () => {
  const used = (hand: readonly string[]) => {
    const t = table({
      turn: 'rebel',
      rebel: { units: ['b-wing'] },
      empire: { base: 'endor', hand, discard: [] },
    });
    t.do('use', pieceId(t.state, 'b-wing'));
    return t;
  };
  const damageOf = (t: ReturnType<typeof used>) => {
    t.do('attack', 'base');
    t.do('join', pieceId(t.state, 'b-wing'));
    t.do('strike');
    return t.state.sides[0].base?.damage;
  };

  card('b-wing', 'attacks with 2 more, or the opponent discards a card: the opponent chooses', () => {
    const discarding = used(['at-at', 'tie-fighter']);
    expect(discarding).toWaitFor(0);
    discarding.do('choose', 0);
    discarding.do('pick', cardNumber('tie-fighter'));
    expect(idsOf(discarding.state.sides[0].hand.cards)).toEqual(['at-at']);
    expect(damageOf(discarding)).toBe(5);
    const stronger = used(['at-at', 'tie-fighter']);
    stronger.do('choose', 1);
    expect(stronger.state.sides[0].hand.cards).toHaveLength(2);
    expect(damageOf(stronger)).toBe(7);
  });

  card('b-wing', 'attacks with 2 more where no card can be discarded', () => {
    expect(damageOf(used([]))).toBe(7);
  });

  card('b-wing', 'rewards the exile of up to two cards', () => {
    const rewarded = () =>
      hunted('b-wing', 'rebel', 6, { empire: { hand: ['stormtrooper'], discard: ['at-at', 'tie-fighter'] } });
    const two = rewarded();
    two.do('accept');
    two.do('pick', `hand:${cardNumber('stormtrooper')}`);
    two.do('pick', `discard:${cardNumber('at-at')}`);
    expect(idsOf(two.state.exiled)).toEqual(['stormtrooper', 'at-at']);
    expect(idsOf(two.state.sides[0].deck.discard.cards)).toEqual(['tie-fighter']);
    const one = rewarded();
    one.do('accept');
    one.do('pick', `discard:${cardNumber('tie-fighter')}`);
    one.do('done');
    expect(idsOf(one.state.exiled)).toEqual(['tie-fighter']);
    const none = rewarded();
    const before = lie(none);
    none.do('accept');
    none.do('done');
    expect(lie(none)).toEqual(before);
    expectDeclined(rewarded());
  });
});
