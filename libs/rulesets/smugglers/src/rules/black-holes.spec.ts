import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { active, changed, dawn, player, table, tableOf, times, verbsOf } from '../../test/table.ts';
import { FAR_AWAY } from '../../test/fights.ts';
import type { PlayerSituation } from '../../test/situation.ts';

/** A black hole, and a sector beside it. */
const HOLE = 18;
const BESIDE = 12;

/** Seat 0 flies from beside the hole into it, with so many steps to go before that. */
function intoHole(left: number, draws: readonly number[] = [], me: PlayerSituation = {}) {
  const t = table({
    planets: FAR_AWAY,
    open: { step: 'move', left },
    players: [{ sector: BESIDE, ...me }, { sector: 1 }],
    draws,
  });
  t.do('fly', HOLE);
  return t;
}

const left = (t: ReturnType<typeof table>): unknown => (t.state.stack.at(-1) as { left?: number }).left;

describe('skimming', () => {
  rule('SG-HOLE-01', 'flying through is harmless', () => {
    const t = intoHole(3);
    t.do('fly', 19);
    expect(player(t, 0)).toMatchObject({ sector: 19, hull: 5, systems: { lightspeed: 3 } });
    expect(times(t, 'log.roll')).toBe(0);
    expect(left(t)).toBe(1);
  });

  rule('SG-HOLE-02', 'whoever flies in may skim, for a die, and need not', () => {
    const t = intoHole(3, pips(5));
    expect(verbsOf(t, 0)).toEqual(['fly', 'skim', 'stop']);
    t.do('skim');
    expect(times(t, 'log.roll')).toBe(1);
    const elsewhere = table({
      open: { step: 'move', left: 3 },
      players: [{ sector: BESIDE }, { sector: 1 }],
    });
    elsewhere.do('fly', 11);
    expect(elsewhere.candidates('skim')).toEqual([]);
  });

  rule('SG-HOLE-04', '2 to 6: on with twice the movement that is left', () => {
    for (const die of [2, 3, 4, 5, 6]) {
      const t = intoHole(4, pips(die));
      expect(left(t)).toBe(3);
      t.do('skim');
      expect(left(t)).toBe(6);
      expect(player(t, 0).sector).toBe(HOLE);
    }
  });

  rule('SG-HOLE-07', 'entered with the seventh step of seven: twice nothing is nothing', () => {
    const t = dawn({
      planets: FAR_AWAY,
      players: [{ sector: BESIDE, systems: { lightspeed: 7 } }],
      draws: pips(6),
    });
    for (const sector of [11, 12, 11, 12, 11, 12, HOLE]) t.do('fly', sector);
    expect(left(t)).toBe(0);
    t.do('skim');
    expect(player(t, 0).sector).toBe(HOLE);
    expect(active(t)).toBe(1);
  });

  rule('SG-HOLE-08', 'only a hole flown into this turn, not the one the turn began in', () => {
    const t = table({ open: { step: 'move', left: 3 }, players: [{ sector: HOLE }, { sector: 1 }] });
    expect(t.candidates('skim')).toEqual([]);
    t.do('fly', 17);
    t.do('fly', HOLE);
    expect(t).toAllow('skim');
  });

  rule('SG-HOLE-10', 'a nebula stops a boosted ship as well', () => {
    const t = table({
      planets: FAR_AWAY,
      open: { step: 'move', left: 4 },
      players: [{ sector: 34 }, { sector: 1 }],
      draws: pips(2),
    });
    t.do('fly', 35);
    t.do('skim');
    expect(left(t)).toBe(6);
    t.do('fly', 41);
    expect(player(t, 0).sector).toBe(41);
    expect(active(t)).toBe(1);
  });
});

describe('swallowed', () => {
  rule('SG-HOLE-03', 'a 1 is the end of the ship, as if destroyed in combat; a 2 is not', () => {
    const me: PlayerSituation = {
      credits: 120,
      systems: { lightspeed: 6, lasers: 5, pods: 4 },
      cargo: { food: 3 },
      keeps: ['ships-mechanic'],
    };
    const swallowed = intoHole(5, pips(1, 3), me); // the second one saves the friend
    swallowed.do('skim');
    expect(swallowed).toHaveLogged('log.destroyed');
    expect(player(swallowed, 0)).toMatchObject({
      hull: 5,
      credits: 500,
      sector: 4,
      cargo: { food: 0 },
      keeps: [{ id: 'ships-mechanic#1' }],
    });
    expect(player(swallowed, 0).systems).toMatchObject({ lightspeed: 3, lasers: 1, pods: 1 });
    expect(active(swallowed)).toBe(1);
    const safe = intoHole(5, pips(2), me);
    safe.do('skim');
    expect(safe).not.toHaveLogged('log.destroyed');
    expect(left(safe)).toBe(8);
  });

  rule('SG-HOLE-09', 'the bounty stays, and nobody collects it', () => {
    const t = intoHole(5, pips(1), { bounty: 700 });
    t.do('skim');
    expect(player(t, 0).bounty).toBe(700);
    expect(player(t, 1).credits).toBe(500);
    expect(t.candidates('collect', 1)).toEqual([]);
    expect(active(t)).toBe(1);
  });

  rule('SG-HOLE-11', 'the nearest planet is nearest to the hole', () => {
    // Earth is beside the sector the ship came from, Verdane beside the hole.
    const moved: Readonly<Record<string, number>> = { earth: 6, verdane: 24 };
    const pack = changed({
      planets: content.planets.map((one) => ({ ...one, sector: moved[one.id] ?? one.sector })),
    });
    const t = tableOf(pack, {
      planets: ['verdane', ...FAR_AWAY.slice(0, 6)],
      open: { step: 'move', left: 3 },
      players: [{ sector: BESIDE }, { sector: 1 }],
      draws: pips(1),
    });
    t.do('fly', HOLE);
    t.do('skim');
    expect(player(t, 0).sector).toBe(24);
  });
});
