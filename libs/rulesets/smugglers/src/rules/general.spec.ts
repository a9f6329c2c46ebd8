import { pips, rule } from '@cantina/testkit';
import { expect } from 'vitest';
import { yourValue } from '../content/phrases.ts';
import { made } from '../../test/made.ts';
import { active, fresh, player, table, times } from '../../test/table.ts';
import { duel, quietBox } from '../../test/fights.ts';

rule('SG-GEN-01', 'the first to complete the Koroth Run wins, whoever is richer', () => {
  const t = table({
    turn: 1,
    players: [
      { credits: 90_000, brix: [{ round: 1, units: 1 }] },
      { at: 'koroth', credits: 0, systems: { pods: 10 }, brix: [{ round: 1, units: 10 }] },
    ],
    draws: pips(1),
  });
  expect(t.ruleset.outcome(t.state)).toBeUndefined();
  t.do('land', 'koroth');
  t.do('rollCustoms');
  expect(t).toBeWonBy(1);
  expect(t.ruleset.outcome(t.state)?.seats).toEqual(['lost', 'won']);
});

rule(['SG-GEN-02', 'SG-GEN-03'], 'SG-GEN-02 and SG-GEN-03: a ship for each of two to six players', () => {
  for (const seats of [2, 3, 4, 5, 6])
    expect(
      fresh(seats)
        .view('spectator')
        .players.map(({ sector }) => sector),
    ).toEqual(Array.from({ length: seats }, () => 43));
  for (const seats of [0, 1, 7]) expect(() => fresh(seats)).toThrow('CORE-SEATS');
});

rule('SG-GEN-04', 'one die for each question: customs, availability, demand', () => {
  const t = table({
    planets: ['earth'],
    players: [{ at: 'earth', bounty: 100, credits: 5000, cargo: { food: 1 } }],
    draws: pips(1, 6, 6),
  });
  t.do('land', 'earth');
  expect(times(t, 'log.roll')).toBe(1);
  t.do('sell', 'food');
  expect(times(t, 'log.roll')).toBe(3);
  expect(t.state.throws.map(({ kind, die }) => [kind, die])).toEqual([
    ['customs', 1],
    ['availability', 6],
    ['demand', 6],
  ]);
});

rule('SG-GEN-05', 'ties are rolled again until one is ahead, with all that is added', () => {
  const pack = quietBox({
    destiny: [made('thrusters', 'equipment', { while: [yourValue('manoeuvre', 2), yourValue('battle', 1)] })],
  });
  const mine = { systems: { engines: 1, lasers: 1, shields: 9 }, keeps: ['thrusters'] };
  // Three more for the manoeuvre than without engines, two more for the battle.
  const t = duel(
    mine,
    { systems: { engines: 0, lasers: 0 } },
    pips(1, 4, 3, 6, 2, 4, 1, 3, 4, 6, 2, 3, 1),
    {},
    pack,
  );
  expect(t).toWaitFor(0);
  expect(times(t, 'log.manoeuvre')).toBe(1);
  t.do('fight');
  expect([player(t, 0).hull, player(t, 1).hull]).toEqual([5, 4]);
});

rule('SG-GEN-05', 'also for who begins: only those who tie roll again', () => {
  const t = fresh(3, { draws: pips(5, 2, 5, 3, 3, 1, 4), destiny: 'none' });
  for (const seat of [0, 1, 2]) t.do('choose', player(t, seat).hand.cards[0] ?? -1, seat);
  expect(t.state.first).toBe(2);
  expect(active(t)).toBe(2);
});

rule('SG-GEN-07', 'hidden are only the decks and, until they are chosen, the characters', () => {
  const before = fresh(3, { draws: pips(6, 1, 2), destiny: 'none' });
  const hands = (viewer: 0 | 'spectator') => before.view(viewer).players.map(({ hand }) => hand.known.length);
  expect(hands(0)).toEqual([4, 0, 0]);
  expect(hands('spectator')).toEqual([0, 0, 0]);
  expect(before.view(0).planetDeck).toEqual({ count: 23, known: [] });
  for (const seat of [0, 1, 2]) before.do('choose', player(before, seat).hand.cards[0] ?? -1, seat);
  expect(before.view('spectator').players.map(({ character }) => character)).toEqual(
    before.state.players.map(({ character }) => character),
  );

  const me = {
    credits: 321,
    bounty: 100,
    cargo: { food: 1 },
    brix: [{ round: 1, units: 2 }],
    keeps: ['jump-charts'],
  };
  const t = table({
    destiny: ['jump-charts', 'false-papers'],
    players: [{ sector: 5 }, { sector: 3, ...me }],
  });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const seen = t.view(viewer);
    expect(seen.players[1]).toMatchObject({
      credits: 321,
      bounty: 100,
      sector: 3,
      brix: me.brix,
      cargo: { food: 1 },
    });
    expect(seen.players[1]?.keeps.map(({ id }) => id)).toEqual(['jump-charts#1']);
    expect(seen.destiny).toEqual({ count: 2, known: [] });
  }
});
