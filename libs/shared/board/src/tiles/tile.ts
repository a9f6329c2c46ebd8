/** Tiles a board is put together from: each face a small board of its own, with openings along its sides. */

import type { Coordinates } from '../coordinates.ts';
import { tollsOf } from '../plan.ts';
import type { Link, LinkKinds, Space, SpaceId } from '../plan.ts';
import { kindProblems, linkProblems, quote, spaceProblems } from '../problems.ts';
import { LATTICES } from './lattice.ts';
import type { LatticeName } from './lattice.ts';

/** Where a link leaves a tile. It meets an opening of the same kind, or the edge of the board. */
export interface Opening {
  readonly space: SpaceId;
  readonly kind: string;
  /** For links whose two directions differ: this end is where the link leads from (`out`) or to (`in`). */
  readonly way?: 'out' | 'in';
  readonly oneWay?: boolean;
}

/** The openings of a side in clockwise order; `null` keeps a closed place. An empty side is closed all along. */
export type Side = readonly (Opening | null)[];

export interface TileFace {
  readonly spaces: readonly Space[];
  readonly links: readonly Link[];
  /** In the order of the lattice's sides, for the tile as it lies unrotated. */
  readonly sides: readonly Side[];
  /** Points for drawing, from the middle of the unrotated tile. */
  readonly coordinates?: Coordinates;
}

export interface Tile {
  readonly id: string;
  readonly faces: { readonly [face: string]: TileFace };
}

export interface TileSet {
  readonly lattice: LatticeName;
  readonly kinds: LinkKinds;
  readonly tiles: readonly Tile[];
}

export function tileSetProblems(set: TileSet): readonly string[] {
  const problems = [...kindProblems(set.kinds)];
  const seen = new Set<string>();
  for (const tile of set.tiles) {
    if (tile.id === '' || tile.id.includes('/'))
      problems.push(`tile '${tile.id}': a tile's name is not empty and has no slash`);
    if (seen.has(tile.id)) problems.push(`tile '${tile.id}' is there twice`);
    seen.add(tile.id);
    if (Object.keys(tile.faces).length === 0) problems.push(`tile '${tile.id}' has no face`);
    for (const [name, face] of Object.entries(tile.faces))
      problems.push(
        ...faceProblems(face, set).map((problem) => `tile '${tile.id}', face '${name}': ${problem}`),
      );
  }
  return problems;
}

function faceProblems(face: TileFace, set: TileSet): readonly string[] {
  const problems = [...spaceProblems(face.spaces), ...linkProblems(face.links, face.spaces, set.kinds)];
  const { sides } = LATTICES[set.lattice];
  if (face.sides.length !== sides.length)
    problems.push(`it has ${face.sides.length} sides where a ${set.lattice} tile has ${sides.length}`);
  const spaces = new Set(face.spaces.map(({ id }) => id));
  face.sides.forEach((openings, side) => {
    openings.forEach((opening, place) => {
      const where = `opening ${place + 1} of the ${sides[side]?.name ?? 'surplus'} side`;
      if (opening !== null)
        problems.push(
          ...openingProblems(opening, spaces, set.kinds).map((problem) => `${where}: ${problem}`),
        );
    });
  });
  for (const id of Object.keys(face.coordinates ?? {}))
    if (!face.spaces.some((space) => String(space.id) === id))
      problems.push(`coordinates for '${id}': no such space`);
  return problems;
}

function openingProblems(
  opening: Opening,
  spaces: ReadonlySet<SpaceId>,
  kinds: LinkKinds,
): readonly string[] {
  const problems: string[] = [];
  if (!spaces.has(opening.space)) problems.push(`no space ${quote(opening.space)}`);
  const kind = Object.hasOwn(kinds, opening.kind) ? kinds[opening.kind] : undefined;
  if (kind === undefined) return [...problems, `unknown link kind '${opening.kind}'`];
  const lopsided = Object.values(kind)
    .map(tollsOf)
    .some(({ along, against }) => along !== against);
  if (opening.way === undefined && (lopsided || opening.oneWay === true))
    problems.push(`a '${opening.kind}' that differs by direction must say which way it leads`);
  return problems;
}
