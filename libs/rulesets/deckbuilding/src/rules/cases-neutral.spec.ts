import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, galaxyOf, lying, side, use } from '../../test/acts.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const inHand = (id: string): string => `hand:${cardNumber(id)}`;
const inDiscard = (id: string): string => `discard:${cardNumber(id)}`;

describe('neutral cards', () => {
  const bought = (force: number, cards = { hand: ['stormtrooper'], discard: ['imperial-shuttle'] }) => {
    const t = table({ force, row: ['quarren-mercenary'], empire: { pool: 4, ...cards } });
    t.do('buy', 0);
    return t;
  };

  rule(
    'DB-CASE-12',
    'Quarren Mercenary, when purchased: exile 1 card from hand or discard pile; with the Force up to 2',
    () => {
      const all = [inHand('stormtrooper'), inDiscard('imperial-shuttle'), inDiscard('quarren-mercenary')];
      for (const force of [0, 1]) {
        for (const [thing, gone] of [
          [inHand('stormtrooper'), 'stormtrooper'],
          [inDiscard('imperial-shuttle'), 'imperial-shuttle'],
        ] as const) {
          const one = bought(force);
          one.do('accept');
          expect(one.legal('pick').toSorted()).toEqual(all.toSorted());
          expect(one.legal('done')).toEqual([]);
          one.do('pick', thing);
          expect(galaxyOf(one.state).exiled).toEqual([gone]);
          expect(one.legal('pick')).toEqual([]);
          expect(one).toAllow('endTurn');
        }
      }

      const two = bought(-1);
      two.do('accept');
      expect(two.legal('pick').toSorted()).toEqual(all.toSorted());
      two.do('pick', inHand('stormtrooper'));
      two.do('pick', inDiscard('imperial-shuttle'));
      expect(galaxyOf(two.state).exiled).toEqual(['stormtrooper', 'imperial-shuttle']);
      expect(lying(two.state, 0)).toMatchObject({ hand: [], discard: ['quarren-mercenary'] });
      expect(two.legal('pick')).toEqual([]); // a third is not offered
      expect(two).toAllow('endTurn');

      for (const fewer of [[], [inDiscard('imperial-shuttle')]]) {
        const some = bought(-1);
        some.do('accept');
        for (const thing of fewer) some.do('pick', thing);
        some.do('done');
        expect(galaxyOf(some.state).exiled).toEqual(fewer.map(() => 'imperial-shuttle'));
        expect(some).toAllow('endTurn');
      }

      const declined = bought(-1);
      declined.do('decline');
      expect(galaxyOf(declined.state).exiled).toEqual([]);
      expect(lying(declined.state, 0)).toMatchObject({
        hand: ['stormtrooper'],
        discard: ['imperial-shuttle', 'quarren-mercenary'],
      });
    },
  );

  rule('DB-CASE-16', 'Quarren Mercenary may exile itself: it lies in the discard pile by then', () => {
    const t = bought(0, { hand: [], discard: [] });
    t.do('accept');
    expect(t.candidates('pick')).toEqual([inDiscard('quarren-mercenary')]);
    t.do('pick', inDiscard('quarren-mercenary'));
    expect(galaxyOf(t.state).exiled).toEqual(['quarren-mercenary']);
    expect(lying(t.state, 0).discard).toEqual([]);
    expect(t).toAllow('endTurn');
  });

  rule('DB-CASE-13', 'Jabba: exile 1 card from hand to draw 1, 2 with the Force', () => {
    const jabba = (force: number) => {
      const t = table({
        force,
        empire: {
          units: ['jabba-the-hutt'],
          hand: ['stormtrooper', 'tie-fighter'],
          deck: ['at-at', 'at-st', 'inquisitor'],
          discard: ['imperial-shuttle'],
        },
      });
      use(t, 'jabba-the-hutt');
      const actions = t.ruleset.legal(t.state, 0); // the cost is not to be skipped; nothing of the discard pile
      expect(actions).toEqual(
        ['tie-fighter', 'stormtrooper']
          .map((id) => ({ do: 'pick', what: cardNumber(id) }))
          .sort((a, b) => a.what - b.what),
      );
      expect(lying(t.state, 0).hand).toEqual(['stormtrooper', 'tie-fighter']); // drawn only when it is paid
      t.do('pick', cardNumber('stormtrooper'));
      expect(galaxyOf(t.state).exiled).toEqual(['stormtrooper']);
      expect(t.legal('pick')).toEqual([]); // one, and no more
      expect(t).toAllow('endTurn');
      return lying(t.state, 0).hand;
    };
    expect(jabba(1)).toEqual(['tie-fighter', 'at-at']);
    expect(jabba(0)).toEqual(['tie-fighter', 'at-at']);
    expect(jabba(-1)).toEqual(['tie-fighter', 'at-at', 'at-st']);
    const empty = table({ force: -1, empire: { units: ['jabba-the-hutt'], hand: [], deck: ['at-at'] } });
    expect(empty).toRefuse('use', pieceId(empty.state, 'jabba-the-hutt'), 'CORE-TARGET');
  });

  rule(
    'DB-CASE-26',
    'IG-88: whenever it defeats a row target, exile 1 card from hand or discard pile',
    () => {
      const hunt = (...hunters: readonly string[]) => {
        const t = table({
          row: ['x-wing'],
          empire: { units: ['ig-88', 'at-st'], hand: ['stormtrooper'], discard: ['imperial-shuttle'] },
        });
        attackWith(t, 0, ...hunters);
        t.do('decline'); // the reward
        return t;
      };
      const t = hunt('ig-88', 'at-st');
      t.do('accept');
      expect(t.candidates('pick')).toEqual([inHand('stormtrooper'), inDiscard('imperial-shuttle')]);
      expect(t.legal('done')).toEqual([]);
      t.do('pick', inDiscard('imperial-shuttle'));
      expect(galaxyOf(t.state).exiled).toEqual(['imperial-shuttle']);
      expect(t).toAllow('endTurn'); // one, and no more
      const declined = hunt('ig-88');
      declined.do('decline');
      expect(galaxyOf(declined.state).exiled).toEqual([]);
      expect(hunt('at-st')).toAllow('endTurn'); // it took no part
      for (const target of ['base', 0] as const) {
        const none = table({ row: ['luke-skywalker'], empire: { units: ['ig-88'], hand: ['stormtrooper'] } });
        attackWith(none, target, 'ig-88'); // the base, or 5 of 8: no row card is defeated
        expect(none.candidates('accept')).toEqual([]);
        expect(none).toAllow('endTurn');
      }
    },
  );

  rule('DB-CASE-27', 'Dengar: whenever he defeats a row target, gain 2 resources', () => {
    const t = table({
      row: ['baze-malbus', 'y-wing'],
      force: 3,
      empire: { units: ['dengar', 'at-st'], pool: 0 },
    });
    attackWith(t, 0, 'dengar');
    t.do('decline');
    expect(side(t.state, 0).pool).toBe(0);
    t.do('accept');
    expect(side(t.state, 0).pool).toBe(2);
    expect(t.state.force).toBe(3);
    expect(t).toAllow('endTurn');
    attackWith(t, 1, 'at-st');
    t.do('decline');
    expect(t).toAllow('endTurn');
    expect(side(t.state, 0).pool).toBe(2);
  });

  rule('DB-CASE-31', 'C-ROC Cruiser: discard 1 card from hand to repair 3 damage on the own base', () => {
    const cruiser = (hand: readonly string[]) =>
      table({ empire: { ships: ['c-roc-cruiser'], base: 'endor', damage: 5, hand, discard: [] } });
    const t = cruiser(['stormtrooper', 'at-at']);
    use(t, 'c-roc-cruiser');
    expect(side(t.state, 0).base?.damage).toBe(5);
    expect(t.ruleset.legal(t.state, 0).map((action) => action.do)).toEqual(['pick', 'pick']);
    t.do('pick', cardNumber('stormtrooper'));
    expect(t).toAllow('endTurn'); // one card, and no more
    expect(side(t.state, 0).base?.damage).toBe(2);
    expect(lying(t.state, 0)).toMatchObject({ hand: ['at-at'], discard: ['stormtrooper'] });
    const empty = cruiser([]);
    expect(empty).toRefuse('use', pieceId(empty.state, 'c-roc-cruiser'), 'CORE-TARGET');
  });

  rule('DB-CASE-32', 'Rodian Gunslinger has 2 more attack while attacking a row target', () => {
    const rodian = { units: ['rodian-gunslinger'], pool: 0 };
    const row = table({ row: ['u-wing'], empire: rodian });
    row.do('attack', 0);
    row.do('join', pieceId(row.state, 'rodian-gunslinger'));
    expect(row.view(0).attack?.total).toBe(4);
    row.do('strike');
    expect(galaxyOf(row.state).discard).toEqual(['u-wing']);
    const base = table({ empire: rodian, rebel: { base: 'sullust', damage: 0 } });
    attackWith(base, 'base', 'rodian-gunslinger');
    expect(side(base.state, 1).base?.damage).toBe(2);
  });

  rule('DB-CASE-33', 'Kel Dor Mystic: exile it to exile 1 card from hand or discard pile', () => {
    const t = table({
      empire: { units: ['kel-dor-mystic'], hand: ['at-at'], discard: ['stormtrooper', 'inquisitor'] },
    });
    use(t, 'kel-dor-mystic');
    expect(galaxyOf(t.state).exiled).toEqual(['kel-dor-mystic']);
    expect(t.ruleset.legal(t.state, 0).map((action) => action.what)).toEqual([
      inHand('at-at'),
      inDiscard('stormtrooper'),
      inDiscard('inquisitor'),
    ]); // and no way out
    t.do('pick', inDiscard('stormtrooper'));
    expect(galaxyOf(t.state).exiled).toEqual(['kel-dor-mystic', 'stormtrooper']);
    expect(lying(t.state, 0)).toMatchObject({ units: [], hand: ['at-at'], discard: ['inquisitor'] });
    expect(t).toAllow('endTurn');
  });

  rule('DB-CASE-34', 'Outer Rim Pilot: exile it to gain 1 Force', () => {
    const t = table({ force: 0, pilots: 9, empire: { units: ['outer-rim-pilot'], pool: 0, discard: [] } });
    use(t, 'outer-rim-pilot');
    expect(t.state.force).toBe(-1);
    expect(side(t.state, 0).pool).toBe(0);
    expect(galaxyOf(t.state).exiled).toEqual(['outer-rim-pilot']);
    expect(lying(t.state, 0)).toMatchObject({ units: [], discard: [] });
    expect(t.state.pilots).toBe(9);
    const rebel = table({ turn: 'rebel', force: 0, rebel: { units: ['outer-rim-pilot'] } });
    use(rebel, 'outer-rim-pilot');
    expect([rebel.state.force, galaxyOf(rebel.state).exiled]).toEqual([1, ['outer-rim-pilot']]);
  });
});
