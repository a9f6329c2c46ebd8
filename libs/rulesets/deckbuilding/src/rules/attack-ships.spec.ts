import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, empire, rebels, use } from '../../test/acts.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));
type GameTest = ReturnType<typeof table>;

/** 6 attack against Blockade Runner (4 hit points), C-ROC Cruiser (3) and Dantooine (8). */
function six(): GameTest {
  const t = table({
    empire: { units: ['at-at'] },
    rebel: { base: 'dantooine', ships: ['blockade-runner', 'c-roc-cruiser'], discard: [] },
  });
  attackWith(t, 'base', 'at-at');
  return t;
}
const damageOf = (t: GameTest) => [rebels(t).ships.map(({ damage }) => damage), rebels(t).base?.damage];

describe('damage and capital ships', () => {
  rule('DB-ATTACK-02', 'the base takes nothing as long as one ship holds', () => {
    const told = (...units: string[]) => {
      const t = table({
        force: 0,
        empire: { units },
        rebel: { base: 'dantooine', ships: ['blockade-runner'] },
      });
      attackWith(t, 'base', ...units);
      return damageOf(t);
    };
    expect(told('death-trooper')).toEqual([[3], 0]);
    expect(told('stormtrooper', 'stormtrooper')).toEqual([[], 0]);
    expect(told('stormtrooper', 'death-trooper')).toEqual([[], 1]);
    // One of two ships falls: the rest stays on the other one, and nothing passes.
    const two = six();
    two.do('deal', 4);
    expect(damageOf(two)).toEqual([[2], 0]);
  });

  rule(
    'DB-ATTACK-03',
    "damage equal to its hit points destroys a ship; it goes to its owner's discard pile",
    () => {
      const told = (damage: number) => {
        const t = table({
          empire: { units: ['stormtrooper'], discard: [] },
          rebel: { ships: [{ card: 'blockade-runner', damage }], discard: ['x-wing'] },
        });
        attackWith(t, 'base', 'stormtrooper');
        return t;
      };
      const holds = told(1);
      expect(rebels(holds).ships[0]?.damage).toBe(3);
      expect(idsOf(rebels(holds).deck.discard.cards)).toEqual(['x-wing']);
      const destroyed = told(2);
      expect(rebels(destroyed).ships).toEqual([]);
      expect(idsOf(rebels(destroyed).deck.discard.cards)).toEqual(['x-wing', 'blockade-runner']);
      expect(empire(destroyed).deck.discard.cards).toEqual([]);

      const beyond = table({
        turn: 'rebel',
        rebel: { units: ['y-wing'] },
        empire: { base: 'lothal', ships: [{ card: 'imperial-carrier', damage: 4 }], discard: [] },
      });
      const [carrier] = empire(beyond).ships;
      use(beyond, 'y-wing');
      beyond.do('pick', carrier?.id ?? -1); // 2 damage where 1 would do
      expect(empire(beyond).ships).toEqual([]);
      expect(idsOf(empire(beyond).deck.discard.cards)).toEqual(['imperial-carrier']);
      expect(empire(beyond).base?.damage).toBe(0);
    },
  );

  rule('DB-ATTACK-04', 'the attacker decides how damage is split among several ships', () => {
    const split = (first: number) => {
      const t = table({
        empire: { units: ['death-trooper'] },
        force: 0,
        rebel: { base: 'dantooine', ships: ['blockade-runner', 'c-roc-cruiser'] },
      });
      attackWith(t, 'base', 'death-trooper');
      expect(t).toWaitFor(0);
      expect(t.legal('deal')).toEqual([0, 1, 2, 3]);
      t.do('deal', first);
      return damageOf(t);
    };
    expect(split(0)).toEqual([[0], 0]); // the C-ROC Cruiser is destroyed
    expect(split(1)).toEqual([[1, 2], 0]);
    expect(split(2)).toEqual([[2, 1], 0]);
    expect(split(3)).toEqual([[3, 0], 0]);
  });

  rule('DB-ATTACK-05', 'what is left after the last ship goes to the base', () => {
    const t = table({
      empire: { units: ['at-at', 'at-st'] },
      rebel: { base: 'dantooine', ships: ['blockade-runner', 'c-roc-cruiser'], discard: [] },
    });
    attackWith(t, 'base', 'at-at', 'at-st'); // 10 - 4 - 3
    expect(idsOf(rebels(t).deck.discard.cards)).toEqual(['blockade-runner', 'c-roc-cruiser']);
    expect(damageOf(t)).toEqual([[], 3]);
  });

  rule('DB-ATTACK-13', 'a destroyed ship loses its damage and comes back whole', () => {
    const t = table({
      empire: {
        units: ['stormtrooper'],
        hand: [],
        deck: Array.from({ length: 10 }, () => 'imperial-shuttle'),
      },
      rebel: {
        base: 'sullust',
        ships: [{ card: 'blockade-runner', damage: 3 }],
        hand: [],
        deck: [],
        discard: [],
      },
      shuffles: [['blockade-runner']],
    });
    attackWith(t, 'base', 'stormtrooper');
    expect(rebels(t).ships).toEqual([]);
    expect(idsOf(rebels(t).deck.discard.cards)).toEqual(['blockade-runner']);
    t.do('endTurn');
    t.do('endTurn'); // the Rebels draw their only card
    t.do('endTurn');
    t.do('play', cardNumber('blockade-runner'));
    expect(rebels(t).ships.map(({ damage }) => damage)).toEqual([0]);
  });

  rule('DB-ATTACK-14', 'a ship takes no more than it has hit points left', () => {
    const t = table({
      empire: { units: ['at-st'] },
      rebel: { ships: [{ card: 'blockade-runner', damage: 3 }, 'mon-calamari-cruiser'], discard: [] },
    });
    attackWith(t, 'base', 'at-st');
    expect(t.legal('deal')).toEqual([0, 1]);
    expect(t).toRefuse('deal', 2, 'CORE-NOT-LISTED');
    t.do('deal', 1);
    expect(idsOf(rebels(t).deck.discard.cards)).toEqual(['blockade-runner']);
    expect(rebels(t).ships.map(({ damage }) => damage)).toEqual([3]); // the rest went elsewhere
  });

  rule('DB-ATTACK-15', 'no damage may be wasted, neither on ships nor on the base', () => {
    const t = six();
    expect(t.candidates('deal')).toEqual([3, 4]); // less would leave more than the other ship holds
    expect(t).toRefuse('deal', 2, 'CORE-NOT-LISTED');
    expect(t).toRefuse('endTurn', null, 'CORE-NOT-NOW');
    t.do('deal', 4);
    expect(damageOf(t)).toEqual([[2], 0]);

    const base = table({
      empire: { units: ['at-st'] },
      rebel: { base: 'dantooine', ships: ['rebel-transport'] },
    });
    attackWith(base, 'base', 'at-st');
    expect(base.candidates('deal')).toEqual([]); // nothing to decide: the base takes the rest
    expect(damageOf(base)).toEqual([[], 2]);
  });

  rule(
    'DB-ATTACK-16',
    'ships need not be destroyed one by one, but all must be before the base is hit',
    () => {
      const t = table({
        empire: { units: ['at-st', 'stormtrooper', 'stormtrooper'] },
        rebel: { base: 'dantooine', ships: ['blockade-runner', 'c-roc-cruiser'] },
      });
      attackWith(t, 'base', 'at-st');
      t.do('deal', 2); // both are hit, both hold
      expect(damageOf(t)).toEqual([[2, 2], 0]);
      attackWith(t, 'base', 'stormtrooper', 'stormtrooper'); // earlier damage counts: 2 + 1, and 1 for the base
      expect(damageOf(t)).toEqual([[], 1]);
    },
  );

  rule('DB-ATTACK-16', 'every split is allowed: all on either ship, or some on each', () => {
    const ships = ['blockade-runner', 'c-roc-cruiser']; // 4 and 3 hit points
    const struckBy = (unit: string) => {
      const t = table({ empire: { units: [unit] }, rebel: { base: 'dantooine', ships, discard: [] } });
      attackWith(t, 'base', unit);
      return t;
    };
    const splits = (unit: string) =>
      struckBy(unit)
        .legal('deal')
        .map((n) => {
          const t = struckBy(unit);
          t.do('deal', n);
          expect(t).toAllow('endTurn');
          return [n, ...damageOf(t), idsOf(rebels(t).deck.discard.cards)];
        });
    expect(splits('stormtrooper')).toEqual([
      [0, [0, 2], 0, []],
      [1, [1, 1], 0, []],
      [2, [2, 0], 0, []],
    ]);
    expect(splits('at-st')).toEqual([
      [1, [1], 0, ['c-roc-cruiser']],
      [2, [2, 2], 0, []],
      [3, [3, 1], 0, []],
      [4, [0], 0, ['blockade-runner']],
    ]);
  });

  rule(
    'DB-ATTACK-19',
    '9 against a ship (4 hit points, 2 damage) and a base: the ship takes 2, the base 7',
    () => {
      const t = table({
        force: 0,
        empire: { units: ['at-at', 'death-trooper'] },
        rebel: { base: 'dantooine', damage: 0, ships: [{ card: 'blockade-runner', damage: 2 }], discard: [] },
      });
      attackWith(t, 'base', 'at-at', 'death-trooper');
      expect(idsOf(rebels(t).deck.discard.cards)).toEqual(['blockade-runner']);
      expect(damageOf(t)).toEqual([[], 7]);
    },
  );

  rule(
    'DB-ATTACK-20',
    '6 against ships of 4 and 3: one falls at most, the base takes nothing, the rest stays on the other',
    () => {
      const first = six();
      first.do('deal', 4);
      expect(idsOf(rebels(first).deck.discard.cards)).toEqual(['blockade-runner']);
      expect(damageOf(first)).toEqual([[2], 0]);
      const second = six();
      second.do('deal', 3);
      expect(idsOf(rebels(second).deck.discard.cards)).toEqual(['c-roc-cruiser']);
      expect(damageOf(second)).toEqual([[3], 0]);
    },
  );

  rule('DB-ATTACK-22', 'an ability deals 2 to the base: the ship before it is untouched', () => {
    const t = table({
      turn: 'rebel',
      rebel: { units: ['y-wing'] },
      empire: { base: 'lothal', damage: 0, ships: ['imperial-carrier'] },
    });
    use(t, 'y-wing');
    t.do('pick', pieceId(t.state, 'lothal'));
    expect(empire(t).base?.damage).toBe(2);
    expect(empire(t).ships.map(({ damage }) => damage)).toEqual([0]);
  });
});
