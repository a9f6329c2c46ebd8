import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { active, player } from '../../test/table.ts';
import { duel } from '../../test/fights.ts';

describe('the printed example', () => {
  const susanne = { systems: { engines: 3, lasers: 7, shields: 4 } };
  const joe = { systems: { engines: 4, lasers: 5 } };

  rule('SG-COMBAT-16', 'engines 3 and a 5 beat engines 4 and a 3: the choice is hers', () => {
    const t = duel(susanne, joe, pips(5, 3));
    expect(t).toWaitFor(0);
    expect(t).toAllow('fight');
    expect(t).toAllow('flee');
  });

  rule('SG-COMBAT-17', 'lasers 7 and a 2 lose to lasers 5 and a 6: the attacker is hit', () => {
    const t = duel(susanne, joe, pips(5, 3, 2, 6, 1));
    t.do('fight');
    expect(player(t, 0).hull).toBe(4);
    expect(player(t, 1).hull).toBe(5);
  });

  rule('SG-COMBAT-18', 'lasers 5 above shields 4, a 1 for the engines: 3 become 1', () => {
    const t = duel(susanne, joe, pips(5, 3, 2, 6, 1));
    t.do('fight');
    expect(player(t, 0).systems.engines).toBe(1);
    expect(active(t)).toBe(1);
  });
});

describe('combat', () => {
  rule('SG-COMBAT-15', 'a tie is rolled again with the same engines', () => {
    const t = duel({ systems: { engines: 2 } }, { systems: { engines: 1 } }, pips(2, 3, 1, 6));
    expect(t).toWaitFor(1);
  });

  rule('SG-COMBAT-06', 'if the other flees, the turn is over', () => {
    const t = duel({}, {}, pips(1, 6));
    t.do('flee');
    expect(active(t)).toBe(1);
    expect(player(t, 0).hull).toBe(5);
  });

  rule('SG-DAMAGE-03', 'shields as strong as the lasers keep additional damage out', () => {
    const t = duel({ systems: { lasers: 5 } }, { systems: { shields: 5 } }, pips(6, 1, 6, 1));
    t.do('fight');
    expect(player(t, 1)).toMatchObject({ hull: 4, systems: { engines: 1, shields: 5 } });
  });

  rule('SG-DAMAGE-10', 'at a 6 the victor chooses, but no system that is gone', () => {
    const t = duel({ systems: { lasers: 5 } }, { systems: { shields: 0 } }, pips(6, 1, 6, 1, 6));
    t.do('fight');
    expect(t).toRefuse('aim', 'shields', 'SG-DAMAGE-16');
    t.do('aim', 'lightspeed');
    expect(player(t, 1).systems.lightspeed).toBe(1);
  });

  rule('SG-COMBAT-12', 'the pirate option costs no hull, but a system may suffer', () => {
    const t = duel(
      { systems: { lasers: 5, pods: 5 } },
      { systems: { pods: 5 }, cargo: { food: 2, robots: 3 } },
      pips(6, 1, 6, 1, 1),
    );
    t.do('fight');
    t.do('plunder', 'robots');
    t.do('plunder', 'food');
    t.do('enough');
    expect(player(t, 0).cargo).toMatchObject({ robots: 1, food: 1 });
    expect(player(t, 1)).toMatchObject({ hull: 5, cargo: { robots: 2, food: 1 }, systems: { engines: 0 } });
    expect(active(t)).toBe(1);
  });

  rule('SG-COMBAT-21', 'no more loot than free pods', () => {
    const t = duel(
      { systems: { lasers: 5, pods: 1 }, cargo: { food: 1 } },
      { cargo: { robots: 1 } },
      pips(6, 1, 6, 1),
    );
    t.do('fight');
    expect(t).toRefuse('plunder', 'robots', 'SG-COMBAT-21');
  });

  rule('SG-DESTROY-15', 'credits are topped up to 500, never down', () => {
    for (const [before, after] of [
      [120, 500],
      [2300, 2300],
    ] as const) {
      const t = duel({ systems: { lasers: 5 } }, { hull: 1, credits: before }, pips(6, 1, 6, 1));
      t.do('fight');
      expect(player(t, 1)).toMatchObject({ credits: after, hull: 5, systems: { lightspeed: 3 } });
    }
  });

  rule('SG-BOUNTY-16', 'the bounty may be left where it is', () => {
    const t = duel({ systems: { lasers: 5 } }, { hull: 1, bounty: 400 }, pips(6, 1, 6, 1));
    t.do('fight');
    t.do('waive');
    expect(player(t, 1).bounty).toBe(400);
    expect(player(t, 0).credits).toBe(500);
  });

  rule('SG-BOUNTY-02', 'whoever destroys the ship collects all of the bounty', () => {
    const t = duel({ systems: { lasers: 5 } }, { hull: 1, bounty: 400 }, pips(6, 1, 6, 1));
    t.do('fight');
    t.do('collect');
    expect(player(t, 1).bounty).toBe(0);
    expect(player(t, 0).credits).toBe(900);
  });
});
