import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, galaxyOf, lying, side } from '../../test/acts.ts';
import { cardNumber, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const REBEL_BASES = ['dantooine', 'hoth', 'sullust', 'yavin-4'];
const ROW = ['rodian-gunslinger', 'c-roc-cruiser', 'tie-fighter', 'y-wing', 'quarren-mercenary', 'dengar'];
const payOff = { payOff: true };

/** The Empire destroys Mon Cala with this many bases in its victory pile already. */
function nextFalls(toWin: number, before: number) {
  const t = table({
    options: { toWin },
    empire: { victory: REBEL_BASES.slice(0, before), units: ['at-at', 'darth-vader'] },
    rebel: { base: 'mon-cala' },
  });
  attackWith(t, 'base', 'at-at', 'darth-vader');
  return t;
}

describe('the length of the game', () => {
  rule('DB-OPT-02', '2, 3, 4 or 5 bases win, as agreed before the game; nothing else can be agreed', () => {
    for (const toWin of [2, 3, 4, 5]) {
      const close = nextFalls(toWin, toWin - 2);
      expect(close.view(0).goal).toBe(toWin);
      expect(close.ruleset.outcome(close.state)).toBeUndefined();
      expect(nextFalls(toWin, toWin - 1)).toBeWonBy(0);
    }
    expect(table({}).view(0).goal).toBe(3);
    for (const toWin of [1, 6, -1, 2.5]) expect(() => table({ options: { toWin } })).toThrow(/toWin/);
  });

  rule(
    'DB-OPT-08',
    'five bases with decks of five: the fifth ends the game, and until then there is one to reveal',
    () => {
      const t = table({
        options: { toWin: 5 },
        row: ROW,
        empire: { victory: REBEL_BASES.slice(0, 3), ships: ['star-destroyer', 'star-destroyer'], hand: [] },
        rebel: { base: 'yavin-4', damage: 12, bases: ['mon-cala'], hand: [] },
      });
      attackWith(t, 'base', 'star-destroyer');
      expect(lying(t.state, 0).victory).toHaveLength(4);
      expect(t.ruleset.outcome(t.state)).toBeUndefined();
      t.do('endTurn');
      expect(t).toWaitFor(1);
      expect(t.legal('reveal')).toEqual([cardNumber('mon-cala')]);
      t.do('reveal', cardNumber('mon-cala'));
      t.do('decline');
      expect(lying(t.state, 1)).toMatchObject({ base: 'mon-cala', bases: [] });
      t.do('endTurn');
      attackWith(t, 'base', 'star-destroyer', 'star-destroyer');
      t.do('endTurn');
      t.do('endTurn');
      expect(side(t.state, 1).base?.damage).toBe(8);
      attackWith(t, 'base', 'star-destroyer');
      expect(t).toBeWonBy(0);
      expect(lying(t.state, 0).victory).toHaveLength(5);
    },
  );
});

describe('paying off neutral cards', () => {
  rule(
    'DB-OPT-03',
    'a neutral row card goes to the galaxy discard pile for its cost, and into no deck',
    () => {
      const t = table({
        options: payOff,
        row: ROW,
        galaxy: ['at-at'],
        galaxyDiscard: [],
        empire: { pool: 8, discard: [] },
      });
      expect(t).toRefuse('payOff', 2, 'DB-OPT-03'); // own
      expect(t).toRefuse('payOff', 3, 'DB-OPT-03'); // enemy
      t.do('payOff', 4);
      expect(side(t.state, 0).pool).toBe(4);
      expect(galaxyOf(t.state).discard).toEqual(['quarren-mercenary']);
      expect(lying(t.state, 0).discard).toEqual([]);
      expect(t.legal('payOff')).toEqual([0, 1, 5]);
      t.do('payOff', 0); // a cheaper one: 2 of the 4
      expect(side(t.state, 0).pool).toBe(2);
      expect(t).toRefuse('payOff', 1, 'DB-BUY-04'); // 3 are not there
      const rebel = table({ options: payOff, turn: 'rebel', row: ROW, rebel: { pool: 4, discard: [] } });
      expect(rebel).toRefuse('payOff', 2, 'DB-OPT-03'); // enemy
      expect(rebel).toRefuse('payOff', 3, 'DB-OPT-03'); // own
      rebel.do('payOff', 5);
      expect([side(rebel.state, 1).pool, galaxyOf(rebel.state).discard]).toEqual([0, ['dengar']]);
      expect(lying(rebel.state, 1).discard).toEqual([]);
      expect(table({ row: ROW, empire: { pool: 8 } }).candidates('payOff')).toEqual([]); // only where agreed
    },
  );

  rule('DB-OPT-04', 'the card paid off leaves the row, so the next galaxy card takes its place', () => {
    const t = table({ options: payOff, row: ROW, galaxy: ['at-at', 'at-st'], empire: { pool: 2 } });
    t.do('payOff', 0);
    expect(galaxyOf(t.state).row).toEqual(['at-at', ...ROW.slice(1)]);
    expect(galaxyOf(t.state).deck).toEqual(['at-st']);
  });

  rule('DB-OPT-05', 'the Rodian Gunslinger costs 2 to pay off, the C-ROC Cruiser 3', () => {
    for (const [slot, cost] of [
      [0, 2],
      [1, 3],
    ] as const) {
      const poor = table({ options: payOff, row: ROW, empire: { pool: cost - 1 } });
      expect(poor).toRefuse('payOff', slot, 'DB-BUY-04');
      const t = table({ options: payOff, row: ROW, empire: { pool: cost } });
      t.do('payOff', slot);
      expect(side(t.state, 0).pool).toBe(0);
      expect(galaxyOf(t.state).discard).toEqual([ROW[slot]]);
    }
  });

  rule('DB-OPT-06', 'a pilot cannot be paid off', () => {
    const t = table({ options: payOff, row: ROW, empire: { pool: 9 } });
    expect(t).toAllow('buy', 'pilot');
    expect(t).toRefuse('payOff', 'pilot', 'CORE-NOT-LISTED');
    expect(t.candidates('payOff')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  rule('DB-OPT-07', 'paying off is no purchase: nothing that waits for one happens', () => {
    const t = table({
      options: payOff,
      turn: 'rebel',
      row: ROW,
      galaxy: ['at-at', 'at-st'],
      rebel: { base: 'jedha', pool: 8, hand: ['rebel-trooper'], discard: ['alliance-shuttle'] },
    });
    t.do('payOff', 4);
    expect(t).toAllow('endTurn'); // the mercenary asks nothing
    expect(galaxyOf(t.state).exiled).toEqual([]);
    expect(lying(t.state, 1)).toMatchObject({ hand: ['rebel-trooper'], discard: ['alliance-shuttle'] });
    t.do('buy', 5);
    expect(lying(t.state, 1).hand).toEqual(['rebel-trooper', 'dengar']); // the first neutral purchase is this one
  });
});

describe('optional rules', () => {
  rule('DB-OPT-01', 'go together with each other and with every variant', () => {
    for (const bases of ['beginner', 'whole-galaxy', 'secret-bases']) {
      for (const toWin of [2, 5]) {
        const t = scenario(load, content, { options: { bases, toWin, payOff: true } });
        if (bases === 'secret-bases') for (let i = 0; i < 8; i++) t.do('keep', t.legal('keep')[0] ?? null);
        expect(t.view(0).goal).toBe(toWin);
        expect(lying(t.state, 0).bases).toHaveLength(bases === 'whole-galaxy' ? 9 : 4);
        t.state.row.cards[0] = cardNumber('lobot');
        side(t.state, 0).pool = 3;
        t.do('payOff', 0);
        expect(galaxyOf(t.state).discard).toEqual(['lobot']);
      }
    }
  });
});
