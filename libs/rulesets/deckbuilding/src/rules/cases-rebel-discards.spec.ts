import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, lying, side, use } from '../../test/acts.ts';
import { cardNumber, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** All in the Rebels' turn. */
const table = (told: GameSituation) => scenario(load, content, situation({ turn: 'rebel', ...told }));

const unitAttack = (t: ReturnType<typeof table>): number | undefined => t.view(0).sides[1]?.units[0]?.attack;

describe('discards of the Empire', () => {
  const empire = { hand: ['stormtrooper', 'at-at'], discard: [] };

  rule('DB-CASE-02', 'Rebel Commando: a card of their choice; with the Force a random one', () => {
    for (const force of [-1, 0]) {
      const chosen = table({ force, rebel: { units: ['rebel-commando'] }, empire });
      use(chosen, 'rebel-commando');
      expect(chosen).toWaitFor(0);
      expect(chosen.legal('pick')).toHaveLength(2);
      chosen.do('pick', cardNumber('at-at'));
      expect(lying(chosen.state, 0)).toMatchObject({ hand: ['stormtrooper'], discard: ['at-at'] });
      expect(chosen).toWaitFor(1); // one card, and no more
      expect(chosen).toAllow('endTurn');
    }
    for (const [at, gone] of ['stormtrooper', 'at-at'].entries()) {
      const random = table({ force: 1, rebel: { units: ['rebel-commando'] }, empire, draws: [at] });
      use(random, 'rebel-commando');
      expect(random).toWaitFor(1);
      expect(random).toAllow('endTurn');
      const left = empire.hand.filter((id) => id !== gone);
      expect(lying(random.state, 0)).toMatchObject({ hand: left, discard: [gone] });
    }
  });

  rule('DB-CASE-29', 'Snowspeeder: 1 card of their choice, whatever the Force', () => {
    for (const force of [-3, 3]) {
      const t = table({ force, rebel: { units: ['snowspeeder'] }, empire });
      use(t, 'snowspeeder');
      expect(t).toWaitFor(0);
      expect(t.legal('pick')).toHaveLength(2);
      expect(t.legal('done')).toEqual([]); // not none
      t.do('pick', cardNumber('stormtrooper'));
      expect(lying(t.state, 0)).toMatchObject({ hand: ['at-at'], discard: ['stormtrooper'] });
      expect(t).toWaitFor(1);
      expect(t).toAllow('endTurn'); // one card, and no more
    }
  });

  rule('DB-CASE-22', 'Duros Spy: they choose between a discard and 1 Force for the Rebels', () => {
    const spy = (answer: number) => {
      const t = table({ force: 0, rebel: { units: ['duros-spy'] }, empire });
      use(t, 'duros-spy');
      expect(t).toWaitFor(0);
      t.do('choose', answer);
      expect(t.legal('done')).toEqual([]); // who discards, discards one
      if (answer === 0) t.do('pick', cardNumber('at-at'));
      expect(t).toWaitFor(1);
      expect(t).toAllow('endTurn');
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
      expect(t).toWaitFor(1);
      expect(t).toAllow('endTurn');
      return { attack: unitAttack(t), discard: lying(t.state, 0).discard };
    };
    expect(wing(0)).toEqual({ attack: 5, discard: ['at-at'] });
    expect(wing(1)).toEqual({ attack: 7, discard: [] });
  });

  rule('DB-CASE-30', 'B-Wing: the 2 attack are for this unit alone, not for others, not for its twin', () => {
    const t = table({
      rebel: { units: ['rebel-trooper', 'b-wing', 'b-wing'], ships: ['mon-calamari-cruiser'] },
      empire: { ...empire, base: 'endor', damage: 0 },
    });
    const attacks = () => {
      const { units, ships } = t.view(1).sides[1] ?? { units: [], ships: [] };
      return [...units, ...ships].map(({ attack }) => attack);
    };
    expect(attacks()).toEqual([2, 5, 5, 3]);
    use(t, 'b-wing', 0);
    t.do('choose', 0);
    t.do('pick', cardNumber('at-at'));
    expect(attacks()).toEqual([2, 5, 5, 3]);
    use(t, 'b-wing', 1);
    t.do('choose', 1);
    expect(attacks()).toEqual([2, 5, 7, 3]);
    attackWith(t, 'base', 'rebel-trooper', 'b-wing', 'mon-calamari-cruiser');
    expect(side(t.state, 0).base?.damage).toBe(2 + 5 + 3);
  });

  rule(
    'DB-CASE-38',
    'an empty hand cannot be chosen: the other option happens, and if that cannot either, nothing',
    () => {
      const empty = { hand: [], discard: [] };
      const bWing = table({ rebel: { units: ['b-wing'] }, empire: empty });
      expect(unitAttack(bWing)).toBe(5);
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
      const hunt = (...hunters: readonly string[]) => {
        const t = table({ row: ['tie-fighter'], rebel: { units: ['cassian-andor', 'x-wing'] }, empire });
        attackWith(t, 0, ...hunters);
        t.do('decline'); // the reward comes first
        return t;
      };
      for (const hunters of [['cassian-andor'], ['cassian-andor', 'x-wing'], ['x-wing', 'cassian-andor']]) {
        const t = hunt(...hunters);
        t.do('accept');
        expect(t).toWaitFor(0);
        expect(t.legal('pick')).toEqual(['at-at', 'stormtrooper'].map(cardNumber));
        t.do('pick', cardNumber('stormtrooper'));
        expect(lying(t.state, 0)).toMatchObject({ hand: ['at-at'], discard: ['stormtrooper'] });
        expect(t).toWaitFor(1); // one card, and the Empire is finished
        expect(t).toAllow('endTurn');
      }
      expect(hunt('x-wing')).toAllow('endTurn'); // somebody else does it

      const missed = table({ row: ['at-at'], rebel: { units: ['cassian-andor'] }, empire });
      attackWith(missed, 0, 'cassian-andor'); // 5 of 6
      const base = table({ rebel: { units: ['cassian-andor'] }, empire: { ...empire, base: 'lothal' } });
      attackWith(base, 'base', 'cassian-andor');
      expect(side(base.state, 0).base?.damage).toBe(5);
      const ships = { ...empire, ships: ['gozanti-cruiser'] };
      const ship = table({ rebel: { units: ['cassian-andor'] }, empire: ships });
      attackWith(ship, 'base', 'cassian-andor');
      expect(side(ship.state, 0).ships).toEqual([]);
      for (const t of [missed, base, ship]) {
        expect(t.candidates('accept')).toEqual([]);
        expect(t).toAllow('endTurn');
        expect(lying(t.state, 0).hand).toEqual(['stormtrooper', 'at-at']);
      }
    },
  );
});
