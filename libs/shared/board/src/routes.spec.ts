import { describe, expect, it } from 'vitest';
import {
  allRoutes,
  allShortestRoutes,
  board,
  distance,
  hexField,
  neighbours,
  shortestRoute,
  USUAL_KINDS,
} from './index.ts';
import type { Board } from './index.ts';

/**
 *   a - b - c
 *   |   |   |
 *   d - e - f    with a locked door between b and c
 */
const grid: Board<string> = board({
  spaces: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id })),
  links: [
    { from: 'a', to: 'b', kind: 'route' },
    { id: 'door', from: 'b', to: 'c', kind: 'lockedDoor' },
    { from: 'd', to: 'e', kind: 'route' },
    { from: 'e', to: 'f', kind: 'route' },
    { from: 'a', to: 'd', kind: 'route' },
    { from: 'b', to: 'e', kind: 'route' },
    { from: 'c', to: 'f', kind: 'route' },
  ],
  kinds: USUAL_KINDS,
});

const open = { links: { door: 'openDoor' } };

describe('neighbours', () => {
  it('come in board order and see the doors as they stand now', () => {
    expect(neighbours(grid, 'b')).toEqual(['a', 'e']);
    expect(neighbours(grid, 'b', open)).toEqual(['a', 'c', 'e']);
    expect(neighbours(grid, 'b', { mayEnter: (space) => space !== 'a' })).toEqual(['e']);
  });

  it('are named once, however many links lead there', () => {
    const twice = board({
      spaces: [{ id: 1 }, { id: 2 }],
      links: [
        { from: 1, to: 2, kind: 'route' },
        { from: 2, to: 1, kind: 'route' },
      ],
      kinds: USUAL_KINDS,
    });
    expect(neighbours(twice, 1)).toEqual([2]);
    expect(allShortestRoutes(twice, 1, 2)).toEqual([[1, 2]]);
    expect(allRoutes(twice, 1, 2)).toEqual([[1, 2]]);
  });
});

describe('routes', () => {
  it('go around a locked door and through an open one', () => {
    expect(distance(grid, 'b', 'c')).toBe(3);
    expect(shortestRoute(grid, 'b', 'c')).toEqual(['b', 'e', 'f', 'c']);
    expect(distance(grid, 'b', 'c', open)).toBe(1);
  });

  it('of equal length are all listed, by the space before the end, then backwards', () => {
    expect(allShortestRoutes(grid, 'a', 'f', open)).toEqual([
      ['a', 'b', 'c', 'f'],
      ['a', 'b', 'e', 'f'],
      ['a', 'd', 'e', 'f'],
    ]);
    expect(allShortestRoutes(grid, 'a', 'f', open, 2)).toHaveLength(2);
  });

  it('from a space to itself are the space', () => {
    expect(distance(grid, 'a', 'a')).toBe(0);
    expect(allShortestRoutes(grid, 'a', 'a')).toEqual([['a']]);
    expect(allRoutes(grid, 'a', 'a')).toEqual([['a']]);
  });

  it('that do not exist are no routes', () => {
    const shut = { mayEnter: (space: string) => space !== 'f' };
    expect(distance(grid, 'a', 'c', shut)).toBe(Infinity);
    expect(shortestRoute(grid, 'a', 'c', shut)).toBeUndefined();
    expect(allShortestRoutes(grid, 'a', 'c', shut)).toEqual([]);
    expect(allRoutes(grid, 'a', 'c', shut)).toEqual([]);
  });

  it('without visiting twice are all listed, shorter ones first', () => {
    expect(allRoutes(grid, 'a', 'b', open)).toEqual([
      ['a', 'b'],
      ['a', 'd', 'e', 'b'],
      ['a', 'd', 'e', 'f', 'c', 'b'],
    ]);
    expect(allRoutes(grid, 'a', 'b', open, 4)).toHaveLength(2);
  });

  it('may be bent by a rule about single steps', () => {
    const eastwards = {
      ...open,
      toll: ({ to }: { to: string }) => (to === 'a' || to === 'd' ? false : 1),
    } as const;
    expect(allRoutes(grid, 'b', 'f', eastwards)).toEqual([
      ['b', 'c', 'f'],
      ['b', 'e', 'f'],
    ]);
  });

  it('over open ground are counted by the binomials', () => {
    const { board: field } = hexField({ columns: [7, 6, 7, 6, 7, 6, 7] });
    // From corner to corner: 6 steps down to the right and 3 straight down, in any order.
    expect(distance(field, 1, 46)).toBe(9);
    expect(allShortestRoutes(field, 1, 46)).toHaveLength((9 * 8 * 7) / (3 * 2));
    expect(allShortestRoutes(field, 1, 46, {}, 5)).toEqual(allShortestRoutes(field, 1, 46).slice(0, 5));
  });
});

describe('links that differ by direction', () => {
  const hill = board({
    spaces: [{ id: 'top' }, { id: 'bottom' }, { id: 'pit' }],
    links: [
      { from: 'top', to: 'bottom', kind: 'cliff' },
      { from: 'bottom', to: 'pit', kind: 'route', oneWay: true },
    ],
    kinds: { route: { move: 1, range: 1 }, cliff: { move: { along: 1, against: 3 }, range: 1 } },
  });

  it('cost more against than along', () => {
    expect(distance(hill, 'top', 'bottom')).toBe(1);
    expect(distance(hill, 'bottom', 'top')).toBe(3);
    expect(distance(hill, 'bottom', 'top', { by: 'range' })).toBe(1);
  });

  it('may lead only one way', () => {
    expect(distance(hill, 'bottom', 'pit')).toBe(1);
    expect(distance(hill, 'pit', 'bottom')).toBe(Infinity);
    expect(distance(hill, 'pit', 'bottom', { by: 'range' })).toBe(Infinity);
  });
});

describe('slips of the programmer', () => {
  it.each<[string, () => unknown, string]>([
    ['an unknown start', () => distance(grid, 'x', 'a'), "no space 'x' on this board"],
    ['an unknown end', () => distance(grid, 'a', 'x'), "no space 'x' on this board"],
    ['an unknown use', () => neighbours(grid, 'a', { by: 'fly' }), "not for 'fly', only for 'move', 'range'"],
    [
      'an unknown link',
      () => neighbours(grid, 'a', { links: { hatch: 'wall' } }),
      "the link state names 'hatch'",
    ],
    ['an unknown kind', () => neighbours(grid, 'a', { links: { door: 'ajar' } }), "makes 'door' a 'ajar'"],
    ['a toll of nothing', () => neighbours(grid, 'a', { toll: () => 0 }), "the toll from 'a' to 'b' is 0"],
    ['a broken budget', () => allRoutes(grid, 'a', 'b', {}, Number.NaN), 'nobody can go NaN steps'],
  ])('%s', (_, ask, message) => {
    expect(ask).toThrow(message);
  });
});
