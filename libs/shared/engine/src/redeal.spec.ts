import { seeded, Stream } from '@cantina/random';
import { describe, expect, it } from 'vitest';
import type { EffectFrame } from './effects/perform.ts';
import { choose, from, given, is, opponent, pick, seq, verb } from './effects/literal.ts';
import { hash } from './hash.ts';
import { sit, using, type Sitting } from '../test/sit.ts';

const chance = (seed: number): Stream => new Stream(seeded(seed));
const hands = [
  [1, 2, 3],
  [4, 5, 6, 6],
  [7, 7],
];
const deck = [8, 8, 10, 11];

/** All a seat can know at this moment. */
function knowledge({ game }: Sitting, state: Sitting['state'], seat: number): unknown {
  const candidates = game.candidates(state, seat);
  return {
    actors: game.actors(state),
    view: game.view(state, seat),
    prompt: game.prompt(state, seat),
    candidates,
    verdicts: candidates.map((action) => game.check(state, seat, action)),
    labels: candidates.map((action) => game.label(state, seat, action)),
  };
}

const discardTwo = seq(opponent(pick(from('hand'), verb('discard'), 2)), verb('gain', { n: 1 }));
const secretChoice = opponent(
  choose(
    given(is('holding', { card: 5 }), verb('gain', { n: 5 })),
    given(is('holding', { card: 7 }), verb('gain', { n: 7 })),
  ),
);

const situations: Readonly<Record<string, () => Sitting>> = {
  'an open turn': () => sit({ seats: 3, hands, deck }),
  'half-way through a pick from a hidden hand': () =>
    using(discardTwo, { seats: 3, hands, deck }).do(1, 'pick', 4),
  'a choice by hidden cards': () => using(secretChoice, { seats: 3, hands, deck }),
  'bids face down': () => sit({ seats: 3, hands, deck, first: 'bid' }).do(1, 'bid', 5).do(2, 'abstain'),
  'all hands empty': () => sit({ seats: 3, deck }),
};

describe.each(Object.keys(situations))('another world at %s', (name) => {
  const start = situations[name] ?? sit;

  it('looks the same to the seat', () => {
    const t = start();
    for (let seat = 0; seat < 3; seat++) {
      const known = knowledge(t, t.state, seat);
      for (let seed = 0; seed < 20; seed++)
        expect(knowledge(t, t.game.redeal(t.state, seat, chance(seed)), seat)).toEqual(known);
    }
  });

  it('depends on nothing else: dealing twice is dealing once', () => {
    const t = start();
    for (let seat = 0; seat < 3; seat++) {
      for (let seed = 0; seed < 20; seed++) {
        const once = t.game.redeal(t.state, seat, chance(seed));
        const twice = t.game.redeal(t.game.redeal(t.state, seat, chance(seed + 1000)), seat, chance(seed));
        expect(hash(twice)).toBe(hash(once));
      }
    }
  });

  it('leaves this world alone and replaces the generator', () => {
    const t = start();
    const before = hash(t.state);
    const world = t.game.redeal(t.state, 0, chance(1));
    expect(hash(t.state)).toBe(before);
    expect(world.random).not.toEqual(t.state.random);
    expect(world.random).toHaveLength(4);
    expect(world.random.every((word) => word === (word | 0))).toBe(true);
  });

  it('can be played', () => {
    const t = start();
    for (let seat = 0; seat < 3; seat++) {
      for (let seed = 0; seed < 20; seed++) {
        const world = t.game.redeal(t.state, seat, chance(seed));
        for (const actor of t.game.actors(world)) {
          const legal = t.game.legal(world, actor);
          expect(legal.length).toBeGreaterThan(0);
          for (const action of legal.filter(({ do: verb, what }) => verb !== 'go' || what === 'peek')) {
            t.game.apply(t.game.clone(world), actor, action);
          }
        }
      }
    }
  });
});

describe('half-way through a pick', () => {
  const t = using(discardTwo, { seats: 3, hands, deck }).do(1, 'pick', 5);
  const picked = (state: Sitting['state']) => (state.stack.at(-1) as EffectFrame).things;

  it('what another seat took from its hidden hand is taken anew, from the hand it has there', () => {
    const others = new Set<unknown>();
    for (let seed = 0; seed < 60; seed++) {
      const world = t.game.redeal(t.state, 0, chance(seed));
      expect(picked(world)).toHaveLength(1);
      expect(world.hands[1]?.cards).toContain(picked(world)[0]);
      others.add(picked(world)[0]);
    }
    expect(others.size).toBeGreaterThan(2);
  });

  it('what the seat itself took stays', () => {
    expect(picked(t.game.redeal(t.state, 1, chance(3)))).toEqual([5]);
  });
});

describe('hidden hands', () => {
  it('really are dealt anew, and every card stays somewhere', () => {
    const t = sit({ seats: 3, hands, deck });
    const places = t.state.hands.map(() => new Set<unknown>());
    for (let seed = 0; seed < 100; seed++) {
      const world = t.game.redeal(t.state, 0, chance(seed));
      world.hands.forEach(({ cards }, seat) => places[seat]?.add(cards[0]));
      expect([...world.hands, world.deck].flatMap(({ cards }) => cards).sort()).toEqual(
        [...hands, deck].flat().sort(),
      );
    }
    expect(places.map((seen) => seen.size > 1)).toEqual([false, true, true]);
  });
});
