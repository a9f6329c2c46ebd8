/** Tiles laid on the table, and everything that can be wrong with how they lie. */

import { LATTICES } from './lattice.ts';
import type { LatticeName, Position } from './lattice.ts';
import type { Opening, Side, Tile, TileFace, TileSet } from './tile.ts';

export interface Placement {
  readonly tile: string;
  readonly at: Position;
  /** Steps clockwise: quarters on a square lattice, sixths on a hex lattice, 1 turns a tile of a row around. */
  readonly rotation?: number;
  /** May be left out when the tile has only one face. */
  readonly face?: string;
  /** Another name than the tile's own, for a second copy of it. */
  readonly name?: string;
}

/** A placement with everything looked up. */
export interface Laid {
  readonly name: string;
  readonly at: Position;
  readonly rotation: number;
  readonly face: TileFace;
}

/** Two tiles side by side, seen from the one whose name comes first. */
export interface Seam {
  readonly one: Laid;
  readonly other: Laid;
  /** Opening meets opening, along the side of `one`, clockwise. */
  readonly meetings: readonly (readonly [Opening | null, Opening | null])[];
  readonly problems: readonly string[];
}

export interface Layout {
  /** By name, so that the order of placing leaves no trace. */
  readonly laid: readonly Laid[];
  readonly seams: readonly Seam[];
  readonly problems: readonly string[];
}

export function layOut(set: TileSet, placements: readonly Placement[]): Layout {
  const problems: string[] = [];
  const tiles = new Map(set.tiles.map((tile) => [tile.id, tile]));
  const laid = placements
    .flatMap((placement) => {
      const found = look(placement, tiles, set.lattice);
      if (typeof found !== 'string') return [found];
      problems.push(`${whatAndWhere(placement.name ?? placement.tile, placement.at)}: ${found}`);
      return [];
    })
    .toSorted((a, b) => compare(a.name, b.name) || a.at.x - b.at.x || a.at.y - b.at.y);
  problems.sort(compare);
  problems.push(...overlaps(laid));
  const seams = laid.flatMap((one) => seamsOf(one, laid, set.lattice));
  problems.push(...seams.flatMap((seam) => seam.problems));
  if (problems.length === 0) problems.push(...strays(laid, seams));
  return { laid, seams, problems };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function look(placement: Placement, tiles: ReadonlyMap<string, Tile>, lattice: LatticeName): Laid | string {
  const tile = tiles.get(placement.tile);
  if (tile === undefined) return `there is no tile '${placement.tile}'`;
  const name = placement.name ?? tile.id;
  if (name === '' || name.includes('/')) return `a tile's name is not empty and has no slash`;
  const faces = Object.keys(tile.faces);
  const chosen = placement.face ?? (faces.length === 1 ? faces[0] : undefined);
  if (chosen === undefined) return `which face is up? It has ${faces.map((face) => `'${face}'`).join(', ')}`;
  const face = Object.hasOwn(tile.faces, chosen) ? tile.faces[chosen] : undefined;
  if (face === undefined) return `the tile has no face '${chosen}'`;
  const { at, rotation = 0 } = placement;
  if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y)) return 'a position is two whole numbers';
  if (lattice === 'row' && at.y !== 0) return 'a row has only y = 0';
  const turns = LATTICES[lattice].sides.length;
  if (!Number.isInteger(rotation) || rotation < 0 || rotation >= turns)
    return `rotation ${rotation} is not one of 0 to ${turns - 1}`;
  return { name, at, rotation, face };
}

function overlaps(laid: readonly Laid[]): readonly string[] {
  return laid.flatMap((one, place) =>
    laid
      .slice(place + 1)
      .flatMap((other) => [
        ...(one.name === other.name
          ? [`${whatAndWhere(other.name, other.at)}: it already lies at ${where(one.at)}`]
          : []),
        ...(one.at.x === other.at.x && one.at.y === other.at.y
          ? [`${whatAndWhere(other.name, other.at)}: '${one.name}' already lies there`]
          : []),
      ]),
  );
}

function seamsOf(one: Laid, laid: readonly Laid[], lattice: LatticeName): readonly Seam[] {
  const { sides } = LATTICES[lattice];
  return sides.flatMap(({ name, step }, facing) => {
    const other = laid.find(({ at }) => at.x === one.at.x + step.x && at.y === one.at.y + step.y);
    if (other === undefined || compare(one.name, other.name) >= 0) return [];
    const opposite = (facing + sides.length / 2) % sides.length;
    const ours = sideFacing(one, facing, sides.length);
    const theirs = sideFacing(other, opposite, sides.length);
    const seam = `${whatAndWhere(one.name, one.at)}: its ${name} side does not fit the ${sides[opposite]?.name ?? ''} side of '${other.name}' at ${where(other.at)}`;
    const places = Math.max(ours.length, theirs.length);
    if (ours.length > 0 && theirs.length > 0 && ours.length !== theirs.length)
      return [
        { one, other, meetings: [], problems: [`${seam}: ${ours.length} places meet ${theirs.length}`] },
      ];
    // Clockwise along one tile is anticlockwise along its neighbour.
    const meetings = Array.from({ length: places }, (_, place): readonly [Opening | null, Opening | null] => [
      ours[place] ?? null,
      theirs[places - 1 - place] ?? null,
    ]);
    const problems = meetings.flatMap(([a, b], place) =>
      fits(a, b) ? [] : [`${seam}: at place ${place + 1} ${describe(a)} meets ${describe(b)}`],
    );
    return [{ one, other, meetings, problems }];
  });
}

function sideFacing(tile: Laid, facing: number, sides: number): Side {
  return tile.face.sides[(facing - tile.rotation + sides) % sides] ?? [];
}

function fits(a: Opening | null, b: Opening | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.kind !== b.kind || (a.oneWay ?? false) !== (b.oneWay ?? false)) return false;
  return a.way === undefined ? b.way === undefined : b.way === (a.way === 'out' ? 'in' : 'out');
}

function describe(opening: Opening | null): string {
  if (opening === null) return 'a closed place';
  const words = [opening.oneWay === true ? 'one-way' : '', `'${opening.kind}'`, opening.way ?? ''];
  return words.filter((word) => word !== '').join(' ');
}

/** Everything must hang together, side to side, with the tile whose name comes first. */
function strays(laid: readonly Laid[], seams: readonly Seam[]): readonly string[] {
  const joined = new Set(laid.slice(0, 1));
  for (const tile of joined)
    for (const { one, other } of seams) {
      if (one === tile) joined.add(other);
      if (other === tile) joined.add(one);
    }
  const first = laid[0]?.name ?? '';
  return laid
    .filter((tile) => !joined.has(tile))
    .map(({ name, at }) => `${whatAndWhere(name, at)}: it does not hang together with '${first}'`);
}

function whatAndWhere(name: string, at: Position): string {
  return `tile '${name}' at ${where(at)}`;
}

function where(at: Position): string {
  return `${at.x},${at.y}`;
}
