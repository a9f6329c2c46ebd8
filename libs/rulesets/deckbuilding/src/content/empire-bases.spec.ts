import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { expectDeclined, lie, printedAt } from '../../test/printed.ts';
import { cardNumber, idsOf, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Empire's bases. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectBase, revealed } = printedAt(table);

const HIT_POINTS: Readonly<Record<string, number>> = {
  lothal: 8,
  corellia: 10,
  kessel: 12,
  mustafar: 14,
  kafrene: 14,
  'ord-mantell': 14,
  coruscant: 16,
  'death-star': 16,
  endor: 16,
  rodia: 16,
};
const BEGINNER = ['corellia', 'coruscant', 'death-star', 'endor'];

describe('what is printed', () => {
  for (const [id, hitPoints] of Object.entries(HIT_POINTS)) {
    card(id, 'stands one short of its hit points and falls with the last', () =>
      expectBase(id, 'empire', hitPoints),
    );
    card(id, 'is in the games it belongs to, once', () => {
      const among = (bases: string) => {
        const { base, bases: others } = table({ options: { bases } }).state.sides[0];
        return idsOf([base?.card ?? -1, ...others.cards]).filter((one) => one === id).length;
      };
      expect(among('whole-galaxy')).toBe(1);
      expect(among('beginner')).toBe(id === 'lothal' || BEGINNER.includes(id) ? 1 : 0);
    });
  }
});

describe('Lothal', () => {
  card('lothal', 'is in play from the start and does nothing more', () => {
    const t = table({});
    expect(t.state.sides[0].base?.card).toBe(cardNumber('lothal'));
    expect(t.candidates('use')).toEqual([]);
  });
});

describe('Corellia', () => {
  const row = ['tie-fighter', 'x-wing', 'quarren-mercenary', 'at-at', 'chewbacca', 'luke-skywalker'];
  const reveal = () =>
    revealed('corellia', 'empire', {
      row,
      force: 0,
      galaxy: ['lobot', 'dengar'],
      empire: { hand: ['stormtrooper'], discard: [], pool: 0 },
    });

  card('corellia', 'purchases an Imperial or neutral card of the row into the hand for nothing', () => {
    const t = reveal();
    t.do('accept');
    expect(t.legal('pick')).toEqual([0, 2, 3]);
    t.do('pick', 3);
    expect(idsOf(t.state.sides[0].hand.cards)).toEqual(['stormtrooper', 'at-at']);
    expect([t.state.sides[0].pool, t.state.sides[0].deck.discard.cards]).toEqual([0, []]);
    expect(idsOf(t.state.row.cards)[3]).toBe('lobot');
    expect(t).toAllow('endTurn');
  });

  card('corellia', 'purchases, so the card says what it says when purchased', () => {
    const t = reveal();
    t.do('accept');
    t.do('pick', 2);
    t.do('accept');
    t.do('pick', `hand:${cardNumber('stormtrooper')}`);
    expect(idsOf(t.state.sides[0].hand.cards)).toEqual(['quarren-mercenary']);
    expect(idsOf(t.state.exiled)).toEqual(['stormtrooper']);
  });

  card('corellia', 'may be declined', () => expectDeclined(reveal()));
});

describe('Kessel', () => {
  const reveal = () =>
    revealed('kessel', 'empire', {
      force: 0,
      empire: { hand: ['stormtrooper', 'at-at'], discard: ['imperial-shuttle', 'tie-fighter'] },
    });

  card('kessel', 'exiles up to three cards from hand and discard pile', () => {
    const three = reveal();
    three.do('accept');
    three.do('pick', `hand:${cardNumber('stormtrooper')}`);
    three.do('pick', `discard:${cardNumber('tie-fighter')}`);
    three.do('pick', `discard:${cardNumber('imperial-shuttle')}`);
    expect(three).toAllow('endTurn');
    expect(idsOf(three.state.exiled)).toEqual(['stormtrooper', 'tie-fighter', 'imperial-shuttle']);
    expect(idsOf(three.state.sides[0].hand.cards)).toEqual(['at-at']);
    expect(three.state.sides[0].deck.discard.cards).toEqual([]);
    const one = reveal();
    one.do('accept');
    one.do('pick', `hand:${cardNumber('at-at')}`);
    one.do('done');
    expect(idsOf(one.state.exiled)).toEqual(['at-at']);
  });

  card('kessel', 'may exile none, or be declined', () => {
    const none = reveal();
    const before = lie(none);
    none.do('accept');
    none.do('done');
    expect(lie(none)).toEqual(before);
    expectDeclined(reveal());
  });
});

describe('Mustafar', () => {
  card('mustafar', 'gains 4 Force', () => {
    const t = revealed('mustafar', 'empire', { force: 3 });
    t.do('accept');
    expect(t.state.force).toBe(-1);
    expectDeclined(revealed('mustafar', 'empire', { force: 3 }));
  });

  card('mustafar', 'asks nothing where the Force is at its end', () => {
    const t = revealed('mustafar', 'empire', { force: -3 });
    expect(t).toAllow('endTurn');
    expect(t.state.force).toBe(-3);
  });
});

describe('Kafrene', () => {
  const deck = ['stormtrooper', 'dengar', 'dengar', 'dengar', 'dengar', 'dengar', 'dengar'];
  const hand = ['tie-fighter', 'jawa-scavenger', 'z-95-headhunter'];
  const played = (...cards: readonly string[]) => {
    const t = table({ empire: { base: 'kafrene', hand, deck } });
    for (const id of cards) t.do('play', cardNumber(id));
    return t;
  };

  card('kafrene', 'draws 1 card for the first neutral card played in a turn', () => {
    const t = played('tie-fighter');
    expect(t).toAllow('endTurn');
    t.do('play', cardNumber('jawa-scavenger'));
    t.do('accept');
    expect(idsOf(t.state.sides[0].hand.cards)).toEqual(['z-95-headhunter', 'stormtrooper']);
    t.do('play', cardNumber('z-95-headhunter'));
    expect(t).toAllow('endTurn');
    expect(idsOf(t.state.sides[0].hand.cards)).toEqual(['stormtrooper']);
    t.do('endTurn');
    t.do('endTurn');
    t.do('play', cardNumber('dengar'));
    expect(t).toAllow('accept');
  });

  card('kafrene', 'may be declined, and the second neutral card is no first', () => {
    const t = played('jawa-scavenger');
    expectDeclined(t);
    t.do('play', cardNumber('z-95-headhunter'));
    expect(t).toAllow('endTurn');
  });
});
