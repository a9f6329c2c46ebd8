import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { GOODS, PORTS, type Good, type Port } from '../kinds.ts';
import { active, changed, player, table, tableOf, times } from '../../test/table.ts';
import type { PlayerSituation } from '../../test/situation.ts';

const LEGAL = { weapons: 'low', medicine: 'low', luxuries: 'low', robots: 'low', food: 'low' } as const;

type Pack = ReturnType<typeof changed>;
const packs = new Map<string, Pack>();

/** The box with an Earth of this size that forbids one kind of goods and nothing else. */
function earth(starport: Port, forbidden: Good): Pack {
  const key = `${starport} ${forbidden}`;
  const demand = { ...LEGAL, [forbidden]: 'illegal' as const };
  const planets = content.planets.map((one) => (one.id === 'earth' ? { ...one, starport, demand } : one));
  const pack = packs.get(key) ?? changed({ planets });
  packs.set(key, pack);
  return pack;
}

/** Lands with forbidden robots aboard. */
function smuggle(port: Port, draws: readonly number[], me: PlayerSituation = {}) {
  const t = tableOf(earth(port, 'robots'), {
    planets: ['earth'],
    nextPlanets: ['verdane'],
    players: [{ at: 'earth', systems: { pods: 9 }, cargo: { robots: 2 }, ...me }, { sector: 1 }],
    draws,
  });
  t.do('land', 'earth');
  return t;
}

rule('SG-CUSTOMS-05', 'one die, read in the column of the starport: a 5 is something else in each', () => {
  const results = PORTS.map((port) => {
    const t = smuggle(port, pips(5), { bounty: 300 });
    expect(times(t, 'log.roll')).toBe(1);
    const { bounty, credits, where, cargo } = player(t, 0);
    return [bounty, credits, where, cargo.robots, active(t)];
  });
  expect(results).toEqual([
    [300, 500, 'space', 2, 0],
    [400, 500, 'space', 2, 0],
    [300, 300, 'space', 2, 0],
    [300, 500, 'space', 0, 1],
    [300, 500, 'prison', 0, 1],
  ]);
});

describe('what the results mean', () => {
  rule('SG-CUSTOMS-12', 'no problem: on with the turn, and nothing is lost', () => {
    const t = smuggle('large', pips(2), { bounty: 300 });
    expect(player(t, 0)).toMatchObject({ bounty: 300, credits: 500, where: 'space', cargo: { robots: 2 } });
    expect(t).toWaitFor(0);
    expect(t).toAllow('buy', 'food');
    expect(t).toAllow('sell', 'robots');
    expect(t).toAllow('upgrade', 'engines');
  });

  rule('SG-CUSTOMS-13', 'recognised: 100 more on the head, and on with the turn', () => {
    const t = smuggle('large', pips(3), { bounty: 250 });
    expect(player(t, 0)).toMatchObject({ bounty: 350, credits: 500, cargo: { robots: 2 } });
    expect(t).toWaitFor(0);
    expect(t).toAllow('upgrade', 'engines');
  });

  rule('SG-CUSTOMS-15', 'detained: all cargo gone and the turn over, but nobody is locked up', () => {
    const t = smuggle('large', pips(5), { bounty: 300 });
    expect(player(t, 0)).toMatchObject({ where: 'space', bounty: 300, credits: 500, cargo: { robots: 0 } });
    expect(active(t)).toBe(1);
    t.do('stop');
    expect(t).toAllow('stop', null, 0);
  });

  rule('SG-CUSTOMS-16', 'imprisoned: all cargo gone, the turn over, and prison', () => {
    const t = smuggle('large', pips(6), { bounty: 300 });
    expect(player(t, 0)).toMatchObject({ where: 'prison', bounty: 300, credits: 500, cargo: { robots: 0 } });
    expect(active(t)).toBe(1);
    t.do('stop');
    expect(t).toAllow('serve', null, 0);
  });

  rule('SG-CUSTOMS-18', 'what is allowed is taken too, weapons from Brix among it', () => {
    for (const die of [5, 6]) {
      const t = smuggle('large', pips(die), {
        cargo: { robots: 1, food: 2, medicine: 1, weapons: 1 },
        brix: [{ round: 1, units: 2 }],
      });
      const { cargo, brix } = player(t, 0);
      expect(cargo).toEqual({ weapons: 0, medicine: 0, luxuries: 0, robots: 0, food: 0 });
      expect(brix).toEqual([]);
    }
  });

  rule('SG-CUSTOMS-19', 'whoever cannot pay the fine keeps the money', () => {
    for (const credits of [0, 150, 199]) {
      const t = smuggle('large', pips(4), { credits });
      expect(player(t, 0)).toMatchObject({ credits, where: 'space', bounty: 0, cargo: { robots: 0 } });
      expect(active(t)).toBe(1);
    }
  });

  rule('SG-CUSTOMS-20', 'once past, forbidden goods are still there and can be sold', () => {
    for (const [die, credits] of [
      [1, 500],
      [3, 500],
      [4, 300],
    ] as const) {
      const t = smuggle('large', pips(die, 6, 1));
      expect(player(t, 0)).toMatchObject({ credits, cargo: { robots: 2 } });
      t.do('sell', 'robots');
      t.do('trade', 2);
      expect(player(t, 0)).toMatchObject({ credits: credits + 200, cargo: { robots: 0 } });
    }
  });

  rule('SG-CUSTOMS-22', 'equipment and friends are not confiscated', () => {
    for (const die of [5, 6]) {
      const t = smuggle('large', pips(die), { keeps: ['market-ticker', 'ships-mechanic'] });
      expect(player(t, 0).cargo.robots).toBe(0);
      expect(player(t, 0).keeps.map(({ id }) => id)).toEqual(['market-ticker#1', 'ships-mechanic#2']);
      expect(t.state.destiny.discard.cards).toEqual([]);
    }
  });
});

describe('forbidden goods', () => {
  rule('SG-CUSTOMS-21', 'exactly what the planet rates as illegal', () => {
    for (const forbidden of GOODS) {
      for (const good of GOODS) {
        const t = tableOf(earth('large', forbidden), {
          planets: ['earth'],
          players: [{ at: 'earth', cargo: { [good]: 1 } }],
          draws: good === forbidden ? pips(3) : [],
        });
        t.do('land', 'earth');
        expect([good, player(t, 0).bounty]).toEqual([good, good === forbidden ? 100 : 0]);
      }
    }
  });

  rule('SG-CUSTOMS-21', 'on Koroth weapons from Brix, and ordinary ones not', () => {
    const brix = table({ players: [{ at: 'koroth', brix: [{ round: 1, units: 1 }] }] });
    brix.do('land', 'koroth');
    expect(brix).toAllow('rollCustoms');
    expect(brix.candidates('leave')).toEqual([]);
    const plain = table({ players: [{ at: 'koroth', cargo: { weapons: 1 } }], draws: [] });
    plain.do('land', 'koroth');
    expect(plain).toAllow('leave');
  });
});
