import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { galaxyOf, lying, side, use } from '../../test/acts.ts';
import { pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** All in the Rebels' turn. */
const table = (told: GameSituation) => scenario(load, content, situation({ turn: 'rebel', ...told }));

const ROW = ['y-wing', 'tie-fighter', 'han-solo', 'lobot', 'star-destroyer', 'blockade-runner'];

describe('damage and destruction', () => {
  rule('DB-CASE-10', 'Y-Wing, exiled, deals 2 damage to the base or to one ship', () => {
    const wing = (target: string) => {
      const t = table({
        rebel: { units: ['y-wing'] },
        empire: { base: 'endor', damage: 1, ships: ['star-destroyer', 'imperial-carrier'] },
      });
      use(t, 'y-wing');
      expect(t.candidates('pick')).toEqual(
        ['endor', 'star-destroyer', 'imperial-carrier'].map((id) => pieceId(t.state, id)),
      );
      t.do('pick', pieceId(t.state, target));
      expect(galaxyOf(t.state).exiled).toEqual(['y-wing']);
      expect(lying(t.state, 1).units).toEqual([]);
      expect(t).toAllow('endTurn'); // one target, and no more
      return [side(t.state, 0).base?.damage, ...side(t.state, 0).ships.map(({ damage }) => damage)];
    };
    expect(wing('endor')).toEqual([3, 0, 0]);
    expect(wing('star-destroyer')).toEqual([1, 2, 0]);
    expect(wing('imperial-carrier')).toEqual([1, 0, 2]);
  });

  rule('DB-CASE-15', 'Y-Wing without an enemy base: a ship; without either it cannot be used', () => {
    const t = table({ rebel: { units: ['y-wing'] }, empire: { base: null, ships: ['star-destroyer'] } });
    use(t, 'y-wing');
    expect(side(t.state, 0).ships[0]?.damage).toBe(2);
    const neither = table({ rebel: { units: ['y-wing'] }, empire: { base: null, ships: [] } });
    expect(neither).toRefuse('use', pieceId(neither.state, 'y-wing'), 'CORE-TARGET');
    expect(lying(neither.state, 1).units).toEqual(['y-wing']);
  });

  /** An own unit and ship, an enemy unit and ship, a neutral ship, another Rebel ship. */
  const FLEET = [
    ...['y-wing', 'mon-calamari-cruiser', 'tie-fighter', 'star-destroyer', 'blockade-runner'],
    'rebel-transport',
  ];
  const hammerhead = (destroyed: string | number) => {
    const t = table({
      row: FLEET,
      galaxy: ['at-st'],
      galaxyDiscard: [],
      rebel: { ships: ['hammerhead-corvette', 'mon-calamari-cruiser'] },
      empire: { ships: ['gozanti-cruiser', 'c-roc-cruiser'], discard: [] },
    });
    const [own, neutral] = [pieceId(t.state, 'gozanti-cruiser'), pieceId(t.state, 'c-roc-cruiser')];
    use(t, 'hammerhead-corvette');
    expect(t.candidates('pick')).toEqual([own, neutral, 'row:3']);
    expect(t.legal('pick')).toEqual([own, neutral, 'row:3']);
    t.do('pick', typeof destroyed === 'string' ? pieceId(t.state, destroyed) : `row:${destroyed}`);
    expect(t).toAllow('endTurn'); // one, and no more
    return t;
  };

  rule(
    'DB-CASE-11',
    'Hammerhead Corvette, exiled, destroys a ship they have in play or an enemy ship in the row',
    () => {
      const played = hammerhead('gozanti-cruiser');
      expect(galaxyOf(played.state).exiled).toEqual(['hammerhead-corvette']);
      expect(lying(played.state, 0)).toMatchObject({
        ships: ['c-roc-cruiser'],
        discard: ['gozanti-cruiser'],
      });
      expect(lying(played.state, 1).ships).toEqual(['mon-calamari-cruiser']);
      const inRow = hammerhead(3);
      expect(galaxyOf(inRow.state)).toMatchObject({
        exiled: ['hammerhead-corvette'],
        discard: ['star-destroyer'],
      });
      expect(galaxyOf(inRow.state).row[3]).toBe('at-st');
      expect(lying(inRow.state, 0)).toMatchObject({
        ships: ['gozanti-cruiser', 'c-roc-cruiser'],
        discard: [],
      });
    },
  );

  rule('DB-CASE-18', 'in the row only a ship of their faction, in play a neutral one too', () => {
    const t = hammerhead('c-roc-cruiser'); // a neutral one, in play
    expect(lying(t.state, 0)).toMatchObject({ ships: ['gozanti-cruiser'], discard: ['c-roc-cruiser'] });
    const row = ['mon-calamari-cruiser', 'blockade-runner', 'c-roc-cruiser', 'tie-fighter', 'at-at', 'lobot'];
    const none = table({ row, rebel: { ships: ['hammerhead-corvette'] }, empire: { ships: [] } });
    expect(none).toRefuse('use', pieceId(none.state, 'hammerhead-corvette'), 'CORE-TARGET'); // neutral ones of the row
  });

  rule('DB-CASE-24', 'Luke, with the Force, destroys a ship they have in play, none of the row', () => {
    const luke = (force: number, ships: readonly string[]) =>
      table({
        force,
        row: ROW,
        rebel: { units: ['luke-skywalker'], ships: ['mon-calamari-cruiser'] },
        empire: { ships, discard: [] },
      });
    const t = luke(1, ['star-destroyer', 'gozanti-cruiser']);
    use(t, 'luke-skywalker');
    expect(t.candidates('pick')).toEqual(
      ['star-destroyer', 'gozanti-cruiser'].map((id) => pieceId(t.state, id)), // not the own one
    );
    t.do('pick', pieceId(t.state, 'star-destroyer'));
    expect(lying(t.state, 0)).toMatchObject({ ships: ['gozanti-cruiser'], discard: ['star-destroyer'] });
    expect(lying(t.state, 1).ships).toEqual(['mon-calamari-cruiser']);
    expect(t).toAllow('endTurn'); // one, and no more
    const none = luke(1, []); // the one in the row is safe, and so is the own one
    expect(none).toRefuse('use', pieceId(none.state, 'luke-skywalker'), 'CORE-TARGET');
    const without = luke(0, ['star-destroyer']);
    expect(without).toRefuse('use', pieceId(without.state, 'luke-skywalker'), 'DB-FORCE-06');
  });
});

describe('other Rebel cards', () => {
  rule('DB-CASE-04', 'Leia: a Rebel row card for free; with the Force it goes on top of the deck', () => {
    const leia = (force: number) => {
      const t = table({
        force,
        row: ROW,
        galaxy: ['at-st'],
        rebel: { units: ['princess-leia'], pool: 0, deck: ['rebel-trooper'], discard: [] },
      });
      use(t, 'princess-leia');
      expect(t.candidates('pick')).toEqual([0, 2]);
      t.do('pick', 2);
      expect(side(t.state, 1).pool).toBe(0);
      expect(galaxyOf(t.state).row[2]).toBe('at-st');
      expect(t).toAllow('endTurn'); // one card, and no more
      return lying(t.state, 1);
    };
    expect(leia(0)).toMatchObject({ deck: ['rebel-trooper'], discard: ['han-solo'] });
    expect(leia(1)).toMatchObject({ deck: ['han-solo', 'rebel-trooper'], discard: [] });
  });

  rule('DB-CASE-23', 'U-Wing, with the Force, repairs 3 damage on the own base', () => {
    const wing = (force: number) =>
      table({ force, rebel: { units: ['u-wing'], base: 'sullust', damage: 5 } });
    const t = wing(1);
    use(t, 'u-wing');
    expect(side(t.state, 1).base?.damage).toBe(2);
    const without = wing(0);
    expect(without).toRefuse('use', pieceId(without.state, 'u-wing'), 'DB-FORCE-06');
  });

  rule('DB-CASE-28', 'X-Wing, with the Force, draws 1 card', () => {
    const wing = (force: number) =>
      table({ force, rebel: { units: ['x-wing'], hand: [], deck: ['rebel-trooper', 'alliance-shuttle'] } });
    const t = wing(1);
    use(t, 'x-wing');
    expect(lying(t.state, 1)).toMatchObject({ hand: ['rebel-trooper'], deck: ['alliance-shuttle'] });
    const without = wing(0);
    expect(without).toRefuse('use', pieceId(without.state, 'x-wing'), 'DB-FORCE-06');
  });

  rule('DB-CASE-36', 'Baze Malbus has 1 more attack for each Rebel base in the enemy victory pile', () => {
    const attacks = [[], ['dantooine'], ['dantooine', 'hoth']].map(
      (victory) =>
        table({ rebel: { units: ['baze-malbus'], victory: ['lothal'] }, empire: { victory } }).view(0)
          .sides[1]?.units[0]?.attack,
    );
    expect(attacks).toEqual([2, 3, 4]);
  });
});
