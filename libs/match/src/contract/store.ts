import { afterEach, describe, expect, it } from 'vitest';
import type { MatchStore } from '../ports.ts';
import { chatContract } from './chat.ts';
import { batchOf, entryOf, recordOf, snapshotAt, summary } from './samples.ts';

/** What every store of matches must do. `open` gives an empty one; the suite closes it. */
export function storeContract(name: string, open: () => Promise<MatchStore>): void {
  const opened: MatchStore[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });
  const empty = async (): Promise<MatchStore> => {
    const store = await open();
    opened.push(store);
    return store;
  };
  const withMatch = async (id = 'm'): Promise<MatchStore> => {
    const store = await empty();
    expect(await store.create(recordOf(id), summary(id))).toBe('done');
    return store;
  };

  describe(`${name} as a store`, () => {
    it('knows nothing at first', async () => {
      const store = await empty();
      expect(await store.record('m')).toBeUndefined();
      expect(await store.summary('m')).toBeUndefined();
      expect(await store.entries('m', 0)).toEqual([]);
      expect(await store.snapshot('m')).toBeUndefined();
      expect(await store.keyed('m', 'ada', 'k')).toBeUndefined();
      expect(await store.list({ limit: 10 })).toEqual([]);
      expect(await store.append('m', batchOf('m', 1, 1))).toBe('conflict');
      await store.note(summary('m'));
      expect(await store.summary('m')).toBeUndefined();
    });

    it('gives back what it was given, and creates a match only once', async () => {
      const store = await withMatch();
      expect(await store.record('m')).toEqual(recordOf('m'));
      expect(await store.summary('m')).toEqual(summary('m'));
      expect(
        await store.create({ ...recordOf('m'), secret: { secret: 'other', salt: '' } }, summary('m')),
      ).toBe('conflict');
      expect(await store.record('m')).toEqual(recordOf('m'));
    });

    it('hands out copies', async () => {
      const store = await withMatch();
      const batch = batchOf('m', 1, 1);
      await store.append('m', batch);
      const [first] = await store.entries('m', 0);
      expect(first).toEqual(batch.written[0]);
      expect(first).not.toBe(batch.written[0]);
      expect((await store.entries('m', 0))[0]).not.toBe(first);
    });

    it('appends in order, all of a batch or nothing', async () => {
      const store = await withMatch();
      expect(await store.append('m', batchOf('m', 2, 2))).toBe('conflict');
      expect(await store.append('m', batchOf('m', 1, 3))).toBe('done');
      expect(await store.append('m', batchOf('m', 3, 4, { snapshot: snapshotAt('m', 4) }))).toBe('conflict');
      expect(await store.append('m', batchOf('m', 5, 5))).toBe('conflict');
      expect(await store.snapshot('m')).toBeUndefined();
      expect(await store.append('m', batchOf('m', 4, 5))).toBe('done');
      const seqs = async (...range: [number, number?, number?]) =>
        (await store.entries('m', ...range)).map(({ entry }) => entry.seq);
      expect(await seqs(0)).toEqual([1, 2, 3, 4, 5]);
      expect(await seqs(2)).toEqual([3, 4, 5]);
      expect(await seqs(2, 4)).toEqual([3, 4]);
      expect(await seqs(1, undefined, 2)).toEqual([2, 3]);
      expect(await seqs(1, 2, 5)).toEqual([2]);
      expect(await seqs(5)).toEqual([]);
      expect((await store.entries('m', 0))[4]).toEqual(entryOf(5));
    });

    it('lets one of many writers win, and loses none of the others’ matches', async () => {
      const store = await withMatch('a');
      await store.create(recordOf('b'), summary('b'));
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => store.append('a', batchOf('a', 1, 1))),
        store.append('b', batchOf('b', 1, 1)),
        store.append('a', batchOf('a', 2, 2)),
      ]);
      expect(answers).toEqual(['done', 'conflict', 'conflict', 'conflict', 'conflict', 'done', 'done']);
      expect(await store.entries('a', 0)).toHaveLength(2);
      expect(await store.entries('b', 0)).toHaveLength(1);
    });

    it('keeps snapshots, and gives the latest that is not too late', async () => {
      const store = await withMatch();
      await store.append('m', batchOf('m', 1, 3, { snapshot: snapshotAt('m', 3) }));
      await store.append('m', batchOf('m', 4, 9, { snapshot: snapshotAt('m', 9) }));
      expect(await store.snapshot('m')).toEqual(snapshotAt('m', 9));
      expect(await store.snapshot('m', 8)).toEqual(snapshotAt('m', 3));
      expect(await store.snapshot('m', 3)).toEqual(snapshotAt('m', 3));
      expect(await store.snapshot('m', 2)).toBeUndefined();
      expect(await store.snapshot('other')).toBeUndefined();
    });

    chatContract(withMatch);

    it('finds an entry by who wrote it under which key', async () => {
      const store = await withMatch();
      const written = [entryOf(1, 'k'), entryOf(2, 'k', 'bob'), entryOf(3)];
      await store.append('m', { written, summary: summary('m') });
      expect(await store.keyed('m', 'ada', 'k')).toEqual(written[0]);
      expect(await store.keyed('m', 'bob', 'k')).toEqual(written[1]);
      expect(await store.keyed('m', 'bob', 'other')).toBeUndefined();
      expect(await store.keyed('other', 'ada', 'k')).toBeUndefined();
      expect(await store.keys('m')).toEqual([
        { by: 'ada', key: 'k' },
        { by: 'bob', key: 'k' },
      ]);
      expect(await store.keys('other')).toEqual([]);
    });

    it('renews what is known of a match with its entries, or by itself', async () => {
      const store = await withMatch();
      const playing = summary('m', { stage: 'playing', open: false, updatedAt: 5 });
      await store.append('m', batchOf('m', 1, 1, { summary: playing }));
      expect(await store.summary('m')).toEqual(playing);
      await store.note({ ...playing, practice: true });
      expect(await store.summary('m')).toEqual({ ...playing, practice: true });
    });

    it('lists by person and by open seats, the latest first, page by page', async () => {
      const store = await empty();
      for (const [at, owners] of [['ada'], ['ada', 'bob'], ['bob'], [] as string[]].entries()) {
        const id = `m${at}`;
        await store.create(recordOf(id), summary(id, { owners, updatedAt: 10 + at, open: at % 2 === 0 }));
      }
      const ids = async (search: object) => (await store.list({ limit: 10, ...search })).map(({ id }) => id);
      expect(await ids({})).toEqual(['m3', 'm2', 'm1', 'm0']);
      expect(await ids({ owner: 'ada' })).toEqual(['m1', 'm0']);
      expect(await ids({ owner: 'bob', open: true })).toEqual(['m2']);
      expect(await ids({ open: true })).toEqual(['m2', 'm0']);
      expect(await ids({ limit: 2 })).toEqual(['m3', 'm2']);
      expect(await ids({ limit: 2, before: 12 })).toEqual(['m1', 'm0']);
      const over = summary('m1', { owners: ['ada', 'bob'], updatedAt: 11, open: false, stage: 'over' });
      await store.append('m1', batchOf('m1', 1, 1, { summary: over }));
      expect(await ids({ unfinished: true })).toEqual(['m3', 'm2', 'm0']);
      expect(await ids({ owner: 'ada', unfinished: true })).toEqual(['m0']);
      expect(await ids({ owner: 'ada', unfinished: true, limit: 1 })).toEqual(['m0']);
      expect(await ids({ owner: 'bob', open: true, unfinished: true })).toEqual(['m2']);
      await store.append(
        'm0',
        batchOf('m0', 1, 1, { summary: summary('m0', { owners: ['bob'], updatedAt: 99 }) }),
      );
      expect(await ids({ owner: 'ada' })).toEqual(['m1']);
      expect(await ids({ owner: 'bob' })).toEqual(['m0', 'm2', 'm1']);
    });

    it('forgets finished and abandoned matches after their time, wholly', async () => {
      const store = await empty();
      for (const [id, stage, updatedAt] of [
        ['fresh', 'playing', 900],
        ['stale', 'playing', 100],
        ['won', 'over', 700],
        ['just won', 'over', 950],
        ['never begun', 'seating', 100],
      ] as const) {
        await store.create(recordOf(id), summary(id, { owners: ['ada'] }));
        const changed = {
          summary: summary(id, { owners: ['ada'], stage, updatedAt }),
          snapshot: snapshotAt(id, 1),
        };
        await store.append(id, { ...batchOf(id, 1, 1), ...changed });
      }
      const gone = await store.sweep({ now: 1000, finished: 100, abandoned: 500 });
      expect([...gone].sort()).toEqual(['never begun', 'stale', 'won']);
      for (const id of gone) {
        expect(await store.record(id)).toBeUndefined();
        expect(await store.entries(id, 0)).toEqual([]);
        expect(await store.snapshot(id)).toBeUndefined();
      }
      expect((await store.list({ owner: 'ada', limit: 9 })).map(({ id }) => id)).toEqual([
        'just won',
        'fresh',
      ]);
      expect(await store.create(recordOf('won'), summary('won'))).toBe('done');
      expect(await store.append('won', batchOf('won', 1, 1))).toBe('done');
    });
  });
}

/** What a store with a cap must do: `openSmall` gives one with room for a few dozen large matches at most. */
export function cappedStoreContract(name: string, openSmall: () => Promise<MatchStore>): void {
  describe(`${name} as a store with a cap`, () => {
    it('takes no more matches when full, goes on with those it has, and makes room of finished ones', async () => {
      const store = await openSmall();
      const big = (id: string) => ({ ...recordOf(id), secret: { secret: 'x'.repeat(100_000), salt: '' } });
      const ids: string[] = [];
      for (let i = 0; i < 200; i++) {
        const id = `m${i}`;
        if ((await store.create(big(id), summary(id, { updatedAt: i }))) === 'full') break;
        ids.push(id);
      }
      expect(ids.length).toBeGreaterThan(1);
      expect(ids.length).toBeLessThan(100);
      const [first = '', second = ''] = ids;
      expect(await store.append(second, batchOf(second, 1, 1))).toBe('done');
      const keep = { now: 1000, finished: 1e9, abandoned: 1e9 };
      expect(await store.sweep(keep)).toEqual([]);
      expect(await store.create(big('more'), summary('more'))).toBe('full');

      const over = summary(first, { stage: 'over', updatedAt: 500 });
      expect(await store.append(first, batchOf(first, 1, 1, { summary: over }))).toBe('done');
      expect(await store.sweep(keep)).toEqual([first]);
      expect(await store.create(big('more'), summary('more'))).toBe('done');
      expect(await store.entries(second, 0)).toHaveLength(1);
      await store.close();
    });
  });
}
