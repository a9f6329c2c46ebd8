import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Contender } from './contender.ts';

/** Bare rows of about the size of a move's entry, each in a transaction of its own and on the disk before the next. */
const ENTRY_BYTES = 400;
const folder = mkdtempSync(join(tmpdir(), 'cantina-bench-'));
const db = new DatabaseSync(join(folder, 'bare.sqlite'));
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
db.exec('CREATE TABLE entries(match TEXT, seq INTEGER, written TEXT, PRIMARY KEY(match, seq)) WITHOUT ROWID');
for (const event of ['SIGTERM', 'disconnect'])
  process.once(event, () => {
    db.close();
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  });
const insert = db.prepare('INSERT INTO entries VALUES (?, ?, ?)');
const written = 'x'.repeat(ENTRY_BYTES);
let seq = 0;

export const contender: Contender = () => {
  insert.run('match', ++seq, written);
  return 1;
};
