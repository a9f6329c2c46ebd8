import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { PORTS, type Port } from '../kinds.ts';
import { active, player, table } from '../../test/table.ts';

/** A planet of each size on which nothing but food is carried: food is legal there, the bounty alone forces the roll. */
const PLANET: Readonly<Record<Port, string>> = {
  none: 'wreckfield',
  small: 'marrakis',
  medium: 'verdane',
  large: 'earth',
  military: 'bastion',
};

const wanted = (port: Port, die: number, credits = 500) => {
  const place = PLANET[port];
  const t = table({
    planets: [place],
    players: [{ at: place, bounty: 300, credits, systems: { pods: 3 }, cargo: { medicine: 2 } }],
    draws: pips(die),
  });
  t.do('land', place);
  return t;
};

type Result = '-' | 'B' | 'F' | 'D' | 'I';

function expectResult(port: Port, die: number, result: Result): void {
  const t = wanted(port, die);
  const { credits, bounty, where, cargo } = player(t, 0);
  expect([port, die, credits]).toEqual([port, die, result === 'F' ? 300 : 500]);
  expect(bounty).toBe(result === 'B' ? 400 : 300);
  expect(where).toBe(result === 'I' ? 'prison' : 'space');
  expect(cargo.medicine).toBe(result === 'D' || result === 'I' ? 0 : 2);
  expect(active(t)).toBe(result === 'D' || result === 'I' ? 1 : 0);
}

const ROWS: readonly [string, number, readonly Result[]][] = [
  ['SG-CUSTOMS-06', 1, ['-', '-', '-', '-', '-']],
  ['SG-CUSTOMS-07', 2, ['-', '-', '-', '-', 'B']],
  ['SG-CUSTOMS-08', 3, ['-', '-', '-', 'B', 'F']],
  ['SG-CUSTOMS-09', 4, ['-', '-', 'B', 'F', 'D']],
  ['SG-CUSTOMS-10', 5, ['-', 'B', 'F', 'D', 'I']],
  ['SG-CUSTOMS-11', 6, ['B', 'F', 'D', 'I', 'I']],
];

describe('the customs table', () => {
  for (const [id, die, results] of ROWS) {
    rule(id, `a ${die} by starport: ${results.join(' ')}`, () => {
      PORTS.forEach((port, i) => expectResult(port, die, results[i] as Result));
    });
  }
});

describe('customs', () => {
  rule('SG-CUSTOMS-02', 'without bounty or forbidden cargo there is no roll', () => {
    const t = table({ planets: ['earth'], players: [{ at: 'earth', cargo: { food: 1 } }], draws: [] });
    t.do('land', 'earth');
    expect(t).toAllow('leave');
    expect(player(t, 0)).toMatchObject({ credits: 500, bounty: 0 });
  });

  rule('SG-CUSTOMS-01', 'one forbidden unit is enough', () => {
    const t = table({
      planets: ['earth'],
      players: [{ at: 'earth', cargo: { weapons: 1 } }],
      draws: pips(3),
    });
    t.do('land', 'earth');
    expect(player(t, 0).bounty).toBe(100);
  });

  rule('SG-CUSTOMS-04', 'a bounty alone forces the roll', () => {
    const t = wanted('large', 3);
    expect(player(t, 0).bounty).toBe(400);
  });

  rule('SG-CUSTOMS-24', 'bounty and forbidden cargo together mean one roll', () => {
    const t = table({
      planets: ['earth'],
      players: [{ at: 'earth', bounty: 200, cargo: { weapons: 1 } }],
      draws: pips(3),
    });
    t.do('land', 'earth');
    expect(player(t, 0).bounty).toBe(300);
  });

  rule('SG-CUSTOMS-17', 'the first customs bounty makes a clean player wanted for 100', () => {
    const t = table({
      planets: ['earth'],
      players: [{ at: 'earth', cargo: { weapons: 1 } }],
      draws: pips(3),
    });
    t.do('land', 'earth');
    expect(player(t, 0).bounty).toBe(100);
    expect(t).toAllow('sell', 'weapons');
  });

  rule('SG-CUSTOMS-14', 'whoever cannot pay the fine is detained instead', () => {
    const poor = wanted('large', 4, 199);
    expect(player(poor, 0)).toMatchObject({ credits: 199, cargo: { medicine: 0 } });
    expect(active(poor)).toBe(1);
    const rich = wanted('large', 4, 200);
    expect(player(rich, 0)).toMatchObject({ credits: 0, cargo: { medicine: 2 } });
    expect(active(rich)).toBe(0);
  });

  rule(
    'SG-CUSTOMS-23',
    'robots that are forbidden, a 4 at a large port and 150 credits: cargo lost, turn over',
    () => {
      const t = table({
        planets: ['tessarine'],
        players: [{ at: 'tessarine', credits: 150, cargo: { robots: 1 } }],
        draws: pips(4),
      });
      t.do('land', 'tessarine');
      expect(player(t, 0)).toMatchObject({ credits: 150, cargo: { robots: 0 }, bounty: 0 });
      expect(active(t)).toBe(1);
    },
  );

  rule('SG-CUSTOMS-03', 'the roll is made again at the next visit', () => {
    const t = table({
      planets: ['earth'],
      players: [{ at: 'earth', bounty: 100 }, { sector: 1 }],
      draws: pips(1, 3),
    });
    t.do('land', 'earth');
    t.do('leave');
    t.do('stop'); // the other player moves nowhere and finds nothing
    t.do('stop');
    t.do('land', 'earth');
    expect(player(t, 0).bounty).toBe(200);
  });

  rule('SG-CUSTOMS-25', 'a ship that only stays in the sector is not looked at', () => {
    const t = table({ planets: ['earth'], players: [{ at: 'earth', bounty: 900 }], draws: [] });
    t.do('endTurn');
    expect(player(t, 0).bounty).toBe(900);
    expect(active(t)).toBe(1);
  });
});
