import { seeded, Stream } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { act, begun, hall, mark, refusedBy, rulesOf, standingOf, yes } from '../test/hall.ts';
import { randomAct } from '../test/walker.ts';
import { MemoryStore } from './memory/index.ts';
import type { Batch } from './ports.ts';

const pair = ['ada', 'ada'];

describe('loading', () => {
  it('never folds more entries than lie between two snapshots', async () => {
    const { matches, store, again } = hall({ limits: { snapshotEvery: 7 } });
    const id = await begun(matches, { ruleset: 'cellar', owners: pair, options: { rounds: 5 } });
    const random = new Stream(seeded('snapshots'));
    for (let acts = 0; acts < 45; acts++) {
      const answer = await randomAct(matches, id, pair, random);
      if (answer === undefined) break;
      const seq = yes(answer);
      const fresh = again({ limits: { snapshotEvery: 7 } });
      expect(await fresh.look(id, 0)).toEqual(await matches.look(id, 0));
      expect(fresh.memory.mostFolded).toBeLessThanOrEqual(7);
      const snapshot = await store.snapshot(id);
      expect(seq - (snapshot?.seq ?? 0)).toBeLessThan(7);
    }
  });

  it('does without snapshots, and with some missing', async () => {
    class Forgetful extends MemoryStore {
      override append(id: string, batch: Batch) {
        const { snapshot, ...rest } = batch;
        const jumped = batch.written.some(({ entry }) => entry.type === 'undo' || entry.type === 'redo');
        return super.append(id, snapshot === undefined || jumped ? rest : { ...rest, snapshot });
      }
    }
    const { matches, store, again } = hall({ store: new Forgetful(), limits: { snapshotEvery: 3 } });
    const id = await begun(matches, { owners: pair });
    const rules = await rulesOf('noughts');
    for (const field of [0, 1, 2, 3]) yes(await act(matches, id, 'ada', field % 2, mark(field)));
    yes(await matches.undo(id, { by: 'ada' }, { seat: 0, acts: 2 }));
    expect((await store.snapshot(id))?.seq).toBe(6);
    const zero = await standingOf(store, id, rules, 'zero');
    expect(await standingOf(store, id, rules, 'snapshot')).toEqual(zero);
    expect(zero.line).toEqual([]);
    expect((await again().look(id, 0))?.view).toMatchObject({ fields: new Array(9).fill(-1) });
  });

  it('brings back how the match stood after any entry, for an undo far back', async () => {
    const { matches, again } = hall({ limits: { snapshotEvery: 5 } });
    const id = await begun(matches, { ruleset: 'cellar', owners: pair, options: { rounds: 5 } });
    const random = new Stream(seeded('far back'));
    const first = await matches.look(id, 0);
    for (let acts = 0; acts < 30; acts++)
      yes((await randomAct(matches, id, pair, random)) ?? { done: false, refused: { code: 'over' } });
    const fresh = again({ limits: { snapshotEvery: 5 } });
    const log = await fresh.log(id, 'spectator');
    const own = log.filter(({ type, seat }) => type === 'act' && seat === 0).length;
    const firstOwn = log.findIndex(({ type, seat }) => type === 'act' && seat === 0);
    yes(await fresh.undo(id, { by: 'ada' }, { seat: 0, acts: own }));
    // Only what the other seat did before is still there.
    const left = log.slice(0, firstOwn).filter(({ type }) => type === 'act').length;
    const back = await fresh.look(id, 0);
    if (left === 0) expect(back?.view).toEqual(first?.view);
    expect(back).toMatchObject({ practice: true, view: { round: 1, chosen: null } });
    expect(fresh.memory.mostFolded).toBeLessThanOrEqual(5);
  });
});

describe('a match begun with other rules', () => {
  it('is frozen: it can be read, not played', async () => {
    const { matches, again } = hall();
    const id = await begun(matches, { owners: pair });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    const ruleset = await rulesOf('noughts');
    for (const loaded of [
      { ruleset, rulesHash: 'rules of tomorrow' },
      { ruleset: { ...ruleset, contentHash: 'other content' }, rulesHash: 'rules of today' },
    ]) {
      const later = again({ rules: () => Promise.resolve(loaded) });
      expect(await later.look(id, 1)).toMatchObject({
        frozen: true,
        view: { fields: [-1, -1, -1, -1, 0, -1, -1, -1, -1] },
      });
      expect(refusedBy(await act(later, id, 'ada', 1, mark(0))).code).toBe('frozen');
      expect(refusedBy(await later.concede(id, { by: 'ada' }, { seat: 0 })).code).toBe('frozen');
    }
    expect((await again().look(id, 1))?.frozen).toBe(false);
  });

  it('shows its last snapshot if the rules do not understand the log any more', async () => {
    const { matches, again } = hall({ limits: { snapshotEvery: 4 } });
    const id = await begun(matches, { owners: pair });
    for (const field of [0, 1, 2]) yes(await act(matches, id, 'ada', field % 2, mark(field)));
    const ruleset = await rulesOf('noughts');
    const apply = () => {
      throw new Error('no such move');
    };
    const later = again({
      rules: () => Promise.resolve({ ruleset: { ...ruleset, apply }, rulesHash: 'new' }),
    });
    expect(await later.look(id, 0)).toMatchObject({
      frozen: true,
      seq: 4,
      view: { fields: [0, -1, -1, -1, -1, -1, -1, -1, -1] },
    });
  });

  it('is not there for a host that does not know its rules', async () => {
    const { matches, again } = hall();
    const id = await begun(matches, { owners: pair });
    expect(await again({ rules: () => Promise.resolve(undefined) }).look(id, 0)).toBeUndefined();
  });
});
