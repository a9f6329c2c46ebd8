import { clone, mayGoBack } from '@cantina/engine';
import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { assign, attackWith, empire, rebels, use } from '../../test/acts.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));
type GameTest = ReturnType<typeof table>;

const ROW = [
  'x-wing',
  'director-krennic',
  'hammerhead-corvette',
  'lobot',
  'imperial-carrier',
  'rebel-commando',
];
const GALAXY = ['at-at', 'bossk', 'dengar'];
const defeated = (t: GameTest) => idsOf(t.state.galaxy.discard.cards);

describe('bounty hunting and sabotage', () => {
  rule('DB-HUNT-01', 'the target is one card of the enemy faction', () => {
    const told = { row: ROW, empire: { units: ['at-at'] }, rebel: { units: ['luke-skywalker'] } } as const;
    const hunt = table(told);
    expect(hunt.candidates('attack')).toEqual(['base', 0, 1, 2, 3, 4, 5]);
    expect(hunt.legal('attack')).toEqual(['base', 0, 5]);
    expect(hunt).toRefuse('attack', 1, 'DB-CARD-12');
    const sabotage = table({ ...told, turn: 'rebel' });
    expect(sabotage.legal('attack')).toEqual(['base', 1]);
    expect(sabotage).toRefuse('attack', 0, 'DB-CARD-12');
    hunt.do('attack', 0);
    expect(hunt.state.attack?.target).toBe(0); // one target, and no second one beside it
    expect(hunt).toRefuse('attack', 5, 'CORE-NOT-NOW');
    const assigned = table(told);
    assign(assigned, 0, 'at-at');
    expect(assigned.state.attack?.target).toBe(0);
    expect(assigned).toRefuse('attack', 5, 'CORE-NOT-LISTED');
  });

  rule('DB-HUNT-02', 'the attack of all assigned units is added up, and only theirs', () => {
    const told = {
      row: ROW,
      galaxyDiscard: [],
      empire: { units: ['stormtrooper', 'stormtrooper', 'at-st'] },
    } as const;
    const alone = table(told);
    attackWith(alone, 0, 'stormtrooper'); // 2 of 3
    expect(defeated(alone)).toEqual([]);
    const together = table(told);
    attackWith(together, 0, 'stormtrooper', 'stormtrooper');
    expect(defeated(together)).toEqual(['x-wing']);
    expect(empire(together).units.map(({ attacked }) => attacked)).toEqual([true, true, false]);
  });

  rule('DB-HUNT-03', 'the target value is enough, one less is not', () => {
    const against = (target: string) => {
      const t = table({ row: [target], force: 0, galaxyDiscard: [], empire: { units: ['death-trooper'] } });
      attackWith(t, 0, 'death-trooper'); // 3
      return defeated(t);
    };
    expect(against('snowspeeder')).toEqual(['snowspeeder']); // 2
    expect(against('x-wing')).toEqual(['x-wing']); // 3
    expect(against('u-wing')).toEqual([]); // 4
  });

  rule(
    'DB-HUNT-04',
    'the defeated card goes to the galaxy discard pile, the top galaxy card takes its place',
    () => {
      const t = table({
        row: ROW,
        galaxy: GALAXY,
        galaxyDiscard: ['y-wing'],
        empire: { units: ['at-st'], discard: [] },
      });
      attackWith(t, 0, 'at-st');
      expect(defeated(t)).toEqual(['y-wing', 'x-wing']);
      expect(idsOf(t.state.row.cards)).toEqual(['at-at', ...ROW.slice(1)]);
      expect(idsOf(t.state.galaxy.pile.cards)).toEqual(['dengar', 'bossk']);
      expect(empire(t).deck.discard.cards).toEqual([]);
    },
  );

  rule('DB-HUNT-06', 'attack beyond the target value is lost', () => {
    const t = table({
      row: ['y-wing', ...ROW.slice(1)],
      galaxyDiscard: [],
      empire: { units: ['at-at'], pool: 0 },
      rebel: { base: 'dantooine' },
    });
    attackWith(t, 0, 'at-at'); // 6 against 1
    t.do('accept');
    expect([defeated(t), rebels(t).base?.damage, empire(t).pool]).toEqual([['y-wing'], 0, 1]);
    expect(t).toRefuse('attack', 5, 'DB-ASSIGN-08');
  });

  rule('DB-HUNT-07', 'too little has no effect and leaves no damage', () => {
    const t = table({
      row: ROW,
      galaxy: GALAXY,
      galaxyDiscard: [],
      empire: { units: ['stormtrooper', 'tie-bomber'], pool: 0 },
    });
    attackWith(t, 0, 'stormtrooper'); // 2 of 3
    expect(idsOf(t.state.row.cards)).toEqual(ROW);
    expect([defeated(t), empire(t).pool, t.state.galaxy.pile.cards.length]).toEqual([[], 0, 3]);
    attackWith(t, 0, 'tie-bomber'); // 2 more do not add up to 4
    expect(idsOf(t.state.row.cards)).toEqual(ROW);
  });

  rule('DB-HUNT-08', 'neutral cards of the row are never targets', () => {
    expect(table({ row: ROW, empire: { units: ['at-at'] } })).toRefuse('attack', 3, 'DB-HUNT-08');
    expect(table({ turn: 'rebel', row: ROW, rebel: { units: ['b-wing'] } })).toRefuse(
      'attack',
      3,
      'DB-HUNT-08',
    );
  });

  rule('DB-HUNT-13', 'a ship of the row is no target, not even an enemy one', () => {
    const hunt = table({ row: ROW, empire: { units: ['at-at'] } });
    expect(hunt).toRefuse('attack', 2, 'DB-HUNT-13');
    expect(hunt).toRefuse('attack', 4, 'DB-CARD-12');
    expect(table({ turn: 'rebel', row: ROW, rebel: { units: ['b-wing'] } })).toRefuse(
      'attack',
      4,
      'DB-HUNT-13',
    );
    const removed = table({ row: ROW, galaxy: GALAXY, galaxyDiscard: [], empire: { units: ['at-st'] } });
    use(removed, 'at-st'); // an ability may
    removed.do('pick', 2);
    expect(defeated(removed)).toEqual(['hammerhead-corvette']);
  });

  rule(
    'DB-HUNT-14',
    'an attempt is accepted although it must fail, and counts as the attack of its units',
    () => {
      const t = table({ row: ROW, empire: { units: ['stormtrooper'] } });
      assign(t, 0, 'stormtrooper');
      expect(t).toAllow('strike');
      t.do('strike');
      expect(empire(t).units[0]?.attacked).toBe(true);
      expect(t).toRefuse('attack', 'base', 'DB-ASSIGN-08');
    },
  );

  rule('DB-HUNT-16', 'the same card may be attacked twice in one turn; the first attack is forgotten', () => {
    const t = table({
      row: ROW,
      galaxyDiscard: [],
      empire: { units: ['stormtrooper', 'tie-bomber', 'at-st'] },
    });
    attackWith(t, 0, 'stormtrooper'); // 2 of 3
    expect(t).toAllow('attack', 0);
    attackWith(t, 0, 'tie-bomber'); // 2 of 3 again, not of 1
    expect(defeated(t)).toEqual([]);
    attackWith(t, 0, 'at-st');
    expect(defeated(t)).toEqual(['x-wing']);
  });

  rule(
    'DB-HUNT-17',
    'the target leaves the row first: the attack lapses, its units are free, the new card is no target',
    () => {
      const t = table({
        row: ROW,
        galaxy: ['y-wing', 'bossk', 'dengar'],
        galaxyDiscard: [],
        empire: { units: ['stormtrooper', 'tie-bomber'] },
      });
      assign(t, 0, 'stormtrooper');
      use(t, 'tie-bomber');
      t.do('pick', 0);
      expect(t.state.attack).toBeNull();
      expect(t.candidates('strike')).toEqual([]);
      expect(idsOf(t.state.row.cards)[0]).toBe('y-wing');
      expect(empire(t).units[0]?.attacked).toBe(false);
      attackWith(t, 0, 'stormtrooper'); // a new attack, on the new card
      expect(defeated(t)).toEqual(['x-wing', 'y-wing']);

      const other = table({ row: ROW, empire: { units: ['stormtrooper', 'tie-bomber'] } });
      assign(other, 0, 'stormtrooper');
      use(other, 'tie-bomber');
      other.do('pick', 5); // another card leaves: the attack stands
      expect(other.state.attack).toEqual({ target: 0, with: [pieceId(other.state, 'stormtrooper')] });
    },
  );

  rule(
    'DB-HUNT-18',
    'a Rodian Gunslinger defeats a target of 4 alone, yet adds only 2 against the base',
    () => {
      const told = (row: string[]) =>
        table({
          row,
          galaxyDiscard: [],
          empire: { units: ['rodian-gunslinger'] },
          rebel: { base: 'dantooine' },
        });
      const four = told(['u-wing']);
      attackWith(four, 0, 'rodian-gunslinger');
      expect(defeated(four)).toEqual(['u-wing']);
      const five = told(['b-wing']);
      attackWith(five, 0, 'rodian-gunslinger');
      expect(defeated(five)).toEqual([]);
      const base = told(ROW);
      attackWith(base, 'base', 'rodian-gunslinger');
      expect(rebels(base).base?.damage).toBe(2);
    },
  );

  rule('DB-HUNT-19', 'the target is fixed when units are assigned; only taking back changes it', () => {
    const t = table({ row: ROW, galaxyDiscard: [], empire: { units: ['at-st'] } });
    const before = clone(t.state);
    assign(t, 0, 'at-st');
    expect(t).toRefuse('attack', 5, 'CORE-NOT-LISTED');
    expect(t).toRefuse('attack', 'base', 'CORE-NOT-LISTED');
    expect(t).toRefuse('strike', 5, 'CORE-NOT-LISTED');
    expect(mayGoBack(before, t.state)).toBe(true);
    expect(t.ruleset.check(before, 0, { do: 'attack', what: 5 })).toBeUndefined();
    t.do('strike');
    expect(defeated(t)).toEqual(['x-wing']);
    expect(t.state.row.cards[5]).toBe(cardNumber('rebel-commando'));
  });
});
