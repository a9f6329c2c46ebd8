import type { Action } from '@cantina/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, begun, hall, mark, yes, type Hall } from '../test/hall.ts';
import type { Hinted } from './hints.ts';
import type { BotAdviser, BotChair } from './ports.ts';

/** What to do, asked of a bot. */

const BECAUSE = [{ key: 'hint.best' }];
let chairs: BotChair[];
let there: Hall;

const first: BotAdviser = (chair) => {
  chairs.push(chair);
  return Promise.resolve({ action: chair.legal[0] as Action, because: BECAUSE });
};

beforeEach(() => {
  chairs = [];
  there = hall({ adviser: first });
});

const codeOf = (hinted: Hinted): string => (hinted.done ? 'given' : hinted.refused.code);

describe('a hint', () => {
  it('names an action of the decision that is open, and why', async () => {
    const { matches } = there;
    const id = await begun(matches, { owners: ['ada', null] });
    const label = { key: 'move.mark', params: { field: 1 } };
    expect(await matches.hint(id, 'ada', 0)).toEqual({
      done: true,
      hint: { decision: 1, action: mark(0), label, because: BECAUSE },
    });
    yes(await act(matches, id, 'ada', 0, mark(0)));
    await matches.quiet(id);
    const sight = await matches.look(id, 0);
    expect(await matches.hint(id, 'ada', 0)).toMatchObject({
      hint: { decision: sight?.decision, action: mark(2) },
    });
  });

  it('is written nowhere and wakes nobody', async () => {
    const { matches, store, bus } = there;
    const id = await begun(matches, { owners: ['ada', null] });
    const news: unknown[] = [];
    bus.subscribe(id, (one) => news.push(one));
    const kept = async () => [await store.entries(id, 0), await store.summary(id), await matches.look(id, 0)];
    const before = await kept();
    expect(codeOf(await matches.hint(id, 'ada', 0))).toBe('given');
    await matches.quiet();
    expect(await kept()).toEqual(before);
    expect(news).toEqual([]);
  });

  it('is thought about once for each moment and seat', async () => {
    const { matches } = there;
    const id = await begun(matches, { owners: ['ada', 'ada'] });
    const many = await Promise.all(Array.from({ length: 20 }, () => matches.hint(id, 'ada', 0)));
    expect(new Set(many.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(chairs).toHaveLength(1);
    yes(await act(matches, id, 'ada', 0, mark(0)));
    expect(codeOf(await matches.hint(id, 'ada', 1))).toBe('given');
    expect(chairs.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('is made of what a bot in that seat would be given', async () => {
    const { matches } = there;
    const id = await begun(matches, { ruleset: 'cellar', owners: ['ada', null, null] });
    await matches.quiet(id);
    await matches.hint(id, 'ada', 0);
    const [chair] = chairs;
    const sight = await matches.look(id, 0);
    expect([chair?.seat, chair?.view, chair?.prompt]).toEqual([0, sight?.view, sight?.prompt]);
    const worlds = [chair?.imagine(), chair?.imagine()];
    for (const world of worlds) expect(world?.ruleset.view(world.state, 0)).toEqual(sight?.view);
    expect(worlds[0]?.state).not.toEqual(worlds[1]?.state);
  });
});

describe('nobody gets a hint', () => {
  it('against another person, not even while that one is away', async () => {
    const { matches } = there;
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    expect(codeOf(await matches.hint(id, 'ada', 0))).toBe('no-hints');
    yes(await matches.leave(id, { by: 'bob' }, { seat: 1, bot: 'first' }));
    expect(codeOf(await matches.hint(id, 'ada', 0))).toBe('no-hints');
  });

  it("for somebody else's seat, a bot's seat, or one that is not there", async () => {
    const { matches } = there;
    const id = await begun(matches, { owners: ['ada', null] });
    expect(codeOf(await matches.hint(id, 'bob', 0))).toBe('not-your-seat');
    expect(codeOf(await matches.hint(id, 'ada', 1))).toBe('not-your-seat');
    expect(codeOf(await matches.hint(id, 'bot', 1))).toBe('not-your-seat');
    expect(codeOf(await matches.hint(id, 'ada', 7))).toBe('no-seat');
    expect(codeOf(await matches.hint('nowhere', 'ada', 0))).toBe('no-match');
  });

  it('while the seat is not asked, before the start, or after the end', async () => {
    const { matches } = there;
    const created = await matches.create('ada', {
      ruleset: 'noughts',
      options: {},
      seats: [{ kind: 'human' }, { kind: 'human' }],
    });
    expect(codeOf(await matches.hint(created.done ? created.id : '', 'ada', 0))).toBe('not-started');
    const id = await begun(matches, { owners: ['ada', 'ada'] });
    expect(await matches.hint(id, 'ada', 1)).toEqual({
      done: false,
      refused: { code: 'refused', rule: 'CORE-SEAT' },
    });
    yes(await matches.concede(id, { by: 'ada' }, { seat: 0 }));
    expect(codeOf(await matches.hint(id, 'ada', 0))).toBe('over');
    expect(chairs).toEqual([]);
  });

  it('where the host has nobody to ask', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', null] });
    expect(codeOf(await matches.hint(id, 'ada', 0))).toBe('no-hints');
  });

  it('from an adviser that fails; the host is told, the match goes on, and it may be tried again', async () => {
    let fails = true;
    const adviser: BotAdviser = (chair) => {
      if (fails) throw new Error('out of my mind');
      return first(chair);
    };
    const { matches, errors } = hall({ adviser });
    const id = await begun(matches, { owners: ['ada', null] });
    expect(codeOf(await matches.hint(id, 'ada', 0))).toBe('defect');
    expect(errors.map(String)).toEqual(['Error: out of my mind']);
    expect((await matches.look(id, 0))?.defect).toBeNull();
    fails = false;
    expect(codeOf(await matches.hint(id, 'ada', 0))).toBe('given');
    yes(await act(matches, id, 'ada', 0, mark(0)));
    await matches.close();
    expect(codeOf(await matches.hint(id, 'ada', 0))).toBe('busy');
  });
});
