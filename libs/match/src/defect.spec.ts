import type { Ruleset } from '@cantina/engine';
import { describe, expect, it } from 'vitest';
import { act, begun, hall, mark, refusedBy, rulesOf, yes } from '../test/hall.ts';
import { Defect } from './defect.ts';

const SECRET = 'what only the host may know';

/** Noughts and crosses in which marking one field breaks a rule of ours, after the mark is set. */
async function broken(field: number): Promise<Ruleset> {
  const rules = await rulesOf('noughts');
  return {
    ...rules,
    apply(state, seat, action, events) {
      rules.apply(state, seat, action, events);
      if (action.what === field) throw new Error(SECRET);
    },
  };
}

async function brokenHall() {
  const ruleset = await broken(4);
  return hall({ rules: () => Promise.resolve({ ruleset, rulesHash: 'h' }) });
}

describe('a rule that throws', () => {
  it('leaves the match as it was, marked, with a repro for the host', async () => {
    const { matches, store, errors, again } = await brokenHall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    yes(await act(matches, id, 'ada', 0, mark(0)));
    const before = await matches.look(id, 1);
    expect(refusedBy(await act(matches, id, 'bob', 1, mark(4)))).toEqual({
      code: 'defect',
      rule: 'CORE-PROGRAM',
    });

    const after = await matches.look(id, 1);
    expect(after).toEqual({ ...before, defect: { seq: 5 } });
    expect(JSON.stringify(after)).not.toContain(SECRET);
    expect(await store.entries(id, 4)).toEqual([]);
    const [error] = errors as [Defect];
    expect(error).toBeInstanceOf(Defect);
    expect(error.repro).toMatchObject({
      match: id,
      ruleset: 'noughts',
      rulesHash: 'h',
      seq: 5,
      deed: { type: 'act', seat: 1, actions: [mark(4)] },
    });
    expect((error.cause as Error).message).toBe(SECRET);
    // The mark outlives the process.
    expect((await again().look(id, 0))?.defect).toEqual({ seq: 5 });
  });

  it('does not stop the match: the next act that works takes the mark away', async () => {
    const { matches, store } = await brokenHall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    refusedBy(await act(matches, id, 'ada', 0, mark(4)));
    yes(await act(matches, id, 'ada', 0, mark(3)));
    expect((await matches.look(id, 0))?.defect).toBeNull();
    expect((await store.summary(id))?.defect).toBeNull();
  });

  it('in a list leaves nothing of the list', async () => {
    const { matches } = await brokenHall();
    const id = await begun(matches, { owners: ['ada', 'ada'] });
    refusedBy(await act(matches, id, 'ada', 0, mark(4), mark(5)));
    expect((await matches.look(id, 0))?.view).toMatchObject({ fields: new Array(9).fill(-1) });
  });

  it('at a bot’s act lets the others see it, and does not go round in circles', async () => {
    const ruleset = await broken(0);
    const { matches, errors } = hall({ rules: () => Promise.resolve({ ruleset, rulesHash: 'h' }) });
    const id = await begun(matches, { owners: [null, 'ada'] });
    await matches.quiet(id);
    expect(errors).toHaveLength(1);
    expect((await matches.look(id, 1))?.defect).toEqual({ seq: 3 });
  });
});

describe('a store that fails', () => {
  it('leaves the match as it was, and the next try works', async () => {
    const room = hall();
    const { store } = room;
    const id = await begun(room.matches, { owners: ['ada', 'bob'] });
    let broken = true;
    const flaky = Object.assign(Object.create(store) as typeof store, {
      append: (...args: Parameters<typeof store.append>) =>
        broken ? Promise.reject(new Error('disk full')) : store.append(...args),
      entries: (...args: Parameters<typeof store.entries>) => store.entries(...args),
      record: (one: string) => store.record(one),
      snapshot: (one: string) => store.snapshot(one),
      summary: (one: string) => store.summary(one),
    });
    const matches = room.again({ store: flaky });
    const before = await matches.look(id, 0);
    await expect(act(matches, id, 'ada', 0, mark(0))).rejects.toThrow('disk full');
    expect(await matches.look(id, 0)).toEqual(before);
    broken = false;
    yes(await act(matches, id, 'ada', 0, mark(0)));
  });

  it('that somebody else writes to is read again before deciding', async () => {
    const room = hall();
    const id = await begun(room.matches, { owners: ['ada', 'bob'] });
    const [one, other] = [room.again(), room.again()];
    await Promise.all([one.look(id, 0), other.look(id, 0)]);
    yes(await act(one, id, 'ada', 0, mark(0)));
    // The other host has not heard of it yet, and learns of it by trying to write.
    expect(yes(await other.leave(id, { by: 'bob' }, { seat: 1 }))).toBe(5);
    expect((await other.look(id, 0))?.view).toMatchObject({ fields: [0, -1, -1, -1, -1, -1, -1, -1, -1] });
  });
});
