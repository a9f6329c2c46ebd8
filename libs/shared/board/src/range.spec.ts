import { describe, expect, it } from 'vitest';
import { board, components, distance, range, USUAL_KINDS, withinRange } from './index.ts';
import type { Board } from './index.ts';

/**
 *   hall | yard     a wall between hall and yard
 *    |      |
 *   pass - gate     the way around
 *           D       a door
 *          vault - roof   the roof stands on a cliff above the vault
 */
const camp: Board<string> = board({
  spaces: ['hall', 'yard', 'pass', 'gate', 'vault', 'roof'].map((id) => ({ id })),
  links: [
    { from: 'hall', to: 'yard', kind: 'wall' },
    { from: 'hall', to: 'pass', kind: 'route' },
    { from: 'pass', to: 'gate', kind: 'route' },
    { from: 'gate', to: 'yard', kind: 'route' },
    { id: 'door', from: 'gate', to: 'vault', kind: 'lockedDoor' },
    { from: 'roof', to: 'vault', kind: 'cliff' },
  ],
  kinds: USUAL_KINDS,
});
const open = { links: { door: 'openDoor' } };

describe('range', () => {
  it('is counted around walls, not through them', () => {
    expect(range(camp, 'hall', 'yard')).toBe(3);
    expect(range(camp, 'hall', 'hall')).toBe(0);
  });

  it('does not exist behind a locked door, and does behind an open one', () => {
    expect(range(camp, 'hall', 'vault')).toBe(Infinity);
    expect(range(camp, 'hall', 'vault', open)).toBe(3);
  });

  it('carries over a cliff that nobody can climb', () => {
    expect(range(camp, 'hall', 'roof', open)).toBe(4);
    expect(distance(camp, 'hall', 'roof', open)).toBe(Infinity);
  });

  it('goes around a space that stops it', () => {
    expect(range(camp, 'hall', 'yard', { mayEnter: (space) => space !== 'pass' })).toBe(Infinity);
    expect(range(camp, 'hall', 'yard', { links: {}, mayEnter: (space) => space !== 'vault' })).toBe(3);
  });

  it('gathers everything within it, nearer first', () => {
    expect(withinRange(camp, 'gate', 1)).toEqual(['gate', 'yard', 'pass']);
    expect(withinRange(camp, 'gate', 2, open)).toEqual(['gate', 'yard', 'pass', 'vault', 'hall', 'roof']);
  });
});

describe('components', () => {
  it('are what closed links cut apart', () => {
    expect(components(camp)).toEqual([['hall', 'yard', 'pass', 'gate'], ['vault'], ['roof']]);
    expect(components(camp, { by: 'range' })).toEqual([
      ['hall', 'yard', 'pass', 'gate'],
      ['vault', 'roof'],
    ]);
    expect(components(camp, { ...open, by: 'range' })).toHaveLength(1);
  });

  it('leave out what may not be entered', () => {
    expect(components(camp, { mayEnter: (space) => space !== 'gate' })).toEqual([
      ['hall', 'pass'],
      ['yard'],
      ['vault'],
      ['roof'],
    ]);
  });

  it('are joined by a link that leads only one way', () => {
    const slide = board({
      spaces: [{ id: 1 }, { id: 2 }, { id: 3 }],
      links: [{ from: 3, to: 1, kind: 'route', oneWay: true }],
      kinds: USUAL_KINDS,
    });
    expect(components(slide)).toEqual([[1, 3], [2]]);
  });
});
