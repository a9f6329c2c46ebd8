import { describe, expect, it } from 'vitest';
import { assemble, layoutProblems, USUAL_KINDS } from '../index.ts';
import type { Placement, Tile, TileSet } from '../index.ts';

describe('hexagonal tiles', () => {
  /** One space per tile, open only at the top and the upper right. */
  const bend: Tile = {
    id: 'bend',
    faces: {
      up: {
        spaces: [{ id: 0 }],
        links: [],
        sides: [[{ space: 0, kind: 'route' }], [{ space: 0, kind: 'route' }], [], [], [], []],
        coordinates: { 0: { x: 0, y: -0.25 } },
      },
    },
  };
  const hexes: TileSet = { lattice: 'hex', kinds: USUAL_KINDS, tiles: [bend] };

  /** Three bends around a common corner, each turned by a third. */
  const ring: readonly Placement[] = [
    { tile: 'bend', name: 'left', at: { x: 0, y: 0 }, rotation: 1 },
    { tile: 'bend', name: 'right', at: { x: 1, y: -1 }, rotation: 3 },
    { tile: 'bend', name: 'low', at: { x: 1, y: 0 }, rotation: 5 },
  ];

  it('close into a ring when turned the right way', () => {
    const { board, touching } = assemble(hexes, ring);
    expect(touching).toEqual({ left: ['low', 'right'], low: ['left', 'right'], right: ['left', 'low'] });
    expect(board.links).toHaveLength(ring.length);
  });

  it('say which sides clash when turned the wrong way', () => {
    const wrong = ring.map((placement) =>
      placement.name === 'low' ? { ...placement, rotation: 0 } : placement,
    );
    expect(layoutProblems(hexes, wrong)).toEqual([
      "tile 'left' at 0,0: its south-east side does not fit the north-west side of 'low' at 1,0: at place 1 'route' meets a closed place",
    ]);
  });

  it('are drawn the same distance apart in all six directions, turned about their middles', () => {
    const lone = (x: number, y: number, rotation = 0) =>
      assemble(hexes, [{ tile: 'bend', at: { x, y }, rotation }]).coordinates['bend/0'] ?? { x: NaN, y: NaN };
    const centre = lone(0, 0);
    const around = [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ] as const;
    for (const [x, y] of around) {
      const point = lone(x, y);
      expect(Math.hypot(point.x - centre.x, point.y - centre.y)).toBeCloseTo(1, 12);
    }
    around.forEach(([x, y], side) => {
      // The space lies a quarter of the way towards the first side, wherever that side is turned.
      const neighbour = lone(x, y);
      const turned = lone(0, 0, side);
      expect(turned.x).toBeCloseTo((neighbour.x - centre.x) / 4, 12);
      expect(turned.y).toBeCloseTo((neighbour.y - centre.y) / 4, 12);
    });
  });
});
