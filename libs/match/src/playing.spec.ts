import { describe, expect, it } from 'vitest';
import { act, begun, bot, decisionOf, hall, human, mark, refusedBy, yes } from '../test/hall.ts';
import { commitmentTo } from './chance.ts';

const pair = ['ada', 'bob'];

describe('creating', () => {
  it('refuses what cannot be played, and says what is wrong', async () => {
    const { matches } = hall();
    const created = (plan: object) =>
      matches.create('ada', { ruleset: 'noughts', options: {}, seats: [human, bot], ...plan });
    expect(await created({ ruleset: 'nowhere' })).toMatchObject({ refused: { code: 'no-ruleset' } });
    expect(await created({ seats: [human] })).toMatchObject({
      refused: { code: 'bad-seats', rule: 'CORE-SEATS' },
    });
    expect(await created({ options: { size: 4 } })).toMatchObject({
      refused: { code: 'bad-options', rule: 'CORE-OPTION', params: { where: 'size' } },
    });
    expect(await created({ seats: [human, { kind: 'bot', level: 'genius' }] })).toMatchObject({
      refused: { code: 'no-bot' },
    });
  });

  it('publishes a commitment that the secret fits, and shows the secret only when the match is over', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: pair });
    const before = await matches.look(id, 'spectator');
    expect(before?.revealed).toBeNull();
    expect(JSON.stringify(before)).not.toContain('secret');
    yes(await matches.concede(id, { by: 'ada' }, { seat: 0 }));
    const after = await matches.look(id, 1);
    expect(after?.revealed?.nonces).toEqual(["ada's", "bob's"]);
    const { secret = '', salt = '' } = after?.revealed ?? {};
    expect(before?.head.commitment).toBe(commitmentTo({ secret, salt }));
    expect(commitmentTo({ secret, salt: 'another' })).not.toBe(before?.head.commitment);
  });

  it('mixes the nonces of the seats into the chance', async () => {
    const views = new Set<string>();
    for (const nonce of ['', 'a', 'b', 'a']) {
      const { matches } = hall();
      const created = await matches.create('ada', { ruleset: 'cellar', options: {}, seats: [human, bot] });
      const id = created.done ? created.id : '';
      yes(await matches.join(id, { by: 'ada' }, { seat: 0, name: 'Ada', colour: 'red', nonce }));
      yes(await matches.start(id, { by: 'ada' }));
      await matches.quiet(id);
      views.add(JSON.stringify((await matches.look(id, 0))?.view));
    }
    expect(views.size).toBe(3);
  });
});

describe('playing', () => {
  it('goes from the first act to the outcome, each seat told what it is asked', async () => {
    const { matches, errors } = hall();
    const id = await begun(matches, { owners: pair });
    for (const [turn, field] of [0, 3, 1, 4, 2].entries()) {
      const seat = turn % 2;
      expect((await matches.look(id, 1 - seat))?.prompt).toBeNull();
      expect((await matches.look(id, seat))?.prompt).not.toBeNull();
      yes(await act(matches, id, pair[seat] ?? '', seat, mark(field)));
    }
    expect(await matches.look(id, 1)).toMatchObject({
      stage: 'over',
      prompt: null,
      outcome: { seats: ['won', 'lost'] },
      seats: [{ asked: false }, { asked: false }],
    });
    expect(refusedBy(await act(matches, id, 'bob', 1, mark(8))).code).toBe('over');
    expect((await matches.log(id, 1)).map(({ type }) => type)).toEqual([
      'join',
      'join',
      'start',
      ...new Array<string>(5).fill('act'),
    ]);
    expect(errors).toEqual([]);
  });

  it('names the rule that forbids an act, and changes nothing', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: pair });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    const before = await matches.look(id, 1);
    expect(refusedBy(await act(matches, id, 'bob', 1, mark(4)))).toEqual({
      code: 'refused',
      index: 0,
      rule: 'NX-PLACE-01',
    });
    expect(refusedBy(await act(matches, id, 'bob', 1, { do: 'fly', what: 1 }))).toMatchObject({
      rule: 'CORE-ACTION',
      params: { where: 'action/do' },
    });
    expect(await matches.look(id, 1)).toEqual(before);
  });

  it('answers a late act with what is asked now', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'ada'] });
    const first = await decisionOf(matches, id, 0);
    yes(await act(matches, id, 'ada', 0, mark(0)));
    yes(await act(matches, id, 'ada', 1, mark(1)));
    const late = refusedBy(
      await matches.act(id, { by: 'ada' }, { seat: 0, decision: first, actions: [mark(2)] }),
    );
    const { decision, prompt } = (await matches.look(id, 0)) ?? {};
    expect(late).toEqual({ code: 'stale', decision, prompt });
    expect(decision).toBeGreaterThan(first);
  });

  it('lets nobody act for another, for a bot or as the host', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', null] });
    for (const [by, seat, code] of [
      ['bob', 0, 'not-your-seat'],
      ['ada', 1, 'not-your-seat'],
      ['bot', 1, 'not-your-seat'],
      ['host', 0, 'not-your-seat'],
      ['ada', 7, 'no-seat'],
      ['ada', -1, 'no-seat'],
    ] as const)
      expect(refusedBy(await act(matches, id, by, seat, mark(0))).code).toBe(code);
    expect(refusedBy(await act(matches, 'nowhere', 'ada', 0, mark(0))).code).toBe('no-match');
  });

  it('ends with a concession', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: pair });
    expect(refusedBy(await matches.concede(id, { by: 'ada' }, { seat: 1 })).code).toBe('not-your-seat');
    yes(await matches.concede(id, { by: 'bob' }, { seat: 1 }));
    expect(await matches.look(id, 0)).toMatchObject({ stage: 'over', outcome: { seats: ['won', 'lost'] } });
  });

  it('tells everybody who listens after each change, and nobody what it was', async () => {
    const { matches, bus } = hall();
    const id = await begun(matches, { owners: pair });
    const heard: unknown[] = [];
    const stop = bus.subscribe(id, (news) => heard.push(news));
    yes(await act(matches, id, 'ada', 0, mark(0)));
    yes(await act(matches, id, 'bob', 1, mark(1)));
    stop();
    yes(await act(matches, id, 'ada', 0, mark(2)));
    expect(heard).toEqual([
      { match: id, seq: 4 },
      { match: id, seq: 5 },
    ]);
  });
});

describe('the same request twice', () => {
  it('is one move: a double click, a lost answer, a repetition long after', async () => {
    const { matches, again } = hall();
    const id = await begun(matches, { owners: pair });
    const click = { seat: 0, decision: await decisionOf(matches, id, 0), actions: [mark(0)] };
    const who = { by: 'ada', key: 'click 1' };
    const answers = await Promise.all([matches.act(id, who, click), matches.act(id, who, click)]);
    expect(answers).toEqual([
      { done: true, seq: 4, repeated: false },
      { done: true, seq: 4, repeated: true },
    ]);
    yes(await act(matches, id, 'bob', 1, mark(1)));
    expect(await again().act(id, who, click)).toEqual({ done: true, seq: 4, repeated: true });
    // Also if a client that never got the answer has meanwhile learnt the number of the next decision.
    const anew = { ...click, decision: await decisionOf(matches, id, 0), actions: [mark(5)] };
    expect(await matches.act(id, who, anew)).toEqual({ done: true, seq: 4, repeated: true });
    expect(await matches.log(id, 0)).toHaveLength(5);
  });

  it('is another request from another person, and without a key', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: pair });
    const decision = await decisionOf(matches, id, 0);
    const click = { seat: 0, decision, actions: [mark(0)] };
    yes(await matches.act(id, { by: 'ada', key: 'k' }, click));
    expect(refusedBy(await matches.act(id, { by: 'bob', key: 'k' }, click)).code).toBe('not-your-seat');
    expect(refusedBy(await matches.act(id, { by: 'ada' }, click)).code).toBe('stale');
    expect(refusedBy(await matches.act(id, { by: 'ada', key: '' }, click)).code).toBe('bad-key');
  });

  it('holds for what could be done twice too', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'ada'] });
    yes(await act(matches, id, 'ada', 0, mark(0)));
    yes(await act(matches, id, 'ada', 1, mark(1)));
    yes(await act(matches, id, 'ada', 0, mark(2)));
    const back = () => matches.undo(id, { by: 'ada', key: 'back' }, { seat: 0 });
    expect([yes(await back()), yes(await back())]).toEqual([7, 7]);
    expect((await matches.look(id, 0))?.view).toMatchObject({ fields: [0, 1, -1, -1, -1, -1, -1, -1, -1] });
  });
});

describe('a list of actions', () => {
  it('is open to no more than a few, and to none at all', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: pair });
    expect(refusedBy(await act(matches, id, 'ada', 0)).code).toBe('bad-actions');
    expect(refusedBy(await act(matches, id, 'ada', 0, ...new Array<unknown>(21).fill(mark(0)))).code).toBe(
      'bad-actions',
    );
  });

  it('is done as a whole or not at all', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: pair });
    const before = await matches.look(id, 0);
    expect(refusedBy(await act(matches, id, 'ada', 0, mark(0), mark(1)))).toMatchObject({
      code: 'refused',
      index: 1,
      rule: 'CORE-SEAT',
    });
    expect(await matches.look(id, 0)).toEqual(before);
  });
});
