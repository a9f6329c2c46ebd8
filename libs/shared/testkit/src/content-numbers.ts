/**
 * The numbers inside a ruleset's content: each with the item it belongs to, and a way to change just one.
 *
 * Content is a record of collections (`cards`, `tables`, `spaces` …). A number belongs to the item right under its
 * collection (by its `id`, else its key) and to every `id` nested deeper around it; a number in a plain list belongs to the
 * list. `meta` is never nudged; it may say more: `meta.cites` maps a collection, or `collection/item`, to the rule ids
 * that state its numbers, and `meta.scenery` names what no rule depends on (`layout`, or `.x` for every `x`).
 */
export type Path = readonly (string | number)[];

export interface ContentNumber {
  /** Readable and stable: ids instead of positions, as in `cards/scout/cost`. */
  readonly name: string;
  readonly path: Path;
  readonly value: number;
  readonly items: readonly string[];
  readonly rules: readonly string[];
}

interface Meta {
  readonly cites?: Readonly<Record<string, string | readonly string[]>>;
  readonly scenery?: readonly string[];
}

export function numbersOf(content: unknown): readonly ContentNumber[] {
  const meta = metaOf(content);
  const found: ContentNumber[] = [];
  walk(content, [], [], [], (number) => {
    if (isScenery(meta, number.name)) return;
    found.push({ ...number, rules: rulesCited(meta, number.name) });
  });
  return found;
}

/** Every name an item can be called by: keys and ids under the collections, ids deeper down. */
export function itemsOf(content: unknown): ReadonlySet<string> {
  const items = new Set<string>();
  const collect = (value: unknown, depth: number) => {
    for (const [key, child] of entries(value)) {
      if (depth === 0 && key === 'meta') continue;
      const id = idOf(child);
      if (id !== undefined) items.add(id);
      else if (depth === 0 || (depth === 1 && typeof key === 'string')) items.add(String(key));
      collect(child, depth + 1);
    }
  };
  collect(content, 0);
  return items;
}

/** A copy that differs in one number and shares the rest; the content itself where the path leads to no number. */
export function nudged(content: unknown, path: Path, by: number): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return typeof content === 'number' ? content + by : content;
  if (typeof content !== 'object' || content === null) return content;
  const before = (content as Record<string | number, unknown>)[key];
  const after = nudged(before, rest, by);
  if (after === before) return content;
  if (Array.isArray(content)) return content.map((item: unknown, at) => (at === key ? after : item));
  return { ...content, [key]: after };
}

function walk(
  value: unknown,
  path: Path,
  names: readonly string[],
  items: readonly string[],
  found: (number: Omit<ContentNumber, 'rules'>) => void,
): void {
  if (typeof value === 'number') found({ name: names.join('/'), path, value, items });
  for (const [key, child] of entries(value)) {
    if (path.length === 0 && key === 'meta') continue;
    const id = idOf(child);
    const owner =
      id ?? (path.length === 0 || (path.length === 1 && typeof key === 'string') ? String(key) : undefined);
    walk(
      child,
      [...path, key],
      [...names, id ?? String(key)],
      ownersWith(items, owner, path.length === 1),
      found,
    );
  }
}

/** The collection's own name serves only until an item is known. */
function ownersWith(
  items: readonly string[],
  owner: string | undefined,
  replace: boolean,
): readonly string[] {
  if (owner === undefined) return items;
  return replace ? [owner] : [...items, owner];
}

function entries(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((item: unknown, at) => [at, item] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' ? value.id : undefined;
}

function metaOf(content: unknown): Meta {
  const meta = entries(content).find(([key]) => key === 'meta')?.[1];
  return typeof meta === 'object' && meta !== null ? meta : {};
}

function within(name: string, place: string): boolean {
  return name === place || name.startsWith(`${place}/`);
}

function isScenery(meta: Meta, name: string): boolean {
  return (meta.scenery ?? []).some((place) =>
    place.startsWith('.') ? name.endsWith(`/${place.slice(1)}`) : within(name, place),
  );
}

function rulesCited(meta: Meta, name: string): readonly string[] {
  return Object.entries(meta.cites ?? {})
    .filter(([place]) => within(name, place))
    .flatMap(([, rules]) => rules);
}
