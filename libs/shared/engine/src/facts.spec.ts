import { describe, expect, it } from 'vitest';
import type { CardRules } from './card.ts';
import {
  abortTo,
  all,
  callStep,
  choose,
  each,
  from,
  given,
  is,
  may,
  opponent,
  pay,
  pick,
  repeat,
  seq,
  test,
  verb,
} from './effects/literal.ts';
import { FEATURES } from './facts.ts';
import { sit } from '../test/sit.ts';

const gain = verb('gain', { n: 1 });
const hit = pick(from('pieces', { of: 'all' }), verb('hit', { n: 2 }));

const cards: Readonly<Record<string, CardRules>> = {
  joints: {
    ability: seq(
      all(gain, pay(verb('lose', { n: 1 })).to(gain)),
      may(gain),
      choose(gain, gain),
      each(from('market'), gain),
      repeat(1, gain),
      opponent(gain),
      given(is('rich', { n: 1 }), gain),
      test(is('trial', { skill: 'wit' }), gain),
      callStep('guess'),
      pick(from('pieces', { of: 'all' }), verb('strengthen', { n: 1 })),
      abortTo('fled'),
    ),
  },
  hit: { ability: hit },
  strike: { ability: each(from('pieces', { of: 'you' }), verb('strike')) },
  guard: {
    on: [
      { moment: 'damage', timing: 'before', do: verb('shield', { n: 1 }), given: is('mine') },
      { moment: 'damage', timing: 'when', do: gain, limit: { times: 1, per: 'turn' } },
      { moment: 'damage', timing: 'after', do: gain },
      { moment: 'damage', timing: 'after', do: gain },
    ],
  },
  wall: { on: [{ moment: 'damage', timing: 'before', given: is('mine'), do: verb('stop') }] },
  mirror: { instead: [{ moment: 'damage', given: is('mine'), do: gain }] },
  ban: {
    while: [
      { cannot: 'attack', of: 'this', rule: 'TOY-PEACE' },
      { value: 'attack', of: 'this', add: 1 },
    ],
  },
};

describe('the reach report', () => {
  it('can be told of every feature', () => {
    const told = new Set<string>();
    const t = sit({
      first: 'bid',
      cards,
      wiring: { probe: (kind, id) => void (kind === 'feature' && told.add(id)) },
      noisy: true,
      coins: [2, 2],
      market: [1],
      hands: [[1], [7]],
      pieces: {
        guard: { card: 'guard', owner: 0 },
        mirror: { card: 'mirror', owner: 1 },
        ban: { card: 'ban', owner: 0 },
      },
    });
    t.do(0, 'bid', 1).do(1, 'bid', 7);
    t.do(0, 'use', 'joints')
      .do(0, 'accept')
      .do(0, 'choose', 0)
      .do(0, 'succeed', 1)
      .do(0, 'say', 1)
      .do(0, 'pick', 'guard');
    t.do(0, 'use', 'hit').do(0, 'pick', 'guard').do(0, 'order', 'guard:guard/on/2');
    t.do(0, 'use', 'hit').do(0, 'pick', 'mirror').do(0, 'use', 'strike').do(0, 'pass').do(1, 'use', 7);
    t.do(0, 'bribe', { to: 1, coins: 1 });
    t.game.view(t.state, 0);
    expect(FEATURES.filter((feature) => !told.has(feature))).toEqual(['prevent']);
    const wall = sit({
      cards,
      wiring: { probe: (_kind, id) => void told.add(id) },
      pieces: { w: { card: 'wall', owner: 0 } },
    });
    wall.do(0, 'use', 'hit');
    expect(FEATURES.filter((feature) => !told.has(feature))).toEqual([]);
  });

  it('expects of a game what its rules and content can do', () => {
    const { facts } = sit({ cards: { plain: { ability: gain } } }).game;
    expect(facts.features).toEqual(['interjection', 'open', 'sealed', 'verb', 'window', 'window-use']);
    expect(facts.openActions).toEqual(['wish', 'bribe']);
    expect(facts.interjections).toEqual(['shout', 'meddle', 'bribe', 'takeBribe', 'desert']);
  });
});
