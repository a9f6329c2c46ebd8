import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { DEMANDS, PORTS, type Demand, type Good, type Port } from '../kinds.ts';
import { content } from '../content/index.ts';
import { active, player, table } from '../../test/table.ts';

/** Somewhere with such a port, and some goods there with such a demand. */
const planetWith = (port: Port): string =>
  content.planets.find(({ starport }) => starport === port)?.id ?? '';

function placeWith(rating: Demand): [string, Good] {
  for (const { id, demand, starport } of content.planets) {
    const good = (Object.keys(demand) as Good[]).find((one) => demand[one] === rating);
    if (good !== undefined && starport !== 'none') return [id, good];
  }
  throw new Error(rating);
}

const buyer = (place: string, draws: readonly number[], credits = 5000) =>
  table({
    planets: [place],
    open: { step: 'visit', place },
    players: [{ at: place, credits, systems: { pods: 10 } }],
    draws,
  });

const AVAILABILITY: readonly [string, number, readonly number[]][] = [
  ['SG-TRADE-17', 1, [0, 1, 2, 4, 8]],
  ['SG-TRADE-18', 2, [1, 2, 3, 5, 9]],
  ['SG-TRADE-19', 3, [2, 3, 4, 6, 10]],
  ['SG-TRADE-20', 4, [3, 4, 5, 7, 10]],
  ['SG-TRADE-21', 5, [4, 5, 6, 8, 10]],
  ['SG-TRADE-22', 6, [5, 6, 7, 9, 10]],
];

const DEMAND: readonly [string, number, readonly number[]][] = [
  ['SG-TRADE-23', 1, [1, 5, 25, 45, 65, 100]],
  ['SG-TRADE-24', 2, [2, 10, 30, 50, 70, 120]],
  ['SG-TRADE-25', 3, [4, 15, 35, 55, 75, 140]],
  ['SG-TRADE-26', 4, [6, 20, 40, 60, 80, 160]],
  ['SG-TRADE-27', 5, [8, 25, 45, 65, 85, 180]],
  ['SG-TRADE-28', 6, [10, 30, 50, 70, 90, 200]],
];

describe('the tables', () => {
  for (const [id, die, units] of AVAILABILITY) {
    rule(id, `availability ${die}: ${units.join(', ')} units by starport`, () => {
      PORTS.forEach((port, i) => {
        const n = units[i] as number;
        const t = buyer(planetWith(port), n === 0 ? pips(die) : pips(die, 1));
        t.do('buy', 'food');
        expect([port, t.candidates('trade').length]).toEqual([port, n]);
        if (n === 0) expect(active(t)).toBe(1);
      });
    });
  }

  for (const [id, die, prices] of DEMAND) {
    rule(id, `demand ${die}: ${prices.join(', ')} credits each`, () => {
      DEMANDS.forEach((rating, i) => {
        const [place, good] = placeWith(rating);
        const t = buyer(place, pips(6, die));
        t.do('buy', good);
        t.do('trade', 1);
        expect([rating, player(t, 0).credits]).toEqual([rating, 5000 - (prices[i] as number)]);
        expect(player(t, 0).cargo[good]).toBe(1);
      });
    });
  }
});

describe('trade', () => {
  rule('SG-TRADE-33', 'nothing available: no second roll, the turn is over', () => {
    const t = buyer(planetWith('none'), pips(1));
    t.do('buy', 'food');
    expect(active(t)).toBe(1);
  });

  rule('SG-TRADE-31', 'goods not aboard cannot be announced for sale', () => {
    const place = planetWith('medium');
    const t = buyer(place, []);
    expect(t).toRefuse('sell', 'food', 'SG-TRADE-31');
  });

  rule('SG-TRADE-16', 'no more than the pods hold', () => {
    const place = planetWith('large');
    const t = table({
      planets: [place],
      open: { step: 'visit', place },
      players: [{ at: place, credits: 5000, systems: { pods: 4 }, cargo: { robots: 1 } }],
      draws: pips(6, 1),
    });
    t.do('buy', 'food');
    expect(t).toAllow('trade', 3);
    expect(t).toRefuse('trade', 4, 'SG-TRADE-16');
  });

  rule('SG-TRADE-34', 'no debts: the whole sum or nothing', () => {
    const [place, good] = placeWith('moderate');
    const t = buyer(place, pips(6, 6), 99);
    t.do('buy', good);
    expect(t).toAllow('trade', 1);
    expect(t).toRefuse('trade', 2, 'SG-TRADE-34');
  });

  rule('SG-TRADE-12', 'the turn is over, traded or not', () => {
    const [place, good] = placeWith('moderate');
    const t = buyer(place, pips(6, 6));
    t.do('buy', good);
    t.do('noDeal');
    expect(active(t)).toBe(1);
    expect(player(t, 0).credits).toBe(5000);
  });

  rule('SG-TRADE-36', 'seven units at a medium port, availability 6, very high demand 3: 525 credits', () => {
    const found = content.planets.find(
      ({ starport, demand }) => starport === 'medium' && Object.values(demand).includes('very-high'),
    );
    const place = found?.id ?? '';
    const good = (Object.entries(found?.demand ?? {}).find(([, rating]) => rating === 'very-high')?.[0] ??
      '') as Good;
    const t = table({
      planets: [place],
      open: { step: 'visit', place },
      players: [{ at: place, credits: 0, systems: { pods: 7 }, cargo: { [good]: 7 } }],
      draws: pips(6, 3),
    });
    t.do('sell', good);
    t.do('trade', 7);
    expect(player(t, 0).credits).toBe(525);
    expect(t.state.slots.map((planet) => content.planets[planet]?.id)).not.toContain(place);
  });

  rule('SG-TRADE-15', 'goods go overboard at any time, also out of turn, but not in a combat', () => {
    const t = table({
      open: { step: 'move', left: 0, entered: true },
      players: [{ sector: 43 }, { cargo: { robots: 2 }, systems: { pods: 2 }, sector: 43 }],
      draws: pips(6, 1),
    });
    t.do('jettison', 'robots', 1);
    expect(player(t, 1).cargo.robots).toBe(1);
    expect(active(t)).toBe(0);
    t.do('stop');
    t.do('meet', 1);
    t.do('attack');
    expect(t).toRefuse('jettison', 'robots', 'SG-TRADE-15', 1);
  });
});
