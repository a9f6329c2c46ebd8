import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, empire, rebels, use } from '../../test/acts.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));
type GameTest = ReturnType<typeof table>;

const attackOf = (t: GameTest, seat: 0 | 1, nth = 0): number | undefined =>
  t.view('spectator').sides[seat]?.units[nth]?.attack;

describe('triggered, conditional and constant abilities', () => {
  rule('DB-ABIL-02', 'the triggered ability of a unit may be declined', () => {
    const hunt = (answer: 'accept' | 'decline') => {
      const t = table({ row: ['y-wing'], empire: { units: ['dengar'], pool: 0 } });
      attackWith(t, 0, 'dengar');
      t.do('decline'); // the reward
      t.do(answer);
      expect(t).toAllow('endTurn');
      return empire(t).pool;
    };
    expect([hunt('accept'), hunt('decline')]).toEqual([2, 0]);
  });

  rule('DB-ABIL-10', 'only at the moment of the trigger: declined then, it is gone', () => {
    const played = table({ force: 0, empire: { hand: ['inquisitor', 'stormtrooper'], pool: 2 } });
    expect(played).toRefuse('accept', null, 'CORE-NOT-NOW'); // not before
    played.do('play', cardNumber('inquisitor'));
    for (const [verb, what] of [
      ['play', cardNumber('stormtrooper')],
      ['buy', 'pilot'],
      ['endTurn', null],
    ] as const) {
      expect(played).toRefuse(verb, what, 'CORE-NOT-NOW'); // it cannot be put off
    }
    played.do('decline');
    expect(played).toRefuse('accept', null, 'CORE-NOT-NOW'); // nor taken up again
    expect(played).toAllow('play', cardNumber('stormtrooper'));
    expect(played.candidates('use')).toEqual([]);
    expect(played).toRefuse('use', pieceId(played.state, 'inquisitor'), 'CORE-NOT-LISTED');
    expect([empire(played).pool, played.state.force]).toEqual([2, 0]);

    const bases = { rebel: { base: null, bases: ['dagobah'], hand: ['x-wing'], discard: [] } } as const;
    const revealed = table(bases);
    revealed.do('endTurn');
    revealed.do('reveal', cardNumber('dagobah'));
    expect(revealed).toRefuse('endTurn', null, 'CORE-NOT-NOW');
    revealed.do('decline');
    expect(revealed).toRefuse('accept', null, 'CORE-NOT-NOW');
    expect(revealed).toRefuse('use', pieceId(revealed.state, 'dagobah'), 'CORE-NOT-LISTED');
    expect(revealed.state.exiled).toEqual([]);

    const taken = table(bases);
    taken.do('endTurn');
    taken.do('reveal', cardNumber('dagobah'));
    taken.do('accept');
    taken.do('pick', `hand:${cardNumber('x-wing')}`);
    taken.do('done');
    expect(idsOf(taken.state.exiled)).toEqual(['x-wing']);
  });

  rule('DB-ABIL-11', 'each time the trigger happens, also twice in one turn: Yavin 4', () => {
    const t = table({
      turn: 'rebel',
      rebel: { base: 'yavin-4', units: ['snowspeeder', 'snowspeeder'] },
      empire: { base: 'lothal', hand: ['at-at', 'stormtrooper'] },
    });
    use(t, 'snowspeeder', 0);
    t.do('pick', cardNumber('at-at'), 0);
    t.do('accept', null, 1);
    expect(empire(t).base?.damage).toBe(2);
    use(t, 'snowspeeder', 1);
    t.do('pick', cardNumber('stormtrooper'), 0);
    t.do('accept', null, 1);
    expect(empire(t).base?.damage).toBe(4);
    expect(t).toAllow('endTurn');
  });

  rule('DB-ABIL-12', 'the reward is resolved before what triggers at the same moment', () => {
    const t = table({
      turn: 'rebel',
      force: 0,
      row: ['director-krennic'],
      rebel: { units: ['cassian-andor'], pool: 0 },
      empire: { hand: ['at-at', 'stormtrooper'], discard: [] },
    });
    attackWith(t, 0, 'cassian-andor');
    t.do('accept'); // the reward: 3 resources and 2 Force
    expect([rebels(t).pool, t.state.force]).toEqual([3, 2]);
    expect(empire(t).hand.cards).toHaveLength(2);
    expect(t).toWaitFor(1);
    t.do('accept'); // now Cassian: the opponent discards
    expect(t).toWaitFor(0);
    t.do('pick', cardNumber('at-at'));
    expect(idsOf(empire(t).deck.discard.cards)).toEqual(['at-at']);
    expect(t).toAllow('endTurn');

    const hunt = table({
      row: ['x-wing'],
      empire: { units: ['boba-fett'], pool: 0, hand: [], deck: ['at-at', 'at-st'] },
    });
    attackWith(hunt, 0, 'boba-fett');
    hunt.do('accept'); // the reward: 3 resources
    expect([empire(hunt).pool, idsOf(empire(hunt).hand.cards)]).toEqual([3, []]);
    hunt.do('accept'); // now Boba Fett draws
    expect([empire(hunt).pool, idsOf(empire(hunt).hand.cards)]).toEqual([3, ['at-at']]);
    expect(hunt).toAllow('endTurn');
  });

  rule('DB-ABIL-28', 'the reward first, then the active player orders the rest', () => {
    const told = () => {
      const t = table({
        row: ['b-wing'],
        galaxy: ['u-wing'],
        force: 0,
        empire: { units: ['bossk', 'dengar'], pool: 0, hand: ['at-at'], discard: [] },
      });
      attackWith(t, 0, 'bossk', 'dengar');
      expect(t.candidates('order')).toEqual([]); // the reward of the B-Wing is asked first
      t.do('accept');
      t.do('pick', `hand:${cardNumber('at-at')}`);
      t.do('done');
      expect(idsOf(t.state.exiled)).toEqual(['at-at']);
      expect(t).toWaitFor(0);
      return t;
    };
    for (const first of ['bossk', 'dengar']) {
      const t = told();
      const keys = t.legal('order') as string[];
      expect(keys).toHaveLength(2);
      t.do('order', keys.find((key) => key.startsWith(`${pieceId(t.state, first)}:`)) ?? null);
      t.do('accept');
      expect([t.state.force, empire(t).pool]).toEqual(first === 'bossk' ? [-1, 0] : [0, 2]);
      t.do('accept');
      expect([t.state.force, empire(t).pool]).toEqual([-1, 2]);
      expect(t).toAllow('endTurn');
    }
  });

  rule('DB-ABIL-13', 'an "if" ability is usable only while its condition is met', () => {
    const deck = ['stormtrooper', 'at-st'];
    const without = table({ empire: { units: ['tie-fighter'], deck, hand: [] } });
    expect(without).toRefuse('use', pieceId(without.state, 'tie-fighter'), 'DB-ABIL-13');
    const withShip = table({
      empire: { units: ['tie-fighter'], ships: ['gozanti-cruiser'], deck, hand: [] },
    });
    use(withShip, 'tie-fighter');
    expect(idsOf(empire(withShip).hand.cards)).toEqual(['stormtrooper']);

    const xWing = (force: number) =>
      table({ turn: 'rebel', force, rebel: { units: ['x-wing'], deck: ['rebel-trooper'], hand: [] } });
    expect(xWing(0)).toRefuse('use', pieceId(xWing(0).state, 'x-wing'), 'DB-FORCE-06');
    const t = xWing(1);
    use(t, 'x-wing');
    expect(idsOf(rebels(t).hand.cards)).toEqual(['rebel-trooper']);
  });

  rule('DB-ABIL-14', 'a "while" ability works by itself exactly as long as its condition holds', () => {
    const t = table({ force: 0, empire: { units: ['death-trooper', 'outer-rim-pilot'] } });
    expect(attackOf(t, 0)).toBe(3);
    use(t, 'outer-rim-pilot'); // 1 Force
    expect(t.state.force).toBe(-1);
    expect(attackOf(t, 0)).toBe(5);

    const guard = table({
      turn: 'rebel',
      force: -1,
      empire: { units: ['death-trooper'] },
      rebel: { units: ['outer-rim-pilot'] },
    });
    expect(attackOf(guard, 0)).toBe(5);
    use(guard, 'outer-rim-pilot');
    expect(attackOf(guard, 0)).toBe(3);
  });

  rule('DB-ABIL-15', 'a constant effect ends at once when its card leaves play', () => {
    const t = table({
      turn: 'rebel',
      empire: { base: 'endor', damage: 14, units: ['stormtrooper'] },
      rebel: { units: ['y-wing'] },
    });
    expect(attackOf(t, 0)).toBe(3); // Endor
    use(t, 'y-wing');
    expect(empire(t).base).toBeNull();
    expect(attackOf(t, 0)).toBe(2);

    const ofShip = table({
      turn: 'rebel',
      rebel: { units: ['b-wing'] },
      empire: { units: ['tie-fighter'], ships: ['imperial-carrier'] },
    });
    expect(attackOf(ofShip, 0)).toBe(3);
    attackWith(ofShip, 'base', 'b-wing');
    expect(empire(ofShip).ships).toEqual([]);
    expect(attackOf(ofShip, 0)).toBe(2);

    const ofUnit = table({ empire: { units: ['admiral-piett'], ships: ['star-destroyer'] } });
    const shipAttack = () => ofUnit.view('spectator').sides[0]?.ships[0]?.attack;
    expect(shipAttack()).toBe(5);
    ofUnit.do('endTurn');
    expect(empire(ofUnit).units).toEqual([]);
    expect(shipAttack()).toBe(4);
  });

  rule('DB-ABIL-20', 'the Imperial Carrier leaves play: the fighters lose its bonus immediately', () => {
    const t = table({
      turn: 'rebel',
      force: 1,
      rebel: { units: ['luke-skywalker'] },
      empire: { units: ['tie-fighter', 'stormtrooper'], ships: ['imperial-carrier'] },
    });
    expect([attackOf(t, 0, 0), attackOf(t, 0, 1)]).toEqual([3, 2]);
    use(t, 'luke-skywalker');
    expect(empire(t).ships).toEqual([]);
    expect([attackOf(t, 0, 0), attackOf(t, 0, 1)]).toEqual([2, 2]);
  });

  rule('DB-ABIL-23', 'constant abilities apply without being asked for, also those of a base', () => {
    const jedha = table({
      turn: 'rebel',
      row: ['lobot'],
      rebel: { base: 'jedha', pool: 3, hand: [], discard: [] },
    });
    jedha.do('buy', 0);
    expect(jedha.candidates('decline')).toEqual([]);
    expect(idsOf(rebels(jedha).hand.cards)).toEqual(['lobot']);
    expect(idsOf(rebels(jedha).fleeting)).toEqual(['lobot']);
    expect(jedha).toAllow('endTurn');

    const hoth = table({ empire: { units: ['at-at'] }, rebel: { base: 'hoth' } });
    attackWith(hoth, 'base', 'at-at');
    expect(rebels(hoth).base?.damage).toBe(4);
    expect(hoth).toWaitFor(0);
    expect(hoth).toAllow('endTurn');
  });
});
