import { from, pick, verb } from '@cantina/engine';
import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { rebels, use } from '../../test/acts.ts';
import { reprinted } from '../../test/altered.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));
type GameTest = ReturnType<typeof table>;

const ROW = ['x-wing', 'tie-fighter', 'quarren-mercenary', 'b-wing', 'at-st', 'hammerhead-corvette'];
const discardOf = (t: GameTest) => idsOf(rebels(t).deck.discard.cards);
const deckOf = (t: GameTest) => idsOf(rebels(t).deck.pile.cards);
const handOf = (t: GameTest) => idsOf(rebels(t).hand.cards);

/** The Empire ends its turn; the Rebels, without a base, reveal this one. */
function revealing(base: string): GameTest {
  const t = table({
    row: ROW,
    galaxy: ['snowspeeder', 'u-wing'],
    force: 0,
    rebel: { base: null, bases: [base], hand: ['rebel-trooper'], discard: ['alliance-shuttle'], pool: 0 },
  });
  t.do('endTurn');
  t.do('reveal', cardNumber(base));
  return t;
}

describe('purchases by effects', () => {
  rule(
    'DB-BUY-11',
    'a free purchase costs nothing, keeps to the factions, refills the row and sets off what a purchase does',
    () => {
      const t = revealing('mon-cala');
      t.do('accept');
      expect(t.candidates('pick')).toEqual([0, 2, 3, 5]);
      expect(t).toRefuse('pick', 1, 'CORE-NOT-LISTED');
      t.do('pick', 2);
      expect(rebels(t).pool).toBe(0);
      expect(handOf(t)).toEqual(['rebel-trooper', 'quarren-mercenary']);
      expect(idsOf(t.state.row.cards)[2]).toBe('snowspeeder');
      // "When you purchase" of the mercenary: a card may be exiled.
      t.do('accept');
      t.do('pick', `discard:${cardNumber('alliance-shuttle')}`);
      expect(idsOf(t.state.exiled)).toEqual(['alliance-shuttle']);
      expect(rebels(t).bought).toBe(1);
      expect(t).toAllow('endTurn');
    },
  );

  rule(
    'DB-BUY-11',
    'what listens for purchases notices a free one; the effect itself may name another place',
    () => {
      const leia = (base: string, force: number) => {
        const t = table({
          turn: 'rebel',
          row: ROW,
          force,
          rebel: { base, units: ['princess-leia'], pool: 3, deck: ['rebel-trooper'], discard: [] },
        });
        use(t, 'princess-leia');
        t.do('pick', 3);
        expect(rebels(t).pool).toBe(3);
        return t;
      };
      const plain = leia('dantooine', 0);
      expect([deckOf(plain), discardOf(plain)]).toEqual([['rebel-trooper'], ['b-wing']]);
      const named = leia('dantooine', 1);
      expect([deckOf(named), discardOf(named)]).toEqual([['rebel-trooper', 'b-wing'], []]);

      const noticed = leia('sullust', 0); // the first card purchased each turn goes on top of the deck
      expect([deckOf(noticed), discardOf(noticed)]).toEqual([['rebel-trooper', 'b-wing'], []]);
      noticed.do('buy', 0);
      expect(discardOf(noticed)).toEqual(['x-wing']);

      // Were Leia's purchase to go to the hand, Sullust could not draw it to the deck.
      const other = reprinted({
        'princess-leia': { ability: pick(from('ownRow'), verb('purchaseIntoHand')) },
      });
      const rebel = { base: 'sullust', units: ['princess-leia'], hand: [], deck: [] };
      const toHand = scenario(load, other, situation({ turn: 'rebel', row: ROW, rebel }));
      use(toHand, 'princess-leia');
      toHand.do('pick', 3);
      expect([handOf(toHand), deckOf(toHand)]).toEqual([['b-wing'], []]);
    },
  );

  rule('DB-BUY-12', 'effects on "a card of the row" never reach the pilots', () => {
    const t = table({ row: ROW, empire: { units: ['at-st'] }, pilots: 10 });
    use(t, 'at-st');
    expect(t.candidates('pick')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(t).toRefuse('pick', 'pilot', 'CORE-NOT-LISTED');
    t.do('pick', 0);
    expect(t.state.pilots).toBe(10);

    const free = revealing('mon-cala');
    free.do('accept');
    expect(free.candidates('pick')).toEqual([0, 2, 3, 5]);
    expect(free).toRefuse('pick', 'pilot', 'CORE-NOT-LISTED');
    free.do('pick', 0);
    expect(free.state.pilots).toBe(10);
    expect(handOf(free)).toContain('x-wing');
  });

  rule(
    'DB-BUY-13',
    'a purchase sent on top of the deck or to the hand does not go to the discard pile',
    () => {
      const t = table({
        turn: 'rebel',
        row: ROW,
        rebel: { base: 'sullust', pool: 8, deck: [], discard: [] },
      });
      t.do('buy', 0);
      expect([deckOf(t), discardOf(t)]).toEqual([['x-wing'], []]);
      t.do('buy', 3);
      expect([deckOf(t), discardOf(t)]).toEqual([['x-wing'], ['b-wing']]);
      expect(t).toAllow('endTurn');

      const hand = table({
        turn: 'rebel',
        row: ['lobot', ...ROW.slice(1)],
        rebel: { base: 'jedha', pool: 3, hand: [], deck: [], discard: [] },
      });
      hand.do('buy', 0);
      expect([handOf(hand), deckOf(hand), discardOf(hand)]).toEqual([['lobot'], [], []]);
      expect(hand).toAllow('endTurn');
    },
  );

  rule(
    'DB-BUY-13',
    'if several could send it elsewhere, the purchaser picks one, and only that one counts',
    () => {
      const told = () => {
        const t = table({
          turn: 'rebel',
          row: ['lobot', ...ROW.slice(1)],
          rebel: { base: 'jedha', units: ['twilek-smuggler'], pool: 3, hand: [], deck: [], discard: [] },
        });
        use(t, 'twilek-smuggler');
        t.do('buy', 0);
        return t;
      };
      const key = (t: GameTest, card: string) =>
        (t.legal('order') as string[]).find((one) => one.startsWith(`${pieceId(t.state, card)}:`)) ?? null;

      const toHand = told();
      expect(toHand).toWaitFor(1);
      expect(toHand.legal('order')).toHaveLength(2);
      toHand.do('order', key(toHand, 'jedha'));
      expect([handOf(toHand), deckOf(toHand), discardOf(toHand)]).toEqual([['lobot'], [], []]);
      expect(idsOf(rebels(toHand).fleeting)).toEqual(['lobot']);
      expect(toHand).toAllow('endTurn'); // the other is not asked any more

      const toDeck = told();
      toDeck.do('order', key(toDeck, 'twilek-smuggler'));
      expect([handOf(toDeck), deckOf(toDeck), discardOf(toDeck)]).toEqual([[], ['lobot'], []]);
      expect(rebels(toDeck).fleeting).toEqual([]);
      expect(toDeck).toAllow('endTurn');
    },
  );
});
