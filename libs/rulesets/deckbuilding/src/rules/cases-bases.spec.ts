import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, galaxyOf, lying, play, side, use } from '../../test/acts.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const shuttles = (n: number): readonly string[] => new Array<string>(n).fill('alliance-shuttle');
const ROW = ['tie-fighter', 'y-wing', 'bossk', 'lobot', 'snowspeeder', 'blockade-runner'];

describe('Jedha', () => {
  const jedha = { base: 'jedha', pool: 20, hand: [], deck: shuttles(12), discard: [] };

  rule(
    'DB-CASE-05',
    'the first neutral card purchased each turn goes to hand and is exiled when the turn ends',
    () => {
      const t = table({
        turn: 'rebel',
        row: ROW,
        galaxy: ['z-95-headhunter', 'dengar', 'dengar', 'ig-88'],
        rebel: jedha,
      });
      t.do('buy', 4); // a Rebel card is not meant
      t.do('buy', 2);
      t.do('buy', 3);
      expect(lying(t.state, 1)).toMatchObject({ hand: ['bossk'], discard: ['snowspeeder', 'lobot'] });
      t.do('endTurn');
      expect(galaxyOf(t.state).exiled).toEqual(['bossk']);
      expect(lying(t.state, 1)).toMatchObject({ hand: shuttles(5), discard: ['snowspeeder', 'lobot'] });
      t.do('endTurn');
      side(t.state, 1).pool = 4;
      t.do('buy', 2); // the next turn has a first one again
      expect(lying(t.state, 1).hand).toEqual([...shuttles(5), 'dengar']);

      const elsewhere = table({ turn: 'rebel', row: ROW, rebel: { ...jedha, base: 'hoth' } });
      elsewhere.do('buy', 2);
      expect(lying(elsewhere.state, 1)).toMatchObject({ hand: [], discard: ['bossk'] });
    },
  );

  rule('DB-CASE-17', 'a neutral ship put into play that turn is exiled all the same', () => {
    const t = table({ turn: 'rebel', row: ROW, rebel: jedha });
    t.do('buy', 5);
    play(t, 'blockade-runner');
    expect(lying(t.state, 1).ships).toEqual(['blockade-runner']);
    t.do('endTurn');
    expect(lying(t.state, 1).ships).toEqual([]);
    expect(galaxyOf(t.state).exiled).toEqual(['blockade-runner']);

    // An own ship of the same name, in play before, is another copy.
    const older = table({
      turn: 'rebel',
      row: ROW,
      rebel: { ...jedha, ships: [{ card: 'blockade-runner', damage: 3 }] },
    });
    older.do('buy', 5);
    older.do('endTurn');
    expect(galaxyOf(older.state).exiled).toEqual(['blockade-runner']);
    expect(side(older.state, 1).ships).toMatchObject([{ card: cardNumber('blockade-runner'), damage: 3 }]);
    expect(lying(older.state, 1).discard).toEqual([]);
  });
});

describe('Coruscant', () => {
  function begun(base = 'coruscant') {
    const t = table({
      turn: 'rebel',
      galaxy: ['luke-skywalker', 'at-at', 'lobot'],
      galaxyDiscard: [],
      rebel: { hand: [], deck: shuttles(6) },
      empire: { base, pool: 0, hand: [] },
      force: 0,
    });
    t.do('endTurn');
    return t;
  }

  rule(
    'DB-CASE-07',
    'when your turn begins: look at two galaxy cards, one stays on top, the other is discarded',
    () => {
      for (const [depth, kept, gone] of [
        [0, 'at-at', 'luke-skywalker'],
        [1, 'luke-skywalker', 'at-at'],
      ] as const) {
        const t = begun();
        t.do('accept');
        expect(t.legal('pick')).toEqual([0, 1]);
        t.do('pick', depth);
        expect(galaxyOf(t.state)).toMatchObject({ deck: [kept, 'lobot'], discard: [gone] });
        expect(t).toAllow('endTurn');
      }
      const declined = begun();
      declined.do('decline');
      expect(galaxyOf(declined.state)).toMatchObject({
        deck: ['luke-skywalker', 'at-at', 'lobot'],
        discard: [],
      });
      expect(begun('endor')).toAllow('endTurn');
    },
  );

  rule(
    'DB-CASE-39',
    'only the Empire sees both; the discarded one is open to all and gives no reward',
    () => {
      const t = begun();
      t.do('accept');
      const both = [
        { depth: 0, card: cardNumber('luke-skywalker') },
        { depth: 1, card: cardNumber('at-at') },
      ];
      expect(t.view(0).galaxy.known).toEqual(both);
      for (const viewer of [1, 'spectator'] as const) {
        expect(t.view(viewer).galaxy.known).toEqual([]);
        expect(t.log(viewer).join()).not.toMatch(/Luke|AT-AT/);
      }
      t.do('pick', 0);
      expect(t.view(1).galaxyDiscard).toEqual([cardNumber('luke-skywalker')]);
      expect(t.view(1).galaxy.known).toEqual([]);
      expect(t.log(1).join()).toContain('Luke Skywalker');
      expect([side(t.state, 0).pool, t.state.force]).toEqual([0, 0]);
      expect(t).toAllow('endTurn');
    },
  );
});

describe('other bases', () => {
  rule('DB-CASE-08', 'Corellia, when revealed: an Empire or neutral row card for free, into the hand', () => {
    const t = table({
      turn: 'rebel',
      row: ROW,
      galaxy: ['at-at'],
      rebel: { hand: [], deck: shuttles(6) },
      empire: { base: null, bases: ['corellia'], pool: 0, hand: [], discard: [] },
      force: 0,
    });
    t.do('endTurn');
    t.do('reveal', cardNumber('corellia'));
    t.do('accept');
    expect(t.candidates('pick')).toEqual([0, 2, 3, 5]);
    t.do('pick', 3);
    expect(lying(t.state, 0)).toMatchObject({ hand: ['lobot'], discard: [] });
    expect(side(t.state, 0).pool).toBe(0);
    expect(galaxyOf(t.state).row[3]).toBe('at-at');
    expect(t).toAllow('endTurn');
  });

  rule('DB-CASE-09', 'Endor: while it is your base, your Troopers and Vehicles have 1 more attack', () => {
    const attacks = (base: string) => {
      const t = table({
        empire: {
          base,
          units: ['stormtrooper', 'at-st', 'tie-fighter', 'darth-vader'],
          ships: ['star-destroyer'],
        },
        force: 0,
        rebel: { units: ['rebel-trooper'] },
      });
      return t.view(0).sides.map(({ units, ships }) => [...units, ...ships].map(({ attack }) => attack));
    };
    expect(attacks('endor')).toEqual([[3, 5, 2, 6, 4], [2]]);
    expect(attacks('lothal')).toEqual([[2, 4, 2, 6, 4], [2]]);
    const t = table({
      empire: { base: 'endor', units: ['stormtrooper'] },
      rebel: { base: 'sullust', damage: 0 },
    });
    attackWith(t, 'base', 'stormtrooper');
    expect(side(t.state, 1).base?.damage).toBe(3);
  });

  rule('DB-CASE-37', 'Dantooine and Lothal begin the game in play and do nothing else', () => {
    const t = scenario(load, content, { seed: 3 });
    expect(t.state.sides.map(({ base }) => idsOf([base?.card ?? -1])[0])).toEqual(['lothal', 'dantooine']);
    for (const id of ['lothal', 'dantooine']) {
      const { ability, on, while: constant, starting } = content.cards[cardNumber(id)] ?? {};
      expect([ability, on, constant, starting]).toEqual([undefined, undefined, undefined, true]);
      expect(t.candidates('use')).not.toContain(pieceId(t.state, id));
    }
    expect(content.cards.filter(({ starting }) => starting).map(({ id }) => id)).toEqual([
      'lothal',
      'dantooine',
    ]);
    const quiet = table({
      turn: 'rebel',
      force: 0,
      rebel: { base: 'dantooine', hand: [] },
      empire: { base: 'lothal', hand: [], pool: 0 },
    });
    quiet.do('endTurn');
    expect(quiet).toAllow('endTurn');
    expect(side(quiet.state, 0).pool).toBe(0);
  });

  rule(
    'DB-CASE-40',
    'every discard from the enemy hand in the Rebel turn, forced or chosen by chance, is one for Yavin IV',
    () => {
      const yavin = (force: number, ...units: readonly string[]): GameSituation => ({
        turn: 'rebel',
        force,
        rebel: {
          base: 'yavin-4',
          units,
          hand: ['rebel-trooper'],
          ships: [{ card: 'c-roc-cruiser', damage: 0 }],
          damage: 1,
        },
        empire: { base: 'endor', hand: ['at-at'], ships: ['star-destroyer'] },
      });
      const chosen = table(yavin(0, 'duros-spy'));
      use(chosen, 'duros-spy');
      chosen.do('choose', 0);
      chosen.do('pick', cardNumber('at-at'));
      chosen.do('accept');
      expect(side(chosen.state, 0).base?.damage).toBe(2);

      const random = table({ ...yavin(1, 'rebel-commando'), draws: [0] });
      use(random, 'rebel-commando');
      random.do('accept');
      expect(side(random.state, 0).base?.damage).toBe(2);
      expect(side(random.state, 0).ships[0]?.damage).toBe(0);

      const own = table(yavin(0, 'snowspeeder')); // an own discard is none
      use(own, 'c-roc-cruiser');
      own.do('pick', cardNumber('rebel-trooper'));
      expect(own).toAllow('endTurn');
      expect(side(own.state, 0).base?.damage).toBe(0);

      const theirTurn = table({
        ...yavin(0),
        turn: 'empire',
        empire: { base: 'endor', hand: ['at-at'], deck: ['at-st'], ships: ['gozanti-cruiser'] },
      });
      use(theirTurn, 'gozanti-cruiser');
      theirTurn.do('pick', cardNumber('at-at'));
      expect(theirTurn).toWaitFor(0);
      expect(side(theirTurn.state, 0).base?.damage).toBe(0);
    },
  );
});
