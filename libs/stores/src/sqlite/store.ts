import type {
  Batch,
  ChatLine,
  KeyOf,
  LinkStore,
  MatchRecord,
  MatchStore,
  Retention,
  Search,
  Snapshot,
  Spoken,
  StoreAnswer,
  Summary,
  Written,
} from '@cantina/match';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { GroupCommit } from './group-commit.ts';
import { SqliteLinks } from './links.ts';
import { openFile, usedBytes } from './open.ts';
import { statementsOf, type Statements } from './statements.ts';

export interface SqliteOptions {
  /** Where the file lies; made if it is not there. */
  readonly folder: string;
  /** About how many bytes the data may take before no new match is taken. */
  readonly cap?: number;
}

interface Row {
  readonly text: string;
}

interface Numbered {
  readonly number: number;
}

interface DatedRow extends Row {
  readonly updated: number;
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Deleted space is given back a little at a time, so that nobody waits for it. */
const PAGES_AT_A_TIME = 2000;

/** Matches in one SQLite file: what is acknowledged survives any crash of the process or the machine. */
export class SqliteStore implements MatchStore {
  readonly #db: DatabaseSyncInstance;
  readonly #say: Statements;
  readonly #commit: GroupCommit;
  readonly #cap: number;
  readonly links: LinkStore;
  #closed = false;

  constructor({ folder, cap = NO_LIMIT }: SqliteOptions) {
    this.#db = openFile(folder);
    this.#say = statementsOf(this.#db);
    this.#commit = new GroupCommit(this.#db);
    this.#cap = cap;
    this.links = new SqliteLinks(this.#db, this.#commit);
  }

  create(record: MatchRecord, summary: Summary): Promise<StoreAnswer> {
    return this.#commit.run(() => {
      if (usedBytes(this.#db) >= this.#cap) return 'full';
      const { id } = record.head;
      const { stage, open, updatedAt } = summary;
      if (this.#say.addMatch.run(id, stage, Number(open), updatedAt).changes === 0) return 'conflict';
      this.#say.addDetails.run(id, JSON.stringify(record), textOf(summary));
      this.#setOwners(summary);
      return 'done';
    });
  }

  append(id: string, { written, summary, snapshot }: Batch): Promise<StoreAnswer> {
    return this.#commit.run(() => {
      const first = written[0]?.entry.seq ?? 0;
      const last = first + written.length - 1;
      const { stage, open, updatedAt } = summary;
      // Only directly behind the last entry: whoever comes second changes nothing.
      const { changes } = this.#say.advance.run(stage, Number(open), updatedAt, last, id, first - 1);
      if (changes === 0) return 'conflict';
      for (const one of written) {
        const { seq, by, key = null } = one.entry;
        this.#say.addEntry.run(id, seq, by, key, JSON.stringify(one));
      }
      if (snapshot !== undefined) this.#say.addSnapshot.run(id, snapshot.seq, JSON.stringify(snapshot));
      // Nobody goes back any more.
      if (snapshot !== undefined && stage === 'over') this.#say.dropSnapshots.run(id, snapshot.seq);
      this.#summarize(summary);
      return 'done';
    });
  }

  note(summary: Summary): Promise<void> {
    return this.#commit.run(() => {
      const { id, stage, open, updatedAt } = summary;
      this.#say.touch.run(stage, Number(open), updatedAt, id);
      this.#summarize(summary);
    });
  }

  record(id: string): Promise<MatchRecord | undefined> {
    return read(() => this.#say.record.get(id));
  }

  summary(id: string): Promise<Summary | undefined> {
    return readSummaries(() => this.#say.summary.all(id) as DatedRow[]).then(([found]) => found);
  }

  entries(id: string, after: number, last = NO_LIMIT, limit = NO_LIMIT): Promise<readonly Written[]> {
    return readAll(() => this.#say.entries.all(id, after, last, limit) as Row[]);
  }

  snapshot(id: string, last = NO_LIMIT): Promise<Snapshot | undefined> {
    return read(() => this.#say.snapshot.get(id, last));
  }

  keyed(id: string, by: string, key: string): Promise<Written | undefined> {
    return read(() => this.#say.keyed.get(id, by, key));
  }

  keys(id: string): Promise<readonly KeyOf[]> {
    return new Promise((resolve) => {
      resolve(this.#say.keys.all(id) as KeyOf[]);
    });
  }

  say(id: string, { by, key, at, seat, name, text }: Spoken, most: number): Promise<number | undefined> {
    return this.#commit.run(() => {
      const before = key !== undefined && (this.#say.lineKeyed.get(id, by, key) as Numbered | undefined);
      if (before) return before.number;
      const line = JSON.stringify({ at, seat, name, text });
      const added = this.#say.addLine.get(by, key ?? null, line, id) as Numbered | undefined;
      if (added !== undefined) this.#say.dropLines.run(id, added.number - most);
      return added?.number;
    });
  }

  said(id: string, after: number, limit = NO_LIMIT): Promise<readonly ChatLine[]> {
    return new Promise((resolve) => {
      const rows = this.#say.lines.all(id, after, limit) as (Row & Numbered)[];
      resolve(
        rows.map(({ number, text }) => ({ ...(JSON.parse(text) as Omit<ChatLine, 'number'>), number })),
      );
    });
  }

  list(search: Search): Promise<readonly Summary[]> {
    const { owner, open = false, unfinished = false, limit, before = NO_LIMIT } = search;
    const { list, listOpen, listOwn } = this.#say;
    const not = unfinished ? 'over' : '';
    if (owner !== undefined)
      return readSummaries(() => listOwn.all(before, not, Number(open), owner, limit) as DatedRow[]);
    return readSummaries(() => (open ? listOpen : list).all(before, not, limit) as DatedRow[]);
  }

  async sweep({ now, finished, abandoned }: Retention): Promise<readonly string[]> {
    const gone = await this.#commit.run(() => {
      const old = this.#say.tooOld.all(now - finished, now - abandoned) as { id: string }[];
      const ids = old.map(({ id }) => id);
      for (const id of ids) this.#say.dropMatch.run(id);
      while (usedBytes(this.#db) >= this.#cap) {
        const oldest = this.#say.oldestFinished.get() as { id: string } | undefined;
        if (oldest === undefined) break;
        this.#say.dropMatch.run(oldest.id);
        ids.push(oldest.id);
      }
      return ids;
    });
    this.#db.exec(`PRAGMA incremental_vacuum(${PAGES_AT_A_TIME}); PRAGMA wal_checkpoint(TRUNCATE);`);
    return gone;
  }

  /** What is still waiting is written first. */
  close(): Promise<void> {
    if (!this.#closed) {
      this.#closed = true;
      this.#commit.flush();
      this.#db.close();
    }
    return Promise.resolve();
  }

  /** Transactions so far: fewer than writes, when many come at once. */
  get commits(): number {
    return this.#commit.commits;
  }

  #summarize(summary: Summary): void {
    const { changes } = this.#say.summarize.run(textOf(summary), summary.id);
    if (changes > 0) this.#setOwners(summary);
  }

  #setOwners({ id, owners }: Summary): void {
    this.#say.dropOwners.run(id);
    for (const owner of owners) this.#say.addOwner.run(owner, id);
  }
}

/** Without the time of the last change, so that it is the same text as long as nothing else changes. */
const textOf = (summary: Summary): string => JSON.stringify({ ...summary, updatedAt: 0 });

/** Reading is at once; what goes wrong there still comes as a rejected promise, as from any other store. */
const read = <T>(row: () => unknown): Promise<T | undefined> =>
  new Promise((resolve) => {
    const found = row() as Row | undefined;
    resolve(found && (JSON.parse(found.text) as T));
  });

const readAll = <T>(rows: () => readonly Row[]): Promise<readonly T[]> =>
  new Promise((resolve) => {
    resolve(rows().map(({ text }) => JSON.parse(text) as T));
  });

const readSummaries = (rows: () => readonly DatedRow[]): Promise<readonly Summary[]> =>
  new Promise((resolve) => {
    resolve(rows().map(({ text, updated }) => ({ ...(JSON.parse(text) as Summary), updatedAt: updated })));
  });
