import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { galaxyOf } from '../galaxy.ts';
import type { System } from '../kinds.ts';
import type { Content } from '../state.ts';
import { active, player, table } from '../../test/table.ts';

const { blackHoles, wormholes, nebulae } = content.board;
const { neighbours, anomalies } = galaxyOf({ content: content as Content });
const besides = (sector: number): number =>
  neighbours[sector]?.find((next) => anomalies[next] === undefined) ?? 0;

const flying = (sector: number, left: number, draws?: readonly number[]) =>
  table({ open: { step: 'move', left }, players: [{ sector }, { sector: 1 }], ...(draws && { draws }) });

describe('anomalies', () => {
  const hole = blackHoles[0] ?? 0;
  const cloud = nebulae[0] ?? 0;

  rule('SG-MOVE-01', 'no further than lightspeed reaches', () => {
    const t = table({
      open: { step: 'move', left: 0, entered: true },
      players: [{ sector: wormholes[0] ?? 0 }, { sector: 1 }],
    });
    expect(t).toRefuse('fly', t.candidates('fly')[0] ?? 0, 'SG-MOVE-01');
  });

  rule('SG-NEBULA-01', 'a nebula is the end of the movement', () => {
    const t = flying(besides(cloud), 5, []);
    t.do('fly', cloud);
    expect(player(t, 0).sector).toBe(cloud);
    expect(t.candidates('fly', 0)).toEqual([]);
  });

  rule('SG-HOLE-06', 'lightspeed 7, the hole at the third step: 4 become 8', () => {
    const t = flying(besides(hole), 5, pips(2));
    t.do('fly', hole);
    t.do('skim');
    expect(t.state.stack.at(-1)).toMatchObject({ step: 'move', left: 8 });
  });

  rule('SG-HOLE-05', 'one black hole a turn', () => {
    const t = table({
      open: { step: 'move', left: 4, skimmed: true },
      players: [{ sector: besides(hole) }, { sector: 1 }],
    });
    t.do('fly', hole);
    expect(t).toRefuse('skim', null, 'SG-HOLE-05');
  });

  rule('SG-WORM-02', 'the die names the wormhole to come out of', () => {
    const from = wormholes[0] ?? 0;
    const t = flying(besides(from), 3, pips(4));
    t.do('fly', from);
    t.do('dive');
    expect(player(t, 0).sector).toBe(wormholes[3]);
    expect(t.candidates('dive')).toEqual([]);
  });

  rule('SG-WORM-10', 'a 6: hyperspace, and the turn is over', () => {
    const from = wormholes[0] ?? 0;
    const t = flying(besides(from), 3, pips(6));
    t.do('fly', from);
    t.do('dive');
    expect(player(t, 0).where).toBe('hyperspace');
    expect(active(t)).toBe(1);
  });

  rule('SG-WORM-05', 'in hyperspace nothing can be done, not even throwing goods away', () => {
    const t = table({ players: [{}, { where: 'hyperspace', cargo: { food: 1 } }] });
    expect(t).toRefuse('jettison', 'food', 'SG-WORM-05', 1);
  });
});

describe('stranded ships', () => {
  rule('SG-STRAND-10', 'what is left after the tow: 500, 100, 100, 100, 60', () => {
    for (const [before, after] of [
      [1500, 500],
      [1100, 100],
      [700, 100],
      [100, 100],
      [60, 60],
    ] as const) {
      const t = table({
        planets: ['earth'],
        turn: 1,
        open: { step: 'move', left: 1 },
        players: [{ at: 'earth', credits: before, systems: { lightspeed: 0 } }, { sector: 1 }],
      });
      t.do('stop');
      expect(player(t, 0)).toMatchObject({ credits: after, systems: { lightspeed: 1 }, sector: 70 });
      expect(active(t)).toBe(1);
    }
  });
});

describe('bounties', () => {
  const place = (bounty: number, credits: number) =>
    table({
      planets: ['earth'],
      open: { step: 'visit', place: 'earth' },
      players: [{ at: 'earth', bounty, credits }, { bounty: 400 }],
    });

  rule('SG-BOUNTY-19', '400 and 500 are 900; not by somebody wanted, not for 499', () => {
    const t = place(0, 500);
    expect(t).toRefuse('placeBounty', { on: 1, credits: 499 }, 'SG-BOUNTY-10');
    expect(place(100, 500)).toRefuse('placeBounty', { on: 1, credits: 500 }, 'SG-BOUNTY-08');
    t.do('placeBounty', { on: 1, credits: 500 });
    expect(player(t, 1).bounty).toBe(900);
    expect(player(t, 0).credits).toBe(0);
    expect(active(t)).toBe(1);
  });

  rule('SG-BOUNTY-17', 'never on oneself', () => {
    expect(place(0, 500)).toRefuse('placeBounty', { on: 0, credits: 500 }, 'SG-BOUNTY-17');
  });

  rule('SG-BOUNTY-13', 'not on prisoners, but on whoever is in hyperspace', () => {
    const at = (where: 'prison' | 'hyperspace') =>
      table({
        planets: ['earth'],
        open: { step: 'visit', place: 'earth' },
        players: [{ at: 'earth' }, { where }],
      });
    expect(at('prison')).toRefuse('placeBounty', { on: 1, credits: 500 }, 'SG-BOUNTY-13');
    expect(at('hyperspace')).toAllow('placeBounty', { on: 1, credits: 500 });
  });
});

describe('upgrades', () => {
  const yard = (place: string, credits: number, lightspeed = 3) =>
    table({
      planets: [place],
      open: { step: 'visit', place },
      players: [{ at: place, credits, systems: { lightspeed } }],
    });

  rule('SG-UPGRADE-12', 'lightspeed at a large port: 140 for each level', () => {
    const t = yard('earth', 280);
    t.do('upgrade', 'lightspeed');
    t.do('upgrade', 'lightspeed');
    expect(player(t, 0)).toMatchObject({ credits: 0, systems: { lightspeed: 5 } });
    expect(t).toRefuse('upgrade', 'pods', 'SG-UPGRADE-04');
    t.do('castOff');
    expect(active(t)).toBe(1);
  });

  rule('SG-UPGRADE-02', 'ten is the most', () => {
    expect(yard('earth', 9000, 10)).toRefuse('upgrade', 'lightspeed', 'SG-UPGRADE-02');
    expect(yard('earth', 9000, 9)).toAllow('upgrade', 'lightspeed');
  });

  rule('SG-UPGRADE-13', 'without a starport there is no yard', () => {
    expect(yard('wreckfield', 9000)).toRefuse('upgrade', 'engines', 'SG-UPGRADE-13');
  });

  const PRICES: readonly [string, System, readonly (number | null)[]][] = [
    ['SG-UPGRADE-07', 'engines', [null, 240, 120, 60, 30]],
    ['SG-UPGRADE-08', 'lightspeed', [null, 560, 280, 140, 70]],
    ['SG-UPGRADE-09', 'shields', [null, null, 200, 100, 50]],
    ['SG-UPGRADE-10', 'lasers', [null, null, 160, 80, 40]],
    ['SG-UPGRADE-11', 'pods', [null, 160, 80, 40, 20]],
  ];

  for (const [id, system, prices] of PRICES) {
    rule(id, `${system} by starport: ${prices.map((price) => price ?? 'n/a').join(', ')}`, () => {
      ['wreckfield', 'marrakis', 'verdane', 'earth', 'bastion'].forEach((place, i) => {
        const price = prices[i] ?? null;
        if (price === null) {
          expect(yard(place, 9000)).toRefuse('upgrade', system, i === 0 ? 'SG-UPGRADE-13' : id);
          return;
        }
        expect(yard(place, price - 1)).toRefuse('upgrade', system, 'SG-UPGRADE-04');
        const t = yard(place, price);
        const before = player(t, 0).systems[system];
        t.do('upgrade', system);
        expect([player(t, 0).credits, player(t, 0).systems[system]]).toEqual([0, before + 1]);
      });
    });
  }
});
