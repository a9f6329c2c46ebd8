import { verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import type { PlayerSituation } from '../../test/situation.ts';
import { active, changed, dawn, player, table } from '../../test/table.ts';
import { made } from '../../test/made.ts';

const pack = changed({
  destiny: [
    made('storm', 'storm', { ability: verb('storm', { strength: 4 }) }),
    made('welders', 'repair', { ability: verb('repair', { n: 4 }) }),
    made('quiet', 'luck'),
  ],
});

/** Seat 0 attacks seat 1 in empty space; the dice are seat 0's, then seat 1's. */
function duel(a: PlayerSituation, b: PlayerSituation, draws: readonly number[]) {
  const t = table({
    players: [
      { sector: 3, ...a },
      { sector: 3, ...b },
    ],
    draws,
  });
  t.do('meet', 1);
  t.do('attack');
  return t;
}

const drawing = (card: string, me: PlayerSituation, draws: readonly number[] = []) =>
  player(
    dawn({ planets: ['earth'], destiny: [card, 'quiet'], players: [{ at: 'earth', ...me }], draws }, pack),
    0,
  );

describe('systems', () => {
  rule('SG-SYS-01', 'engines are added in the manoeuvre', () => {
    expect(duel({ systems: { engines: 5 } }, { systems: { engines: 1 } }, pips(1, 4))).toWaitFor(0);
    expect(duel({ systems: { engines: 5 } }, { systems: { engines: 3 } }, pips(1, 4))).toWaitFor(1);
    const lasersDoNot = duel({ systems: { lasers: 9 } }, { systems: { lasers: 0 } }, pips(1, 4));
    expect(lasersDoNot).toWaitFor(1);
  });

  rule('SG-SYS-05', 'lasers are added in the battle', () => {
    const hulls = (mine: number, theirs: number, draws: readonly number[]) => {
      const t = duel(
        { systems: { lasers: mine, shields: 10 } },
        { systems: { lasers: theirs, shields: 10 } },
        pips(6, 1, ...draws),
      );
      t.do('fight');
      return t.state.players.map(({ hull }) => hull);
    };
    expect(hulls(5, 1, [1, 4])).toEqual([5, 4]);
    expect(hulls(5, 3, [1, 4])).toEqual([4, 5]);
  });

  rule('SG-SYS-02', 'lightspeed is how many sectors a turn', () => {
    for (const lightspeed of [1, 4, 10]) {
      const t = dawn({ players: [{ sector: 6, systems: { lightspeed } }] });
      expect(t.state.stack.at(-1)).toMatchObject({ step: 'move', left: lightspeed });
    }
  });

  rule('SG-SYS-03', 'shields keep the systems whole, never the hull', () => {
    const t = duel({}, { systems: { shields: 10 } }, pips(6, 1, 6, 1));
    t.do('fight');
    expect(player(t, 1)).toMatchObject({
      hull: 4,
      systems: { engines: 1, lightspeed: 3, shields: 10, lasers: 1, pods: 1 },
    });
  });

  rule('SG-SYS-10', 'equal shields protect; one less does not', () => {
    const struck = (shields: number, ...die: readonly number[]) => {
      const t = duel({ systems: { lasers: 5 } }, { systems: { shields } }, pips(6, 1, 6, 1, ...die));
      t.do('fight');
      return player(t, 1).systems.lightspeed;
    };
    expect([struck(6), struck(5), struck(4, 2)]).toEqual([3, 3, 1]);
  });

  rule('SG-SYS-04', 'shields as strong as an ion storm keep it out', () => {
    expect(drawing('storm', { systems: { shields: 4 } }).systems).toMatchObject({
      lightspeed: 3,
      shields: 4,
    });
    expect(drawing('storm', { systems: { shields: 3 } }, pips(2)).systems).toMatchObject({
      lightspeed: 1,
      shields: 3,
    });
  });

  rule('SG-SYS-06', 'no more goods aboard than pods', () => {
    for (const pods of [2, 5]) {
      const t = table({
        planets: ['verdane'],
        open: { step: 'visit', place: 'verdane' },
        players: [{ at: 'verdane', systems: { pods } }, { sector: 1 }],
        draws: pips(6, 1),
      });
      t.do('buy', 'food');
      expect(t.legal('trade').at(-1)).toBe(pods);
      expect(t).toRefuse('trade', pods + 1, 'SG-TRADE-16');
    }
  });

  rule('SG-SYS-11', 'no system falls below 0', () => {
    for (const [before, after] of [
      [1, 0],
      [2, 0],
      [3, 1],
    ] as const) {
      const t = duel({ systems: { lasers: 5 } }, { systems: { engines: before } }, pips(6, 1, 6, 1, 1));
      t.do('fight');
      expect(player(t, 1).systems.engines).toBe(after);
    }
  });
});

describe('the hull', () => {
  rule('SG-SYS-07', 'is no system to upgrade, and 5 is the most', () => {
    const t = table({ open: { step: 'visit', place: 'brix' }, players: [{ at: 'brix', credits: 9000 }] });
    expect(t.candidates('upgrade')).not.toContain('hull');
    expect(t.refusal('upgrade', 'hull')).toBeDefined();
    expect(drawing('welders', { hull: 3 }).hull).toBe(5);
    expect(drawing('welders', { hull: 5 }).hull).toBe(5);
  });

  rule('SG-SYS-08', 'rises through events only, not by landing or refitting', () => {
    expect(drawing('welders', { hull: 1 }).hull).toBe(5);
    expect(drawing('quiet', { hull: 1 }).hull).toBe(1);
    const t = table({
      planets: ['earth'],
      players: [{ at: 'earth', hull: 1, credits: 900 }, { sector: 1 }],
      draws: [],
    });
    t.do('land', 'earth');
    t.do('upgrade', 'shields');
    t.do('castOff');
    expect(player(t, 0).hull).toBe(1);
  });

  rule('SG-SYS-09', 'at 0 the ship is destroyed, at 1 it is not', () => {
    const struck = (hull: number) => {
      const t = duel(
        {},
        { hull, systems: { shields: 9, engines: 4, pods: 4 }, cargo: { food: 1 } },
        pips(6, 1, 6, 1),
      );
      t.do('fight');
      t.do('shootHull');
      return t;
    };
    const alive = struck(2);
    expect(player(alive, 1)).toMatchObject({ hull: 1, systems: { engines: 4 }, cargo: { food: 1 } });
    expect(active(alive)).toBe(1);
    const gone = struck(1);
    expect(gone).toHaveLogged('log.destroyed');
    expect(player(gone, 0).kills).toBe(1);
    expect(player(gone, 1).cargo.food).toBe(0);
  });
});
