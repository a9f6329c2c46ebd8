import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** What is known of a match without loading it; when it last changed is kept apart. */
const SUMMARY = 'SELECT summary AS text, updated FROM matches JOIN details ON match = id';

/** Everything ever said to the file, prepared once. */
export function statementsOf(db: DatabaseSyncInstance) {
  const say = (sql: string) => db.prepare(sql);
  return {
    addMatch: say(
      'INSERT INTO matches(id, stage, open, updated, seq) VALUES (?, ?, ?, ?, 0) ON CONFLICT DO NOTHING',
    ),
    addDetails: say('INSERT INTO details(match, record, summary) VALUES (?, ?, ?)'),
    advance: say('UPDATE matches SET stage = ?, open = ?, updated = ?, seq = ? WHERE id = ? AND seq = ?'),
    touch: say('UPDATE matches SET stage = ?, open = ?, updated = ? WHERE id = ?'),
    /** Most entries change nothing of what is known without loading the match. */
    summarize: say('UPDATE details SET summary = ?1 WHERE match = ?2 AND summary <> ?1'),
    addEntry: say('INSERT INTO entries(match, seq, "by", "key", written) VALUES (?, ?, ?, ?, ?)'),
    addSnapshot: say('INSERT INTO snapshots(match, seq, snapshot) VALUES (?, ?, ?)'),
    dropSnapshots: say('DELETE FROM snapshots WHERE match = ? AND seq < ?'),
    addOwner: say('INSERT INTO owners(owner, match) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    dropOwners: say('DELETE FROM owners WHERE match = ?'),
    addLine: say(
      `INSERT INTO lines(match, number, "by", "key", line)
       SELECT id, 1 + (SELECT coalesce(max(number), 0) FROM lines WHERE match = id), ?, ?, ?
       FROM matches WHERE id = ? RETURNING number`,
    ),
    dropLines: say('DELETE FROM lines WHERE match = ? AND number <= ?'),
    dropMatch: say('DELETE FROM matches WHERE id = ?'),

    record: say('SELECT record AS text FROM details WHERE match = ?'),
    summary: say(`${SUMMARY} WHERE id = ?`),
    entries: say(
      'SELECT written AS text FROM entries WHERE match = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?',
    ),
    snapshot: say(
      'SELECT snapshot AS text FROM snapshots WHERE match = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
    ),
    keyed: say('SELECT written AS text FROM entries WHERE match = ? AND "by" = ? AND "key" = ?'),
    keys: say('SELECT "by", "key" FROM entries WHERE match = ? AND "key" IS NOT NULL ORDER BY "by", "key"'),
    lineKeyed: say('SELECT number FROM lines WHERE match = ? AND "by" = ? AND "key" = ?'),
    lines: say(
      'SELECT number, line AS text FROM lines WHERE match = ? AND number > ? ORDER BY number LIMIT ?',
    ),
    list: say(`${SUMMARY} WHERE updated < ? AND stage <> ? ORDER BY updated DESC LIMIT ?`),
    listOpen: say(`${SUMMARY} WHERE updated < ? AND stage <> ? AND open = 1 ORDER BY updated DESC LIMIT ?`),
    listOwn: say(
      `${SUMMARY} WHERE updated < ? AND stage <> ? AND open >= ?
       AND id IN (SELECT match FROM owners WHERE owner = ?) ORDER BY updated DESC LIMIT ?`,
    ),
    tooOld: say(
      "SELECT id FROM matches WHERE (stage = 'over' AND updated < ?) OR (stage <> 'over' AND updated < ?)",
    ),
    oldestFinished: say("SELECT id FROM matches WHERE stage = 'over' ORDER BY updated LIMIT 1"),
  };
}

export type Statements = ReturnType<typeof statementsOf>;
