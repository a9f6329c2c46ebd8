import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, lying, side, use } from '../../test/acts.ts';
import { cardNumber, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

const fallen = ['dantooine', 'hoth'];

describe('victory', () => {
  rule('DB-WIN-01', 'destroying the third enemy base wins; the second does not', () => {
    const last = (victory: readonly string[], attackers: readonly string[]) => {
      const t = table({ empire: { victory, units: attackers }, rebel: { base: 'mon-cala', damage: 4 } });
      attackWith(t, 'base', ...attackers);
      return t;
    };
    const won = last(fallen, ['at-at']);
    expect(won).toBeWonBy(0);
    expect(lying(won.state, 0).victory).toEqual(['dantooine', 'hoth', 'mon-cala']);

    const second = last(['dantooine'], ['at-at']);
    expect(second.ruleset.outcome(second.state)).toBeUndefined();
    expect(second).toWaitFor(0);

    const rebel = (victory: readonly string[]) => {
      const t = table({
        turn: 'rebel',
        rebel: { victory, units: ['b-wing'] },
        empire: { base: 'endor', damage: 11 },
      });
      attackWith(t, 'base', 'b-wing');
      return t;
    };
    const rebelsWon = rebel(['lothal', 'corellia']);
    expect(rebelsWon).toBeWonBy(1);
    expect(lying(rebelsWon.state, 1).victory).toEqual(['lothal', 'corellia', 'endor']);
    const rebelsSecond = rebel(['lothal']);
    expect(rebelsSecond.ruleset.outcome(rebelsSecond.state)).toBeUndefined();
    expect(scenario(load, content).view(0).goal).toBe(3); // nothing was agreed

    const standing = last(fallen, ['boba-fett']);
    expect(standing.ruleset.outcome(standing.state)).toBeUndefined();
    expect(side(standing.state, 1).base?.damage).toBe(9);
  });

  rule('DB-WIN-02', 'the game ends at that instant: what was still to come is not resolved', () => {
    const t = table({
      turn: 'rebel',
      row: ['tie-fighter'],
      rebel: { base: 'yavin-4', victory: ['lothal', 'endor'], units: ['cassian-andor', 'dengar'], pool: 0 },
      empire: { base: 'coruscant', damage: 14, hand: ['stormtrooper', 'inquisitor'] },
    });
    attackWith(t, 0, 'cassian-andor', 'dengar');
    t.do('accept');
    expect(side(t.state, 1).pool).toBe(1);
    expect(t.candidates('order')).toHaveLength(2);
    t.do('order', t.candidates('order').find((key) => JSON.stringify(key).includes('cassian-andor')) ?? null);
    t.do('accept');
    t.do('pick', cardNumber('stormtrooper'));
    t.do('accept');
    expect(t).toBeWonBy(1);
    expect(t).toWaitFor();
    expect(side(t.state, 1).pool).toBe(1); // nothing for Dengar
    expect(lying(t.state, 0).hand).toEqual(['inquisitor']);
    for (const seat of [0, 1]) {
      expect(t).toRefuse('endTurn', null, 'CORE-OVER', seat);
      expect(t.ruleset.candidates(t.state, seat)).toEqual([]);
    }
  });

  rule('DB-WIN-03', 'what counts is the number of enemy bases in the own victory pile', () => {
    const t = table({
      empire: { victory: ['dantooine'], units: ['at-at', 'at-st'] },
      rebel: { base: 'mon-cala', victory: ['lothal', 'endor'] },
    });
    expect(t.view('spectator').goal).toBe(3);
    attackWith(t, 'base', 'at-at', 'at-st');
    expect(lying(t.state, 0).victory).toEqual(['dantooine', 'mon-cala']);
    expect(t.view(1).sides.map(({ victory }) => victory.length)).toEqual([2, 2]);
    expect(t.ruleset.outcome(t.state)).toBeUndefined(); // four have fallen in all, but two each

    const third = table({
      empire: { victory: ['dantooine', 'hoth'], units: ['at-at', 'at-st'] },
      rebel: { base: 'mon-cala', victory: ['lothal', 'endor'] },
    });
    attackWith(third, 'base', 'at-at', 'at-st');
    expect(lying(third.state, 0).victory).toHaveLength(3);
    expect(third).toBeWonBy(0);
  });

  rule('DB-WIN-04', 'a base destroyed by ability damage counts like any other', () => {
    const wing = (victory: readonly string[], damage: number) => {
      const t = table({
        turn: 'rebel',
        rebel: { units: ['y-wing'], victory },
        empire: { base: 'endor', damage, ships: [] },
      });
      use(t, 'y-wing');
      return t;
    };
    const won = wing(['lothal', 'corellia'], 14);
    expect(won).toBeWonBy(1);
    expect(lying(won.state, 1).victory).toEqual(['lothal', 'corellia', 'endor']);
    const second = wing(['lothal'], 14);
    expect(second.ruleset.outcome(second.state)).toBeUndefined();
    expect(lying(second.state, 1).victory).toEqual(['lothal', 'endor']);
    const standing = wing(['lothal', 'corellia'], 13);
    expect(standing.ruleset.outcome(standing.state)).toBeUndefined();
    expect(side(standing.state, 0).base?.damage).toBe(15);
  });

  rule(
    'DB-WIN-05',
    'no draw: without a single card the turns go on, and a base that falls has one winner',
    () => {
      const bare = { hand: [], deck: [], discard: [] };
      const t = table({
        force: 0,
        galaxy: [],
        empire: { ...bare, victory: fallen, ships: ['star-destroyer'] },
        rebel: { ...bare, base: 'mon-cala', victory: ['lothal', 'endor'] },
      });
      for (let turn = 0; turn < 40; turn++) {
        expect(t).toWaitFor(turn % 2);
        expect(t.ruleset.outcome(t.state)).toBeUndefined();
        t.do('endTurn');
      }
      for (let turn = 0; turn < 3; turn++) {
        expect(t.ruleset.outcome(t.state)).toBeUndefined();
        attackWith(t, 'base', 'star-destroyer');
        if (turn === 2) break;
        t.do('endTurn');
        t.do('endTurn');
      }
      expect(t.ruleset.outcome(t.state)?.seats).toEqual(['won', 'lost']);

      // Both need one more base, and both bases are about to fall: whose turn it is wins, alone.
      for (const turn of ['empire', 'rebel'] as const) {
        const brink = table({
          turn,
          empire: { base: 'corellia', damage: 9, victory: fallen, ships: ['star-destroyer'] },
          rebel: {
            base: 'mon-cala',
            damage: 9,
            victory: ['lothal', 'endor'],
            units: turn === 'rebel' ? ['b-wing', 'x-wing'] : [],
          },
        });
        expect(brink.ruleset.outcome(brink.state)).toBeUndefined();
        if (turn === 'empire') attackWith(brink, 'base', 'star-destroyer');
        else attackWith(brink, 'base', 'b-wing', 'x-wing'); // 7 for the ship, 1 for the base
        expect(brink.ruleset.outcome(brink.state)?.seats).toEqual(
          turn === 'empire' ? ['won', 'lost'] : ['lost', 'won'],
        );
        const [winner, loser] = turn === 'empire' ? [0, 1] : [1, 0];
        expect(side(brink.state, winner).base?.damage).toBe(9);
        expect([side(brink.state, winner).victory.length, side(brink.state, loser).victory.length]).toEqual([
          3, 2,
        ]);
      }
    },
  );
});
