/** One board out of many tiles. However they were placed, the same layout gives the same board, byte for byte. */

import { board } from '../board.ts';
import type { Board } from '../board.ts';
import type { Coordinates } from '../coordinates.ts';
import type { Link, Space, SpaceId } from '../plan.ts';
import { drawnAt, LATTICES } from './lattice.ts';
import { layOut } from './placement.ts';
import type { Laid, Placement, Seam } from './placement.ts';
import { tileSetProblems } from './tile.ts';
import type { Opening, TileSet } from './tile.ts';

export interface AssembledBoard {
  /** Spaces are called `tile/space`, a tile's own links `tile/link`, links across a seam `tile/space~tile/space`. */
  readonly board: Board<string>;
  readonly coordinates: Coordinates;
  /** The tile each space lies on. */
  readonly tileOf: Readonly<Record<string, string>>;
  /** The tiles that touch each tile. */
  readonly touching: Readonly<Record<string, readonly string[]>>;
}

/** What is wrong with this layout; empty when it can be assembled. */
export function layoutProblems(set: TileSet, placements: readonly Placement[]): readonly string[] {
  const problems = tileSetProblems(set);
  return problems.length > 0 ? problems : layOut(set, placements).problems;
}

/** Joins the tiles into one board; throws an error that lists what does not fit and where. Tiles are drawn `pitch` apart. */
export function assemble(set: TileSet, placements: readonly Placement[], pitch = 1): AssembledBoard {
  const broken = tileSetProblems(set);
  if (broken.length > 0) throw new Error(`these are not tiles: ${broken.join('; ')}`);
  const { laid, seams, problems } = layOut(set, placements);
  if (problems.length > 0) throw new Error(`the tiles do not fit: ${problems.join('; ')}`);
  const links = [...laid.flatMap(linksOn), ...seams.flatMap(linksAcross)];
  return {
    board: board({ spaces: laid.flatMap(spacesOn), links, kinds: set.kinds }),
    coordinates: Object.fromEntries(laid.flatMap((tile) => pointsOn(tile, set, pitch))),
    tileOf: Object.fromEntries(
      laid.flatMap(({ name, face }) => face.spaces.map(({ id }) => [spaceName(name, id), name])),
    ),
    touching: Object.fromEntries(laid.map((tile) => [tile.name, namesBeside(tile, laid, seams)])),
  };
}

function spaceName(tile: string, space: SpaceId): string {
  return `${tile}/${space}`;
}

function spacesOn({ name, face }: Laid): readonly Space<string>[] {
  return face.spaces.map((space) => ({ ...space, id: spaceName(name, space.id) }));
}

function linksOn({ name, face }: Laid): readonly Link<string>[] {
  return face.links.map((link) => ({
    ...link,
    ...(link.id === undefined ? {} : { id: `${name}/${link.id}` }),
    from: spaceName(name, link.from),
    to: spaceName(name, link.to),
  }));
}

function linksAcross(seam: Seam): readonly Link<string>[] {
  const used = new Map<string, number>();
  return seam.meetings.flatMap(([ours, theirs]) => {
    if (ours === null || theirs === null) return [];
    const here = spaceName(seam.one.name, ours.space);
    const there = spaceName(seam.other.name, theirs.space);
    const pair = `${here}~${there}`;
    const count = (used.get(pair) ?? 0) + 1;
    used.set(pair, count);
    return [across(count === 1 ? pair : `${pair}~${count}`, here, there, ours)];
  });
}

function across(id: string, here: string, there: string, { kind, way, oneWay }: Opening): Link<string> {
  const [from, to] = way === 'in' ? [there, here] : [here, there];
  return { id, from, to, kind, ...(oneWay === true ? { oneWay } : {}) };
}

function pointsOn({ name, at, rotation, face }: Laid, set: TileSet, pitch: number) {
  const lattice = LATTICES[set.lattice];
  return Object.entries(face.coordinates ?? {}).map(
    ([space, point]) => [spaceName(name, space), drawnAt(lattice, point, rotation, at, pitch)] as const,
  );
}

function namesBeside(tile: Laid, laid: readonly Laid[], seams: readonly Seam[]): readonly string[] {
  const beside = new Set(
    seams.flatMap(({ one, other }) => (one === tile ? [other] : other === tile ? [one] : [])),
  );
  return laid.filter((other) => beside.has(other)).map(({ name }) => name);
}
