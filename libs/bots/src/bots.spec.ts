import type { Action, Core, Ruleset, Seat } from '@cantina/engine';
import { below, seeded, Stream } from '@cantina/random';
import { load } from '@cantina/registry';
import { describe, expect, it } from 'vitest';
import { greedy, random, seatOf, type Bot } from './index.ts';

const bots: Readonly<Record<string, Bot>> = { random, greedy };

async function rulesetOf(game: string): Promise<Ruleset> {
  const ruleset = await load(game);
  if (ruleset === undefined) throw new Error(`no game "${game}"`);
  return ruleset;
}

/** Plays on with a bot in every seat until `decisions` were made or the game is over; `visit` sees each decision. */
function play(
  ruleset: Ruleset,
  bot: Bot,
  seats: number,
  decisions: number,
  visit: (state: Core, seat: Seat, action: Action, decision: number) => void,
): Core {
  const state = ruleset.setup({}, seats, seeded(7));
  for (let n = 0; n < decisions && ruleset.outcome(state) === undefined; n++) {
    const seat = ruleset.actors(state)[0] as Seat;
    const action = bot(seatOf(ruleset, state, seat, n));
    visit(state, seat, action, n);
    ruleset.apply(state, seat, action);
  }
  return state;
}

const cases = ['deckbuilding', 'cellar', 'noughts'].flatMap((game) =>
  Object.keys(bots).map((name) => [game, name] as const),
);

describe.each(cases)('%s, %s bot', (game, name) => {
  const bot = bots[name] as Bot;

  it('plays only legal actions and leaves the table as it is', async () => {
    const ruleset = await rulesetOf(game);
    play(ruleset, bot, 2, 150, (state, seat, action, n) => {
      expect(ruleset.check(state, seat, action)).toBeUndefined();
      const before = JSON.stringify(state);
      bot(seatOf(ruleset, state, seat, n));
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  it('chooses the same in every world that looks the same to its seat', async () => {
    const ruleset = await rulesetOf(game);
    const chance = new Stream(seeded('other worlds'));
    let different = 0;
    play(ruleset, bot, 2, 150, (state, seat, action, n) => {
      const other = ruleset.redeal(state, seat, chance);
      if (JSON.stringify(other) !== JSON.stringify(state)) different++;
      expect(bot(seatOf(ruleset, other, seat, n))).toEqual(action);
    });
    expect(different).toBeGreaterThan(0);
  });
});

describe('the random bot', () => {
  it('takes each legal action about as often as any other', async () => {
    const ruleset = await rulesetOf('noughts');
    const state = ruleset.setup({}, 2, seeded(1));
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 1800; seed++) {
      const key = JSON.stringify(random(seatOf(ruleset, state, 0, seed)));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(9);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });
});

describe('the greedy bot', () => {
  it('completes a row', async () => {
    const ruleset = await rulesetOf('noughts');
    const state = ruleset.setup({}, 2, seeded(1));
    for (const what of [0, 3, 1, 4]) {
      const seat = ruleset.actors(state)[0] as Seat;
      const action = ruleset.legal(state, seat).find((one) => one.what === what) as Action;
      ruleset.apply(state, seat, action);
    }
    expect(greedy(seatOf(ruleset, state, 0, 1)).what).toBe(2);
  });

  it.each([
    ['deckbuilding', 6],
    ['cellar', 12],
  ])('beats random in %s', async (game, games) => {
    const ruleset = await rulesetOf(game);
    let won = 0;
    for (let seed = 1; seed <= games; seed++) {
      const mine = seed % 2;
      const state = ruleset.setup({}, 2, seeded(seed));
      for (let n = 0; ruleset.outcome(state) === undefined; n++) {
        const seat = ruleset.actors(state)[0] as Seat;
        const bot = seat === mine ? greedy : random;
        ruleset.apply(state, seat, bot(seatOf(ruleset, state, seat, seed * 10_000 + n)));
      }
      if (ruleset.outcome(state)?.seats[mine] === 'won') won++;
    }
    expect(won).toBeGreaterThan(games * 0.7);
  });
});

describe('what a bot is given', () => {
  it('is the view, the prompt, the legal actions and imagined tables, each a fresh one', async () => {
    const ruleset = await rulesetOf('deckbuilding');
    const state = ruleset.setup({}, 2, seeded(3));
    const chair = seatOf(ruleset, state, 0, 'seed');
    expect(chair.view).toEqual(ruleset.view(state, 0));
    expect(chair.prompt).toEqual(ruleset.prompt(state, 0));
    expect(chair.legal).toEqual(ruleset.legal(state, 0));
    const [one, two] = [chair.imagine(), chair.imagine()];
    expect(one.ruleset.view(one.state, 0)).toEqual(chair.view);
    expect(one.state).not.toEqual(state);
    expect(one.state).not.toEqual(two.state);
    const before = JSON.stringify(state);
    ruleset.apply(one.state, 0, chair.legal[below(seeded(1), chair.legal.length)] as Action);
    expect(JSON.stringify(state)).toBe(before);
  });
});
