import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchersOf, type Table } from '../load/table.ts';

/** What a suite found, and with which counts. */
export interface Finding {
  readonly holds: boolean;
  readonly counts: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>> & { readonly problems: readonly string[] };
}

/** Does something on a folder that is gone afterwards. */
export async function onFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `cantina-${name}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What happened at the tables, all together. */
export function totals(tables: readonly Table[]) {
  const players = tables.flatMap((table) => table.players);
  const watchers = tables.flatMap(watchersOf);
  const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
    list.reduce((total, one) => total + of(one), 0);
  return {
    acknowledged: sum(players, ({ acknowledged }) => acknowledged.length),
    overtaken: sum(players, ({ overtaken }) => overtaken),
    conceded: sum(players, ({ conceded }) => Number(conceded)),
    /** Requests without an answer, which were then sent again. */
    unanswered: sum([...new Set(players.map(({ person }) => person))], ({ unanswered }) => unanswered),
    linesCut: sum(watchers, ({ cuts }) => cuts),
    frames: sum(watchers, ({ frames }) => frames),
    wholePages: sum(watchers, ({ pages }) => pages),
  };
}

/** A problem with the table it was found at. */
export const at = ({ match, setting }: Table, problem: unknown): string =>
  `${setting.ruleset} ${match}: ${problem instanceof Error ? problem.message : String(problem)}`;
