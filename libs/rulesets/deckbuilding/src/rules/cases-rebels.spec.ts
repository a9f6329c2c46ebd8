import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, galaxyOf, lying, side, use } from '../../test/acts.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** All in the Rebels' turn. */
const table = (told: GameSituation) => scenario(load, content, situation({ turn: 'rebel', ...told }));

const ROW = ['y-wing', 'tie-fighter', 'han-solo', 'lobot', 'star-destroyer', 'blockade-runner'];
const unitAttack = (t: ReturnType<typeof table>): number | undefined => t.view(0).sides[1]?.units[0]?.attack;

describe('discards of the Empire', () => {
  const empire = { hand: ['stormtrooper', 'at-at'], discard: [] };

  rule('DB-CASE-02', 'Rebel Commando: a card of their choice; with the Force a random one', () => {
    const chosen = table({ force: 0, rebel: { units: ['rebel-commando'] }, empire });
    use(chosen, 'rebel-commando');
    expect(chosen).toWaitFor(0);
    chosen.do('pick', cardNumber('at-at'));
    expect(lying(chosen.state, 0)).toMatchObject({ hand: ['stormtrooper'], discard: ['at-at'] });
    for (const [at, gone] of ['stormtrooper', 'at-at'].entries()) {
      const random = table({ force: 1, rebel: { units: ['rebel-commando'] }, empire, draws: [at] });
      use(random, 'rebel-commando');
      expect(random).toWaitFor(1);
      expect(lying(random.state, 0).discard).toEqual([gone]);
    }
  });

  rule('DB-CASE-29', 'Snowspeeder: 1 card of their choice, whatever the Force', () => {
    for (const force of [-3, 3]) {
      const t = table({ force, rebel: { units: ['snowspeeder'] }, empire });
      use(t, 'snowspeeder');
      expect(t).toWaitFor(0);
      expect(t.legal('pick')).toHaveLength(2);
      t.do('pick', cardNumber('stormtrooper'));
      expect(lying(t.state, 0)).toMatchObject({ hand: ['at-at'], discard: ['stormtrooper'] });
      expect(t).toWaitFor(1);
    }
  });

  rule('DB-CASE-22', 'Duros Spy: they choose between a discard and 1 Force for the Rebels', () => {
    const spy = (answer: number) => {
      const t = table({ force: 0, rebel: { units: ['duros-spy'] }, empire });
      use(t, 'duros-spy');
      expect(t).toWaitFor(0);
      t.do('choose', answer);
      if (answer === 0) t.do('pick', cardNumber('at-at'));
      expect(t).toWaitFor(1);
      return { force: t.state.force, ...lying(t.state, 0) };
    };
    expect(spy(0)).toMatchObject({ force: 0, hand: ['stormtrooper'], discard: ['at-at'] });
    expect(spy(1)).toMatchObject({ force: 1, hand: ['stormtrooper', 'at-at'], discard: [] });
  });

  rule('DB-CASE-30', 'B-Wing: they choose between a discard and 2 attack for it', () => {
    const wing = (answer: number) => {
      const t = table({ rebel: { units: ['b-wing'] }, empire });
      use(t, 'b-wing');
      expect(t).toWaitFor(0);
      t.do('choose', answer);
      if (answer === 0) t.do('pick', cardNumber('at-at'));
      return { attack: unitAttack(t), discard: lying(t.state, 0).discard };
    };
    expect(wing(0)).toEqual({ attack: 5, discard: ['at-at'] });
    expect(wing(1)).toEqual({ attack: 7, discard: [] });
  });

  rule(
    'DB-CASE-38',
    'an empty hand cannot be chosen: the other option happens, and if that cannot either, nothing',
    () => {
      const empty = { hand: [], discard: [] };
      const bWing = table({ rebel: { units: ['b-wing'] }, empire: empty });
      use(bWing, 'b-wing');
      expect(bWing).toWaitFor(1);
      expect(unitAttack(bWing)).toBe(7);
      const spy = table({ force: 2, rebel: { units: ['duros-spy'] }, empire: empty });
      use(spy, 'duros-spy');
      expect(spy).toWaitFor(1);
      expect(spy.state.force).toBe(3);
      const neither = table({ force: 3, rebel: { units: ['duros-spy'] }, empire: empty });
      expect(neither).toRefuse('use', pieceId(neither.state, 'duros-spy'), 'CORE-TARGET');
    },
  );

  rule(
    'DB-CASE-25',
    'Cassian Andor: whenever he defeats a row target, they discard 1 card of their choice',
    () => {
      const t = table({ row: ['tie-fighter'], rebel: { units: ['cassian-andor', 'x-wing'] }, empire });
      attackWith(t, 0, 'cassian-andor');
      t.do('decline'); // the reward comes first
      t.do('accept');
      expect(t).toWaitFor(0);
      t.do('pick', cardNumber('stormtrooper'));
      expect(lying(t.state, 0)).toMatchObject({ hand: ['at-at'], discard: ['stormtrooper'] });

      const other = table({ row: ['tie-fighter'], rebel: { units: ['cassian-andor', 'x-wing'] }, empire });
      attackWith(other, 0, 'x-wing'); // somebody else does it
      other.do('decline');
      expect(other).toAllow('endTurn');
      const missed = table({ row: ['at-at'], rebel: { units: ['cassian-andor'] }, empire });
      attackWith(missed, 0, 'cassian-andor'); // 5 of 6
      expect(missed).toAllow('endTurn');
      expect(lying(missed.state, 0).hand).toEqual(['stormtrooper', 'at-at']);
    },
  );
});

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

  const hammerhead = (destroyed: string | number) => {
    const t = table({
      row: ROW,
      galaxy: ['at-st'],
      galaxyDiscard: [],
      rebel: { ships: ['hammerhead-corvette', 'mon-calamari-cruiser'] },
      empire: { ships: ['gozanti-cruiser', 'c-roc-cruiser'], discard: [] },
    });
    use(t, 'hammerhead-corvette');
    const candidates = t.candidates('pick');
    t.do('pick', typeof destroyed === 'string' ? pieceId(t.state, destroyed) : `row:${destroyed}`);
    return { t, candidates };
  };

  rule(
    'DB-CASE-11',
    'Hammerhead Corvette, exiled, destroys a ship they have in play or an enemy ship in the row',
    () => {
      const played = hammerhead('gozanti-cruiser').t;
      expect(galaxyOf(played.state).exiled).toEqual(['hammerhead-corvette']);
      expect(lying(played.state, 0)).toMatchObject({
        ships: ['c-roc-cruiser'],
        discard: ['gozanti-cruiser'],
      });
      expect(lying(played.state, 1).ships).toEqual(['mon-calamari-cruiser']);
      const inRow = hammerhead(4).t;
      expect(galaxyOf(inRow.state)).toMatchObject({
        exiled: ['hammerhead-corvette'],
        discard: ['star-destroyer'],
      });
      expect(galaxyOf(inRow.state).row[4]).toBe('at-st');
      expect(lying(inRow.state, 0).ships).toEqual(['gozanti-cruiser', 'c-roc-cruiser']);
    },
  );

  rule('DB-CASE-18', 'in the row only a ship of their faction, in play a neutral one too', () => {
    const { t, candidates } = hammerhead('c-roc-cruiser');
    expect(candidates).toHaveLength(3);
    expect(candidates).toContain('row:4');
    expect(candidates).not.toContain('row:5'); // a neutral one
    expect(lying(t.state, 0)).toMatchObject({ ships: ['gozanti-cruiser'], discard: ['c-roc-cruiser'] });
  });

  rule('DB-CASE-24', 'Luke, with the Force, destroys a ship they have in play, none of the row', () => {
    const luke = (force: number, ships: readonly string[]) =>
      table({ force, row: ROW, rebel: { units: ['luke-skywalker'] }, empire: { ships, discard: [] } });
    const t = luke(1, ['star-destroyer', 'gozanti-cruiser']);
    use(t, 'luke-skywalker');
    expect(t.candidates('pick')).toEqual(
      ['star-destroyer', 'gozanti-cruiser'].map((id) => pieceId(t.state, id)),
    );
    t.do('pick', pieceId(t.state, 'star-destroyer'));
    expect(lying(t.state, 0)).toMatchObject({ ships: ['gozanti-cruiser'], discard: ['star-destroyer'] });
    const none = luke(1, []); // the one in the row is safe
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
    const attacks = [[], ['dantooine'], ['dantooine', 'hoth']].map((victory) =>
      unitAttack(table({ rebel: { units: ['baze-malbus'], victory: ['lothal'] }, empire: { victory } })),
    );
    expect(attacks).toEqual([2, 3, 4]);
  });
});
