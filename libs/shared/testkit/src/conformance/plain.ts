/** Plain data: what survives JSON unchanged, and what two values share. */

/** The first place where a value is not plain data, or nothing. */
export function notPlain(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  const proto: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}/${i}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (proto !== Object.prototype && proto !== null) return `${path}: an instance of a class`;
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first place where two values differ, or nothing. Key order does not matter. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    return `${path}: ${show(a)} / ${show(b)}`;
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}/${key}`,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

/** The first object that two values have in common, or nothing. Constants frozen for good may be shared. */
export function shared(a: unknown, b: unknown, path = ''): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  if (a === b) return path === '' ? '/' : path;
  for (const key of Object.keys(a)) {
    const found = shared(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}/${key}`,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
