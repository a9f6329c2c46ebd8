/**
 * Fields of hexagons in columns, numbered down each column and then column by column. The hexes stand on a flat side, so
 * each column is shifted by half a hex against the next: columns of 7, 6, 7, 6 … are centred on one another.
 */

import { board } from './board.ts';
import type { Board } from './board.ts';
import { USUAL_KINDS } from './plan.ts';
import type { Link, LinkKinds } from './plan.ts';

/** Where a hex lies. `height` counts half hexes from the top, so hexes side by side differ by 1, stacked ones by 2. */
export interface HexCell {
  readonly column: number;
  readonly row: number;
  readonly height: number;
}

export interface HexField {
  readonly board: Board<number>;
  /** The number of the first hex; the others follow without gaps. */
  readonly first: number;
  readonly cells: readonly HexCell[];
}

export interface HexFieldPlan {
  /** How many hexes stand in each column, from left to right. */
  readonly columns: readonly number[];
  /** How many half hexes each column starts below the top; without it the columns are centred. */
  readonly tops?: readonly number[];
  /** The number of the first hex: 1 unless said. */
  readonly first?: number;
  readonly kinds?: LinkKinds;
  /** The kind of all links: `route` unless said. */
  readonly kind?: string;
}

/** The way from one hex to each of its six neighbours, clockwise from the top. */
const SIDES = [
  { column: 0, height: -2 },
  { column: 1, height: -1 },
  { column: 1, height: 1 },
  { column: 0, height: 2 },
  { column: -1, height: 1 },
  { column: -1, height: -1 },
] as const;

export function hexField(plan: HexFieldPlan): HexField {
  const tops = plan.tops ?? centred(plan.columns);
  const problems = columnProblems(plan.columns, tops, plan.first ?? 1);
  if (problems.length > 0) throw new Error(`this is not a hex field: ${problems.join('; ')}`);
  const first = plan.first ?? 1;
  const cells = plan.columns.flatMap((size, column) =>
    Array.from({ length: size }, (_, row) => ({ column, row, height: (tops[column] ?? 0) + 2 * row })),
  );
  const spaces = cells.map((_, place) => ({ id: first + place }));
  const links = hexLinks(cells, first, plan.kind ?? 'route');
  return { board: board({ spaces, links, kinds: plan.kinds ?? USUAL_KINDS }), first, cells };
}

/** The cell of a hex; throws for a number outside the field. */
export function hexCell(field: HexField, hex: number): HexCell {
  const cell = field.cells[hex - field.first];
  if (cell === undefined)
    throw new Error(
      `no hex ${hex} in a field from ${field.first} to ${field.first + field.cells.length - 1}`,
    );
  return cell;
}

/** The number of the hex in a column and row, both counted from 0. */
export function hexAt(field: HexField, column: number, row: number): number | undefined {
  const place = field.cells.findIndex((cell) => cell.column === column && cell.row === row);
  return place < 0 ? undefined : field.first + place;
}

/** Steps between two hexes over unbroken ground; the board's own `distance` goes around gaps and closed links. */
export function hexDistance(field: HexField, from: number, to: number): number {
  const a = hexCell(field, from);
  const b = hexCell(field, to);
  const across = Math.abs(a.column - b.column);
  const down = Math.abs(a.height - b.height);
  return across + Math.max(0, (down - across) / 2);
}

/** The side on which `from` touches `to`: 0 at the top, then clockwise to 5; `undefined` when they do not touch. */
export function hexSide(field: HexField, from: number, to: number): number | undefined {
  const a = hexCell(field, from);
  const b = hexCell(field, to);
  const side = SIDES.findIndex((way) => touches(a, b, way));
  return side < 0 ? undefined : side;
}

/** The hex opposite this one through the centre of the field, `undefined` where the field has none. */
export function hexMirror(field: HexField, hex: number): number | undefined {
  const { column, height } = hexCell(field, hex);
  const lastColumn = field.cells.at(-1)?.column ?? 0;
  const heights = field.cells.map((cell) => cell.height);
  const opposite = Math.min(...heights) + Math.max(...heights) - height;
  const place = field.cells.findIndex(
    (cell) => cell.column === lastColumn - column && cell.height === opposite,
  );
  return place < 0 ? undefined : field.first + place;
}

/** The hex in the exact centre, `undefined` when the centre falls between hexes. */
export function hexCentre(field: HexField): number | undefined {
  return field.board.spaces.map(({ id }) => id).find((hex) => hexMirror(field, hex) === hex);
}

function touches(a: HexCell, b: HexCell, way: { readonly column: number; readonly height: number }): boolean {
  return b.column - a.column === way.column && b.height - a.height === way.height;
}

function hexLinks(cells: readonly HexCell[], first: number, kind: string): readonly Link<number>[] {
  return cells.flatMap((cell, from) =>
    cells.flatMap((other, to) =>
      from < to && SIDES.some((way) => touches(cell, other, way))
        ? [{ from: first + from, to: first + to, kind }]
        : [],
    ),
  );
}

function centred(columns: readonly number[]): readonly number[] {
  const tallest = Math.max(...columns);
  return columns.map((size) => tallest - size);
}

function columnProblems(
  columns: readonly number[],
  tops: readonly number[],
  first: number,
): readonly string[] {
  if (columns.length === 0) return ['it has no columns'];
  const problems: string[] = [];
  if (!Number.isSafeInteger(first)) problems.push(`the first number is ${first}`);
  if (tops.length !== columns.length)
    problems.push(`there are ${columns.length} columns but ${tops.length} tops`);
  columns.forEach((size, column) => {
    const top = tops[column] ?? 0;
    const left = tops[column - 1];
    if (!Number.isInteger(size) || size < 1) problems.push(`column ${column + 1} has ${size} hexes`);
    if (!Number.isInteger(top) || top < 0)
      problems.push(`column ${column + 1} starts ${top} half hexes down`);
    if (left !== undefined && Math.abs(top - left) % 2 !== 1)
      problems.push(`columns ${column} and ${column + 1} are not shifted by half a hex against each other`);
  });
  return problems;
}
