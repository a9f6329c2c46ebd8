import { is } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import type { PlayerSituation } from '../../test/situation.ts';
import { active, changed, dawn, player, table, tableOf } from '../../test/table.ts';
import { made } from '../../test/made.ts';

const pack = changed({
  destiny: [made('racks', 'equipment', { while: [{ value: 'pods', of: is('owner'), add: 3 }] })],
});

/** Seat 0 on Brix, past customs. */
const onBrix = (me: PlayerSituation, round = 5) =>
  tableOf(pack, {
    round,
    open: { step: 'visit', place: 'brix' },
    players: [{ at: 'brix', credits: 5000, systems: { pods: 10 }, ...me }, { sector: 1 }],
    draws: [],
  });

describe('Brix', () => {
  rule('SG-RACE-03', 'Brix and Koroth have military starports', () => {
    for (const place of ['brix', 'koroth']) {
      const t = table({ open: { step: 'visit', place }, players: [{ at: place, credits: 30 }] });
      t.do('upgrade', 'engines');
      expect(player(t, 0)).toMatchObject({ credits: 0, systems: { engines: 2 } });
      const wanted = table({
        players: [{ at: place, bounty: 100, credits: 500 }, { sector: 1 }],
        draws: pips(3),
      });
      wanted.do('land', place);
      if (place === 'koroth') wanted.do('rollCustoms');
      expect(player(wanted, 0).credits).toBe(300); // a 3 is a fine at military ports only
    }
  });

  rule('SG-RACE-04', 'on Brix whoever is wanted passes customs, and nobody else', () => {
    const landed = (bounty: number, ...dice: readonly number[]) => {
      const t = table({ players: [{ at: 'brix', bounty }, { sector: 1 }], draws: pips(...dice) });
      t.do('land', 'brix');
      return t;
    };
    expect(player(landed(100, 2), 0).bounty).toBe(200);
    expect(player(landed(100, 5), 0).where).toBe('prison');
    expect(landed(0)).toAllow('upgrade', 'engines');
  });

  rule('SG-RACE-21', 'what is forbidden elsewhere is not looked for on Brix', () => {
    const t = table({
      players: [
        { at: 'brix', cargo: { weapons: 1, luxuries: 1, robots: 1 }, systems: { pods: 3 } },
        { sector: 1 },
      ],
      draws: [],
    });
    t.do('land', 'brix');
    expect(t).toAllow('upgrade', 'engines');
    expect(player(t, 0)).toMatchObject({ bounty: 0, cargo: { weapons: 1, luxuries: 1, robots: 1 } });
  });

  rule('SG-RACE-06', 'ten for everybody at 500 each, without a die', () => {
    const t = tableOf(pack, {
      open: { step: 'visit', place: 'brix' },
      players: [
        { at: 'brix', credits: 5000, systems: { pods: 10 } },
        { at: 'brix', credits: 5001, systems: { pods: 10 } },
      ],
      draws: [],
    });
    expect(t.legal('arm')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    t.do('arm', 10);
    t.do('stop');
    t.do('land', 'brix');
    t.do('arm', 10);
    expect(t.state.players.map(({ credits, brix }) => [credits, brix[0]?.units])).toEqual([
      [0, 10],
      [1, 10],
    ]);
  });

  rule('SG-RACE-19', 'ten pods for ten weapons, or a card that carries more', () => {
    const nine = { systems: { pods: 9 } };
    expect(onBrix(nine)).toRefuse('arm', 10, 'SG-RACE-19');
    expect(onBrix(nine)).toAllow('arm', 9);
    const racks = onBrix({ systems: { pods: 7 }, keeps: ['racks'] });
    racks.do('arm', 10);
    expect(player(racks, 0).brix).toEqual([{ round: 5, units: 10 }]);
    expect(onBrix({ systems: { pods: 6 }, keeps: ['racks'] })).toRefuse('arm', 10, 'SG-RACE-19');
  });

  rule('SG-RACE-30', 'each of them takes a pod, like all goods', () => {
    const t = table({
      planets: ['verdane'],
      open: { step: 'visit', place: 'verdane' },
      players: [{ at: 'verdane', systems: { pods: 5 }, brix: [{ round: 1, units: 3 }] }, { sector: 1 }],
      draws: pips(6, 1),
    });
    t.do('buy', 'food');
    expect(t).toAllow('trade', 2);
    expect(t).toRefuse('trade', 3, 'SG-TRADE-16');
    expect(onBrix({ cargo: { food: 4 } })).toRefuse('arm', 7, 'SG-RACE-19');
    expect(onBrix({ cargo: { food: 4 } })).toAllow('arm', 6);
  });
});

describe('weapons from Brix grow old', () => {
  /** The end of seat 0's turn in this round, with weapons bought in round 8. */
  const atEndOf = (round: number, me: PlayerSituation = {}) => {
    const t = table({
      round,
      planets: ['verdane'],
      players: [
        { at: 'verdane', systems: { pods: 10 }, brix: [{ round: 8, units: 10 }], ...me },
        { sector: 1 },
      ],
    });
    t.do('endTurn');
    return player(t, 0);
  };

  rule('SG-RACE-11', 'after two rounds they are ordinary weapons, and sell as such', () => {
    expect(atEndOf(9)).toMatchObject({ brix: [{ round: 8, units: 10 }], cargo: { weapons: 0 } });
    expect(atEndOf(10)).toMatchObject({ brix: [], cargo: { weapons: 10 } });
    const t = table({
      round: 11,
      planets: ['verdane'],
      open: { step: 'visit', place: 'verdane' },
      players: [{ at: 'verdane', credits: 0, systems: { pods: 10 }, cargo: { weapons: 10 } }, { sector: 1 }],
      draws: pips(6, 1),
    });
    t.do('sell', 'weapons');
    t.do('trade', 7);
    expect(player(t, 0)).toMatchObject({ credits: 7 * 25, cargo: { weapons: 3 } });
  });

  rule('SG-RACE-17', 'counted by own turns, also those missed in hyperspace', () => {
    const lost = { where: 'hyperspace', sector: 9, systems: { pods: 10 } } as const;
    const later = (round: number) =>
      player(
        dawn({
          round: round - 1,
          players: [{ ...lost, brix: [{ round: 8, units: 10 }] }],
          draws: pips(6),
        }),
        0,
      );
    expect(later(9)).toMatchObject({ brix: [{ round: 8, units: 10 }], cargo: { weapons: 0 } });
    expect(later(10)).toMatchObject({ brix: [], cargo: { weapons: 10 } });
  });

  rule('SG-RACE-24', 'each batch has its own date', () => {
    const brix = [
      { round: 7, units: 4 },
      { round: 8, units: 6 },
    ];
    expect(atEndOf(8, { brix })).toMatchObject({ brix, cargo: { weapons: 0 } });
    expect(atEndOf(9, { brix })).toMatchObject({
      brix: [{ round: 8, units: 6 }],
      cargo: { weapons: 4 },
    });
    const delivered = (round: number) => {
      const t = table({
        round,
        players: [{ at: 'koroth', systems: { pods: 10 }, brix }, { sector: 1 }],
        draws: pips(1),
      });
      t.do('land', 'koroth');
      t.do('rollCustoms');
      return t;
    };
    expect(delivered(9)).toBeWonBy(0);
    expect(delivered(10)).toAllow('leave'); // six of the ten are still good: not enough
  });

  rule('SG-RACE-28', 'until then they count as weapons everywhere else: to customs and for sale', () => {
    const brix = [{ round: 8, units: 2 }];
    const forbidden = table({
      round: 9,
      planets: ['earth'],
      players: [{ at: 'earth', systems: { pods: 2 }, brix }, { sector: 1 }],
      draws: pips(5),
    });
    forbidden.do('land', 'earth');
    expect(player(forbidden, 0).brix).toEqual([]);
    expect(active(forbidden)).toBe(1);
    const wanted = table({
      round: 9,
      planets: ['bastion'],
      open: { step: 'visit', place: 'bastion' },
      players: [
        { at: 'bastion', credits: 0, systems: { pods: 3 }, brix, cargo: { weapons: 1 } },
        { sector: 1 },
      ],
      draws: pips(1, 1),
    });
    wanted.do('sell', 'weapons');
    wanted.do('trade', 3);
    expect(player(wanted, 0)).toMatchObject({ credits: 3 * 65, brix: [], cargo: { weapons: 0 } });
  });
});
