import { Address } from '../load/address.ts';
import { auditEnd } from '../load/audit.ts';
import { expectToStay, guard } from '../load/guard.ts';
import { startServer } from '../load/server.ts';
import { settingOf } from '../load/settings.ts';
import { begin, openTable, playOut, watchersOf, type Table } from '../load/table.ts';
import { at, onFolder, totals, type Finding } from './finding.ts';

export interface SoakCounts {
  /** Matches at once. */
  readonly matches: number;
  readonly seed: string;
  /** Acts of one seat, after which it gives up. */
  readonly mostActs: number;
}

/**
 * Many matches at once, with bots and with people whose lines and requests are cut off again and again: all are played to the
 * end, nothing is lost or done twice, and what was told bit by bit is what is shown.
 */
export function soak(counts: SoakCounts): Promise<Finding> {
  return onFolder('soak', (folder) => run(folder, counts));
}

async function run(folder: string, counts: SoakCounts): Promise<Finding> {
  const { matches, seed, mostActs } = counts;
  const address = new Address();
  const tables: Table[] = [];
  const server = await startServer(folder);
  address.is(server.url);
  const dismiss = expectToStay(server, address, tables);
  const release = guard(address, tables);
  const problems: string[] = [];
  const begun = performance.now();
  try {
    const opening = Array.from({ length: matches }, (_, number) =>
      openTable(address, settingOf(number), { seed: `${seed} ${number}`, mostActs, told: () => undefined }),
    );
    tables.push(...(await Promise.all(opening)));
    await Promise.all(tables.map(begin));
    const check = async (table: Table): Promise<void> => {
      try {
        await playOut(table);
        problems.push(...(await auditEnd(table)).map((problem) => at(table, problem)));
      } catch (error) {
        problems.push(at(table, error));
      }
    };
    await Promise.all(tables.map(check));
  } finally {
    release();
    dismiss();
    for (const watcher of tables.flatMap(watchersOf)) watcher.close();
    server.stop();
  }
  const end = await server.gone;
  if (end !== 0) problems.push(`the server ended with ${String(end)}`);
  problems.push(...server.complaints.map((line) => `the server said: ${line}`));
  const seconds = Math.round((performance.now() - begun) / 1000);
  return {
    holds: problems.length === 0,
    counts: { ...counts },
    result: { ...totals(tables), seconds, problems },
  };
}
