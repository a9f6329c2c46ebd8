import { card, pips } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { drawn } from '../../test/drawn.ts';
import { dawn, player, table } from '../../test/table.ts';

/** Six friends, each with and without. */

const FRIENDS = [
  'dockside-cousin',
  'resistance-courier',
  'ships-mechanic',
  'retired-gunner',
  'bazaar-broker',
  'port-advocate',
];

describe('friends', () => {
  for (const id of FRIENDS)
    card(id, 'is kept by whoever draws it', () => {
      const t = drawn(id);
      expect(player(t, 0).keeps.map((keep) => keep.id)).toEqual([`${id}#1`]);
      expect(t.state.drawn).toEqual([]);
    });
});

describe('Dockside Cousin', () => {
  const landing = (place: string, draws: readonly number[]) => {
    const t = table({
      planets: ['tessarine', 'cinder'],
      players: [{ at: place, bounty: 100, keeps: ['dockside-cousin'] }],
      draws,
    });
    t.do('land', place);
    return t;
  };

  card('dockside-cousin', 'a customs roll is rolled again, once', () => {
    const t = landing('tessarine', pips(6, 1));
    t.do('accept');
    expect(player(t, 0)).toMatchObject({ where: 'space', bounty: 100 });
    expect(t).toAllow('leave');
  });

  card('dockside-cousin', 'or not', () => {
    const t = landing('tessarine', pips(6));
    t.do('decline');
    expect(player(t, 0).where).toBe('prison');
  });

  card('dockside-cousin', 'not in military ports', () => {
    expect(player(landing('cinder', pips(6)), 0).where).toBe('prison');
  });
});

describe('Resistance Courier', () => {
  card('resistance-courier', 'a bribe on Koroth is 500 cheaper', () => {
    for (const [keeps, left] of [
      [[], 200],
      [['resistance-courier'], 700],
    ] as const) {
      const t = table({ players: [{ at: 'koroth', bounty: 100, credits: 1200, keeps }] });
      t.do('land', 'koroth');
      t.do('bribe');
      expect(player(t, 0).credits).toBe(left);
    }
  });
});

describe('Ship’s Mechanic', () => {
  card('ships-mechanic', 'keeps 1 level of additional damage off', () => {
    for (const [keeps, engines] of [
      [[], 2],
      [['ships-mechanic'], 3],
    ] as const) {
      const t = drawn('ion-storm', { keeps, systems: { engines: 4, shields: 0 } }, pips(1));
      expect(player(t, 0).systems.engines).toBe(engines);
    }
  });

  const morning = (credits: number, hull: number) =>
    dawn({ players: [{ sector: 3, keeps: ['ships-mechanic'], credits, hull }] });

  card('ships-mechanic', 'mends 1 hull for 50 at the start of a turn', () => {
    const t = morning(50, 3);
    t.do('accept');
    expect(player(t, 0)).toMatchObject({ credits: 0, hull: 4 });
  });

  card('ships-mechanic', 'if wanted', () => {
    const t = morning(50, 3);
    t.do('decline');
    expect(player(t, 0)).toMatchObject({ credits: 50, hull: 3 });
  });

  card('ships-mechanic', 'not for 49, and not what is whole', () => {
    for (const t of [morning(49, 3), morning(50, 5)]) expect(t.state.stack.at(-1)?.step).toBe('move');
  });
});

describe('Retired Gunner', () => {
  card('retired-gunner', '2 lasers more', () => {
    const lasers = (keeps: readonly string[]) =>
      table({ players: [{ keeps, systems: { lasers: 9 } }] }).view(0).players[0]?.effective.lasers;
    expect([lasers([]), lasers(['retired-gunner'])]).toEqual([9, 11]);
  });
});

describe('Bazaar Broker', () => {
  const trading = (way: 'buy' | 'sell', keeps: readonly string[]) => {
    const t = table({
      planets: ['earth'],
      open: { step: 'visit', place: 'earth' },
      players: [{ at: 'earth', keeps, systems: { pods: 4 }, cargo: { food: 1 } }],
      draws: pips(6, 1),
    });
    t.do(way, 'food');
    t.do('trade', 1);
    return player(t, 0).credits;
  };

  card('bazaar-broker', 'sells at 10 more for each unit, and buys as everybody does', () => {
    expect([trading('sell', []), trading('sell', ['bazaar-broker'])]).toEqual([565, 575]);
    expect([trading('buy', []), trading('buy', ['bazaar-broker'])]).toEqual([435, 435]);
  });
});

describe('Port Advocate', () => {
  const landing = (die: number, keeps: readonly string[]) => {
    const t = table({
      planets: ['tessarine'],
      players: [{ at: 'tessarine', bounty: 100, keeps }],
      draws: pips(die),
    });
    t.do('land', 'tessarine');
    return player(t, 0);
  };

  card('port-advocate', 'a fine is 100 lower', () => {
    expect([landing(4, []).credits, landing(4, ['port-advocate']).credits]).toEqual([300, 400]);
  });

  card('port-advocate', 'a bounty by customs is 50 lower', () => {
    expect([landing(3, []).bounty, landing(3, ['port-advocate']).bounty]).toEqual([200, 150]);
  });

  card('port-advocate', 'a round in prison counts for 1000', () => {
    const served = (keeps: readonly string[]) => {
      const t = table({ open: { step: 'prison' }, players: [{ where: 'prison', bounty: 1800, keeps }] });
      t.do('serve');
      return player(t, 0).bounty;
    };
    expect([served([]), served(['port-advocate'])]).toEqual([1300, 800]);
  });
});
