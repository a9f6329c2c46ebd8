/** Where sources name rule ids: singly, or as a range such as `XX-TURN-03..07`. */
import type { SourceFile } from './places.ts';

interface Place {
  readonly file: string;
  readonly line: number;
}

export type Citations = ReadonlyMap<string, readonly Place[]>;

const ID_OR_RANGE = /\b([A-Z]{2}-[A-Z]+-|CORE(?:-[A-Z]+)+)(?:(\d{2,3})(?:\.\.(\d{2,3}))?)?/g;

export function citations(sources: readonly SourceFile[]): Citations {
  const found = new Map<string, Place[]>();
  for (const { path, text } of sources) {
    text.split('\n').forEach((content, at) => {
      for (const id of new Set(idsIn(content))) {
        found.set(id, [...(found.get(id) ?? []), { file: path, line: at + 1 }]);
      }
    });
  }
  return found;
}

/** Ids whose refusals the sources make, by `refusal('…')` or `badInput('…')`. */
export function refusalsIn(sources: readonly SourceFile[]): readonly string[] {
  const ids = sources.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:refusal|badInput)\(\s*['"`]([A-Z0-9-]+)['"`]/g)].flatMap(([, id]) => id ?? []),
  );
  return [...new Set(ids)].sort();
}

function idsIn(text: string): readonly string[] {
  return [...text.matchAll(ID_OR_RANGE)].flatMap(([, stem = '', first, last]) => {
    if (first === undefined) return stem.startsWith('CORE') ? [stem] : [];
    if (last === undefined) return [stem + first];
    const count = Math.max(0, Number(last) - Number(first) + 1);
    return Array.from(
      { length: count },
      (_, i) => stem + String(Number(first) + i).padStart(first.length, '0'),
    );
  });
}
