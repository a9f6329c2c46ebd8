import type { Action } from '@cantina/engine';
import { describe, expect, it } from 'vitest';
import { act, begun, firstLegal, go, hall, mark, refusedBy, yes } from '../test/hall.ts';
import type { BotChair, BotPlayer } from './ports.ts';

const back = (seat: number, name: string) => ({ seat, name, colour: 'red' });

describe('bots', () => {
  it('play through the same door: their acts are in the log with decision, time and who', async () => {
    const { matches, store } = hall();
    const id = await begun(matches, { owners: ['ada', null] });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    await matches.quiet(id);
    const last = (await store.entries(id, 0)).at(-1)?.entry;
    expect(last).toMatchObject({ type: 'act', by: 'bot', seat: 1, actions: [mark(0)] });
    expect(last?.at).toBeGreaterThan(1_000_000);
  });

  it('play whole games among themselves', async () => {
    const { matches, errors } = hall();
    const id = await begun(matches, { ruleset: 'cellar', owners: [null, null, null, null], level: 'any' });
    await matches.quiet(id);
    expect((await matches.look(id, 'spectator'))?.stage).toBe('over');
    expect(errors).toEqual([]);
  });

  it('are given what their seat knows, and nothing else', async () => {
    const seen: BotChair[] = [];
    const curious: BotPlayer = (chair) => {
      seen.push(chair);
      return firstLegal(chair);
    };
    const { matches } = hall({ bots: () => curious });
    const id = await begun(matches, { ruleset: 'cellar', owners: ['ada', null] });
    yes(await act(matches, id, 'ada', 0, go('larder')));
    await matches.quiet(id);
    const [first] = seen as [BotChair];
    expect(Object.keys(first).sort()).toEqual(['imagine', 'legal', 'prompt', 'random', 'seat', 'view']);
    expect(first.view).toMatchObject({ chosen: null, players: [{ hand: { known: [] } }, { coins: 3 }] });
    // What it imagines differs where the seat does not know, and looks the same to it.
    const worlds = Array.from({ length: 20 }, () => first.imagine());
    expect(new Set(worlds.map(({ state }) => JSON.stringify(state))).size).toBe(20);
    for (const { ruleset, state } of worlds) expect(ruleset.view(state, 1)).toEqual(first.view);
  });

  it('keep nobody waiting when they bring something forbidden, nothing, or an error', async () => {
    const bad: readonly BotPlayer[] = [
      () => mark(99),
      () => undefined as never,
      () => {
        throw new Error('confused');
      },
      () => Promise.reject(new Error('gone')),
    ];
    for (const [at, player] of bad.entries()) {
      const { matches, errors } = hall({ bots: () => player });
      const id = await begun(matches, { owners: ['ada', null] });
      yes(await act(matches, id, 'ada', 0, mark(8)));
      await matches.quiet(id);
      expect((await matches.look(id, 0))?.prompt).not.toBeNull();
      expect(errors).toHaveLength(at === 1 ? 0 : 1);
    }
  });

  it('that fail every time still come to the end of a game, by anything the rules allow', async () => {
    const { matches, store, errors } = hall({ bots: () => () => Promise.reject(new Error('gone')) });
    const games = await Promise.all(
      Array.from({ length: 3 }, () =>
        begun(matches, { ruleset: 'cellar', owners: [null, null], options: { rounds: 3 } }),
      ),
    );
    await matches.quiet();
    const logs = await Promise.all(games.map((id) => store.entries(id, 0)));
    for (const id of games) expect((await matches.look(id, 'spectator'))?.stage).toBe('over');
    const acts = logs.flat().filter(({ entry }) => entry.type === 'act');
    expect(errors).toHaveLength(acts.length);
    const firsts = logs
      .map(([, first]) => first?.entry)
      .map((entry) => entry?.type === 'act' && entry.actions);
    expect(new Set(firsts.map((actions) => JSON.stringify(actions))).size).toBeGreaterThan(1);
  });

  it('think again when somebody acted meanwhile and what they chose is not possible any more', async () => {
    let answer: (action: Action) => void = () => undefined;
    let asked = 0;
    const slow: BotPlayer = (chair) =>
      ++asked === 1 ? new Promise((resolve) => (answer = resolve)) : firstLegal(chair);
    const { matches, errors } = hall({ bots: () => slow });
    const id = await begun(matches, { ruleset: 'cellar', owners: ['ada', null] });
    yes(await act(matches, id, 'ada', 0, go('larder')));
    expect(asked).toBe(1);
    answer(go('nowhere'));
    await matches.quiet(id);
    expect(asked).toBeGreaterThan(1);
    expect(errors).toEqual([]);
    expect((await matches.look(id, 1))?.seq).toBeGreaterThan(3);
  });

  it('that cannot finish a thought because the host goes down are not reported', async () => {
    let fail: (error: Error) => void = () => undefined;
    const interrupted: BotPlayer = () => new Promise((_, reject) => (fail = reject));
    const { matches, store, errors } = hall({ bots: () => interrupted });
    const id = await begun(matches, { owners: ['ada', null] });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    await new Promise((resolve) => setImmediate(resolve));
    await matches.close();
    fail(new Error('gone home'));
    await matches.quiet(id);
    expect(errors).toEqual([]);
    expect(await store.entries(id, 0)).toHaveLength(3);
  });

  it('go on after a restart, as soon as somebody looks', async () => {
    const { matches, again } = hall({ bots: () => () => new Promise(() => undefined) });
    const id = await begun(matches, { owners: ['ada', null] });
    yes(await act(matches, id, 'ada', 0, mark(4)));
    const restarted = again({ bots: () => firstLegal });
    await restarted.look(id, 0);
    await restarted.quiet(id);
    expect(await restarted.look(id, 0)).toMatchObject({ seats: [{ asked: true }, { asked: false }] });
  });
});

describe('an abandoned seat', () => {
  it('is taken over by a bot that knows what the seat knows, and given back', async () => {
    const { matches } = hall();
    const id = await begun(matches, { ruleset: 'cellar', owners: ['ada', 'bob'] });
    const hand = (await matches.look(id, 1))?.view;
    yes(await act(matches, id, 'ada', 0, go('larder')));
    yes(await matches.leave(id, { by: 'bob' }, { seat: 1, bot: 'any' }));
    await matches.quiet(id);
    expect((await matches.look(id, 0))?.seats[1]).toMatchObject({ kind: 'human', away: true, bot: 'any' });
    expect((await matches.look(id, 0))?.view).not.toMatchObject({
      players: [{ room: 'stairs' }, { room: 'stairs' }],
    });
    expect(refusedBy(await act(matches, id, 'bob', 1, go('larder'))).code).toBe('not-your-seat');
    expect(
      refusedBy(await matches.join(id, { by: 'eve' }, { ...back(1, 'Eve'), colour: 'black' })).code,
    ).toBe('seat-taken');

    yes(await matches.join(id, { by: 'bob' }, { ...back(1, 'Bob'), colour: 'blue' }));
    expect((await matches.look(id, 0))?.seats[1]).toMatchObject({ name: 'Bob', away: false, bot: null });
    expect(Object.keys((await matches.look(id, 1))?.view as object)).toEqual(Object.keys(hand as object));
  });

  it('may get a bot from anybody at the table, if whoever left named none', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    const replace = (by: string) => matches.leave(id, { by }, { seat: 0, bot: 'first' });
    expect(refusedBy(await replace('bob')).code).toBe('not-your-seat');
    yes(await matches.leave(id, { by: 'ada' }, { seat: 0 }));
    await matches.quiet(id);
    expect(await matches.look(id, 1)).toMatchObject({ seq: 4, seats: [{ away: true, bot: null }, {}] });
    expect(refusedBy(await replace('eve')).code).toBe('not-your-seat');
    expect(refusedBy(await matches.leave(id, { by: 'bob' }, { seat: 0, bot: 'genius' })).code).toBe('no-bot');
    yes(await replace('bob'));
    await matches.quiet(id);
    expect((await matches.look(id, 1))?.prompt).not.toBeNull();
  });

  it('goes to a bot, or has lost, when the host’s clock runs out', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', 'bob'] });
    yes(await matches.timeout(id, { seat: 0, bot: 'first' }));
    await matches.quiet(id);
    expect(await matches.look(id, 1)).toMatchObject({
      seats: [{ away: true, bot: 'first' }, { asked: true }],
    });
    expect(refusedBy(await matches.timeout(id, { seat: 0 })).code).toBe('not-your-seat');
    expect(refusedBy(await matches.timeout(id, { seat: 1, bot: 'genius' })).code).toBe('no-bot');
    yes(await matches.timeout(id, { seat: 1 }));
    expect(await matches.look(id, 0)).toMatchObject({ stage: 'over', outcome: { seats: ['won', 'lost'] } });
    expect((await matches.log(id, 0)).map(({ type }) => type).slice(-3)).toEqual([
      'timeout',
      'act',
      'timeout',
    ]);
  });

  it('waits when everybody has left: bots do not play to an empty table', async () => {
    const { matches } = hall();
    const id = await begun(matches, { owners: ['ada', null] });
    yes(await matches.leave(id, { by: 'ada' }, { seat: 0, bot: 'first' }));
    await matches.quiet(id);
    expect((await matches.look(id, 'spectator'))?.view).toMatchObject({ fields: new Array(9).fill(-1) });
    yes(await matches.join(id, { by: 'ada' }, back(0, 'Ada')));
    yes(await act(matches, id, 'ada', 0, mark(0)));
    await matches.quiet(id);
    expect((await matches.look(id, 0))?.prompt).not.toBeNull();
  });
});
