import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { reprinted } from '../../test/altered.ts';
import { cardNumber, idsOf, situation, type GameSituation } from '../../test/situation.ts';
import { empire, rebels, table } from '../../test/table.ts';
import { content, load } from '../index.ts';

const tableWith = (changes: Readonly<Record<string, object>>, told: GameSituation) =>
  scenario(load, reprinted(changes), situation(told));

/** The Rebels have just ended their turn: the Empire's begins. */
function empireBegins(told: GameSituation) {
  const t = table({ ...told, turn: 'rebel' });
  t.do('endTurn');
  return t;
}

/** The resource values in the box; all other cards have none. */
const RESOURCES: Readonly<Record<string, number>> = {
  ...{ 'imperial-shuttle': 1, 'alliance-shuttle': 1, 'outer-rim-pilot': 2 },
  ...{ 'scout-trooper': 2, 'admiral-piett': 2, 'gozanti-cruiser': 2, 'moff-jerjerrod': 2 },
  ...{ 'director-krennic': 2, 'imperial-carrier': 3, 'grand-moff-tarkin': 2 },
  ...{ 'duros-spy': 2, 'u-wing': 3, 'hammerhead-corvette': 2, 'han-solo': 2, 'princess-leia': 2 },
  ...{ 'millennium-falcon': 2, 'jawa-scavenger': 2, 'twilek-smuggler': 3, 'c-roc-cruiser': 1 },
  ...{ 'hwk-290': 4, 'blockade-runner': 1, 'lando-calrissian': 3, 'jabbas-sail-barge': 3 },
  ...{ 'jabba-the-hutt': 2 },
};

describe('the start of a turn', () => {
  rule('DB-TURN-03', 'who has no base looks through the own ones and reveals any of them', () => {
    const bases = ['corellia', 'coruscant', 'death-star', 'endor'];
    for (const chosen of bases) {
      const t = empireBegins({ empire: { base: null, bases } });
      expect(t).toWaitFor(0);
      expect(idsOf(t.view(0).sides[0]?.bases.known ?? []).toSorted()).toEqual(bases);
      expect(t.view(1).sides[0]?.bases).toEqual({ count: 4, known: [], unknown: 4 });
      expect(idsOf(t.legal('reveal') as number[]).toSorted()).toEqual(bases);
      expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW');
      t.do('reveal', cardNumber(chosen));
      expect(t.view(1).sides[0]?.base).toMatchObject({ card: cardNumber(chosen), damage: 0 });
      expect(idsOf(empire(t).bases.cards).toSorted()).toEqual(bases.filter((id) => id !== chosen));
    }
    const rebel = table({
      force: 3,
      rebel: {
        base: null,
        bases: ['hoth', 'mon-cala', 'sullust', 'yavin-4'],
        ships: ['rebel-transport', 'blockade-runner'],
        pool: 0,
      },
    });
    rebel.do('endTurn');
    expect(rebel).toWaitFor(1);
    expect(rebels(rebel).pool).toBe(0); // first the base, then the Force and the ships
    rebel.do('reveal', cardNumber('sullust'));
    expect(rebels(rebel).pool).toBe(2);
    expect(rebel.view(0).sides[1]?.base).toMatchObject({ card: cardNumber('sullust'), damage: 0 });
    expect(idsOf(rebels(rebel).bases.cards)).toEqual(['hoth', 'mon-cala', 'yavin-4']);
    expect(rebel).toAllow('endTurn');
    const standing = empireBegins({ empire: { base: 'lothal', damage: 7, bases } });
    expect(standing).toAllow('endTurn');
    expect(standing.candidates('reveal')).toEqual([]);
  });

  rule('DB-TURN-04', 'with the Force fully on the own side the turn starts with 1 resource', () => {
    expect([-3, -2, 3].map((force) => empire(empireBegins({ force })).pool)).toEqual([1, 0, 0]);
    const rebelsBegin = (force: number) => {
      const t = table({ force });
      t.do('endTurn');
      return [empire(t).pool, rebels(t).pool];
    };
    expect([3, 2, -3].map(rebelsBegin)).toEqual([
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  rule('DB-TURN-04', 'that resource comes after the choice of a base and before those of the ships', () => {
    const told = { force: -3, galaxy: ['x-wing', 'y-wing', 'at-at'] };
    const chosen = empireBegins({ ...told, empire: { base: null, bases: ['endor', 'kessel'] } });
    expect(chosen).toAllow('reveal', cardNumber('endor'));
    expect(empire(chosen).pool).toBe(0); // the base is still to be chosen
    chosen.do('reveal', cardNumber('endor'));
    expect(empire(chosen).pool).toBe(1);
    const rebel = table({ force: 3, rebel: { base: null, bases: ['hoth', 'sullust'] } });
    rebel.do('endTurn');
    expect(rebel).toAllow('reveal', cardNumber('sullust'));
    expect(rebels(rebel).pool).toBe(0);
    rebel.do('reveal', cardNumber('sullust'));
    expect(rebels(rebel).pool).toBe(1);

    const asked = empireBegins({ ...told, empire: { base: 'coruscant' } });
    expect(asked).toAllow('accept'); // what comes after the steps waits for an answer
    expect(empire(asked).pool).toBe(1);
    const ships = empireBegins({ ...told, empire: { ships: ['imperial-carrier', 'gozanti-cruiser'] } });
    const gains = ships.events.filter(({ key }) => key === 'log.resources');
    expect(gains.map(({ params }) => params?.['n'])).toEqual([1, 3, 2]);
  });

  rule('DB-TURN-05', 'each own ship in play gives its resources; without ships there are none', () => {
    const ships = (...own: string[]) =>
      empire(empireBegins({ empire: { ships: own }, rebel: { ships: ['hammerhead-corvette'] } })).pool;
    expect(ships()).toBe(0);
    expect(ships('star-destroyer')).toBe(0);
    expect(ships('gozanti-cruiser')).toBe(2);
    expect(ships('gozanti-cruiser', 'gozanti-cruiser', 'imperial-carrier', 'blockade-runner')).toBe(8);
    const damaged = empireBegins({ empire: { ships: [{ card: 'imperial-carrier', damage: 4 }] } });
    expect(empire(damaged).pool).toBe(3);
    const rebel = table({
      force: 0,
      empire: { ships: ['gozanti-cruiser'] },
      rebel: { ships: ['hammerhead-corvette', 'c-roc-cruiser', 'mon-calamari-cruiser'] },
    });
    rebel.do('endTurn');
    expect([empire(rebel).pool, rebels(rebel).pool]).toEqual([0, 2 + 1 + 0]);
  });

  rule('DB-TURN-06', 'a card gives exactly its resource value, from the supply', () => {
    for (const { id, type } of content.cards) {
      if (type === 'base') continue;
      const t = table({ empire: { hand: [id], pool: 2 }, rebel: { pool: 5 } });
      t.do('play', cardNumber(id));
      expect([empire(t).pool, rebels(t).pool], id).toEqual([2 + (RESOURCES[id] ?? 0), 5]);
    }
  });

  rule('DB-TURN-10', 'first the new base, then the Force bonus, then the ships', () => {
    const t = empireBegins({
      force: -3,
      empire: { base: null, bases: ['endor', 'kessel'], ships: ['imperial-carrier', 'gozanti-cruiser'] },
    });
    expect(empire(t).pool).toBe(0); // the base comes first
    t.do('reveal', cardNumber('endor'));
    const told = t.events.filter(({ key }) => key === 'log.newBase' || key === 'log.resources');
    expect(told.map(({ key, params }) => [key, params?.['n']])).toEqual([
      ['log.newBase', undefined],
      ['log.resources', 1],
      ['log.resources', 3],
      ['log.resources', 2],
    ]);
    expect(empire(t).pool).toBe(6);
  });

  rule('DB-TURN-11', '"when your turn begins" comes after those steps and before the first action', () => {
    const told = { force: -3, galaxy: ['x-wing', 'y-wing', 'at-at'], galaxyDiscard: [] };
    const t = empireBegins({
      ...told,
      empire: { base: 'coruscant', ships: ['imperial-carrier'], hand: ['at-at', 'stormtrooper'] },
    });
    expect(empire(t).pool).toBe(4);
    expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW');
    expect(t.candidates('play')).toEqual([]);
    expect(t).toRefuse('play', cardNumber('at-at'), 'CORE-NOT-NOW');
    t.do('accept');
    expect(t).toRefuse('play', cardNumber('at-at'), 'CORE-NOT-NOW');
    t.do('pick', 0);
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['x-wing']);
    expect(empire(t).pool).toBe(4);
    expect(t).toAllow('play', cardNumber('at-at'));
    expect(t).toAllow('endTurn');
    const fresh = empireBegins({ ...told, empire: { base: null, bases: ['coruscant', 'endor'] } });
    fresh.do('reveal', cardNumber('coruscant'));
    expect(empire(fresh).pool).toBe(1);
    expect(fresh).toAllow('accept');
    const rebelTurn = table({ empire: { base: 'coruscant' } });
    rebelTurn.do('endTurn');
    expect(rebelTurn).toWaitFor(1);
    expect(rebelTurn).toAllow('endTurn'); // not the Empire's turn
  });

  rule(
    'DB-TURN-12',
    '"when you reveal" comes at once, before the Force bonus; a starting base is not revealed',
    () => {
      const reveal = (answer: 'accept' | 'decline') => {
        const t = empireBegins({ force: 1, empire: { base: null, bases: ['mustafar', 'kessel'] } });
        t.do('reveal', cardNumber('mustafar'));
        expect([t.state.force, empire(t).pool]).toEqual([1, 0]);
        t.do(answer);
        expect(t).toAllow('endTurn');
        return [t.state.force, empire(t).pool];
      };
      expect(reveal('accept')).toEqual([-3, 1]); // so the bonus counts already
      expect(reveal('decline')).toEqual([1, 0]);
      const on = content.cards[cardNumber('mustafar')]?.on;
      const start = tableWith({ lothal: { on } }, {});
      expect(on).toHaveLength(1);
      const state = start.ruleset.setup({}, 2, start.state.random);
      expect(state.force).toBe(3);
      expect(start.ruleset.legal(state, 0).map((action) => action.do)).toContain('endTurn');
      const revealed = tableWith(
        { lothal: { on } },
        { turn: 'rebel', empire: { base: null, bases: ['lothal'] } },
      );
      revealed.do('endTurn');
      revealed.do('reveal', cardNumber('lothal'));
      expect(revealed).toAllow('accept');
    },
  );

  rule('DB-TURN-14', 'ships bring no Force at the start of a turn, only resources', () => {
    const forceful = tableWith(
      { 'gozanti-cruiser': { force: 2 } },
      { turn: 'rebel', force: 0, empire: { ships: ['gozanti-cruiser'] } },
    );
    forceful.do('endTurn');
    expect([empire(forceful).pool, forceful.state.force]).toEqual([2, 0]);
    expect(content.cards.filter(({ type, force = 0 }) => type === 'ship' && force > 0)).toEqual([]);
  });
});
