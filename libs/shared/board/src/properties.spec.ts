/** Every question about ways, on random boards under random rules, answered again by brute force. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allRoutes,
  allShortestRoutes,
  components,
  distance,
  distanceIn,
  distances,
  nearest,
  nearestIn,
  neighbours,
  range,
  reach,
  shortestRoute,
  stepsTowards,
  withinIn,
  withinRange,
} from './index.ts';
import type { SpaceId } from './index.ts';
import { cases, IDS, inRouteOrder, referenceDistances, stepPrice, walks } from '../test/random-boards.ts';
import type { Case } from '../test/random-boards.ts';

const RUNS = { seed: 20_011, numRuns: 300 };

function onEveryPair(one: Case, check: (from: SpaceId, to: SpaceId) => void): void {
  for (const from of one.ids) for (const to of one.ids) check(from, to);
}

describe('on random boards', () => {
  it('distances agree with Floyd and Warshall, searched or looked up', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const table = distances(one.board, one.travel);
        for (const from of one.ids) {
          const expected = referenceDistances(one, from);
          for (const to of one.ids) {
            expect(distance(one.board, from, to, one.travel)).toBe(expected.get(to));
            expect(distanceIn(table, from, to)).toBe(expected.get(to));
          }
          expect(withinIn(table, from, 2)).toEqual(one.ids.filter((id) => (expected.get(id) ?? 9) <= 2));
        }
      }),
      RUNS,
    );
  });

  it('neighbours are exactly the spaces a single step leads to', () => {
    fc.assert(
      fc.property(cases, (one) => {
        for (const from of one.ids) {
          const expected = one.ids.filter((to) => to !== from && stepPrice(one, from, to) < Infinity);
          expect(neighbours(one.board, from, one.travel)).toEqual(expected);
        }
      }),
      RUNS,
    );
  });

  it('the shortest routes are the cheapest of all routes, in route order', () => {
    fc.assert(
      fc.property(cases, (one) => {
        onEveryPair(one, (from, to) => {
          const ways = walks(one, from, Infinity, true).filter(({ spaces }) => spaces.at(-1) === to);
          const least = Math.min(...ways.map(({ price }) => price));
          const shortest = inRouteOrder(
            one,
            ways.filter(({ price }) => price === least),
          );
          expect(allShortestRoutes(one.board, from, to, one.travel)).toEqual(shortest);
          expect(allShortestRoutes(one.board, from, to, one.travel, 2)).toEqual(shortest.slice(0, 2));
          expect(shortestRoute(one.board, from, to, one.travel)).toEqual(shortest[0]);
          expect(allRoutes(one.board, from, to, one.travel)).toEqual(inRouteOrder(one, ways));
          const short = ways.filter(({ price }) => price <= 3);
          expect(allRoutes(one.board, from, to, one.travel, 3)).toEqual(inRouteOrder(one, short));
        });
      }),
      { ...RUNS, numRuns: 150 },
    );
  });

  it('reach is what some walk within the budget ends on, each by its first shortest route', () => {
    fc.assert(
      fc.property(cases, fc.nat(5), (one, budget) => {
        for (const from of one.ids) {
          const all = walks(one, from, budget, false);
          const best = new Map<SpaceId, number>();
          for (const { spaces, price } of all) {
            const end = spaces.at(-1) ?? from;
            best.set(end, Math.min(price, best.get(end) ?? Infinity));
          }
          const expected = one.ids
            .filter((id) => best.has(id))
            .map((space) => ({
              space,
              distance: best.get(space) ?? 0,
              route: shortestRoute(one.board, from, space, one.travel),
            }))
            .toSorted((a, b) => a.distance - b.distance);
          expect(reach(one.board, from, budget, one.travel)).toEqual(expected);
        }
      }),
      { ...RUNS, numRuns: 150 },
    );
  });

  it('range is distance by range', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const rest = { ...one.travel, by: 'range' };
        const ranged: Case = { ...one, rules: { ...one.rules, by: 'range' } };
        for (const from of one.ids) {
          const expected = referenceDistances(ranged, from);
          for (const to of one.ids) expect(range(one.board, from, to, rest)).toBe(expected.get(to));
          const near = one.ids.filter((id) => (expected.get(id) ?? 9) <= 2);
          const sorted = near.toSorted((a, b) => (expected.get(a) ?? 0) - (expected.get(b) ?? 0));
          expect(withinRange(one.board, from, 2, rest)).toEqual(sorted);
        }
      }),
      RUNS,
    );
  });

  it('the nearest targets are all those at the least distance', () => {
    fc.assert(
      fc.property(cases, fc.subarray([...IDS]), (one, drawn) => {
        const targets = drawn.filter((id) => one.ids.includes(id)).toReversed();
        const table = distances(one.board, one.travel);
        for (const from of one.ids) {
          const far = referenceDistances(one, from);
          const least = Math.min(...targets.map((id) => far.get(id) ?? Infinity));
          const spaces = one.ids.filter((id) => targets.includes(id) && far.get(id) === least);
          const expected = least === Infinity ? undefined : { distance: least, spaces };
          expect(nearest(one.board, from, targets, one.travel)).toEqual(expected);
          expect(nearestIn(table, from, targets)).toEqual(expected);
        }
      }),
      RUNS,
    );
  });

  it('a step towards a space leaves less to go', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const table = distances(one.board, one.travel);
        onEveryPair(one, (from, to) => {
          const left = (space: SpaceId): number => referenceDistances(one, space).get(to) ?? Infinity;
          const steps = one.ids.filter((id) => id !== from && stepPrice(one, from, id) < Infinity);
          const expected = steps.filter((id) => left(id) < left(from));
          expect(stepsTowards(one.board, table, from, to, one.travel)).toEqual(expected);
        });
      }),
      { ...RUNS, numRuns: 150 },
    );
  });

  it('components are the classes of spaces joined by steps either way', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const open = one.ids.filter((id) => !one.rules.closed.includes(id));
        const step = (a: SpaceId, b: SpaceId): boolean =>
          a === b || stepPrice(one, a, b) < Infinity || stepPrice(one, b, a) < Infinity;
        let joined = new Set(open.flatMap((a) => open.filter((b) => step(a, b)).map((b) => `${a}>${b}`)));
        for (const via of open)
          joined = new Set(
            open.flatMap((a) =>
              open
                .filter(
                  (b) => joined.has(`${a}>${b}`) || (joined.has(`${a}>${via}`) && joined.has(`${via}>${b}`)),
                )
                .map((b) => `${a}>${b}`),
            ),
          );
        const classes = open.map((a) => open.filter((b) => joined.has(`${a}>${b}`)));
        const expected = classes.filter((part, place) => part[0] === open[place]);
        expect(components(one.board, one.travel)).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('a board and its table are plain JSON', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const table = distances(one.board, one.travel);
        expect(JSON.parse(JSON.stringify(one.board))).toEqual(one.board);
        expect(JSON.parse(JSON.stringify(table))).toEqual(table);
      }),
      RUNS,
    );
  });
});
