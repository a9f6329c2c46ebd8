/** One step from a document to another, by RFC 6902. */
export interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

/** The keys that lead to where the two are being compared; made a path only where they differ, which is seldom. */
type Trail = (string | number)[];

/** How one JSON document becomes another. Lists are compared place by place, which is short where a table changes little. */
export function difference(before: unknown, after: unknown): Operation[] {
  const operations: Operation[] = [];
  compare(before, after, [], operations);
  return operations;
}

function compare(before: unknown, after: unknown, trail: Trail, out: Operation[]): void {
  if (before === after) return;
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after))
    out.push({ op: 'replace', path: pathOf(trail), value: after });
  else if (Array.isArray(before)) compareLists(before, after as unknown[], trail, out);
  else compareRecords(before as Record<string, unknown>, after as Record<string, unknown>, trail, out);
}

function compareWithin(
  key: string | number,
  before: unknown,
  after: unknown,
  trail: Trail,
  out: Operation[],
) {
  if (before === after) return;
  trail.push(key);
  compare(before, after, trail, out);
  trail.pop();
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  trail: Trail,
  out: Operation[],
): void {
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at++) compareWithin(at, before[at], after[at], trail, out);
  for (let at = common; at < after.length; at++)
    out.push({ op: 'add', path: pathOf(trail, '-'), value: after[at] });
  // From the end, so that the places of those before stay the same.
  for (let at = before.length - 1; at >= common; at--) out.push({ op: 'remove', path: pathOf(trail, at) });
}

function compareRecords(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  trail: Trail,
  out: Operation[],
): void {
  for (const key in before)
    if (!Object.hasOwn(after, key)) out.push({ op: 'remove', path: pathOf(trail, key) });
  for (const key in after) {
    if (!Object.hasOwn(before, key)) out.push({ op: 'add', path: pathOf(trail, key), value: after[key] });
    else compareWithin(key, before[key], after[key], trail, out);
  }
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

function pathOf(trail: Trail, last?: string | number): string {
  let path = '';
  for (const key of trail) path += `/${escaped(key)}`;
  return last === undefined ? path : `${path}/${escaped(last)}`;
}

const escaped = (key: string | number): string | number =>
  typeof key === 'number' ? key : key.replaceAll('~', '~0').replaceAll('/', '~1');
