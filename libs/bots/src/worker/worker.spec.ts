import type { Action, Core, Ruleset, Seat } from '@cantina/engine';
import { Matches } from '@cantina/match';
import { LocalBus, MemoryStore } from '@cantina/match/memory';
import { seeded, Stream } from '@cantina/random';
import { load, source } from '@cantina/registry';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { seatOf, type Chair } from '../index.ts';
import { botsInWorker } from './index.ts';

// Starting a thread from sources takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const bots = botsInWorker();
afterAll(() => bots.close());

async function rulesetOf(game: string): Promise<Ruleset> {
  const ruleset = await load(game);
  if (ruleset === undefined) throw new Error(`no game "${game}"`);
  return ruleset;
}

function ask(level: string, chair: Chair): Promise<Action> {
  const player = bots.player(level);
  if (player === undefined) throw new Error(`no level "${level}"`);
  return player(chair);
}

describe('the bots', () => {
  it('are those of the levels there are, and no others', () => {
    expect(bots.levels).toEqual(['random', 'greedy']);
    for (const level of bots.levels) expect(bots.player(level)).toBeTypeOf('function');
    for (const level of ['', 'genius', 'constructor', '__proto__'])
      expect(bots.player(level)).toBeUndefined();
  });

  it.each(['deckbuilding', 'cellar', 'noughts'].flatMap((game) => bots.levels.map((level) => [game, level])))(
    'play %s (%s) legally, and the same in every world that looks the same',
    async (game = '', level = '') => {
      const ruleset = await rulesetOf(game);
      const chance = new Stream(seeded('other worlds'));
      const state = ruleset.setup({}, 2, seeded(7));
      for (let n = 0; n < 40 && ruleset.outcome(state) === undefined; n++) {
        const seat = ruleset.actors(state)[0] as Seat;
        const other = ruleset.redeal(state, seat, chance);
        const [action, again] = await Promise.all(
          [state, other].map((one) => ask(level, seatOf(ruleset, one, seat, n))),
        );
        expect(ruleset.check(state, seat, action)).toBeUndefined();
        expect(again).toEqual(action);
        ruleset.apply(state, seat, action as Action);
      }
    },
  );

  it('advise a person to do what the greedy one would, and say why; the same in every world that looks the same', async () => {
    const ruleset = await rulesetOf('deckbuilding');
    const chance = new Stream(seeded('other worlds'));
    const state = ruleset.setup({}, 2, seeded(7));
    for (let n = 0; n < 20; n++) {
      const seat = ruleset.actors(state)[0] as Seat;
      const other = ruleset.redeal(state, seat, chance);
      const [advice, again, action] = await Promise.all([
        bots.adviser(seatOf(ruleset, state, seat, n)),
        bots.adviser(seatOf(ruleset, other, seat, n)),
        ask('greedy', seatOf(ruleset, state, seat, n)),
      ]);
      expect(advice.action).toEqual(action);
      expect(advice.because.length).toBeGreaterThan(0);
      expect(again).toEqual(advice);
      ruleset.apply(state, seat, action);
    }
  });

  it.each([
    ['to play', (chair: Chair) => ask('greedy', chair)],
    ['to advise', async (chair: Chair) => (await bots.adviser(chair)).action],
  ])('are told of one imagined table and nothing else, %s', async (_what, think) => {
    const ruleset = await rulesetOf('cellar');
    const state = ruleset.setup({}, 2, seeded(3));
    const { seat, random, legal } = seatOf(ruleset, state, ruleset.actors(state)[0] as Seat, 1);
    const imagined: Core[] = [];
    const notHere = (): never => {
      throw new Error('to be looked up in the other thread');
    };
    const chair: Chair = {
      seat,
      random,
      get view() {
        return notHere();
      },
      get prompt() {
        return notHere();
      },
      get legal() {
        return notHere();
      },
      imagine: () => {
        const world = { ruleset, state: ruleset.redeal(state, seat, random) };
        imagined.push(world.state);
        return world;
      },
    };
    expect(legal).toContainEqual(await think(chair));
    expect(imagined).toHaveLength(1);
  });

  it('do not guess at rules they do not know', async () => {
    const ruleset = await rulesetOf('noughts');
    const state = ruleset.setup({}, 2, seeded(3));
    const chairOf = (changes: Partial<Ruleset>) => seatOf({ ...ruleset, ...changes }, state, 0, 1);
    const meta = { ...ruleset.meta, id: 'whist' };
    for (const changes of [{ meta }, { contentHash: 'of another pack' }])
      await expect(ask('random', chairOf(changes))).rejects.toMatchObject({
        message: 'a bot failed',
        cause: expect.stringContaining('no bot knows these rules') as string,
      });
    expect(await ask('random', chairOf({}))).toMatchObject({ do: 'mark' });
  });
});

describe('many tables at once', () => {
  it('are served in turn', async () => {
    const ruleset = await rulesetOf('noughts');
    const state = ruleset.setup({}, 2, seeded(3));
    const served = new Array<number>(60).fill(0);
    const table = async (at: number) => {
      for (let n = 0; n < 5; n++) {
        await ask('random', seatOf(ruleset, state, 0, n));
        served[at] = n + 1;
        expect(Math.max(...served) - Math.min(...served)).toBeLessThanOrEqual(1);
      }
    };
    await Promise.all(served.map((_, at) => table(at)));
    expect(new Set(served)).toEqual(new Set([5]));
  });

  it('come to their ends', async () => {
    const errors: unknown[] = [];
    const report = (error: unknown) => errors.push(error);
    const matches = new Matches({
      store: new MemoryStore(),
      bus: new LocalBus(report),
      rules: async (id) => {
        const found = await source(id);
        return found && { ruleset: found.load(found.content), rulesHash: 'h' };
      },
      bots: bots.player,
      now: () => 1,
      report,
    });
    const seats = ['random', 'greedy', 'random'].map((level) => ({ kind: 'bot' as const, level }));
    const ids = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const created = await matches.create('ada', { ruleset: 'cellar', options: { rounds: 3 }, seats });
        if (!created.done) throw new Error(created.refused.code);
        await matches.start(created.id, { by: 'ada' });
        return created.id;
      }),
    );
    await matches.quiet();
    expect(errors).toEqual([]);
    for (const id of ids) expect((await matches.look(id, 'spectator'))?.stage).toBe('over');
    await matches.close();
  });
});
