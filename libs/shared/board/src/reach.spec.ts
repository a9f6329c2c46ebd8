import { describe, expect, it } from 'vitest';
import { board, reach, USUAL_KINDS } from './index.ts';
import type { Board, Travel } from './index.ts';

/** A line a - b - c - d with a detour b - x - y - d that is one step longer. */
const track: Board<string> = board({
  spaces: ['a', 'b', 'c', 'd', 'x', 'y'].map((id) => ({ id })),
  links: [
    { from: 'a', to: 'b', kind: 'route' },
    { from: 'b', to: 'c', kind: 'route' },
    { from: 'c', to: 'd', kind: 'route' },
    { from: 'b', to: 'x', kind: 'route' },
    { from: 'x', to: 'y', kind: 'route' },
    { from: 'y', to: 'd', kind: 'route' },
  ],
  kinds: USUAL_KINDS,
});

const within = (most: number, travel: Travel<string> = {}, from = 'a') =>
  Object.fromEntries(reach(track, from, most, travel).map(({ space, distance }) => [space, distance]));

const at = (...spaces: string[]) => ({ mustStop: (space: string) => spaces.includes(space) });

describe('reach', () => {
  it('gives each space its distance and a route, nearer ones first', () => {
    expect(reach(track, 'a', 2)).toEqual([
      { space: 'a', distance: 0, route: ['a'] },
      { space: 'b', distance: 1, route: ['a', 'b'] },
      { space: 'c', distance: 2, route: ['a', 'b', 'c'] },
      { space: 'x', distance: 2, route: ['a', 'b', 'x'] },
    ]);
  });

  it('always has the start itself', () => {
    expect(within(0)).toEqual({ a: 0 });
    expect(within(3, { mayEnter: () => false })).toEqual({ a: 0 });
  });

  it('ends where a piece must stop, and goes around it when there is enough left', () => {
    expect(within(3, at('c'))).toEqual({ a: 0, b: 1, c: 2, x: 2, y: 3 });
    expect(reach(track, 'a', 4, at('c')).at(-1)).toEqual({
      space: 'd',
      distance: 4,
      route: ['a', 'b', 'x', 'y', 'd'],
    });
    expect(within(9, at('b'))).toEqual({ a: 0, b: 1 });
  });

  it('leaves freely from a start where others must stop', () => {
    expect(within(1, at('b'), 'b')).toEqual({ b: 0, a: 1, c: 1, x: 1 });
  });

  it('keeps out of spaces that may not be entered, even as an end', () => {
    expect(within(9, { mayEnter: (space) => space !== 'c' })).toEqual({ a: 0, b: 1, x: 2, y: 3, d: 4 });
  });

  it('pays for dear ground and takes the cheaper way around', () => {
    const swamp: Travel<string> = { toll: ({ to, toll }) => (to === 'c' ? 3 : toll) };
    expect(within(4, swamp)).toEqual({ a: 0, b: 1, x: 2, y: 3, c: 4, d: 4 });
    expect(within(3, swamp)).toEqual({ a: 0, b: 1, x: 2, y: 3 });
  });

  it('corrects a first, dearer way by a cheaper one found later', () => {
    const shortcut: Travel<string> = {
      toll: ({ from, to, toll }) => (from === 'b' && to === 'c' ? 9 : toll),
    };
    expect(reach(track, 'b', 9, shortcut).find(({ space }) => space === 'c')).toEqual({
      space: 'c',
      distance: 4,
      route: ['b', 'x', 'y', 'd', 'c'],
    });
  });

  it('has no bound when none is given, and refuses nonsense', () => {
    expect(reach(track, 'a', Infinity)).toHaveLength(6);
    expect(() => reach(track, 'a', -1)).toThrow('nobody can go -1 steps');
    expect(() => reach(track, 'a', Number.NaN)).toThrow('nobody can go NaN steps');
  });
});
