import { isDeepStrictEqual } from 'node:util';
import type { LogLine } from '@cantina/wire';
import type { Address } from './address.ts';
import type { Person } from './person.ts';
import { orderOf, type Acknowledged, type Sent } from './player.ts';
import { watchersOf, type Table } from './table.ts';

const PAGE = 500;

/** The log as the host of the table may know it, from its beginning. */
async function readLog(person: Person, match: string): Promise<readonly LogLine[]> {
  const lines: LogLine[] = [];
  for (;;) {
    const query = { after: String(lines.at(-1)?.seq ?? 0), limit: String(PAGE) };
    const { lines: more } = await person.get((api, sending) =>
      api.matches[':match'].log.$get({ param: { match }, query }, sending),
    );
    lines.push(...more);
    if (more.length < PAGE) return lines;
  }
}

/** What one seat did by its own record. */
export interface SeatRecord {
  readonly seat: number;
  readonly acknowledged: readonly Acknowledged[];
  readonly pending: Sent | undefined;
  readonly conceded: boolean;
}

export interface Found {
  readonly problems: readonly string[];
  /** Acts that were written though their senders never heard so. */
  readonly unheard: number;
}

/**
 * Holds a log against what its players were told. An act of a seat lies behind the version its sender had seen and not behind
 * the one the answer told, and a seat sends one at a time: so there is exactly one entry of the seat for each act that was
 * acknowledged, and no other, but for one that is still without an answer.
 */
export function compare(lines: readonly LogLine[], records: readonly SeatRecord[]): Found {
  const problems: string[] = [];
  let unheard = 0;
  for (const [at, { seq }] of lines.entries()) {
    if (seq !== at + 1) problems.push(`entry ${at + 1} of the log is number ${seq}`);
  }
  for (const { seat, acknowledged, pending, conceded } of records) {
    const acts = lines.filter((line) => line.seat === seat && line.type === 'act').map(({ seq }) => seq);
    let heard = 0;
    for (const { key, since, version } of acknowledged) {
      const written = acts.filter((seq) => seq > since && seq <= version).length;
      if (written !== 1) problems.push(`act "${key}" of seat ${seat} is there ${written} times`);
      heard += written;
    }
    const others = acts.length - heard;
    const mayBe = pending !== undefined && acts.some((seq) => seq > pending.since) ? 1 : 0;
    if (others !== mayBe) problems.push(`seat ${seat} has ${others} entries it never heard of`);
    else unheard += others;
    const concessions = lines.filter((line) => line.seat === seat && line.type === 'concede').length;
    if (concessions > (conceded ? 1 : 0)) problems.push(`seat ${seat} conceded ${concessions} times`);
  }
  return { problems, unheard };
}

/** Is everything there that was acknowledged? The match may still be going on, while nobody is let in to play. */
export async function auditLog({ match, host, players }: Table, address: Address): Promise<Found> {
  return compare(await readLog(host.at(address), match), players);
}

/** Of a match that is over: the log, each page that was held up to date by frames, and old keys sent once more. */
export async function auditEnd(table: Table): Promise<readonly string[]> {
  const { match, host, players } = table;
  const before = await readLog(host, match);
  const problems = [...compare(before, players).problems];
  for (const watcher of watchersOf(table)) {
    const { seat } = watcher.spot;
    const held = await watcher.page();
    const shown = await watcher.shown();
    if (shown.stage !== 'over' || shown.outcome === null) problems.push('it is not over');
    if (shown.version !== before.length) problems.push(`page ${shown.version} of ${before.length} entries`);
    if (!isDeepStrictEqual(held, shown))
      problems.push(`the page that frames led to is not what seat ${seat ?? 'outside'} is shown`);
  }
  for (const { person, seat, acknowledged } of players) {
    for (const one of [acknowledged[0], acknowledged.at(-1)]) {
      if (one === undefined) continue;
      const since = before.length;
      const again = await person.ask((api, sending) =>
        api.matches[':match'].acts.$post(
          { param: { match }, query: {}, json: { ...orderOf(one, seat), since } },
          sending,
        ),
      );
      if (!again.done) problems.push(`act "${one.key}" of seat ${seat} sent again is ${again.problem.code}`);
      else if (again.body.version !== since || again.body.events.length > 0)
        problems.push(`act "${one.key}" of seat ${seat} sent again was done again`);
    }
  }
  if ((await readLog(host, match)).length !== before.length) problems.push('the log has grown after the end');
  return problems;
}
