import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, use } from '../../test/acts.ts';
import { cardNumber, idsOf, pieceId } from '../../test/situation.ts';
import { empire, rebels, table } from '../../test/table.ts';

describe('turns', () => {
  rule('DB-TURN-01', 'the Empire begins, then the turns alternate', () => {
    const t = table({});
    const turns = [t.ruleset.actors(t.ruleset.setup({}, 2, t.state.random))];
    for (let i = 0; i < 4; i++) {
      expect(t).toRefuse('endTurn', null, 'CORE-SEAT', 1 - t.state.active);
      t.do('endTurn');
      turns.push(t.ruleset.actors(t.state));
    }
    expect(turns).toEqual([[0], [1], [0], [1], [0]]);
  });

  rule('DB-TURN-02', 'turns go on until enough bases are destroyed, and then there are no more', () => {
    const strike = (toWin: number, victory: string[]) => {
      const t = table({
        options: { toWin },
        empire: { units: ['at-at'], victory },
        rebel: { base: 'dantooine', damage: 2 },
      });
      attackWith(t, 'base', 'at-at');
      return t;
    };
    const open = strike(3, ['hoth']);
    open.do('endTurn');
    expect(open).toWaitFor(1);
    open.do('reveal', cardNumber('mon-cala'));
    open.do('decline');
    open.do('endTurn');
    expect(open).toWaitFor(0);
    for (const over of [strike(3, ['hoth', 'sullust']), strike(2, ['hoth'])]) {
      expect(over).toBeWonBy(0);
      expect(over).toWaitFor();
      for (const seat of [0, 1]) expect(over).toRefuse('endTurn', null, 'CORE-OVER', seat);
    }
    expect(strike(4, ['hoth', 'sullust'])).toAllow('endTurn');
  });

  rule('DB-TURN-07', 'whatever is gained in a turn forms one pool, to be spent together', () => {
    const t = table({
      turn: 'rebel',
      force: -3,
      row: ['y-wing', 'darth-vader', 'dengar'],
      empire: {
        ships: ['gozanti-cruiser'],
        hand: ['imperial-shuttle', 'landing-craft', 'boba-fett'],
        deck: ['at-at'],
      },
    });
    t.do('endTurn');
    expect(empire(t).pool).toBe(1 + 2); // Force bonus and ship
    t.do('play', cardNumber('imperial-shuttle'));
    expect(empire(t).pool).toBe(4);
    t.do('play', cardNumber('landing-craft'));
    use(t, 'landing-craft');
    expect(empire(t).pool).toBe(8); // the base is undamaged, so only the resources were possible
    t.do('play', cardNumber('boba-fett'));
    attackWith(t, 0, 'boba-fett');
    t.do('accept');
    t.do('decline'); // no card for Boba Fett
    expect(empire(t).pool).toBe(9);
    t.do('buy', 1);
    expect(empire(t).pool).toBe(1);
    expect(rebels(t).pool).toBe(0);
  });

  rule('DB-TURN-08', 'play, purchase, use, assign and resolve in any order and as often as one can', () => {
    const t = table({
      force: 0,
      row: ['tie-fighter', 'y-wing', 'dengar', 'x-wing'],
      galaxy: ['at-at', 'at-st', 'bossk', 'lobot', 'luke-skywalker'],
      empire: {
        hand: ['imperial-shuttle', 'stormtrooper', 'hwk-290'],
        deck: ['tie-interceptor', 'stormtrooper'],
        units: ['tie-fighter', 'landing-craft'],
        ships: ['star-destroyer'],
        pool: 1,
        discard: [],
      },
    });
    t.do('buy', 0); // before anything is played
    t.do('prepare');
    t.do('join', pieceId(t.state, 'tie-fighter'));
    t.do('aim', 1);
    use(t, 'tie-fighter'); // between assigning and resolving
    t.do('play', cardNumber('hwk-290'));
    t.do('strike');
    t.do('accept');
    expect(empire(t).pool).toBe(5);
    t.do('buy', 2); // a second purchase
    use(t, 'landing-craft');
    t.do('play', cardNumber('stormtrooper'));
    t.do('play', cardNumber('tie-interceptor')); // drawn this turn
    attackWith(t, 3, 'tie-interceptor'); // a second attack, on the row again
    t.do('decline');
    attackWith(t, 'base', 'stormtrooper', 'star-destroyer'); // and a third
    t.do('play', cardNumber('imperial-shuttle')); // playing after attacking
    t.do('buy', 'pilot');
    expect(idsOf(empire(t).deck.discard.cards)).toEqual(['tie-fighter', 'dengar', 'outer-rim-pilot']);
    expect(rebels(t).base?.damage).toBe(6);
    expect(empire(t).pool).toBe(1 - 1 + 4 + 1 - 4 + 4 + 1 - 2);
    t.do('endTurn');
    expect(t).toWaitFor(1);
  });

  rule(
    'DB-TURN-08',
    'also in the middle of an attack: one may purchase, play, and let that unit join',
    () => {
      const t = table({
        row: ['tie-fighter', 'dengar'],
        empire: { hand: ['at-st'], units: ['stormtrooper'], pool: 5, discard: [] },
        rebel: { base: 'sullust', damage: 0 },
      });
      t.do('prepare');
      t.do('join', pieceId(t.state, 'stormtrooper'));
      t.do('aim', 'base');
      t.do('buy', 1);
      expect(idsOf(empire(t).deck.discard.cards)).toEqual(['dengar']);
      expect(empire(t).pool).toBe(1);
      t.do('play', cardNumber('at-st'));
      t.do('buy', 0); // as often as one can
      t.do('join', pieceId(t.state, 'at-st'));
      expect(rebels(t).base?.damage).toBe(0);
      t.do('strike');
      expect(rebels(t).base?.damage).toBe(2 + 4);
      expect(idsOf(empire(t).deck.discard.cards)).toEqual(['dengar', 'tie-fighter']);
      expect(empire(t).pool).toBe(0);
    },
  );

  rule('DB-TURN-09', 'a turn ends when its player says so, neither earlier nor by somebody else', () => {
    const t = table({ empire: { hand: [], deck: ['stormtrooper'], discard: [] } });
    expect(t.ruleset.legal(t.state, 0)).toEqual([{ do: 'endTurn', what: null }]);
    expect(t).toWaitFor(0); // nothing left to do, and still this turn
    expect(t).toRefuse('endTurn', null, 'CORE-SEAT', 1);
    t.do('endTurn');
    expect(t).toWaitFor(1);
    const early = table({ empire: { hand: ['at-at'], pool: 9 } });
    early.do('endTurn'); // with cards and resources left
    expect(early).toWaitFor(1);
    const last = table({
      empire: { hand: ['imperial-shuttle'], pool: 0, units: [] },
      row: new Array<string>(6).fill('at-at'),
    });
    last.do('play', cardNumber('imperial-shuttle')); // the last thing there was to do
    expect(last.ruleset.legal(last.state, 0)).toEqual([{ do: 'endTurn', what: null }]);
    expect(last).toWaitFor(0);
  });

  rule(
    'DB-TURN-13',
    "in another's turn one only answers forced choices, and constant abilities keep working",
    () => {
      const t = table({
        turn: 'rebel',
        rebel: { units: ['snowspeeder'] },
        empire: { hand: ['stormtrooper', 'inquisitor'], units: ['landing-craft'], pool: 5, discard: [] },
      });
      expect(t.ruleset.candidates(t.state, 0)).toEqual([]);
      for (const [verb, what] of [
        ['play', cardNumber('stormtrooper')],
        ['buy', 'pilot'],
        ['use', pieceId(t.state, 'landing-craft')],
        ['attack', 'base'],
        ['endTurn', null],
      ] as const) {
        expect(t).toRefuse(verb, what, 'CORE-SEAT', 0);
      }
      use(t, 'snowspeeder');
      expect(t).toWaitFor(0);
      expect(t).toRefuse('play', cardNumber('stormtrooper'), 'CORE-NOT-NOW', 0);
      t.do('pick', cardNumber('inquisitor'));
      expect(idsOf(empire(t).deck.discard.cards)).toEqual(['inquisitor']);
      expect([t.state.active, ...t.ruleset.actors(t.state)]).toEqual([1, 1]);
      const rebel = table({ rebel: { hand: ['x-wing'], units: ['snowspeeder'], pool: 5 } });
      expect(rebel.ruleset.candidates(rebel.state, 1)).toEqual([]);
      expect(rebel).toRefuse('play', cardNumber('x-wing'), 'CORE-SEAT', 1);
      expect(rebel).toRefuse('use', pieceId(rebel.state, 'snowspeeder'), 'CORE-SEAT', 1);
      const hoth = table({ empire: { units: ['at-at'] }, rebel: { base: 'hoth' } });
      attackWith(hoth, 'base', 'at-at');
      expect(rebels(hoth).base?.damage).toBe(4);
    },
  );
});
