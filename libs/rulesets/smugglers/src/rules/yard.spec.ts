import { is } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { SYSTEMS } from '../kinds.ts';
import type { PlayerSituation } from '../../test/situation.ts';
import { active, changed, player, table, tableOf } from '../../test/table.ts';
import { made } from '../../test/made.ts';

const pack = changed({
  destiny: [made('booster', 'equipment', { while: [{ value: 'engines', of: is('owner'), add: 3 }] })],
});

const yard = (place: string, me: PlayerSituation = {}) =>
  table({
    planets: ['earth'],
    open: { step: 'visit', place },
    players: [{ at: place, credits: 9000, ...me }, { sector: 1 }],
    draws: [],
  });

describe('upgrades', () => {
  rule('SG-UPGRADE-01', 'engines, lightspeed, shields, lasers and pods', () => {
    expect(yard('earth').legal('upgrade').toSorted()).toEqual([
      ...['engines', 'lasers', 'lightspeed', 'pods', 'shields'],
    ]);
  });

  rule('SG-UPGRADE-03', 'a card may lead beyond 10', () => {
    const t = tableOf(pack, {
      players: [
        { sector: 3, systems: { engines: 10 }, keeps: ['booster'] },
        { sector: 3, systems: { engines: 10 } },
      ],
      draws: pips(2, 4),
    });
    expect(t.view(0).players.map(({ effective }) => effective.engines)).toEqual([13, 10]);
    t.do('meet', 1);
    t.do('attack');
    expect(t).toWaitFor(0); // 15 against 14
  });

  rule('SG-UPGRADE-04', 'any systems by any number of levels, as far as the money goes', () => {
    const t = yard('earth', { credits: 60 + 60 + 100 + 79 });
    for (const system of ['engines', 'shields', 'engines']) t.do('upgrade', system);
    expect(player(t, 0)).toMatchObject({ credits: 79, systems: { engines: 3, shields: 1 } });
    expect(t).toRefuse('upgrade', 'lasers', 'SG-UPGRADE-04');
    expect(t).toAllow('upgrade', 'pods');
    expect(yard('earth', { credits: 59 })).toRefuse('upgrade', 'engines', 'SG-UPGRADE-04');
  });

  rule('SG-UPGRADE-05', 'a level costs the same, however high it is', () => {
    for (const engines of [0, 1, 5, 9]) {
      const t = yard('earth', { systems: { engines } });
      t.do('upgrade', 'engines');
      expect(player(t, 0)).toMatchObject({ credits: 8940, systems: { engines: engines + 1 } });
    }
  });

  rule('SG-UPGRADE-06', 'no starport mends a hull', () => {
    for (const place of ['earth', 'brix', 'koroth']) {
      const t = yard(place, { hull: 2 });
      expect(t.refusal('upgrade', 'hull')).toBeDefined();
      t.do('upgrade', 'shields');
      t.do('castOff');
      expect(player(t, 0).hull).toBe(2);
    }
  });

  rule('SG-UPGRADE-14', 'Brix and Koroth refit at military prices, past their customs', () => {
    for (const place of ['brix', 'koroth']) {
      const t = yard(place);
      for (const system of SYSTEMS) t.do('upgrade', system);
      expect(player(t, 0).credits).toBe(9000 - 30 - 70 - 50 - 40 - 20);
      const caught = table({
        players: [{ at: place, bounty: 100 }, { sector: 1 }],
        draws: pips(4),
      });
      caught.do('land', place);
      if (place === 'koroth') {
        expect(caught.candidates('upgrade')).toEqual([]);
        caught.do('rollCustoms');
      }
      expect(active(caught)).toBe(1);
    }
  });

  rule('SG-UPGRADE-15', 'a level once bought is not sold again', () => {
    const t = yard('earth', { systems: { engines: 5 }, credits: 60 });
    const before = { ...player(t, 0).systems };
    t.do('upgrade', 'engines');
    const acts = t.ruleset.legal(t.state, 0).map(({ do: act }) => act);
    expect([...new Set(acts)]).toEqual(['castOff']);
    t.do('castOff');
    expect(player(t, 0)).toMatchObject({ credits: 0, systems: { ...before, engines: 6 } });
  });

  rule('SG-UPGRADE-16', 'from the standard ship to ten in everything at a military port: 1800', () => {
    const t = yard('brix', { credits: 1800 });
    const sums = { lightspeed: 490, pods: 180, engines: 270, lasers: 360, shields: 500 };
    for (const [system, sum] of Object.entries(sums)) {
      const before = player(t, 0).credits;
      while (t.legal('upgrade').includes(system)) t.do('upgrade', system);
      expect([system, before - player(t, 0).credits]).toEqual([system, sum]);
    }
    expect(player(t, 0)).toMatchObject({
      credits: 0,
      systems: { engines: 10, lightspeed: 10, shields: 10, lasers: 10, pods: 10 },
    });
  });
});
