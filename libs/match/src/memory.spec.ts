import type { Action } from '@cantina/engine';
import { describe, expect, it } from 'vitest';
import { act, begun, hall, mark, yes } from '../test/hall.ts';
import type { BotPlayer } from './ports.ts';
import { Queues } from './queues.ts';
import { Shelf } from './shelf.ts';

const pair = ['ada', 'bob'];

describe('matches in memory', () => {
  it('are no more than there is room for, and come back on demand', async () => {
    const { matches, again } = hall({ limits: { mostLoaded: 3 } });
    const ids: string[] = [];
    for (let i = 0; i < 8; i++) {
      ids.push(await begun(matches, { owners: pair }));
      expect(matches.memory.loaded).toBeLessThanOrEqual(3);
    }
    for (const id of ids) yes(await act(matches, id, 'ada', 0, mark(4)));
    for (const id of ids) expect((await matches.look(id, 1))?.seq).toBe(4);
    expect(matches.memory.loaded).toBe(3);
    expect(again().memory).toEqual({ loaded: 0, bytes: 0, largest: 0, mostFolded: 0 });
  });

  it('leave it when nobody asks for them', async () => {
    const { matches, clock } = hall({ limits: { idle: 1000 } });
    const [one, other] = [await begun(matches, { owners: pair }), await begun(matches, { owners: pair })];
    clock.now += 900;
    await matches.look(one, 0);
    clock.now += 900;
    await matches.tidy({ finished: 1e9, abandoned: 1e9 });
    expect(matches.memory.loaded).toBe(1);
    clock.now += 2000;
    await matches.tidy({ finished: 1e9, abandoned: 1e9 });
    expect(matches.memory).toMatchObject({ loaded: 0, bytes: 0 });
    yes(await act(matches, other, 'ada', 0, mark(0)));
    expect(matches.memory.loaded).toBe(1);
  });

  it('take a bounded amount each, however long they are played, and it is reported', async () => {
    const { matches } = hall({ limits: { snapshotEvery: 5 } });
    const id = await begun(matches, { owners: ['ada', 'ada'] });
    const first = matches.memory.largest;
    expect(first).toBeGreaterThan(100);
    for (let i = 0; i < 80; i++) {
      yes(await act(matches, id, 'ada', 0, mark(i % 9)));
      yes(await matches.undo(id, { by: 'ada' }, { seat: 0 }));
    }
    // A state and eight earlier ones, and a list of what may be redone that every act empties.
    expect(matches.memory.largest).toBeLessThan(12_000);
    expect(matches.memory.bytes).toBe(matches.memory.largest);
  });

  it('are forgotten with the store when they are too old', async () => {
    const { matches, clock } = hall();
    const id = await begun(matches, { owners: pair });
    clock.now += 5000;
    expect(await matches.tidy({ finished: 1000, abandoned: 10_000 })).toEqual([]);
    yes(await matches.concede(id, { by: 'ada' }, { seat: 0 }));
    clock.now += 5000;
    expect(await matches.tidy({ finished: 1000, abandoned: 10_000 })).toEqual([id]);
    expect(await matches.look(id, 0)).toBeUndefined();
  });
});

describe('closing', () => {
  it('takes nothing more on, and what was taken on is written', async () => {
    const { matches, again } = hall();
    const id = await begun(matches, { owners: pair });
    const acting = matches.act(id, { by: 'ada' }, { seat: 0, decision: 1, actions: [mark(4)] });
    await matches.close();
    const busy = { done: false, refused: { code: 'busy' } };
    expect(await act(matches, id, 'bob', 1, mark(5))).toEqual(busy);
    expect(await matches.timeout(id, { seat: 1 })).toEqual(busy);
    expect(await matches.create('ada', { ruleset: 'noughts', options: {}, seats: [] })).toEqual(busy);
    expect((await again().look(id, 0))?.seq).toBe(yes(await acting));
  });

  it('does not wait for a bot that still thinks, and lets it write nothing afterwards', async () => {
    let decide: (action: Action) => void = () => undefined;
    const thinking: BotPlayer = () => new Promise((resolve) => (decide = resolve));
    const { matches, store } = hall({ bots: () => thinking });
    const id = await begun(matches, { owners: ['ada', null] });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    await matches.close();
    decide(mark(0));
    await matches.quiet(id);
    expect(await store.entries(id, 3)).toEqual([]);
  });
});

describe('a queue', () => {
  it('does one thing after the other, whatever becomes of the first', async () => {
    const queues = new Queues(3);
    const order: string[] = [];
    const slow = queues.run('a', async () => {
      order.push('begins');
      await new Promise((done) => setImmediate(done));
      order.push('fails');
      throw new Error('no');
    });
    const next = queues.run('a', () => Promise.resolve(order.push('goes on')));
    const beside = queues.run('b', () => Promise.resolve(order.push('beside')));
    expect([queues.isBusy('a'), queues.isFull('a'), queues.isBusy('c')]).toEqual([true, false, false]);
    const third = queues.run('a', () => Promise.resolve());
    expect(queues.isFull('a')).toBe(true);
    await expect(slow).rejects.toThrow('no');
    await Promise.all([next, beside, third]);
    await queues.idle();
    expect(order).toEqual(['begins', 'beside', 'fails', 'goes on']);
    expect(queues.isBusy('a')).toBe(false);
  });
});

describe('a shelf', () => {
  it('lets go of what was not used the longest, by number and by size, but not of what is in use', () => {
    const shelf = new Shelf<{ bytes: number }>(3, 100);
    const busy = (id: string) => id === 'a';
    for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) shelf.put(id, { bytes: 10 }, at, busy);
    expect(['a', 'b', 'c', 'd'].map((id) => shelf.get(id, 9) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    shelf.put('e', { bytes: 85 }, 10, busy);
    expect([shelf.size, shelf.bytes, shelf.largest]).toEqual([2, 95, 85]);
    shelf.dropOlder(10, busy);
    expect([shelf.get('a', 11), shelf.get('e', 11)]).toEqual([{ bytes: 10 }, { bytes: 85 }]);
  });
});
