/** A rulebook: the lines of one game in order, with corrections worked in, and found by id. */
import type { BookName } from './games.ts';
import type { Correction, Line, Topic } from './line.ts';

export interface Rulebook {
  readonly game: BookName;
  readonly lines: readonly Line[];
  readonly line: (id: string) => Line | undefined;
}

export function book(
  game: BookName,
  topics: readonly Topic[],
  corrections: readonly Correction[] = [],
): Rulebook {
  const byId = new Map<string, Line>();
  for (const { topic, lines } of topics) {
    for (const [id, kind, source, text] of lines) {
      if (byId.has(id)) throw new Error(`Rulebook ${game}: the id ${id} is used twice`);
      byId.set(id, { id, game, topic, kind, source, text });
    }
  }
  for (const correction of corrections) correct(game, byId, correction);
  return { game, lines: [...byId.values()], line: (id) => byId.get(id) };
}

function correct(game: BookName, byId: Map<string, Line>, { id, text, reason }: Correction): void {
  const line = byId.get(id);
  if (line === undefined) throw new Error(`Rulebook ${game}: a correction names the unknown id ${id}`);
  if (line.corrected !== undefined) throw new Error(`Rulebook ${game}: ${id} is corrected twice`);
  if (reason.trim() === '') throw new Error(`Rulebook ${game}: the correction of ${id} gives no reason`);
  if (text === line.text) throw new Error(`Rulebook ${game}: the correction of ${id} changes nothing`);
  byId.set(id, { ...line, text, corrected: { was: line.text, because: reason } });
}
