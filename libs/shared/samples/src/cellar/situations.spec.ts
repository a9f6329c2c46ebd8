import { CHANCE, type Action, type GameEvent, type Ruleset, type Wiring } from '@cantina/engine';
import { seeded, type Random } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import { content, load, type State, type View } from './index.ts';
import { positions } from './positions.ts';

/** Chance that gives exactly these numbers, and after them always 0; nothing is shuffled. */
function scripted(...numbers: readonly number[]): Random {
  const left = [...numbers];
  return { below: () => left.shift() ?? 0, shuffle: () => undefined };
}

const DARK = 0;
const GLEAM = 4;

class Game {
  readonly rules: Ruleset<State, View>;
  readonly state: State;
  events: GameEvent[] = [];

  constructor(seats: number, options: unknown = {}, wiring: Wiring = {}) {
    this.rules = load(content, wiring);
    this.state = this.rules.setup(options, seats, seeded(7));
  }

  static at(name: string): Game {
    const position = positions.find((one) => one.name === name);
    if (position === undefined) throw new Error(`no position ${name}`);
    const game = new Game(position.seats, position.options);
    Object.assign(game.state, game.rules.setup(position.options, position.seats, seeded(position.seed)));
    for (const { seat, action } of position.script) game.does(seat, action.do, action.what);
    return game;
  }

  /** Refused actions answer the rule; the others happen. */
  does(seat: number, act: string, what: Action['what'] = null): string {
    const action = { do: act, what };
    const verdict = this.rules.check(this.state, seat, action);
    if (verdict !== undefined) return verdict.rule;
    this.events = [];
    this.rules.apply(this.state, seat, action, this.events);
    return 'done';
  }

  /** Puts exactly these cards into a hand; what was there goes back into the deck. */
  hold(seat: number, ...ids: readonly string[]): this {
    const { deck, hands } = this.state;
    const hand = hands[seat] as State['hands'][number];
    deck.pile.cards.unshift(...hand.cards);
    deck.pile.seen.unshift(...hand.cards.map(() => 0));
    hand.cards = ids.map((id) => content.cards.findIndex((card) => card.id === id));
    hand.seen = ids.map(() => 1 << seat);
    for (const card of hand.cards) {
      const at = deck.pile.cards.indexOf(card);
      deck.pile.cards.splice(at, 1);
      deck.pile.seen.splice(at, 1);
    }
    return this;
  }

  go(...rooms: readonly string[]): this {
    rooms.forEach((room, seat) => this.does(seat, 'go', room));
    return this;
  }

  plays(seat: number, id: string): string {
    return this.does(
      seat,
      'play',
      content.cards.findIndex((card) => card.id === id),
    );
  }

  /** What the game waits for: the step and the seats. */
  get asks(): readonly unknown[] {
    return [this.state.stack.at(-1)?.step, ...this.rules.actors(this.state)];
  }

  can(seat: number, act: string): readonly Action['what'][] {
    return this.rules.legal(this.state, seat).flatMap((action) => (action.do === act ? [action.what] : []));
  }
}

describe('choosing rooms', () => {
  it('is secret until all have chosen, and rewards whoever goes alone', () => {
    const game = new Game(3);
    expect(game.does(0, 'go', 'crypt')).toBe('SM-PLAN-02');
    expect(game.does(0, 'go', 'barrels')).toBe('done');
    expect(game.asks).toEqual(['plan', 1, 2]);
    expect(game.rules.view(game.state, 0).chosen).toBe('barrels');
    expect(JSON.stringify(game.rules.view(game.state, 1))).not.toContain('barrels');
    game.does(2, 'go', 'larder');
    game.does(1, 'go', 'larder');
    expect(game.state.rooms).toEqual(['barrels', 'larder', 'larder']);
    expect(game.state.coins).toEqual([4, 3, 3]);
  });

  it('does not lead through the locked gate until somebody unlocks it', () => {
    const game = new Game(2).hold(0, 'key').go('barrels', 'larder');
    expect(game.plays(0, 'key')).toBe('done');
    expect(game.state.gate).toBe('openDoor');
    const locked = new Game(2).go('barrels', 'larder');
    locked.does(0, 'stop');
    locked.does(1, 'stop');
    expect(locked.does(0, 'go', 'vault')).toBe('SM-PLAN-03');
    game.does(0, 'stop');
    game.does(1, 'stop');
    expect(game.does(0, 'go', 'vault')).toBe('done');
  });
});

describe('a test of nerve', () => {
  const pickpocket = (random: Random): Game =>
    new Game(2, {}, { random }).hold(0, 'pickpocket').hold(1, 'bolt', 'lantern').go('barrels', 'barrels');

  it('tells exact odds before and after the roll, and sells one re-roll', () => {
    const game = pickpocket(scripted(DARK, DARK, GLEAM));
    const play = { do: 'play', what: content.cards.findIndex(({ id }) => id === 'pickpocket') };
    expect(game.rules.odds(game.state, 0, play)?.outcomes[0]?.chance).toBeCloseTo(6 / 9, 12);
    game.plays(0, 'pickpocket');
    expect(game.asks).toEqual(['roll', 0]);
    expect(game.rules.odds(game.state, 0, { do: 'reroll', what: 1 })?.outcomes[0]?.chance).toBeCloseTo(
      1 / 3,
      12,
    );
    game.does(0, 'reroll', 1);
    expect(game.state.coins[0]).toBe(2);
    expect(game.asks).toEqual(['window', 1]);
  });

  it('that robs can be answered from the hand: nothing is lost', () => {
    const game = pickpocket(scripted(GLEAM, GLEAM));
    game.plays(0, 'pickpocket');
    expect(game.can(1, 'use')).toHaveLength(1);
    game.does(
      1,
      'use',
      content.cards.findIndex(({ id }) => id === 'bolt'),
    );
    expect(game.state.coins).toEqual([3, 3]);
    expect(game.asks).toEqual(['turn', 0]);
  });

  it('that robs takes the coins when the victim passes', () => {
    const game = pickpocket(scripted(GLEAM, GLEAM));
    game.plays(0, 'pickpocket');
    game.does(1, 'pass');
    expect(game.state.coins).toEqual([6, 0]);
  });
});

describe('an alarm', () => {
  it('breaks off digging, the card around it and the turn', () => {
    const game = new Game(2, {}, { random: scripted(GLEAM, GLEAM, DARK, DARK) })
      .hold(0, 'shovel')
      .go('barrels', 'stairs');
    game.plays(0, 'shovel');
    expect(game.asks).toEqual(['dig', 0]);
    game.state.coins[0] = 0;
    const cards = game.state.hands[0]?.cards.length;
    game.does(0, 'deeper');
    expect(game.state.rooms[0]).toBe('stairs');
    expect(game.state.coins[0]).toBe(0);
    expect(game.state.hands[0]?.cards).toHaveLength(cards ?? -1);
    expect(game.asks).toEqual(['turn', 1]);
  });
});

describe('abilities across the table', () => {
  it('wait for the active player to say which comes first, and then all speak once', () => {
    const game = Game.at('order');
    expect(game.asks).toEqual(['happening', 2]);
    const before = game.state.coins.slice();
    const [first] = game.can(2, 'order');
    expect(game.can(2, 'order')).toHaveLength(2);
    game.does(2, 'order', first ?? null);
    expect(game.state.coins.map((coins, seat) => coins - (before[seat] ?? 0))).toEqual([1, 1, 0, 0]);
  });

  it('may replace a find', () => {
    const game = new Game(2).hold(0, 'chest', 'bell').hold(1).go('larder', 'stairs');
    game.plays(0, 'chest');
    game.does(0, 'search');
    game.does(0, 'choose', 0);
    const coins = game.state.coins[0];
    const cards = game.state.hands[0]?.cards.length ?? 0;
    game.does(0, 'accept');
    expect(game.state.coins[0]).toBe(coins);
    expect(game.state.hands[0]?.cards).toHaveLength(cards + 3);
  });

  it('change values while they lie there or last', () => {
    const game = new Game(2).hold(0, 'lantern', 'candle').go('larder', 'stairs');
    const nerve = (): number | undefined => game.rules.view(game.state, 1).players[0]?.nerve;
    expect(nerve()).toBe(2);
    game.plays(0, 'lantern');
    expect(nerve()).toBe(3);
    game.plays(0, 'candle');
    expect(nerve()).toBe(4);
    game.does(0, 'decline');
    expect(game.asks).toEqual(['turn', 1]);
    expect(nerve()).toBe(3);
  });

  it('forbid a brawl with the owner of a watchdog', () => {
    const game = new Game(2).hold(0, 'dog').go('larder', 'larder');
    expect(game.does(0, 'brawl', 1)).toBe('done');
    while (game.asks[0] !== 'turn') game.does(game.asks[1] as number, 'pass');
    game.plays(0, 'dog');
    expect(game.does(1, 'brawl', 0)).toBe('SM-DOG-01');
  });
});

describe('an offer', () => {
  it('is accepted in the middle of a card, which then goes on', () => {
    const game = Game.at('offer');
    expect(game.asks).toEqual(['effect.choose', 0]);
    const [id] = game.can(0, 'agree');
    const before = game.state.coins.slice();
    expect(game.does(0, 'agree', id ?? null)).toBe('done');
    expect(game.state.keeps).toMatchObject([{ id: 'tripwire#1', seat: 1 }]);
    expect(game.state.coins).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) - 1]);
    expect(game.asks).toEqual(['effect.choose', 0]);
  });

  it('lapses with the turn', () => {
    const game = Game.at('offer');
    expect(game.does(1, 'offer', { keep: 'tripwire#1', coins: 1 })).toBe('SM-TRADE-06');
    game.does(0, 'choose', 1);
    expect(game.asks).toEqual(['turn', 1]);
    expect(game.state.offers.open).toEqual([]);
  });

  it('is bounded in its price and names a keep of somebody else', () => {
    const game = Game.at('offer');
    expect(game.does(0, 'offer', { keep: 'tripwire#1', coins: 1 })).toBe('SM-TRADE-04');
    expect(game.does(0, 'offer', { keep: 'tripwire#1', coins: 1.5 })).toBe('CORE-MALFORMED');
    expect(game.does(0, 'offer', { keep: 'tripwire#1', coins: 13 })).toBe('CORE-MALFORMED');
  });
});

describe('the cat', () => {
  it('acts by chance at the end of a round, without a seat', () => {
    // The die shows 3; the first way out of the well leads to the barrels, where it robs.
    const game = new Game(2, { rounds: 3 }, { random: scripted(2, 0, 0) })
      .hold(0)
      .hold(1)
      .go('barrels', 'stairs');
    game.state.deck.pile.cards.length = 0;
    game.state.deck.pile.seen.length = 0;
    game.does(0, 'stop');
    game.does(1, 'stop');
    while (game.asks[0] === 'window') game.does(game.asks[1] as number, 'pass');
    expect(game.state.cat).toEqual({ room: 'barrels', hoard: 1, prints: ['barrels'] });
    expect(game.state.active).toBe(CHANCE);
  });
});
