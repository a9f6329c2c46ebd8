import { describe, expect, it } from 'vitest';
import type { Json } from '@cantina/engine';
import { fullTable, table, type GameTest } from '../test/table.ts';
import type { PlayerSituation } from '../test/situation.ts';

/** What a seat thinks of the table after this. */
function after(t: GameTest, seat: number, verb: string, what: Json = null): number {
  const { ruleset, state } = t;
  const copy = ruleset.clone(state);
  ruleset.apply(copy, seat, { do: verb, what });
  return ruleset.evaluate(copy, seat);
}

const ready = { engines: 4, lightspeed: 7, shields: 4, lasers: 4, pods: 10 };
const nothing = { credits: 0, goods: {}, cards: [] };

describe('the Run', () => {
  const onBrix = (me: PlayerSituation) =>
    table({
      planets: ['earth'],
      open: { step: 'visit', place: 'brix' },
      players: [{ at: 'brix', systems: ready, ...me }],
    });

  it('is begun when money, speed and room are there', () => {
    const t = onBrix({ credits: 6500 });
    expect(after(t, 0, 'arm', 10)).toBeGreaterThan(after(t, 0, 'leave'));
    expect(after(t, 0, 'arm', 10)).toBeGreaterThan(after(t, 0, 'arm', 9));
  });

  it('is not begun by a ship that is too slow', () => {
    const t = onBrix({ credits: 6500, systems: { ...ready, lightspeed: 4 } });
    expect(after(t, 0, 'leave')).toBeGreaterThan(after(t, 0, 'arm', 10));
  });

  it('is worth a bribe before the customs of Koroth', () => {
    const t = table({
      round: 2,
      players: [{ at: 'koroth', systems: ready, credits: 1500, brix: [{ round: 1, units: 10 }] }],
    });
    t.do('land', 'koroth');
    const { ruleset, state } = t;
    expect(after(t, 0, 'bribe')).toBeGreaterThan(ruleset.evaluate(state, 0));
  });

  it('brings the weapons to Koroth rather than anywhere else', () => {
    const t = table({
      round: 2,
      open: { step: 'move', left: 2 },
      players: [{ sector: 76, systems: ready, brix: [{ round: 1, units: 10 }] }],
    });
    const ways = t.legal('fly').map((sector) => [after(t, 0, 'fly', sector), sector] as const);
    expect(ways.toSorted(([a], [b]) => b - a)[0]?.[1]).toBe(82);
  });
});

describe('trade', () => {
  it('goes where the hold can be sold', () => {
    const t = table({
      planets: ['earth', 'cinder'],
      open: { step: 'move', left: 1 },
      players: [{ sector: 69, systems: ready, cargo: { food: 6 } }],
    });
    expect(after(t, 0, 'fly', 70)).toBeGreaterThan(after(t, 0, 'fly', 62));
  });

  it('keeps what can be sold', () => {
    const t = table({ planets: ['earth'], players: [{ sector: 69, systems: ready, cargo: { food: 3 } }] });
    expect(t.ruleset.evaluate(t.state, 0)).toBeGreaterThan(after(t, 0, 'jettison', 'food'));
  });
});

describe('other captains', () => {
  /** Seat 0 makes this offer; seat 1 answers. */
  const offered = (what: Json, a: PlayerSituation, b: PlayerSituation) => {
    const t = fullTable({
      planets: ['earth', 'novgard'],
      players: [
        { character: 'mara-quell', sector: 3, ...a },
        { character: 'bram-okoro', sector: 3, ...b },
      ],
    });
    t.do('meet', 1);
    t.do('propose', what);
    return t;
  };

  it('are sold goods for more than these bring, not for less', () => {
    const seller = { systems: ready, cargo: { food: 2 } };
    const want = { ...nothing, goods: { food: 2 } };
    const good = offered(
      { give: { ...nothing, credits: 300 }, want, else: 'nothing' },
      { systems: ready },
      seller,
    );
    expect(after(good, 1, 'agree')).toBeGreaterThan(after(good, 1, 'refuse'));
    const bad = offered(
      { give: { ...nothing, credits: 5 }, want, else: 'nothing' },
      { systems: ready },
      seller,
    );
    expect(after(bad, 1, 'refuse')).toBeGreaterThan(after(bad, 1, 'agree'));
  });

  it('who threaten get a little from the weak, and nothing from the strong', () => {
    const threat = { give: nothing, want: { ...nothing, credits: 50 }, else: 'attack' };
    const strong = { systems: { ...ready, engines: 9, lasers: 9 } };
    const weak = { systems: { engines: 1, lasers: 1 } };
    const meek = offered(threat, strong, weak);
    expect(after(meek, 1, 'agree')).toBeGreaterThan(after(meek, 1, 'refuse'));
    const brave = offered(threat, weak, strong);
    expect(after(brave, 1, 'refuse')).toBeGreaterThan(after(brave, 1, 'agree'));
  });
});
