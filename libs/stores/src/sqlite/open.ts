import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { migrate } from './migrations.ts';

const FILE = 'matches.sqlite';

/** How long to wait for another process that writes, in milliseconds. */
const PATIENCE = 5000;

/** What the write-ahead log may keep of its size when its content has gone into the file. */
const LARGEST_LOG = 8 * 1024 * 1024;

/** The file in this folder, made on the first start. What is committed is on the disk, not only on its way there. */
export function openFile(folder: string): DatabaseSyncInstance {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, FILE));
  try {
    // Before the first table, or it is too late: deleted matches give their space back.
    db.exec(`PRAGMA busy_timeout = ${PATIENCE}; PRAGMA auto_vacuum = INCREMENTAL;`);
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = ${LARGEST_LOG};`);
    db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The size of the data in the file, without space that is free again. */
export function usedBytes(db: DatabaseSyncInstance): number {
  const number = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() as object)[0] as number;
  return (number('page_count') - number('freelist_count')) * number('page_size');
}
