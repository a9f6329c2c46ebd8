import { distanceIn, hexField, hexMirror } from '@cantina/board';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { galaxyOf } from '../galaxy.ts';
import type { Content } from '../state.ts';
import { active, changed, dawn, fresh, player, table, tableOf } from '../../test/table.ts';

const { board } = content;
const { sectors, far, anomalies } = galaxyOf({ content: content as Content });
const field = hexField({ columns: board.columns });
const everySector = Array.from({ length: 85 }, (_, i) => i + 1);

const box = changed({});

/** Where a ship may fly to from here, in order of number. */
const around = (sector: number, pack = box): readonly number[] =>
  (
    tableOf(pack, { open: { step: 'move', left: 1 }, players: [{ sector }] }).legal('fly') as number[]
  ).toSorted((a, b) => a - b);

/** Seven planets far from the left edge of the board, and seven far from the right. */
const RIGHT = ['pells-landing', 'earth', 'tessarine', 'novgard', 'gallows-rock', 'wreckfield', 'cinder'];
const LEFT = ['zephyr-station', 'ironreach', 'anchorite', 'dunmarrow', 'verdane', 'kolvar-forge', 'gloam'];

describe('the board', () => {
  rule('SG-MAP-01', 'a sector is its number and nothing else', () => {
    const t = table({
      planets: ['earth'],
      open: { step: 'move', left: 1 },
      players: [{ sector: 69 }, { sector: 1 }],
    });
    expect(t.refusal('fly', 'B-070')).toBeDefined();
    t.do('fly', 70);
    expect(t).toAllow('land', 'earth');
  });

  rule('SG-MAP-02', 'numbers run down each column, and the columns from left to right', () => {
    expect(around(1)).toEqual([2, 8]);
    expect(around(7)).toEqual([6, 13]);
    expect(around(8)).toEqual([1, 2, 9, 14, 15]);
    expect(around(43)).toEqual([36, 37, 42, 44, 49, 50]);
    expect(around(85)).toEqual([78, 84]);
  });

  rule('SG-MAP-03', '43 is the centre: as far from each corner as from the opposite one', () => {
    expect(player(fresh(2), 0).sector).toBe(43);
    const to = (sector: number): number => distanceIn(far, 43, sector);
    expect(to(1)).toBe(to(85));
    expect(to(7)).toBe(to(79));
    expect(Math.max(...everySector.map(to))).toBe(to(1));
    expect(hexMirror(field, 43)).toBe(43);
  });

  rule('SG-MAP-04', 'Brix and Koroth are always there, at opposite ends', () => {
    const at = (sector: number) => table({ players: [{ sector }] }).legal('land');
    expect([at(4), at(82)]).toEqual([['brix'], ['koroth']]);
    expect(distanceIn(far, 4, 82)).toBe(12);
    expect(table({}).view(0).planets.slice(-2)).toMatchObject([
      { id: 'brix', planet: -1 },
      { id: 'koroth', planet: -1 },
    ]);
  });

  rule(
    'SG-MAP-05',
    'three kinds of anomalies: the black holes and wormholes can be used, nebulae stop',
    () => {
      const entered = (sector: number) =>
        table({ open: { step: 'move', left: 1, entered: true }, players: [{ sector }, { sector: 1 }] });
      const offering = (verb: string) =>
        everySector.filter((sector) => entered(sector).candidates(verb).length > 0);
      expect(offering('skim')).toEqual([18, 32, 35, 51, 54, 68]);
      expect(offering('dive')).toEqual([9, 25, 43, 61, 77]);
      expect([...new Set(Object.values(anomalies))].toSorted()).toEqual(['blackHole', 'nebula', 'wormhole']);
      const stops = (sector: number): boolean => {
        const [from = 0] = around(sector);
        const t = table({ open: { step: 'move', left: 3 }, players: [{ sector: from }, { sector: 1 }] });
        t.do('fly', sector);
        return active(t) !== 0 || t.candidates('fly').length === 0;
      };
      expect(everySector.filter(stops)).toEqual([14, 23, 27, 30, 37, 41, 45, 49, 56, 59, 63, 72]);
    },
  );

  rule('SG-MAP-06', 'five wormholes: each of 1 to 5 names another exit, 6 names none', () => {
    const dive = (die: number) => {
      const t = table({
        open: { step: 'move', left: 1, entered: true },
        players: [{ sector: 43 }, { sector: 1 }],
        draws: pips(die),
      });
      t.do('dive');
      return player(t, 0);
    };
    expect([1, 2, 3, 4, 5].map((die) => dive(die).sector)).toEqual([9, 25, 43, 61, 77]);
    expect([1, 2, 3, 4, 5].map((die) => dive(die).where)).not.toContain('hyperspace');
    expect(dive(6).where).toBe('hyperspace');
  });

  rule('SG-MAP-07', '85 hexagons in 13 columns of 7 and 6 by turns, and all of that is data', () => {
    expect([sectors, board.columns]).toEqual([85, [7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7]]);
    const ways = everySector.map((sector) => around(sector).length);
    expect(Math.max(...ways)).toBe(6);
    expect(ways.filter((n) => n === 6)).toHaveLength(6 * 4 + 5 * 5); // all but the rim
    const wider = changed({ board: { ...board, columns: [...board.columns, 6] } });
    expect(around(85)).not.toContain(91);
    expect(around(85, wider)).toContain(91);
  });

  rule('SG-MAP-08', 'what lies where is data; Brix and Koroth mirror each other about the centre', () => {
    expect(hexMirror(field, board.brix)).toBe(board.koroth);
    const moved = changed({ board: { ...board, brix: 5, nebulae: [], wormholes: [9, 25, 44, 61, 77] } });
    expect(tableOf(moved, { players: [{ sector: 5 }] }).legal('land')).toEqual(['brix']);
    expect(tableOf(moved, { players: [{ sector: 4 }] }).legal('land')).toEqual([]);
    const there = { open: { step: 'move', left: 1, entered: true }, players: [{ sector: 44 }] } as const;
    expect(tableOf(moved, there).candidates('dive')).toHaveLength(1);
    expect(table(there).candidates('dive')).toHaveLength(0);
  });

  rule('SG-MAP-09', 'nearest is by steps, whatever lies between, and Brix and Koroth count', () => {
    const towed = (sector: number, planets: readonly string[], pack = box) => {
      const t = dawn({ planets, players: [{ sector, systems: { lightspeed: 0 } }] }, pack);
      return player(t, 0).sector;
    };
    // Through the wormhole beside it, Pell's Landing (76) would be nearer than Brix, three steps away.
    expect(towed(8, RIGHT)).toBe(4);
    expect(towed(81, LEFT)).toBe(82);
    // Verdane (16) is two steps away behind a nebula, Gloam (14) three steps around it.
    const veil = changed({ board: { ...board, nebulae: [22, 23] } });
    expect(towed(29, ['verdane', 'gloam', ...RIGHT.slice(2)], veil)).toBe(16);
  });

  rule('SG-MAP-10', 'column 7 holds 40 to 46; sector 70 is the fifth of column 11', () => {
    expect(around(40)).toEqual([34, 41, 47]);
    expect(around(46)).toEqual([39, 45, 52]);
    expect(around(70)).toEqual([63, 64, 69, 71, 76, 77]);
  });
});

describe('movement', () => {
  const flying = (sector: number, left: number) =>
    table({ open: { step: 'move', left }, players: [{ sector }, { sector: 1 }] });

  rule('SG-MOVE-02', 'in every direction, and to and fro', () => {
    for (const to of [4, 5, 10, 12, 17, 18]) {
      const t = flying(11, 3);
      t.do('fly', to);
      t.do('fly', 11);
      t.do('fly', to);
      expect(player(t, 0).sector).toBe(to);
    }
  });

  rule('SG-MOVE-03', 'without lightspeed a ship does not move by itself', () => {
    const t = dawn({ planets: ['earth'], players: [{ at: 'earth', systems: { lightspeed: 0 } }] });
    expect(active(t)).toBe(1);
    expect(t.candidates('fly', 0)).toEqual([]);
    expect(player(t, 0).sector).toBe(70);
  });

  rule('SG-MOVE-04', 'passing planets and ships is nothing; anomalies act on the way', () => {
    const t = table({
      planets: ['earth'],
      open: { step: 'move', left: 4 },
      players: [{ sector: 69, bounty: 900, cargo: { weapons: 1 } }, { sector: 70 }],
      draws: [],
    });
    t.do('fly', 70);
    t.do('fly', 69);
    expect(player(t, 0)).toMatchObject({ bounty: 900, credits: 500, cargo: { weapons: 1 } });
    expect(t.state.stack.at(-1)).toMatchObject({ step: 'move', left: 2 });
    t.do('fly', 68);
    expect(t).toAllow('skim');
    const stopped = flying(29, 3);
    stopped.do('fly', 30);
    expect(active(stopped)).toBe(1);
    const hole = flying(42, 3);
    hole.do('fly', 43);
    expect(hole).toAllow('dive');
  });

  rule('SG-MOVE-05', 'one step is one adjacent sector and costs one, also back again', () => {
    const t = flying(11, 3);
    expect(t.refusal('fly', 9)).toBeDefined();
    t.do('fly', 17);
    expect(t.state.stack.at(-1)).toMatchObject({ step: 'move', left: 2 });
    t.do('fly', 11);
    expect(t.state.stack.at(-1)).toMatchObject({ step: 'move', left: 1 });
    t.do('fly', 17);
    expect(active(t)).toBe(1);
  });
});
