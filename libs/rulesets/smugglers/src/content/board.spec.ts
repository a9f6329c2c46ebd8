import {
  allShortestRoutes,
  distance,
  hexCell,
  hexCentre,
  hexDistance,
  hexField,
  hexMirror,
  neighbours,
} from '@cantina/board';
import { describe, expect, it } from 'vitest';
import { board } from './board.ts';
import { planets } from './planets.ts';
import { numbers } from './tables.ts';

const field = hexField({ columns: board.columns });
const sectors = field.board.spaces.map(({ id }) => id);
const { brix, koroth, centre, nebulae, blackHoles, wormholes } = board;
const opposite = (sector: number): number => hexMirror(field, sector) ?? 0;
const far = (from: number, to: number): number => hexDistance(field, from, to);
const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

describe('the field', () => {
  it('has 85 sectors, numbered column by column', () => {
    expect(board.columns.map((size, column) => size === (column % 2 === 0 ? 7 : 6))).toEqual(
      Array.from({ length: 13 }, () => true),
    );
    expect([sectors.length, sectors[0], sectors.at(-1)]).toEqual([85, 1, 85]);
    const column = sectors.filter((sector) => hexCell(field, sector).column === 6);
    expect(column).toEqual([40, 41, 42, 43, 44, 45, 46]);
    expect(hexCell(field, 70)).toMatchObject({ column: 10, row: 4 });
  });

  it('has its start in the exact centre', () => {
    expect([centre, hexCentre(field)]).toEqual([43, 43]);
  });

  it('has Brix and Koroth at opposite ends, equally far from the start', () => {
    expect(opposite(brix)).toBe(koroth);
    expect([brix, koroth].map((sector) => hexCell(field, sector).column)).toEqual([0, 12]);
    expect([far(centre, brix), far(centre, koroth)]).toEqual([6, 6]);
  });

  it('looks the same from both ends: every anomaly has its like on the other side', () => {
    for (const kind of [nebulae, blackHoles, wormholes])
      expect(sorted(kind.map(opposite))).toEqual(sorted(kind));
    wormholes.forEach((sector, at) => expect(opposite(sector)).toBe(wormholes[4 - at]));
  });

  it('has anomalies of three kinds, never two in a sector, five of them wormholes', () => {
    const all = [...nebulae, ...blackHoles, ...wormholes];
    expect(new Set(all).size).toBe(all.length);
    expect([nebulae.length, blackHoles.length, wormholes.length]).toEqual([12, 6, 5]);
    expect(all.every((sector) => sectors.includes(sector))).toBe(true);
    expect(all.filter((sector) => sector === brix || sector === koroth)).toEqual([]);
  });
});

/** Sectors a ship can end its turn in, with or without skimming one black hole. */
function within(starts: readonly number[], lightspeed: number, skims: boolean): readonly number[] {
  const ends = new Set<number>();
  const seen = new Set<string>();
  const go = (sector: number, left: number, skimmed: boolean): void => {
    const here = `${sector}/${left}/${skimmed}`;
    if (seen.has(here)) return;
    seen.add(here);
    ends.add(sector);
    if (left === 0) return;
    for (const next of neighbours(field.board, sector)) {
      if (nebulae.includes(next)) ends.add(next);
      else go(next, left - 1, skimmed);
      if (skims && !skimmed && blackHoles.includes(next)) go(next, 2 * (left - 1), true);
    }
  };
  for (const start of starts) go(start, lightspeed, false);
  return [...ends];
}

/** Can the weapons be brought to Koroth in the two turns after they were bought, skimming in the turns named? */
const runs = (lightspeed: number, first: boolean, second: boolean): boolean =>
  within(within([brix], lightspeed, first), lightspeed, second).includes(koroth);

describe('the Run', () => {
  it('takes twelve steps, and the veil leaves some of the straight ways open but not most', () => {
    expect(far(brix, koroth)).toBe(12);
    const mayEnter = (sector: number): boolean => !nebulae.includes(sector);
    expect(distance(field.board, brix, koroth, { mayEnter })).toBe(12);
    const open = allShortestRoutes(field.board, brix, koroth, { mayEnter }).length;
    const straight = allShortestRoutes(field.board, brix, koroth).length;
    expect(open).toBeGreaterThan(20);
    expect(open).toBeLessThan(straight / 10);
  });

  it('is safe with lightspeed 6, dared with 5 over one black hole and with 4 over two, and beyond 3', () => {
    expect([6, 5, 4, 3].map((lightspeed) => runs(lightspeed, false, false))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([5, 4, 3].map((lightspeed) => runs(lightspeed, true, false))).toEqual([true, false, false]);
    expect([5, 4, 3].map((lightspeed) => runs(lightspeed, false, true))).toEqual([true, false, false]);
    expect([4, 3].map((lightspeed) => runs(lightspeed, true, true))).toEqual([true, false]);
  });

  it('is over in one turn only for a ship that skims at lightspeed 7 or more', () => {
    const inOne = (lightspeed: number, skims: boolean): boolean =>
      within([brix], lightspeed, skims).includes(koroth);
    expect([inOne(6, true), inOne(7, true), inOne(10, false)]).toEqual([false, true, false]);
  });
});

describe('wormholes', () => {
  it('each lead to at least four planets within two steps, and none to an end of the galaxy itself', () => {
    for (const exit of wormholes) {
      const near = planets.filter(({ sector }) => far(exit, sector) <= 2);
      expect(near.length, `around wormhole ${exit}`).toBeGreaterThanOrEqual(4);
    }
    expect(wormholes.map((exit) => Math.min(far(exit, brix), far(exit, koroth)))).toEqual([2, 3, 6, 3, 2]);
  });

  it('are worth the roll: wherever one enters, two exits at least are beyond a day’s flight of a new ship', () => {
    for (const entry of wormholes) {
      const distant = wormholes.filter((exit) => far(entry, exit) > (numbers.start.lightspeed ?? 0));
      expect(distant.length, `from ${entry}`).toBeGreaterThanOrEqual(2);
    }
  });
});
