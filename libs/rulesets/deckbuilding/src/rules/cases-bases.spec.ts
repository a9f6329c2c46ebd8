import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, galaxyOf, lying, play, side } from '../../test/acts.ts';
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

      t.do('play', cardNumber('dengar')); // nor does it stay for having been played
      t.do('endTurn');
      expect(galaxyOf(t.state).exiled.toSorted()).toEqual(['bossk', 'dengar']);
      expect(lying(t.state, 1).discard).not.toContain('dengar');

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
    for (const comesIntoPlay of [false, true]) {
      const older = table({
        turn: 'rebel',
        row: ROW,
        rebel: { ...jedha, ships: [{ card: 'blockade-runner', damage: 3 }] },
      });
      older.do('buy', 5);
      if (comesIntoPlay) play(older, 'blockade-runner');
      const before = side(older.state, 1).ships.map(({ damage }) => damage);
      expect(before).toEqual(comesIntoPlay ? [3, 0] : [3]);
      older.do('endTurn');
      expect(galaxyOf(older.state).exiled).toEqual(['blockade-runner']);
      expect(side(older.state, 1).ships).toMatchObject([{ card: cardNumber('blockade-runner'), damage: 3 }]);
      expect(lying(older.state, 1)).toMatchObject({ hand: shuttles(5), discard: [] });
    }
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
    const friendly = ['tie-fighter', 'bossk', 'lobot', 'blockade-runner']; // Imperial, and three neutral
    const rebel = ['y-wing', 'snowspeeder'];
    const revealed = () => {
      const t = table({
        turn: 'rebel',
        row: [...friendly, ...rebel],
        galaxy: ['at-at'],
        rebel: { hand: [], deck: shuttles(6) },
        empire: { base: null, bases: ['corellia'], pool: 0, hand: [], discard: [] },
        force: 0,
      });
      t.do('endTurn');
      t.do('reveal', cardNumber('corellia'));
      return t;
    };
    for (const [slot, id] of friendly.entries()) {
      const t = revealed();
      t.do('accept');
      expect(t.legal('pick')).toEqual([0, 1, 2, 3]);
      for (const other of [4, 5]) expect(t).toRefuse('pick', other, 'CORE-NOT-LISTED');
      t.do('pick', slot);
      expect(lying(t.state, 0)).toMatchObject({ hand: [id], discard: [] });
      expect(side(t.state, 0).pool).toBe(0);
      expect(galaxyOf(t.state).row[slot]).toBe('at-at');
      expect(t).toAllow('endTurn'); // one card, and no more
    }
    const declined = revealed();
    declined.do('decline');
    expect(lying(declined.state, 0).hand).toEqual([]);
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
});
