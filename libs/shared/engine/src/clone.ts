/**
 * One structural clone for plain data. Lists of numbers or strings are sliced, records copied key by key; far faster
 * than `structuredClone` because it knows there are no cycles, classes or Maps to look for.
 */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyList(value);
  const out: Record<string, unknown> = { ...value };
  for (const key in out) {
    const item = out[key];
    if (typeof item === 'object' && item !== null) out[key] = copy(item);
  }
  return out;
}

function copyList(list: readonly unknown[]): unknown[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) {
    const item = out[i];
    if (typeof item === 'object' && item !== null) out[i] = copy(item);
  }
  return out;
}
