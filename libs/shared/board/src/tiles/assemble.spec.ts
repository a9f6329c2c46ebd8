import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allShortestRoutes,
  assemble,
  coordinateProblems,
  distance,
  layoutProblems,
  neighbours,
  USUAL_KINDS,
} from '../index.ts';
import type { Opening, Placement, TileFace, TileSet } from '../index.ts';

const route = (space: string): Opening => ({ space, kind: 'route' });

/** A crossing: a middle with four arms, one out of each side. */
const crossing = (kind = 'route'): TileFace => ({
  spaces: ['middle', 'n', 'e', 's', 'w'].map((id) => ({ id })),
  links: ['n', 'e', 's', 'w'].map((arm) => ({ id: `arm ${arm}`, from: 'middle', to: arm, kind })),
  sides: ['n', 'e', 's', 'w'].map((arm) => [route(arm)]),
  coordinates: {
    middle: { x: 0, y: 0 },
    n: { x: 0, y: -0.5 },
    e: { x: 0.5, y: 0 },
    s: { x: 0, y: 0.5 },
    w: { x: -0.5, y: 0 },
  },
});

/** A way straight through from north to south, closed east and west. */
const straight: TileFace = {
  spaces: [{ id: 1, kind: 'path', tags: { inn: true } }],
  links: [],
  sides: [[{ space: 1, kind: 'route' }], [null], [{ space: 1, kind: 'route' }], []],
  coordinates: { 1: { x: 0, y: -0.25 } },
};

const set: TileSet = {
  lattice: 'square',
  kinds: USUAL_KINDS,
  tiles: [
    { id: 'cross', faces: { day: crossing(), night: crossing('wall') } },
    { id: 'path', faces: { only: straight } },
    { id: 'lane', faces: { only: straight } },
  ],
};

/** Path above the crossing, lane to the right of it, lying on its side. */
const layout: readonly Placement[] = [
  { tile: 'cross', face: 'day', at: { x: 0, y: 0 } },
  { tile: 'path', at: { x: 0, y: -1 } },
  { tile: 'lane', at: { x: 1, y: 0 }, rotation: 1 },
];

const placed = (...changes: readonly Partial<Placement>[]): readonly Placement[] =>
  layout.map((placement, place) => ({ ...placement, ...changes[place] }));

describe('assembling tiles', () => {
  const { board, coordinates, tileOf, touching } = assemble(set, layout);

  it('names spaces and links by tile and keeps what they are', () => {
    expect(board.spaces.map(({ id }) => id)).toEqual([
      'cross/middle',
      'cross/n',
      'cross/e',
      'cross/s',
      'cross/w',
      'lane/1',
      'path/1',
    ]);
    expect(board.spaces.at(-1)).toEqual({ id: 'path/1', kind: 'path', tags: { inn: true } });
    expect(board.links.map(({ id }) => id)).toEqual([
      'cross/arm n',
      'cross/arm e',
      'cross/arm s',
      'cross/arm w',
      'cross/n~path/1',
      'cross/e~lane/1',
    ]);
  });

  it('joins the sides that touch', () => {
    expect(allShortestRoutes(board, 'path/1', 'lane/1')).toEqual([
      ['path/1', 'cross/n', 'cross/middle', 'cross/e', 'lane/1'],
    ]);
    expect(neighbours(board, 'cross/s')).toEqual(['cross/middle']);
    expect(distance(board, 'path/1', 'cross/n', { links: { 'cross/n~path/1': 'wall' } })).toBe(Infinity);
  });

  it('tells which tile a space is on and which tiles touch', () => {
    expect(tileOf['lane/1']).toBe('lane');
    expect(Object.keys(tileOf)).toHaveLength(7);
    expect(touching).toEqual({ cross: ['lane', 'path'], lane: ['cross'], path: ['cross'] });
  });

  it('takes the face that lies up', () => {
    const night = assemble(set, placed({ face: 'night' })).board;
    expect(distance(night, 'path/1', 'cross/n')).toBe(1);
    expect(distance(night, 'path/1', 'cross/middle')).toBe(Infinity);
  });

  it('rotates and moves the drawing with the tile', () => {
    expect(coordinateProblems(board, coordinates)).toEqual([]);
    expect(coordinates['path/1']).toEqual({ x: 0, y: -1.25 });
    expect(coordinates['lane/1']).toEqual({ x: 1.25, y: 0 });
    const far = assemble(set, placed({}, { rotation: 2 }, { rotation: 3 }), 10).coordinates;
    expect(far['path/1']).toEqual({ x: 0, y: -9.75 });
    expect(far['lane/1']).toEqual({ x: 9.75, y: 0 });
  });

  it('takes a second copy of a tile under another name', () => {
    const copy: Placement = { tile: 'path', name: 'path 2', at: { x: 0, y: 1 } };
    const two = assemble(set, [...layout, copy]);
    expect(distance(two.board, 'path/1', 'path 2/1')).toBe(4);
  });

  it('of no tiles is an empty board', () => {
    expect(assemble(set, []).board.spaces).toEqual([]);
  });

  it('gives the same board in whatever order they were placed, joined as they are drawn', () => {
    const grid = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
    const placing = fc.tuple(
      fc.array(fc.nat(3), { minLength: 9, maxLength: 9 }),
      fc.constantFrom('day', 'night'),
    );
    const layouts = placing.map(([rotations, face]) =>
      grid.map((at, place) => ({
        tile: 'cross',
        name: `t${place}`,
        at,
        face,
        rotation: rotations[place] ?? 0,
      })),
    );
    const shuffled = layouts.chain((placements) =>
      fc.tuple(fc.constant(placements), fc.shuffledSubarray(placements, { minLength: 9 })),
    );
    fc.assert(
      fc.property(shuffled, ([placements, otherwise]) => {
        const one = assemble(set, placements);
        const other = assemble({ ...set, tiles: set.tiles.toReversed() }, otherwise);
        expect(JSON.stringify(other)).toBe(JSON.stringify(one));
        // Arms end in the middle of a side: two spaces are joined across a seam when they are drawn in one point.
        const seams = one.board.links.filter(({ id }) => id?.includes('~'));
        expect(seams).toHaveLength(12);
        for (const { from, to } of seams) expect(one.coordinates[from]).toEqual(one.coordinates[to]);
      }),
      { seed: 4, numRuns: 60 },
    );
  });
});

describe('tiles that do not fit', () => {
  const missing = { tile: 'bog', at: { x: 3, y: 3 } };

  it.each<[string, readonly Placement[], readonly string[]]>([
    ['an unknown tile', [...layout, missing], ["tile 'bog' at 3,3: there is no tile 'bog'"]],
    [
      'two unknown tiles',
      [missing, { tile: 'abyss', at: { x: 4, y: 4 } }],
      ["tile 'abyss' at 4,4: there is no tile 'abyss'", "tile 'bog' at 3,3: there is no tile 'bog'"],
    ],
    ['an unknown face', placed({ face: 'dusk' }), ["tile 'cross' at 0,0: the tile has no face 'dusk'"]],
    [
      'an unknown rotation',
      placed({}, {}, { rotation: 4 }),
      ["tile 'lane' at 1,0: rotation 4 is not one of 0 to 3"],
    ],
    [
      'a broken position',
      placed({}, { at: { x: 0.5, y: 0 } }),
      ["tile 'path' at 0.5,0: a position is two whole numbers"],
    ],
    [
      'a name with a slash',
      placed({}, { name: 'a/b' }),
      ["tile 'a/b' at 0,-1: a tile's name is not empty and has no slash"],
    ],
    [
      'a tile on top of another',
      placed({}, { at: { x: 1, y: 0 }, rotation: 1 }),
      ["tile 'path' at 1,0: 'lane' already lies there"],
    ],
    [
      'a tile in two places',
      [...layout, { tile: 'path', at: { x: 0, y: 1 } }],
      ["tile 'path' at 0,1: it already lies at 0,-1"],
    ],
    [
      'an open side against a closed one',
      placed({}, {}, { rotation: 0 }),
      [
        "tile 'cross' at 0,0: its east side does not fit the west side of 'lane' at 1,0: at place 1 'route' meets a closed place",
      ],
    ],
    [
      'a tile lying apart',
      placed({}, { at: { x: 5, y: 5 } }),
      ["tile 'path' at 5,5: it does not hang together with 'cross'"],
    ],
  ])('%s', (_, placements, problems) => {
    expect(layoutProblems(set, placements)).toEqual(problems);
    expect(layoutProblems(set, placements.toReversed())).toEqual(problems);
    expect(() => assemble(set, placements)).toThrow(`the tiles do not fit: ${problems.join('; ')}`);
  });

  it('asks which face lies up when there are several', () => {
    const [, ...rest] = layout;
    expect(layoutProblems(set, [{ tile: 'cross', at: { x: 0, y: 0 } }, ...rest])).toEqual([
      "tile 'cross' at 0,0: which face is up? It has 'day', 'night'",
    ]);
  });
});
