import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Matches, type Batch, type Summary } from '@cantina/match';
import { LocalBus } from '@cantina/match/memory';
import { source } from '@cantina/registry';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../../test/folder.ts';
import { batch, record, summary } from '../../test/samples.ts';
import { migrate, versionOf } from './migrations.ts';
import { openFile } from './open.ts';
import { SqliteStore } from './store.ts';

const pragma = (db: InstanceType<typeof DatabaseSync>, name: string) =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() as object)[0] as unknown;

describe('the file', () => {
  it('is made on the first start, in a folder that need not be there', () => {
    const folder = join(newFolder(), 'deep', 'down');
    openFile(folder).close();
    expect(existsSync(join(folder, 'matches.sqlite'))).toBe(true);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('keeps a write-ahead log, waits for the disk and for other writers', () => {
    const db = openFile(newFolder());
    expect(pragma(db, 'journal_mode')).toBe('wal');
    expect(pragma(db, 'synchronous')).toBe(2);
    expect(pragma(db, 'busy_timeout')).toBe(5000);
    expect(pragma(db, 'foreign_keys')).toBe(1);
    db.close();
  });

  it('comes back as it was left', async () => {
    const folder = newFolder();
    const store = new SqliteStore({ folder });
    await store.create(record('m'), summary('m'));
    await store.append('m', batch('m', 1, 3));
    await store.close();
    await store.close();
    const again = new SqliteStore({ folder });
    expect(await again.entries('m', 0)).toEqual(batch('m', 1, 3).written);
    expect(await again.append('m', batch('m', 4, 4))).toBe('done');
    await again.close();
  });

  it('is shared by two processes: whoever writes second learns of the first', async () => {
    const folder = newFolder();
    const [one, other] = [new SqliteStore({ folder }), new SqliteStore({ folder })];
    await one.create(record('m'), summary('m'));
    expect(await one.append('m', batch('m', 1, 1))).toBe('done');
    expect(await other.append('m', batch('m', 1, 1))).toBe('conflict');
    expect(await other.append('m', batch('m', 2, 2))).toBe('done');
    expect(await one.entries('m', 0)).toHaveLength(2);
    await Promise.all([one.close(), other.close()]);
  });
});

describe('migrations', () => {
  it('go step by step from where the file is, and only once', () => {
    const db = new DatabaseSync(':memory:');
    const first = 'CREATE TABLE a(x)';
    migrate(db, [first]);
    migrate(db, [first]);
    expect(versionOf(db)).toBe(1);
    migrate(db, [first, 'ALTER TABLE a ADD COLUMN y; INSERT INTO a VALUES (1, 2)', 'CREATE TABLE b(z)']);
    expect(versionOf(db)).toBe(3);
    expect(db.prepare('SELECT y FROM a').get()).toEqual({ y: 2 });
  });

  it('leave the file as it was when a step fails', () => {
    const db = new DatabaseSync(':memory:');
    const first = 'CREATE TABLE a(x)';
    expect(() => migrate(db, [first, 'CREATE TABLE b(y); INSERT INTO nowhere VALUES (1)'])).toThrow(
      'nowhere',
    );
    expect(versionOf(db)).toBe(1);
    expect(() => db.prepare('SELECT * FROM b')).toThrow('no such table');
  });

  it('keep what is in a file from before there was chat', async () => {
    const folder = newFolder();
    const store = new SqliteStore({ folder });
    await store.create(record('m'), summary('m'));
    await store.append('m', batch('m', 1, 2));
    await store.close();
    const old = openFile(folder);
    old.exec('DROP TABLE links; DROP TABLE lines; PRAGMA user_version = 1;');
    old.close();

    const again = new SqliteStore({ folder });
    expect(await again.entries('m', 0)).toEqual(batch('m', 1, 2).written);
    const line = { seat: 0, name: 'Ada', text: 'hello', at: 5 };
    expect(await again.say('m', { ...line, by: 'ada' }, 10)).toBe(1);
    await again.close();
    const last = new SqliteStore({ folder });
    expect(await last.said('m', 0)).toEqual([{ ...line, number: 1 }]);
    await last.close();
  });

  it('do not touch a file from the future', () => {
    const folder = newFolder();
    const db = openFile(folder);
    db.exec('PRAGMA user_version = 999');
    db.close();
    expect(() => new SqliteStore({ folder })).toThrow('version 999');
  });
});

describe('group commit', () => {
  it('writes all of one tick in one transaction, and acknowledges each after it', async () => {
    const folder = newFolder();
    const store = new SqliteStore({ folder });
    const reader = new SqliteStore({ folder });
    const ids = Array.from({ length: 50 }, (_, i) => `m${i}`);
    await Promise.all(ids.map((id) => store.create(record(id), summary(id))));
    expect(store.commits).toBe(1);
    const answers = await Promise.all(
      ids.map(async (id) => {
        const answer = await store.append(id, batch(id, 1, 1));
        // Whoever is told so finds it from any other connection.
        expect(await reader.entries(id, 0)).toHaveLength(1);
        return answer;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['done']));
    expect(store.commits).toBe(2);
    await Promise.all([store.close(), reader.close()]);
  });

  it('does not let the fault of one write spoil the others', async () => {
    const store = new SqliteStore({ folder: newFolder() });
    await store.create(record('m'), summary('m'));
    await store.create(record('n'), summary('n'));
    const bad: Batch = {
      ...batch('n', 1, 1),
      summary: { ...summary('n'), updatedAt: undefined } as unknown as Summary,
    };
    const settled = await Promise.allSettled([
      store.append('m', batch('m', 1, 1)),
      store.append('n', bad),
      store.append('m', batch('m', 2, 2)),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.entries('m', 0)).toHaveLength(2);
    expect(await store.entries('n', 0)).toEqual([]);
    expect(await store.append('n', batch('n', 1, 1))).toBe('done');
    await store.close();
  });

  it('writes what is waiting before it closes', async () => {
    const folder = newFolder();
    const store = new SqliteStore({ folder });
    const waiting = store.create(record('m'), summary('m'));
    await store.close();
    expect(await waiting).toBe('done');
    const again = new SqliteStore({ folder });
    expect(await again.record('m')).toEqual(record('m'));
    await again.close();
  });
});

describe('a file that is too large', () => {
  it('gets smaller again when matches are forgotten', async () => {
    const folder = newFolder();
    const store = new SqliteStore({ folder });
    const file = join(folder, 'matches.sqlite');
    for (let i = 0; i < 20; i++) {
      const big = { ...record(`m${i}`), secret: { secret: 'x'.repeat(100_000), salt: '' } };
      await store.create(big, summary(`m${i}`));
    }
    await store.sweep({ now: 1, finished: 1e9, abandoned: 1e9 });
    expect(statSync(file).size).toBeGreaterThan(2_000_000);
    expect(await store.sweep({ now: 1e9, finished: 1, abandoned: 1 })).toHaveLength(20);
    expect(statSync(file).size).toBeLessThan(200_000);
    expect(statSync(`${file}-wal`).size).toBe(0);
    await store.close();
  });
});

describe('matches', () => {
  it('are played on the file, and go on after a restart', async () => {
    const folder = newFolder();
    const found = await source('noughts');
    if (found === undefined) throw new Error('no such ruleset');
    const ruleset = found.load(found.content);
    const host = (store: SqliteStore) =>
      new Matches({
        store,
        bus: new LocalBus(() => undefined),
        rules: () => Promise.resolve({ ruleset, rulesHash: 'h' }),
        bots: () => undefined,
        now: () => 1,
        report: (error) => {
          throw error;
        },
        limits: { snapshotEvery: 3 },
      });
    let store = new SqliteStore({ folder });
    let matches = host(store);
    const created = await matches.create('ada', {
      ruleset: 'noughts',
      options: {},
      seats: [{ kind: 'human' }, { kind: 'human' }],
    });
    const id = created.done ? created.id : '';
    for (const seat of [0, 1])
      await matches.join(id, { by: 'ada' }, { seat, name: 'Ada', colour: `c${seat}` });
    await matches.start(id, { by: 'ada' });
    for (const [turn, what] of [0, 3, 1, 4, 2].entries()) {
      const seat = turn % 2;
      const decision = (await matches.look(id, seat))?.decision ?? 0;
      const answer = await matches.act(
        id,
        { by: 'ada' },
        { seat, decision, actions: [{ do: 'mark', what }] },
      );
      expect(answer).toMatchObject({ done: true, seq: 4 + turn });
      await store.close();
      store = new SqliteStore({ folder });
      matches = host(store);
    }
    expect(await matches.look(id, 0)).toMatchObject({ stage: 'over', outcome: { seats: ['won', 'lost'] } });
    // Of a match that is over, only the end is kept beside the log.
    expect(await store.snapshot(id)).toMatchObject({ seq: 8, standing: { stage: 'over' } });
    expect(await store.snapshot(id, 7)).toBeUndefined();
    await store.close();
  });
});
