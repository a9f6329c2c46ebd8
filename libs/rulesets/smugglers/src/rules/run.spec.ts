import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { active, player, table } from '../../test/table.ts';

const armed = (round: number, draws: readonly number[], credits = 500, units = 10) =>
  table({
    round,
    players: [{ at: 'koroth', credits, systems: { pods: 10 }, brix: [{ round: 8, units }] }],
    draws,
  });

describe('the Koroth Run', () => {
  rule('SG-RACE-25', '1, 2 and 3 win, a 4 loses the cargo, 5 and 6 mean prison', () => {
    for (const die of [1, 2, 3]) {
      const t = armed(9, pips(die));
      t.do('land', 'koroth');
      t.do('rollCustoms');
      expect(t).toBeWonBy(0);
    }
    const poor = armed(9, pips(3), 199);
    poor.do('land', 'koroth');
    poor.do('rollCustoms');
    expect(player(poor, 0).brix).toEqual([]);
    for (const die of [4, 5, 6]) {
      const t = armed(9, pips(die));
      t.do('land', 'koroth');
      t.do('rollCustoms');
      expect(player(t, 0)).toMatchObject({ brix: [], where: die === 4 ? 'space' : 'prison' });
      expect(active(t)).toBe(1);
    }
  });

  rule('SG-RACE-26', 'two bribes, dice 5, 3, 6: the 3 is chosen, the fine paid, the Run won', () => {
    const t = armed(9, pips(5, 3, 6), 2200);
    t.do('land', 'koroth');
    t.do('bribe');
    t.do('bribe');
    expect(t).toRefuse('bribe', null, 'SG-RACE-14');
    t.do('rollCustoms');
    expect(t.candidates('takeDie')).toEqual([3, 5, 6]);
    t.do('takeDie', 3);
    expect(t).toBeWonBy(0);
  });

  rule('SG-RACE-27', 'bought on turn 8: on turn 10 they win, on turn 11 they are ordinary', () => {
    const last = armed(10, pips(1));
    last.do('land', 'koroth');
    last.do('rollCustoms');
    expect(last).toBeWonBy(0);
    const late = armed(10, []);
    late.do('endTurn');
    expect(player(late, 0)).toMatchObject({ brix: [], cargo: { weapons: 10 } });
  });

  rule('SG-RACE-02', 'nine are not enough', () => {
    const t = armed(9, pips(1), 500, 9);
    t.do('land', 'koroth');
    t.do('rollCustoms');
    expect(t.ruleset.outcome(t.state)).toBeUndefined();
    expect(t).toAllow('leave');
  });

  rule('SG-RACE-18', 'on Brix one to ten, as far as pods and money go', () => {
    const t = table({
      open: { step: 'visit', place: 'brix' },
      players: [{ at: 'brix', credits: 2000, systems: { pods: 8 } }],
      round: 5,
    });
    expect(t).toRefuse('arm', 9, 'SG-RACE-19');
    expect(t).toRefuse('arm', 5, 'SG-RACE-18');
    t.do('arm', 4);
    expect(player(t, 0)).toMatchObject({ credits: 0, brix: [{ round: 5, units: 4 }] });
    expect(active(t)).toBe(1);
  });

  rule('SG-RACE-22', 'no ordinary goods on Brix and Koroth', () => {
    for (const place of ['brix', 'koroth']) {
      const t = table({ open: { step: 'visit', place }, players: [{ at: place, cargo: { food: 1 } }] });
      expect(t).toRefuse('buy', 'food', 'SG-RACE-22');
      expect(t).toRefuse('sell', 'food', 'SG-RACE-22');
      expect(t).toAllow('upgrade', 'engines');
    }
  });

  rule('SG-ALT-04', 'where the last ship wins, Brix has no weapons for the Run', () => {
    const t = table({
      options: { mode: 'survivor' },
      open: { step: 'visit', place: 'brix' },
      players: [{ at: 'brix', credits: 9000, systems: { pods: 10 } }],
    });
    expect(t).toRefuse('arm', 1, 'SG-ALT-04');
  });
});
