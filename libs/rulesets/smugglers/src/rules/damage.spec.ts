import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import type { System } from '../kinds.ts';
import { active, player, times } from '../../test/table.ts';
import { duel, raid } from '../../test/fights.ts';

const SOUND = { engines: 5, lightspeed: 5, shields: 4, lasers: 5, pods: 5 };

/** Seat 0, with these lasers, wins the battle against seat 1; the dice of the damage follow. */
function strike(lasers: number, systems: Partial<typeof SOUND>, dice: readonly number[], rest = {}) {
  const t = duel(
    { systems: { lasers, engines: 9 } },
    { systems: { ...SOUND, ...systems }, ...rest },
    pips(6, 1, 6, 1, ...dice),
  );
  t.do('fight');
  return t;
}

describe('whether', () => {
  rule('SG-DAMAGE-01', 'lasers above the shields: a system loses two points', () => {
    const above = strike(5, { shields: 4 }, [1]);
    expect(player(above, 1)).toMatchObject({ hull: 4, systems: { ...SOUND, engines: 3 } });
    const equal = strike(5, { shields: 5 }, []);
    expect(player(equal, 1)).toMatchObject({ hull: 4, systems: { ...SOUND, shields: 5 } });
  });

  rule('SG-DAMAGE-02', 'two points, neither one nor three', () => {
    for (const level of [3, 4, 9])
      expect(player(strike(5, { lightspeed: level }, [2]), 1).systems.lightspeed).toBe(level - 2);
  });

  rule('SG-DAMAGE-12', 'a system the ship does not have: nothing happens', () => {
    const t = strike(5, { engines: 0 }, [1]);
    expect(player(t, 1).systems).toEqual({ ...SOUND, engines: 0 });
    expect(times(t, 'log.systemLost')).toBe(0);
    expect(active(t)).toBe(1);
  });
});

describe('which', () => {
  const LINES: readonly [string, number, System][] = [
    ['SG-DAMAGE-05', 1, 'engines'],
    ['SG-DAMAGE-06', 2, 'lightspeed'],
    ['SG-DAMAGE-07', 3, 'shields'],
    ['SG-DAMAGE-08', 4, 'lasers'],
    ['SG-DAMAGE-09', 5, 'pods'],
  ];
  for (const [id, die, system] of LINES) {
    rule(id, `a ${die}: ${system}`, () => {
      expect(player(strike(5, {}, [die]), 1).systems).toEqual({ ...SOUND, [system]: SOUND[system] - 2 });
    });
  }

  rule('SG-DAMAGE-04', 'one die says which, whoever the victor is', () => {
    const t = strike(5, {}, [4]);
    expect(times(t, 'log.roll')).toBe(5);
    expect(player(t, 1).systems.lasers).toBe(3);
    const card = raid({ systems: { engines: 1, lightspeed: 5 } }, pips(1, 6, 1, 6, 2));
    expect(player(card, 0)).toMatchObject({ hull: 4, systems: { lightspeed: 3 } });
  });

  rule('SG-DAMAGE-11', 'at a 6 a ship on a card has no choice: the die is rolled again', () => {
    const t = raid({ systems: { engines: 4, pods: 4 } }, pips(1, 6, 1, 6, 6, 6, 5));
    expect(player(t, 0).systems).toMatchObject({ engines: 4, pods: 2 });
    expect(active(t)).toBe(1);
    const other = strike(5, {}, [6]);
    expect(other).toWaitFor(0);
    expect(other).toAllow('aim', 'pods');
  });

  rule('SG-DAMAGE-16', 'the victor cannot choose what is gone, unless all is gone', () => {
    const t = strike(5, { shields: 0, engines: 0 }, [6]);
    expect(t).toRefuse('aim', 'shields', 'SG-DAMAGE-16');
    expect(t).toRefuse('aim', 'engines', 'SG-DAMAGE-16');
    expect(t.legal('aim')).toEqual(['lightspeed', 'lasers', 'pods']);
    const none = { engines: 0, lightspeed: 0, shields: 0, lasers: 0, pods: 0 };
    const wreck = strike(5, none, [6]);
    wreck.do('aim', 'shields');
    expect(player(wreck, 1).hull).toBe(4);
    expect(times(wreck, 'log.systemLost')).toBe(0);
  });
});

describe('what follows', () => {
  rule('SG-DAMAGE-13', 'at 0 or below the system is gone, and nothing else suffers for it', () => {
    for (const level of [1, 2]) {
      const t = strike(5, { lasers: level }, [4]);
      expect(player(t, 1)).toMatchObject({ hull: 4, systems: { ...SOUND, lasers: 0 } });
    }
  });

  rule('SG-DAMAGE-14', 'too much cargo for the pods that are left: the owner chooses what goes', () => {
    const cargo = { robots: 2, food: 2 };
    const t = strike(5, { pods: 4 }, [5], { cargo });
    t.do('shootHull');
    expect(player(t, 1).systems.pods).toBe(2);
    expect(t).toWaitFor(1);
    expect(t.legal('drop')).toEqual(['robots', 'food']);
    t.do('drop', 'food');
    expect(t).toWaitFor(1);
    t.do('drop', 'robots');
    expect(player(t, 1).cargo).toMatchObject({ robots: 1, food: 1 });
    expect(active(t)).toBe(1);
    expect(t).toAllow('stop', null, 1);
  });

  rule('SG-DAMAGE-15', 'without lightspeed a ship is stranded all the same', () => {
    const t = strike(5, { lightspeed: 2 }, [2], { credits: 1500 });
    // Its next turn has come and gone: towed to Brix, 1000 credits, lightspeed 1.
    expect(player(t, 1)).toMatchObject({ sector: 4, credits: 500, systems: { lightspeed: 1 } });
    expect(active(t)).toBe(0);
  });

  rule(
    'SG-DAMAGE-17',
    'engines 1 become 0; pods 3 with 3 goods become 1 with 1; shields 5 stop lasers 5',
    () => {
      expect(player(strike(5, { engines: 1 }, [1]), 1).systems.engines).toBe(0);
      const t = strike(5, { pods: 3 }, [5], { cargo: { food: 3 } });
      t.do('shootHull');
      expect(player(t, 1)).toMatchObject({ systems: { pods: 1 }, cargo: { food: 1 } });
      expect(times(t, 'log.overboard')).toBe(2);
      expect(player(strike(5, { shields: 5 }, []), 1).systems).toEqual({ ...SOUND, shields: 5 });
    },
  );
});
