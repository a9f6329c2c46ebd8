import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** The tables as they came to be, one step per version of the file. Steps are only ever added. */
const steps: readonly string[] = [
  // What changes with every entry is a short row of its own: each commit writes whole pages.
  `CREATE TABLE matches(
     id TEXT PRIMARY KEY,
     stage TEXT NOT NULL,
     open INTEGER NOT NULL,
     updated INTEGER NOT NULL,
     seq INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX matches_open ON matches(updated) WHERE open = 1;
   CREATE TABLE details(
     match TEXT PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE,
     record TEXT NOT NULL,
     summary TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE owners(
     owner TEXT NOT NULL,
     match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
     PRIMARY KEY(owner, match)
   ) WITHOUT ROWID;
   CREATE INDEX owners_by_match ON owners(match);
   CREATE TABLE entries(
     match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     "by" TEXT NOT NULL,
     "key" TEXT,
     written TEXT NOT NULL,
     PRIMARY KEY(match, seq)
   ) WITHOUT ROWID;
   CREATE INDEX entries_by_key ON entries(match, "by", "key") WHERE "key" IS NOT NULL;
   CREATE TABLE snapshots(
     match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     snapshot TEXT NOT NULL,
     PRIMARY KEY(match, seq)
   ) WITHOUT ROWID;`,
  `CREATE TABLE lines(
     match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
     number INTEGER NOT NULL,
     "by" TEXT NOT NULL,
     "key" TEXT,
     line TEXT NOT NULL,
     PRIMARY KEY(match, number)
   ) WITHOUT ROWID;
   CREATE INDEX lines_by_key ON lines(match, "by", "key") WHERE "key" IS NOT NULL;`,
  `CREATE TABLE links(
     number INTEGER PRIMARY KEY,
     hash TEXT NOT NULL UNIQUE,
     id TEXT NOT NULL UNIQUE,
     match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
     link TEXT NOT NULL
   );
   CREATE INDEX links_by_match ON links(match);`,
  // Keys are looked up when a match is loaded or a request comes twice; every entry would pay for the index.
  'DROP INDEX IF EXISTS entries_by_key',
];

/** Brings the file up to date; each step happens wholly or not at all. A file from the future is left alone. */
export function migrate(db: DatabaseSyncInstance, wanted: readonly string[] = steps): void {
  for (;;) {
    db.exec('BEGIN IMMEDIATE');
    try {
      const version = versionOf(db);
      if (version > wanted.length)
        throw new Error(`the file is of version ${version}, and this program knows only ${wanted.length}`);
      const step = wanted[version];
      if (step !== undefined) db.exec(`${step}; PRAGMA user_version = ${version + 1};`);
      db.exec('COMMIT');
      if (step === undefined) return;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
}

export function versionOf(db: DatabaseSyncInstance): number {
  return (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}
