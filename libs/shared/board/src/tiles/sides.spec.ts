import { describe, expect, it } from 'vitest';
import { assemble, distance, layoutProblems, neighbours, USUAL_KINDS } from '../index.ts';
import type { Opening, Side, Tile, TileSet } from '../index.ts';

const route = (space: string): Opening => ({ space, kind: 'route' });

describe('sides with several openings', () => {
  const block = (id: string, sides: readonly Side[]): Tile => ({
    id,
    faces: { up: { spaces: ['top', 'low'].map((space) => ({ id: space })), links: [], sides } },
  });
  const kinds = { ...USUAL_KINDS, cliff: { move: { along: 1, against: 3 }, range: 1 } };
  const row = (...tiles: readonly Tile[]): TileSet => ({ lattice: 'row', kinds, tiles });
  const inARow = (...tiles: readonly string[]) => tiles.map((tile, x) => ({ tile, at: { x, y: 0 } }));
  const both = [
    [route('top'), route('low')],
    [route('low'), route('top')],
  ];

  it('meet in the order they are seen, not in the order they are listed', () => {
    const { board } = assemble(row(block('a', both), block('b', both)), inARow('a', 'b'));
    expect(neighbours(board, 'a/top')).toEqual(['b/top']);
    expect(neighbours(board, 'a/low')).toEqual(['b/low']);
  });

  it('meet upside down when a tile is turned around', () => {
    const turned = [
      { tile: 'a', at: { x: 0, y: 0 } },
      { tile: 'b', at: { x: 1, y: 0 }, rotation: 1 },
    ];
    const { board } = assemble(row(block('a', both), block('b', both)), turned);
    expect(neighbours(board, 'a/top')).toEqual(['b/low']);
    expect(neighbours(board, 'a/low')).toEqual(['b/top']);
  });

  it('must have the same number of places, unless one is closed all along', () => {
    const three = block('b', [[], [null, route('low'), null]]);
    expect(layoutProblems(row(block('a', both), three), inARow('a', 'b'))).toEqual([
      "tile 'a' at 0,0: its east side does not fit the west side of 'b' at 1,0: 2 places meet 3",
    ]);
    const closed = block('c', [[], [null, null]]);
    const blank = block('d', [[], []]);
    expect(assemble(row(closed, blank), inARow('d', 'c')).board.links).toEqual([]);
    expect(layoutProblems(row(block('a', both), blank), inARow('a', 'd'))).toHaveLength(2);
  });

  it('may join the same two spaces twice', () => {
    const wide = [
      [route('top'), route('top')],
      [route('top'), route('top')],
    ];
    const { board } = assemble(row(block('a', wide), block('b', wide)), inARow('a', 'b'));
    expect(board.links.map(({ id }) => id)).toEqual(['a/top~b/top', 'a/top~b/top~2']);
  });

  it('keep the direction of links that differ by direction', () => {
    const high = block('high', [[{ space: 'top', kind: 'cliff', way: 'out' }], []]);
    const low = block('deep', [[], [{ space: 'low', kind: 'cliff', way: 'in' }]]);
    const { board } = assemble(row(high, low), inARow('high', 'deep'));
    expect(distance(board, 'high/top', 'deep/low')).toBe(1);
    expect(distance(board, 'deep/low', 'high/top')).toBe(3);
    const chute = (way: 'out' | 'in') => ({ space: 'top', kind: 'route', way, oneWay: true }) as const;
    const a = block('a', [[chute('in')], []]);
    const b = block('b', [[], [chute('out')]]);
    const slide = assemble(row(a, b), inARow('a', 'b')).board;
    expect(distance(slide, 'b/top', 'a/top')).toBe(1);
    expect(distance(slide, 'a/top', 'b/top')).toBe(Infinity);
    expect(layoutProblems(row(a, block('b', [[], [chute('in')]])), inARow('a', 'b'))).toEqual([
      "tile 'a' at 0,0: its east side does not fit the west side of 'b' at 1,0: at place 1 one-way 'route' in meets one-way 'route' in",
    ]);
  });

  it('do not fit when the links are of different kinds, or only one leads one way', () => {
    const chute: Opening = { space: 'top', kind: 'route', way: 'out', oneWay: true };
    const meeting = (ours: Opening, theirs: Opening) =>
      layoutProblems(row(block('a', [[ours], []]), block('b', [[], [theirs]])), inARow('a', 'b'));
    const clash = "tile 'a' at 0,0: its east side does not fit the west side of 'b' at 1,0: at place 1";
    expect(meeting(route('top'), { space: 'low', kind: 'openDoor' })).toEqual([
      `${clash} 'route' meets 'openDoor'`,
    ]);
    expect(meeting(chute, { space: 'low', kind: 'route', way: 'in' })).toEqual([
      `${clash} one-way 'route' out meets 'route' in`,
    ]);
    expect(meeting({ space: 'low', kind: 'route', way: 'in' }, route('low'))).toEqual([
      `${clash} 'route' in meets 'route'`,
    ]);
    expect(meeting(chute, { ...chute, way: 'in' })).toEqual([]);
  });

  it('lie in one row only', () => {
    expect(layoutProblems(row(block('a', both)), [{ tile: 'a', at: { x: 0, y: 1 } }])).toEqual([
      "tile 'a' at 0,1: a row has only y = 0",
    ]);
  });

  it('names every broken tile of a set', () => {
    const broken: TileSet = row(
      block('a/b', both),
      block('c', [[route('attic')], [{ space: 'top', kind: 'rope' }], []]),
      block('c', [[{ space: 'top', kind: 'cliff' }], []]),
      { id: 'd', faces: {} },
      block('f', [[{ ...route('top'), oneWay: true }], []]),
      {
        id: 'e',
        faces: {
          up: {
            spaces: [{ id: 1 }, { id: 1 }],
            links: [],
            sides: [[], []],
            coordinates: { 2: { x: 0, y: 0 } },
          },
        },
      },
    );
    const problems = [
      "tile 'a/b': a tile's name is not empty and has no slash",
      "tile 'c', face 'up': it has 3 sides where a row tile has 2",
      "tile 'c', face 'up': opening 1 of the east side: no space 'attic'",
      "tile 'c', face 'up': opening 1 of the west side: unknown link kind 'rope'",
      "tile 'c' is there twice",
      "tile 'c', face 'up': opening 1 of the east side: a 'cliff' that differs by direction must say which way it leads",
      "tile 'd' has no face",
      "tile 'f', face 'up': opening 1 of the east side: a 'route' that differs by direction must say which way it leads",
      "tile 'e', face 'up': space 1 is there twice",
      "tile 'e', face 'up': coordinates for '2': no such space",
    ];
    expect(layoutProblems(broken, [])).toEqual(problems);
    expect(() => assemble(broken, [])).toThrow(`these are not tiles: ${problems.join('; ')}`);
  });
});
