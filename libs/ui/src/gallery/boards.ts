/** Two boards for the gallery: ports with routes between them, and a field of hexes. */
import type { BoardSpace, BoardView } from '../board/model.ts';
import { anchor, cargoCrate, ringedPlanet, shield, spaceship, starfighter } from '../icons/icons.ts';
import type { Tone } from '../model.ts';

const port = (
  id: string,
  label: string,
  x: number,
  y: number,
  more: Partial<BoardSpace> = {},
): BoardSpace => ({
  id,
  label,
  x,
  y,
  size: 34,
  shape: 'circle',
  icon: ringedPlanet,
  tone: 'sky',
  ...more,
});

const ports = [
  port('cinder', 'Cinder', 110, 130, { tone: 'amber', lit: true }),
  port('haven', 'Haven', 330, 90, { choice: { id: 'fly:haven', label: 'Fly to Haven' } }),
  port('drift', 'Drift', 300, 300, {
    tone: 'teal',
    icon: anchor,
    choice: { id: 'fly:drift', label: 'Fly to Drift' },
  }),
  port('forge', 'Forge', 560, 210, {
    tone: 'vermilion',
    choice: {
      id: 'fly:forge',
      label: 'Fly to Forge',
      disabled: { rule: 'FLY-02', reason: 'Three steps away; your ship flies two.' },
    },
  }),
  port('lantern', 'Lantern', 760, 110, { tone: 'rose' }),
];
const between = (from: number, to: number) => [ports[from], ports[to]].flatMap((end) => (end ? [end] : []));

export const starMap: BoardView = {
  width: 880,
  height: 420,
  regions: [
    {
      label: 'The rim',
      tone: 'teal',
      points: [
        { x: 20, y: 20 },
        { x: 440, y: 20 },
        { x: 420, y: 400 },
        { x: 20, y: 400 },
      ],
    },
    {
      label: 'The core',
      tone: 'rose',
      points: [
        { x: 470, y: 20 },
        { x: 860, y: 20 },
        { x: 860, y: 400 },
        { x: 450, y: 400 },
      ],
    },
  ],
  routes: [
    { points: between(0, 1), lit: true },
    { points: between(0, 2) },
    { points: between(1, 2), dashed: true },
    { points: between(1, 3) },
    { points: between(2, 3) },
    { points: between(3, 4), dashed: true },
  ],
  spaces: ports,
  pieces: [
    { id: 'ada', at: 'cinder', mark: { label: 'Ada’s ship', tone: 'teal', icon: starfighter } },
    { id: 'patrol', at: 'forge', mark: { label: 'Patrol', tone: 'vermilion', icon: spaceship }, count: 2 },
  ],
};

const grounds: readonly (readonly [number, number, Tone])[] = [
  [0, 0, 'teal'],
  [1, 0, 'amber'],
  [2, 0, 'slate'],
  [3, 0, 'sky'],
  [4, 0, 'slate'],
  [0, 1, 'slate'],
  [1, 1, 'teal'],
  [2, 1, 'vermilion'],
  [3, 1, 'slate'],
  [4, 1, 'rose'],
];
const size = 60;
const hexes = grounds.map(([column, row, tone]): BoardSpace => {
  const id = `${String(column)}-${String(row)}`;
  return {
    id,
    label: `${'ABCDE'.charAt(column)}${String(row + 1)}`,
    x: size * (1.15 + 1.5 * column),
    y: size * (1.02 + Math.sqrt(3) * (row + (column % 2) / 2)),
    size: size - 2,
    shape: 'hex',
    tone,
    ...(tone === 'amber' ? { icon: cargoCrate } : tone === 'vermilion' ? { icon: shield } : {}),
    ...(id === '1-1' ? { choice: { id: 'move:b2', label: 'Move to B2' } } : {}),
  };
});

export const hexField: BoardView = {
  width: size * 8.3,
  height: size * 4.55,
  spaces: hexes,
  pieces: [
    { id: 'a', at: '0-0', mark: { label: 'Walker', tone: 'teal' } },
    { id: 'b', at: '0-0', mark: { label: 'Runner', tone: 'amber' } },
    {
      id: 'c',
      at: '3-1',
      mark: { label: 'Guard', tone: 'vermilion' },
      choice: { id: 'hit:guard', label: 'Attack the guard' },
    },
  ],
};
