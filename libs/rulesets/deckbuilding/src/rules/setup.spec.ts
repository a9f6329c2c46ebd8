import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, use } from '../../test/acts.ts';
import { cardNumber, idsOf } from '../../test/situation.ts';
import { empire, rebels, table } from '../../test/table.ts';
import { content, load, type State } from '../index.ts';

const VARIANTS = ['beginner', 'whole-galaxy', 'secret-bases'];

/** A game just set up; `seed` is any state of the generator. */
function newGame(options: object = {}, seed: readonly number[] = [1, 2, 3, 4]): State {
  return table({}).ruleset.setup(options, 2, seed.slice());
}

const seeds = Array.from({ length: 12 }, (_, i) => [i + 1, i + 2, i + 3, i + 4]);
const sorted = (cards: readonly number[]): readonly string[] => idsOf(cards).toSorted();

describe('factions and bases', () => {
  rule('DB-SETUP-01', 'each player has one faction, and the two are different', () => {
    for (const bases of VARIANTS) {
      const factions = newGame({ bases }).sides.map(({ base, bases: others, unchosen, deck, hand }) => {
        const own = [...others.cards, ...unchosen.cards, ...deck.pile.cards, ...hand.cards];
        return [...new Set([...own, base?.card ?? -1].map((card) => content.cards[card]?.faction))];
      });
      expect(factions).toEqual([['empire'], ['rebel']]);
    }
  });

  rule(
    'DB-SETUP-02',
    'the Rebel bases are Dantooine to begin with, Hoth, Mon Cala, Sullust and Yavin IV',
    () => {
      const { base, bases } = newGame().sides[1];
      expect(idsOf([base?.card ?? -1])).toEqual(['dantooine']);
      expect(sorted(bases.cards)).toEqual(['hoth', 'mon-cala', 'sullust', 'yavin-4']);
    },
  );

  rule(
    'DB-SETUP-03',
    'the Empire bases are Lothal to begin with, Corellia, Coruscant, Death Star and Endor',
    () => {
      const { base, bases } = newGame().sides[0];
      expect(idsOf([base?.card ?? -1])).toEqual(['lothal']);
      expect(sorted(bases.cards)).toEqual(['corellia', 'coruscant', 'death-star', 'endor']);
    },
  );

  rule('DB-SETUP-04', 'the other ten bases are out of the beginner game; only the variants use them', () => {
    const others = [
      ...['alderaan', 'bespin', 'dagobah', 'jedha', 'tatooine'],
      ...['kafrene', 'kessel', 'mustafar', 'ord-mantell', 'rodia'],
    ];
    const bases = (options: object) =>
      newGame(options).sides.flatMap((side) => idsOf([...side.bases.cards, ...side.unchosen.cards]));
    expect(bases({})).toHaveLength(8);
    expect(others.filter((id) => bases({}).includes(id))).toEqual([]);
    for (const variant of ['whole-galaxy', 'secret-bases']) {
      expect(bases({ bases: variant })).toHaveLength(18);
      expect(others.filter((id) => !bases({ bases: variant }).includes(id))).toEqual([]);
    }
  });

  rule('DB-SETUP-05', 'the starting bases are in play face up, the four others of each lie face down', () => {
    const t = scenario(load, content);
    const others = [
      ['corellia', 'coruscant', 'death-star', 'endor'],
      ['hoth', 'mon-cala', 'sullust', 'yavin-4'],
    ];
    for (const seat of [0, 1])
      expect(sorted(t.view(seat).sides[seat]?.bases.known ?? [])).toEqual(others[seat]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { sides } = t.view(viewer);
      expect(sides.map(({ base }) => idsOf([base?.card ?? -1])[0])).toEqual(['lothal', 'dantooine']);
      expect(sides.map(({ base }) => base?.damage)).toEqual([0, 0]);
      expect(sides.map(({ bases }) => bases.count)).toEqual([4, 4]);
      expect(sides.map(({ bases }) => bases.unknown)).toEqual([viewer === 0 ? 0 : 4, viewer === 1 ? 0 : 4]);
    }
  });

  rule(
    'DB-SETUP-20',
    'in which order the face-down bases lie does not matter: any of them may come next',
    () => {
      const orders = [
        ['endor', 'corellia', 'death-star', 'coruscant'],
        ['coruscant', 'death-star', 'corellia', 'endor'],
      ];
      const waiting = (bases: readonly string[]) => {
        const t = table({ turn: 'rebel', empire: { base: null, bases } });
        t.do('endTurn');
        return t;
      };
      const offered = orders.map((bases) => {
        const t = waiting(bases);
        return [idsOf(t.legal('reveal') as number[]), t.view(0).sides[0]?.bases];
      });
      expect(offered[0]).toEqual(offered[1]);
      expect(offered[0]?.[0]).toHaveLength(4);
      for (const bases of orders) {
        for (const chosen of ['corellia', 'death-star', 'endor']) {
          const t = waiting(bases); // two that lie in the middle, and one at either end
          t.do('reveal', cardNumber(chosen));
          expect(idsOf([empire(t).base?.card ?? -1])).toEqual([chosen]);
          expect(sorted(empire(t).bases.cards)).toEqual(bases.filter((id) => id !== chosen).toSorted());
        }
      }
    },
  );

  rule(
    'DB-SETUP-21',
    'seat and faction belong together whatever chance says: whose seat it is, is settled before',
    () => {
      for (const seed of seeds) {
        const { sides } = newGame({}, seed);
        expect(sides.map(({ base }) => idsOf([base?.card ?? -1])[0])).toEqual(['lothal', 'dantooine']);
      }
      expect(() => newGame({ factions: ['rebel', 'rebel'] })).toThrow('CORE-OPTION');
    },
  );
});

describe('the rest of the table', () => {
  rule(
    'DB-SETUP-11',
    'row cards face their faction, neutral ones neither: that side purchases, the other attacks',
    () => {
      const row = ['tie-fighter', 'y-wing', 'bossk', 'at-at', 'x-wing', 'dengar'];
      const rich = { pool: 30, units: ['ig-88'] };
      const facing = (t: ReturnType<typeof table>) => [t.legal('buy'), t.legal('attack')];
      expect(facing(table({ row, empire: rich }))).toEqual([
        [0, 2, 3, 5, 'pilot'],
        ['base', 1, 4],
      ]);
      expect(facing(table({ turn: 'rebel', row, rebel: rich }))).toEqual([
        [1, 2, 4, 5, 'pilot'],
        ['base', 0, 3],
      ]);
    },
  );

  rule('DB-SETUP-12', 'ten Outer Rim Pilots lie face up beside the row, for both sides, not in it', () => {
    const state = newGame();
    const pilot = cardNumber('outer-rim-pilot');
    expect(state.pilots).toBe(10);
    expect([...state.galaxy.pile.cards, ...state.row.cards]).not.toContain(pilot);
    for (const turn of ['empire', 'rebel'] as const) {
      const t = table({ turn, [turn]: { pool: 2 } });
      const before = t.state.row.cards.slice();
      expect(t.view('spectator').pilots).toBe(10);
      t.do('buy', 'pilot');
      expect([t.state.pilots, t.state.row.cards, t.state.galaxy.pile.cards.length]).toEqual([9, before, 84]);
    }
  });

  rule('DB-SETUP-13', 'counters come from and go back to supplies, never from or to the other player', () => {
    const fresh = newGame();
    expect(fresh.sides.map(({ pool, base }) => [pool, base?.damage])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const t = table({
      empire: { units: ['landing-craft', 'at-at'], pool: 20, hand: [] },
      rebel: { pool: 3, base: 'dantooine', damage: 2 },
    });
    use(t, 'landing-craft');
    expect([empire(t).pool, rebels(t).pool]).toEqual([24, 3]); // also beyond the 20 counters of the box
    attackWith(t, 'base', 'at-at');
    expect(rebels(t).base).toBeNull();
    t.do('endTurn');
    expect([empire(t).pool, empire(t).base?.damage]).toEqual([0, 0]);
    expect(rebels(t).pool).toBe(3); // what the Empire had left went back, not over
    t.do('reveal', cardNumber('hoth'));
    expect(rebels(t).base?.damage).toBe(0);
  });

  rule(
    ['DB-SETUP-14', 'DB-SETUP-19'],
    'DB-SETUP-14 and DB-SETUP-19: the marker starts at the very end of the Rebel side',
    () => {
      expect(newGame().force).toBe(3);
      const t = table({ turn: 'rebel', rebel: { hand: ['temple-guardian', 'kel-dor-mystic'] } });
      t.do('play', cardNumber('kel-dor-mystic'));
      expect(t.state.force).toBe(3); // there is no space beyond
      t.do('play', cardNumber('temple-guardian'));
      t.do('accept');
      expect(t).toRefuse('choose', 2, 'DB-FORCE-10');
      const empires = table({ empire: { hand: ['kel-dor-mystic'], units: [] } });
      empires.do('play', cardNumber('kel-dor-mystic'));
      expect(empires.state.force).toBe(1);
    },
  );

  rule('DB-SETUP-16', 'no capital ship is in play at the start', () => {
    for (const bases of VARIANTS) {
      for (const seed of seeds) {
        const { sides } = newGame({ bases }, seed);
        expect(sides.flatMap(({ ships, units }) => [...ships, ...units])).toEqual([]);
      }
    }
    expect(table({}).ruleset.census(newGame())).toEqual([90 + 10 + 20 + 10]);
  });
});
