import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, empire, rebels, use } from '../../test/acts.ts';
import { cardNumber, idsOf, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

/** Six different cards: two Imperial, two Rebel, two neutral. */
const ROW = ['tie-fighter', 'star-destroyer', 'y-wing', 'luke-skywalker', 'lobot', 'c-roc-cruiser'];
const discardOf = (side: ReturnType<typeof empire>) => idsOf(side.deck.discard.cards);

describe('purchasing', () => {
  rule('DB-BUY-01', 'the row and the pilots are on offer, and nothing else', () => {
    const t = table({
      row: ROW,
      galaxyDiscard: ['tie-bomber'],
      galaxy: ['at-st'],
      empire: { pool: 20, discard: ['stormtrooper'] },
    });
    expect(t.candidates('buy')).toEqual([0, 1, 2, 3, 4, 5, 'pilot']);
    expect(t.legal('buy')).toEqual([0, 1, 4, 5, 'pilot']);
    t.do('buy', 'pilot');
    t.do('buy', 4);
    expect(discardOf(empire(t))).toEqual(['stormtrooper', 'outer-rim-pilot', 'lobot']);
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['tie-bomber']);
  });

  rule('DB-BUY-02', 'the Rebels purchase Rebel and neutral cards, never Imperial ones', () => {
    const t = table({ turn: 'rebel', row: ROW, rebel: { pool: 30, discard: [] } });
    expect(t).toRefuse('buy', 0, 'DB-BUY-02');
    expect(t).toRefuse('buy', 1, 'DB-BUY-02');
    expect(t.legal('buy')).toEqual([2, 3, 4, 5, 'pilot']);
    t.do('buy', 3);
    t.do('buy', 5);
    expect(discardOf(rebels(t))).toEqual(['luke-skywalker', 'c-roc-cruiser']);
  });

  rule('DB-BUY-03', 'the Empire purchases Imperial and neutral cards, never Rebel ones', () => {
    const t = table({ row: ROW, empire: { pool: 30, discard: [] } });
    expect(t).toRefuse('buy', 2, 'DB-BUY-03');
    expect(t).toRefuse('buy', 3, 'DB-BUY-03');
    expect(t.legal('buy')).toEqual([0, 1, 4, 5, 'pilot']);
    t.do('buy', 1);
    t.do('buy', 5);
    expect(discardOf(empire(t))).toEqual(['star-destroyer', 'c-roc-cruiser']);
  });

  rule('DB-BUY-04', 'the full cost is paid from the pool: one less is refused, just enough will do', () => {
    const poor = table({ row: ROW, empire: { pool: 6, discard: [] } });
    expect(poor).toRefuse('buy', 1, 'DB-BUY-04');
    poor.do('buy', 0);
    expect(empire(poor).pool).toBe(5);

    const rich = table({ row: ROW, empire: { pool: 7, discard: [] } });
    rich.do('buy', 1);
    expect(empire(rich).pool).toBe(0);
    expect(discardOf(empire(rich))).toEqual(['star-destroyer']);
    expect(rich).toRefuse('buy', 'pilot', 'DB-BUY-04');
  });

  rule('DB-BUY-05', 'a purchased card lies face up on top of the own discard pile', () => {
    const t = table({
      row: ROW,
      empire: { pool: 1, discard: ['stormtrooper'], hand: [] },
      rebel: { discard: [] },
    });
    t.do('buy', 0);
    expect(discardOf(empire(t))).toEqual(['stormtrooper', 'tie-fighter']);
    expect(t.view(1).sides[0]?.discard.at(-1)).toBe(cardNumber('tie-fighter'));
    expect(t.view('spectator').sides[0]?.discard).toHaveLength(2);
    expect(empire(t).hand.cards).toEqual([]);
    expect(rebels(t).deck.discard.cards).toEqual([]);
  });

  rule('DB-BUY-06', 'a purchase joins the deck only when the discard pile is shuffled', () => {
    const deck = ['inquisitor', 'stormtrooper', 'stormtrooper', 'imperial-shuttle', 'imperial-shuttle'];
    const unshuffled = table({ row: ROW, empire: { pool: 1, hand: [], discard: [], deck } });
    unshuffled.do('buy', 0);
    unshuffled.do('endTurn');
    expect(idsOf(empire(unshuffled).hand.cards)).toEqual(deck);
    expect(discardOf(empire(unshuffled))).toEqual(['tie-fighter']);

    const shuffled = table({
      row: ROW,
      empire: { pool: 1, hand: [], discard: [], deck: deck.slice(0, 4) },
      shuffles: [['tie-fighter']],
      galaxy: ['at-at'],
    });
    shuffled.do('buy', 0);
    shuffled.do('endTurn');
    expect(idsOf(empire(shuffled).hand.cards)).toEqual([...deck.slice(0, 4), 'tie-fighter']);
    expect(discardOf(empire(shuffled))).toEqual([]);
  });

  rule(
    'DB-BUY-07',
    'whatever leaves the row, the top galaxy card takes its place at once and face up',
    () => {
      const galaxy = ['x-wing', 'scout-trooper', 'bossk'];
      const bought = table({ row: ROW, galaxy, empire: { pool: 1 } });
      bought.do('buy', 0);
      expect(idsOf(bought.state.row.cards)).toEqual(['x-wing', ...ROW.slice(1)]);
      expect(bought.view('spectator').row[0]).toBe(cardNumber('x-wing'));
      expect(idsOf(bought.state.galaxy.pile.cards)).toEqual(['bossk', 'scout-trooper']);

      const defeated = table({ row: ROW, galaxy, empire: { units: ['stormtrooper'] } });
      attackWith(defeated, 2, 'stormtrooper');
      expect(idsOf(defeated.state.row.cards)).toEqual([...ROW.slice(0, 2), 'x-wing', ...ROW.slice(3)]);

      const discarded = table({ row: ROW, galaxy, empire: { units: ['tie-bomber'] } });
      use(discarded, 'tie-bomber');
      discarded.do('pick', 5);
      expect(idsOf(discarded.state.row.cards)).toEqual([...ROW.slice(0, 5), 'x-wing']);
      // It lies the way of its faction: the Rebels may purchase it, the Empire may attack it.
      expect(discarded).toRefuse('buy', 5, 'DB-BUY-03');
      expect(discarded).toAllow('attack', 5);
    },
  );

  rule('DB-BUY-08', 'any number of purchases in one turn, as long as the resources last', () => {
    const row = ['tie-fighter', 'tie-fighter', 'tie-fighter', 'tie-bomber', 'tie-bomber', 'z-95-headhunter'];
    const t = table({
      row,
      galaxy: ['y-wing', 'y-wing', 'x-wing', 'x-wing', 'x-wing', 'u-wing'],
      empire: { pool: 8 },
    });
    const before = empire(t).deck.discard.cards.length;
    for (const slot of [0, 1, 2, 3, 4]) t.do('buy', slot);
    expect(empire(t).pool).toBe(1);
    t.do('buy', 5);
    expect(empire(t).pool).toBe(0);
    expect(empire(t).deck.discard.cards).toHaveLength(before + 6);
    expect(t.legal('buy')).toEqual([]);
    expect(t).toRefuse('buy', 'pilot', 'DB-BUY-04');
  });

  rule('DB-BUY-09', 'a replacement may be purchased or attacked in the same turn', () => {
    const t = table({
      row: ['tie-fighter', 'y-wing', ...ROW.slice(2)],
      galaxy: ['tie-bomber', 'snowspeeder', 'u-wing'],
      galaxyDiscard: [],
      empire: { pool: 3, discard: [], units: ['stormtrooper'] },
    });
    t.do('buy', 0);
    t.do('buy', 0);
    expect(discardOf(empire(t))).toEqual(['tie-fighter', 'tie-bomber']);
    expect(idsOf(t.state.row.cards)[0]).toBe('snowspeeder');
    attackWith(t, 0, 'stormtrooper');
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['snowspeeder']);
    expect(idsOf(t.state.row.cards)[0]).toBe('u-wing');
  });

  rule('DB-BUY-10', 'ten pilots for anybody at 2 each: none is replaced and exiled ones stay away', () => {
    const t = table({
      row: ROW,
      empire: { pool: 26, discard: [], units: ['outer-rim-pilot'] },
      force: 0,
    });
    for (let left = 9; left >= 0; left--) {
      t.do('buy', 'pilot');
      expect([t.state.pilots, empire(t).pool]).toEqual([left, 6 + 2 * left]);
    }
    expect(discardOf(empire(t))).toEqual(new Array<string>(10).fill('outer-rim-pilot'));
    expect(idsOf(t.state.row.cards)).toEqual(ROW);
    expect(t).toRefuse('buy', 'pilot', 'DB-BUY-10'); // though 6 resources are left
    expect(t).toAllow('buy', 5);
    use(t, 'outer-rim-pilot');
    expect(idsOf(t.state.exiled)).toEqual(['outer-rim-pilot']);
    expect(t.state.pilots).toBe(0);
    expect(t).toRefuse('buy', 'pilot', 'DB-BUY-10');

    const rebel = table({ turn: 'rebel', rebel: { pool: 2, discard: [] } });
    expect(rebel.state.pilots).toBe(10);
    rebel.do('buy', 'pilot');
    expect(discardOf(rebels(rebel))).toEqual(['outer-rim-pilot']);
    expect(rebel).toRefuse('buy', 'pilot', 'DB-BUY-04');
  });

  rule(
    'DB-BUY-14',
    'pool 7: a ship for 5 and a pilot for 2 leave nothing, the pilot lies on top, the row is full',
    () => {
      const t = table({
        row: ['imperial-carrier', ...ROW.slice(1)],
        galaxy: ['at-st'],
        empire: { pool: 7, discard: [] },
      });
      t.do('buy', 0);
      expect(empire(t).pool).toBe(2);
      t.do('buy', 'pilot');
      expect(empire(t).pool).toBe(0);
      expect(discardOf(empire(t))).toEqual(['imperial-carrier', 'outer-rim-pilot']);
      expect(idsOf(t.state.row.cards)).toEqual(['at-st', ...ROW.slice(1)]);
    },
  );
});
