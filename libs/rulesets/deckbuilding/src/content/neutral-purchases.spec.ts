import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { empire, rebels, use } from '../../test/acts.ts';
import { expectDeclined, lie, printedAt, type Printed } from '../../test/printed.ts';
import {
  cardNumber,
  idsOf,
  pieceId,
  situation,
  type GameSituation,
  type SideSituation,
} from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** Neutral units that have a say in purchases: their own, or the next one. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
type GameTest = ReturnType<typeof table>;
const { expectPrinted } = printedAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  'fang-fighter': { copies: 2, cost: 3, attack: 3 },
  'twilek-smuggler': { copies: 2, cost: 3, resources: 3 },
  'quarren-mercenary': { copies: 2, cost: 4, attack: 4 },
};
const DECK = ['stormtrooper', 'inquisitor', 'imperial-shuttle'];

/** The Empire's hand, discard pile and the next card of its deck. */
const places = (t: GameTest) => {
  const { hand, deck } = empire(t);
  return [idsOf(hand.cards), idsOf(deck.discard.cards), idsOf(deck.pile.cards).at(-1)];
};

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    for (const buyer of ['empire', 'rebel'] as const) {
      card(id, `has these numbers for the ${buyer} side, each reached and missed by one`, () => {
        expectPrinted(id, buyer, printed);
      });
    }
  }
});

describe('Fang Fighter', () => {
  const bought = (force: number) => {
    const t = table({ force, row: ['fang-fighter'], empire: { pool: 3, hand: [], discard: [], deck: DECK } });
    t.do('buy', 0);
    expect(places(t)).toEqual([[], ['fang-fighter'], 'stormtrooper']);
    return t;
  };

  card('fang-fighter', 'may go to the hand when it is purchased', () => {
    const t = bought(0);
    t.do('accept');
    expect(places(t)).toEqual([['fang-fighter'], [], 'stormtrooper']);
    expectDeclined(bought(0));
  });

  card('fang-fighter', 'draws 1 card besides while the Force is with the purchaser', () => {
    const t = bought(-1);
    t.do('accept');
    expect(places(t)).toEqual([['fang-fighter', 'stormtrooper'], [], 'inquisitor']);
    expectDeclined(bought(-1));
  });

  const rebelBuys = (base: string, force: number) => {
    const rebel = { base, pool: 3, hand: [], discard: ['fang-fighter'], deck: ['rebel-trooper', 'x-wing'] };
    const t = table({ turn: 'rebel', force, row: ['fang-fighter'], rebel });
    t.do('buy', 0);
    return t;
  };
  const rebelPlaces = (t: GameTest) => [
    idsOf(rebels(t).hand.cards),
    idsOf(rebels(t).deck.discard.cards),
    idsOf(rebels(t).deck.pile.cards).toReversed(),
  ];

  card('fang-fighter', 'is taken from the deck where Sullust has put it', () => {
    const t = rebelBuys('sullust', 0);
    t.do('accept');
    expect(rebelPlaces(t)).toEqual([['fang-fighter'], ['fang-fighter'], ['rebel-trooper', 'x-wing']]);
  });

  card('fang-fighter', 'that Jedha puts into the hand leaves another copy in the discard pile alone', () => {
    const silent = rebelBuys('jedha', 0);
    expect(silent).toAllow('endTurn');
    expect(rebelPlaces(silent)).toEqual([['fang-fighter'], ['fang-fighter'], ['rebel-trooper', 'x-wing']]);
    const t = rebelBuys('jedha', 1);
    t.do('accept');
    expect(rebelPlaces(t)).toEqual([['fang-fighter', 'rebel-trooper'], ['fang-fighter'], ['x-wing']]);
  });
});

describe('Twi’lek Smuggler', () => {
  const row = ['tie-fighter', 'dengar', 'at-st', 'tie-bomber', 'z-95-headhunter', 'x-wing'];
  const smuggling = (own: SideSituation) =>
    table({
      row,
      galaxy: ['lobot', 'bossk', 'at-at', 'luke-skywalker'],
      empire: { pool: 9, hand: [], discard: [], deck: DECK, ...own },
    });

  card(
    'twilek-smuggler',
    'puts the next card purchased this turn on top of the deck, and only that one',
    () => {
      const t = smuggling({ units: ['twilek-smuggler'] });
      use(t, 'twilek-smuggler');
      expect(empire(t).nextOnTop).toBe(true);
      t.do('buy', 1);
      expect(places(t)).toEqual([[], [], 'dengar']);
      t.do('buy', 0);
      expect(places(t)).toEqual([[], ['tie-fighter'], 'dengar']);
      expect(t).toRefuse('use', pieceId(t.state, 'twilek-smuggler'), 'DB-ABIL-05');
    },
  );

  card('twilek-smuggler', 'does nothing while its ability is not used', () => {
    const t = smuggling({ units: ['twilek-smuggler'] });
    t.do('buy', 1);
    expect(places(t)).toEqual([[], ['dengar'], 'stormtrooper']);
  });

  card(
    'twilek-smuggler',
    'promises no more than one purchase at a time; a second one can promise the next',
    () => {
      const t = smuggling({ units: ['twilek-smuggler', 'twilek-smuggler'] });
      use(t, 'twilek-smuggler');
      expect(t).toRefuse('use', pieceId(t.state, 'twilek-smuggler', 1), 'CORE-NOTHING');
      t.do('buy', 0);
      use(t, 'twilek-smuggler', 1);
      t.do('buy', 'pilot');
      expect(places(t)).toEqual([[], [], 'outer-rim-pilot']);
      expect(idsOf(empire(t).deck.pile.cards).at(-2)).toBe('tie-fighter');
    },
  );

  card('twilek-smuggler', 'promises nothing beyond the turn', () => {
    const t = smuggling({ units: ['twilek-smuggler'], deck: [...DECK, ...DECK] });
    use(t, 'twilek-smuggler');
    t.do('endTurn');
    t.do('endTurn');
    expect(empire(t).nextOnTop).toBe(false);
  });
});

describe('Quarren Mercenary', () => {
  const bought = (force: number) => {
    const t = table({
      force,
      row: ['quarren-mercenary'],
      empire: { pool: 4, hand: ['imperial-shuttle'], discard: ['tie-fighter'], deck: DECK },
    });
    t.do('buy', 0);
    expect(places(t)).toEqual([['imperial-shuttle'], ['tie-fighter', 'quarren-mercenary'], 'stormtrooper']);
    return t;
  };

  card('quarren-mercenary', 'may exile one card when it is purchased, even itself', () => {
    const t = bought(0);
    t.do('accept');
    expect([t.legal('pick').length, t.legal('done')]).toEqual([3, []]);
    t.do('pick', `discard:${cardNumber('quarren-mercenary')}`);
    expect(idsOf(t.state.exiled)).toEqual(['quarren-mercenary']);
    expect(places(t)).toEqual([['imperial-shuttle'], ['tie-fighter'], 'stormtrooper']);
    expect(t).toAllow('endTurn');
    expectDeclined(bought(0));
  });

  card('quarren-mercenary', 'may exile up to two while the Force is with the purchaser', () => {
    const two = bought(-1);
    two.do('accept');
    two.do('pick', `hand:${cardNumber('imperial-shuttle')}`);
    two.do('pick', `discard:${cardNumber('tie-fighter')}`);
    expect(idsOf(two.state.exiled)).toEqual(['imperial-shuttle', 'tie-fighter']);
    expect(places(two)).toEqual([[], ['quarren-mercenary'], 'stormtrooper']);
    expect(two).toAllow('endTurn');
    const none = bought(-1);
    const before = lie(none);
    none.do('accept');
    none.do('done');
    expect(lie(none)).toEqual(before);
    expectDeclined(bought(-1));
  });
});
