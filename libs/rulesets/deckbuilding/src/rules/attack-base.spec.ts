import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { assign, attackWith, empire, rebels, use } from '../../test/acts.ts';
import { cardNumber, idsOf, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

describe('attacking the base', () => {
  rule('DB-ATTACK-01', 'the attack of all assigned units and ships is the damage', () => {
    const t = table({
      force: 0,
      empire: {
        units: ['stormtrooper', 'death-trooper', 'at-st'],
        ships: ['star-destroyer', 'blockade-runner'],
      },
      rebel: { base: 'sullust' },
    });
    assign(t, 'base', 'stormtrooper', 'death-trooper', 'star-destroyer', 'blockade-runner');
    expect(t.view(0).attack?.total).toBe(10);
    t.do('strike');
    expect(rebels(t).base?.damage).toBe(10); // the AT-ST stayed behind
  });

  rule('DB-ATTACK-06', 'damage stays over the turns until an ability repairs it', () => {
    const quiet = { hand: [], deck: [], discard: [] };
    const t = table({
      force: 0,
      empire: { ...quiet, ships: ['star-destroyer', 'blockade-runner'] },
      rebel: { ...quiet, base: 'sullust', ships: ['mon-calamari-cruiser'] },
    });
    const damage = () =>
      [empire(t), rebels(t)].map(({ ships, base }) => [ships.map((ship) => ship.damage), base?.damage]);
    attackWith(t, 'base', 'star-destroyer');
    t.do('endTurn');
    attackWith(t, 'base', 'mon-calamari-cruiser');
    t.do('deal', 2);
    const dealt = [
      [[2, 1], 0],
      [[4], 0],
    ];
    for (let turn = 0; turn < 6; turn++) {
      expect(damage()).toEqual(dealt);
      t.do('endTurn');
    }
    t.do('endTurn');
    expect(t.state.active).toBe(0);
    attackWith(t, 'base', 'star-destroyer'); // 2 were left of the cruiser's 6, so 2 reach the base
    expect(damage()[1]).toEqual([[], 2]);
    for (let turn = 0; turn < 4; turn++) t.do('endTurn');
    expect(damage()[1]).toEqual([[], 2]);
    attackWith(t, 'base', 'blockade-runner');
    expect(damage()[1]).toEqual([[], 3]);

    const repaired = table({
      turn: 'rebel',
      force: 1,
      rebel: { base: 'dantooine', damage: 4, units: ['u-wing'] },
    });
    use(repaired, 'u-wing');
    expect(rebels(repaired).base?.damage).toBe(1);
  });

  rule('DB-ATTACK-07', 'damage equal to the hit points destroys a base; one less does not', () => {
    const attacked = (damage: number) => {
      const t = table({ empire: { units: ['stormtrooper'] }, rebel: { base: 'dantooine', damage } });
      attackWith(t, 'base', 'stormtrooper');
      return rebels(t).base?.damage ?? 'destroyed';
    };
    expect(attacked(5)).toBe(7);
    expect(attacked(6)).toBe('destroyed');
    expect(attacked(7)).toBe('destroyed');
  });

  rule('DB-ATTACK-08', "a destroyed base goes to the attacker's victory pile, and its damage is gone", () => {
    const t = table({
      empire: { units: ['at-st'], victory: ['hoth'] },
      rebel: { base: 'dantooine', damage: 4, bases: ['sullust', 'yavin-4'] },
    });
    attackWith(t, 'base', 'at-st');
    expect(idsOf(empire(t).victory)).toEqual(['hoth', 'dantooine']);
    expect(rebels(t).base).toBeNull();
    expect(rebels(t).victory).toEqual([]);
    t.do('endTurn');
    t.do('reveal', cardNumber('sullust'));
    expect(rebels(t).base?.damage).toBe(0);

    const rebel = table({
      turn: 'rebel',
      rebel: { units: ['b-wing'], victory: ['corellia'] },
      empire: { base: 'lothal', damage: 3, bases: ['endor', 'death-star'] },
    });
    attackWith(rebel, 'base', 'b-wing');
    expect(idsOf(rebels(rebel).victory)).toEqual(['corellia', 'lothal']);
    expect([empire(rebel).base, empire(rebel).victory]).toEqual([null, []]);
  });

  rule('DB-ATTACK-09', 'the loser chooses the new base at the start of the own next turn, not before', () => {
    const t = table({
      empire: { units: ['at-st'] },
      rebel: { base: 'dantooine', damage: 7, bases: ['sullust', 'hoth'] },
    });
    attackWith(t, 'base', 'at-st');
    expect(t).toWaitFor(0);
    expect(t).toRefuse('reveal', cardNumber('hoth'), 'CORE-NOT-NOW', 1);
    expect(rebels(t).base).toBeNull();
    t.do('endTurn');
    expect(t).toWaitFor(1);
    expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW');
    expect([...t.legal('reveal')].sort()).toEqual([cardNumber('hoth'), cardNumber('sullust')].sort());
    t.do('reveal', cardNumber('hoth'));
    expect(rebels(t).base?.card).toBe(cardNumber('hoth'));
    expect(idsOf(rebels(t).bases.cards)).toEqual(['sullust']);
  });

  rule('DB-ATTACK-10', 'damage left over is lost and never reaches the next base', () => {
    const t = table({
      empire: { units: ['at-at', 'at-st'] },
      rebel: { base: 'dantooine', damage: 7, bases: ['sullust'], ships: [] },
    });
    attackWith(t, 'base', 'at-at', 'at-st'); // 10, and 1 was enough
    t.do('endTurn');
    t.do('reveal', cardNumber('sullust'));
    expect(rebels(t).base).toMatchObject({ card: cardNumber('sullust'), damage: 0 });
    expect(empire(t).victory).toHaveLength(1);
  });

  rule('DB-ATTACK-12', 'damage by an ability goes straight to the base, past the ships', () => {
    const t = table({
      turn: 'rebel',
      rebel: { base: 'yavin-4', units: ['snowspeeder'] },
      empire: { base: 'lothal', ships: ['star-destroyer', 'gozanti-cruiser'], hand: ['at-at'] },
    });
    use(t, 'snowspeeder');
    t.do('pick', cardNumber('at-at'));
    t.do('accept'); // Yavin 4: 2 damage to the base
    expect(empire(t).base?.damage).toBe(2);
    expect(empire(t).ships.map(({ damage }) => damage)).toEqual([0, 0]);
  });

  rule('DB-ATTACK-17', 'counters never run out: more than 20 resources, more than 50 damage', () => {
    const t = table({ empire: { pool: 20, hand: ['landing-craft', 'imperial-shuttle'], base: 'lothal' } });
    t.do('play', cardNumber('imperial-shuttle'));
    expect(empire(t).pool).toBe(21);
    t.do('play', cardNumber('landing-craft'));
    use(t, 'landing-craft');
    expect(empire(t).pool).toBe(25);

    const ships = Array.from({ length: 9 }, () => ({ card: 'mon-calamari-cruiser', damage: 5 }));
    const fleet = table({
      empire: { units: ['stormtrooper', 'at-at'], base: 'endor', damage: 15 },
      rebel: { base: 'sullust', damage: 3, ships: [{ card: 'mon-calamari-cruiser', damage: 0 }, ...ships] },
    });
    attackWith(fleet, 'base', 'stormtrooper'); // 63 damage lie on the table already
    fleet.do('deal', 3);
    expect(rebels(fleet).ships[0]?.damage).toBe(3);
  });

  rule('DB-ATTACK-21', '20 against a base with 8 hit points and 5 damage: destroyed, 17 are lost', () => {
    const t = table({
      force: -3,
      empire: { units: ['darth-vader', 'at-at', 'at-st'], victory: [] },
      rebel: { base: 'dantooine', damage: 5, bases: ['sullust'] },
    });
    assign(t, 'base', 'darth-vader', 'at-at', 'at-st');
    expect(t.view(0).attack?.total).toBe(20);
    t.do('strike');
    expect(idsOf(empire(t).victory)).toEqual(['dantooine']);
    t.do('endTurn');
    t.do('reveal', cardNumber('sullust'));
    expect(rebels(t).base?.damage).toBe(0);
  });
});
