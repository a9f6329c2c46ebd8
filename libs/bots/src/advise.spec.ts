import { LANGUAGES, say, type Message, type Ruleset, type Seat } from '@cantina/engine';
import { seeded, Stream } from '@cantina/random';
import { load } from '@cantina/registry';
import { describe, expect, it } from 'vitest';
import { laidOut, type Laid } from '../test/situation.ts';
import { advise, greedy, seatOf, type Advice } from './index.ts';

async function rulesetOf(game: string): Promise<Ruleset> {
  const ruleset = await load(game);
  if (ruleset === undefined) throw new Error(`no game "${game}"`);
  return ruleset;
}

const keysOf = (because: readonly Message[]): readonly string[] => because.map(({ key }) => key);

const games = ['deckbuilding', 'cellar', 'noughts'];

describe.each(games)('advice in %s', (game) => {
  it('is what the greedy bot does, with reasons that can be said in every language', async () => {
    const ruleset = await rulesetOf(game);
    const state = ruleset.setup({}, 2, seeded(7));
    for (let n = 0; n < 120 && ruleset.outcome(state) === undefined; n++) {
      const seat = ruleset.actors(state)[0] as Seat;
      const before = JSON.stringify(state);
      const { action, runnerUp, because } = advise(seatOf(ruleset, state, seat, n));
      expect(action).toEqual(greedy(seatOf(ruleset, state, seat, n)));
      expect(JSON.stringify(state)).toBe(before);
      const legal = ruleset.legal(state, seat);
      if (runnerUp === null) expect(legal.filter(isAnswer(ruleset)).length).toBeLessThanOrEqual(1);
      else expect(legal).toContainEqual(runnerUp);
      expect(runnerUp).not.toEqual(action);
      expect(because.length).toBeGreaterThan(0);
      for (const language of LANGUAGES)
        for (const reason of because) expect(say(ruleset.wording, language, reason)).toMatch(/^[^⟦]+$/);
      ruleset.apply(state, seat, action);
    }
  });

  it('is the same in every world that looks the same to the seat', async () => {
    const ruleset = await rulesetOf(game);
    const chance = new Stream(seeded('other worlds'));
    const state = ruleset.setup({}, 2, seeded(11));
    let different = 0;
    for (let n = 0; n < 80 && ruleset.outcome(state) === undefined; n++) {
      const seat = ruleset.actors(state)[0] as Seat;
      const advice = advise(seatOf(ruleset, state, seat, n));
      const other = ruleset.redeal(state, seat, chance);
      if (JSON.stringify(other) !== JSON.stringify(state)) different++;
      expect(advise(seatOf(ruleset, other, seat, n))).toEqual(advice);
      ruleset.apply(state, seat, advice.action);
    }
    expect(different).toBeGreaterThan(0);
  });
});

const isAnswer =
  ({ facts }: Ruleset) =>
  (action: { readonly do: string }): boolean =>
    !facts.interjections.includes(action.do);

describe('the reasons in the deckbuilding game', () => {
  const ROW = ['at-st', 'x-wing', 'bossk', 'tie-fighter', 'chewbacca', 'hwk-290'];

  async function adviceAt(laid: Laid): Promise<Advice> {
    const ruleset = await rulesetOf('deckbuilding');
    return advise(seatOf(ruleset, laidOut(ruleset, { row: ROW, ...laid }), 0, 'here'));
  }

  it('name the deck for a purchase', async () => {
    const { action, because } = await adviceAt({ pool: 4 });
    expect(action.do).toBe('buy');
    expect(keysOf(because)).toEqual(['reason.deck']);
  });

  it('name the damage for an attack, and the attack while others join', async () => {
    const ruleset = await rulesetOf('deckbuilding');
    const state = laidOut(ruleset, { units: ['at-at', 'stormtrooper'], row: ROW });
    const told: [string, readonly string[]][] = [];
    for (let n = 0; n < 4; n++) {
      const { action, because } = advise(seatOf(ruleset, state, 0, n));
      told.push([action.do, keysOf(because)]);
      ruleset.apply(state, 0, action);
    }
    expect(told).toEqual([
      ['attack', ['reason.enemyBase']],
      ['join', ['reason.attack']],
      ['join', ['reason.attack']],
      ['strike', ['hint.only']],
    ]);
  });

  it('name the victory, and nothing beside it', async () => {
    const victory = ['mon-cala', 'hoth', 'yavin-4'];
    const { action, because } = await adviceAt({ units: ['at-at'], victory, damage: 7, pool: 4 });
    expect(action).toEqual({ do: 'attack', what: 'base' });
    expect(keysOf(because)).toEqual(['reason.won']);
  });

  it('name what can be bought for a card that brings resources', async () => {
    const { action, because } = await adviceAt({ hand: ['imperial-shuttle'], pool: 3 });
    expect(action.do).toBe('play');
    expect(keysOf(because)[0]).toBe('reason.purchases');
  });

  it('compare with the next best where nothing makes the table better', async () => {
    const strong = ['at-at', 'at-at', 'darth-vader', 'at-at', 'darth-vader', 'at-at', 'at-at'];
    const weak = ['x-wing', 'x-wing', 'x-wing', 'x-wing', 'x-wing', 'x-wing'];
    const { action, runnerUp, because } = await adviceAt({ deck: strong, pool: 2, row: weak });
    expect([action.do, runnerUp]).toEqual(['endTurn', { do: 'buy', what: 'pilot' }]);
    expect(keysOf(because)).toEqual(['hint.than']);
    const { wording } = await rulesetOf('deckbuilding');
    const sentence = say(wording, 'en', because[0] as Message);
    expect(sentence).toMatch(/^a better deck for the turns to come.*, compared with: purchase .*pilot/i);
  });

  it('say so where nothing else can be done', async () => {
    const { action, runnerUp, because } = await adviceAt({ row: ['x-wing', 'x-wing', 'x-wing'] });
    expect([action.do, runnerUp]).toEqual(['endTurn', null]);
    expect(keysOf(because)).toEqual(['hint.only']);
  });
});

describe('where a game does not tell the parts of its evaluation apart', () => {
  it('the best is called the best, and one of equals an equal', async () => {
    const ruleset = await rulesetOf('noughts');
    const state = ruleset.setup({}, 2, seeded(1));
    expect(keysOf(advise(seatOf(ruleset, state, 0, 1)).because)).toEqual(['hint.even']);
    for (const what of [0, 3, 1, 4])
      ruleset.apply(state, ruleset.actors(state)[0] as Seat, { do: 'mark', what });
    const { action, because } = advise(seatOf(ruleset, state, 0, 1));
    expect([action.what, keysOf(because)]).toEqual([2, ['hint.best']]);
  });
});
