import type { Ruleset } from '@cantina/engine';
import { z } from 'zod';
import type { Configuration } from './subject.ts';

/** A setting and the values it can take; the number of seats is one of them. */
export interface Factor {
  readonly name: string;
  readonly values: readonly unknown[];
}

const SEATS = 'seats';

/** The ruleset's settings, read off its options schema. */
export function factorsOf({ meta, options }: Ruleset): readonly Factor[] {
  const seats: number[] = [];
  for (let n = meta.seats.min; n <= meta.seats.max; n++) seats.push(n);
  const schema = z.toJSONSchema(options, { io: 'input' }) as { properties?: Record<string, JsonSchema> };
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    values: valuesOf(name, property),
  }));
  return [{ name: SEATS, values: seats }, ...own];
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
}

const MOST_VALUES = 6;

/** Every value of a small range; the ends and the middle of a large one. */
function valuesOf(
  name: string,
  { type, enum: listed, const: only, anyOf, minimum, maximum }: JsonSchema,
): readonly unknown[] {
  if (listed !== undefined) return listed;
  if (only !== undefined) return [only];
  if (anyOf !== undefined) return anyOf.flatMap((one) => valuesOf(name, one));
  if (type === 'boolean') return [false, true];
  if (type === 'integer' && minimum !== undefined && maximum !== undefined) {
    if (maximum - minimum >= MOST_VALUES) return [minimum, Math.floor((minimum + maximum) / 2), maximum];
    return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
  }
  throw new Error(`option "${name}" has no listable values: give it bounds`);
}

/** A small set of configurations in which every pair of values of two settings occurs together. */
export function pairwise(factors: readonly Factor[]): readonly Configuration[] {
  const open = new Set<string>();
  const key = (a: number, i: number, b: number, j: number): string =>
    a < b ? `${a}.${i}-${b}.${j}` : `${b}.${j}-${a}.${i}`;
  forPairs(factors, (a, i, b, j) => open.add(key(a, i, b, j)));
  const rows: number[][] = [];
  while (open.size > 0) rows.push(bestRow(factors, open, key));
  if (rows.length === 0) rows.push(...(factors[0]?.values.map((_, i) => [i]) ?? []));
  return rows.map((row) => configuration(factors, row));
}

function bestRow(
  factors: readonly Factor[],
  open: Set<string>,
  key: (a: number, i: number, b: number, j: number) => string,
): number[] {
  const [first] = open;
  const [left, right] = (first ?? '').split('-').map((part) => part.split('.').map(Number)) as [
    number[],
    number[],
  ];
  const row: number[] = [];
  row[left[0] as number] = left[1] as number;
  row[right[0] as number] = right[1] as number;
  factors.forEach(({ values }, a) => {
    if (row[a] !== undefined) return;
    const gains = values.map(
      (_, i) => row.filter((j, b) => j !== undefined && open.has(key(a, i, b, j))).length,
    );
    row[a] = gains.indexOf(Math.max(...gains));
  });
  row.forEach((i, a) => row.forEach((j, b) => void (a < b && open.delete(key(a, i, b, j)))));
  return row;
}

function forPairs(
  factors: readonly Factor[],
  visit: (a: number, i: number, b: number, j: number) => void,
): void {
  factors.forEach((one, a) => {
    factors.forEach((two, b) => {
      if (a < b) one.values.forEach((_, i) => two.values.forEach((_other, j) => visit(a, i, b, j)));
    });
  });
}

function configuration(factors: readonly Factor[], row: readonly number[]): Configuration {
  let seats = 0;
  const options: Record<string, unknown> = {};
  factors.forEach(({ name, values }, a) => {
    const value = values[row[a] ?? 0];
    if (name === SEATS) seats = value as number;
    else options[name] = value;
  });
  return { seats, options };
}
