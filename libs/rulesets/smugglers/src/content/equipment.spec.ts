import { card, pips } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { drawn, totals } from '../../test/drawn.ts';
import { duel } from '../../test/fights.ts';
import { active, player, table } from '../../test/table.ts';

/** Eight pieces of equipment, each with and without it. */

const EQUIPMENT = [
  'false-papers',
  'targeting-computer',
  'side-thrusters',
  'outboard-racks',
  'jump-charts',
  'mirror-plating',
  'boarding-hook',
  'market-ticker',
];

describe('equipment', () => {
  for (const id of EQUIPMENT)
    card(id, 'is kept by whoever draws it', () => {
      const t = drawn(id);
      expect(player(t, 0).keeps.map((keep) => keep.id)).toEqual([`${id}#1`]);
      expect(t.state.drawn).toEqual([]);
      expect(t.state.stack.at(-1)?.step).toBe('move');
    });
});

/** What a ship counts for, with the card and without. */
const effective = (id: string) => {
  const at = (keeps: readonly string[]) =>
    table({ players: [{ keeps, systems: { engines: 2, lightspeed: 3, shields: 4, lasers: 5, pods: 6 } }] });
  return [at([]), at([id])].map((t) => t.view(0).players[0]?.effective);
};

const PLAIN = { engines: 2, lightspeed: 3, shields: 4, lasers: 5, pods: 6 };

describe('systems', () => {
  card('outboard-racks', '3 pods more, and goods in them', () => {
    expect(effective('outboard-racks')).toEqual([PLAIN, { ...PLAIN, pods: 9 }]);
  });
  card('jump-charts', '1 lightspeed more', () => {
    expect(effective('jump-charts')).toEqual([PLAIN, { ...PLAIN, lightspeed: 4 }]);
  });
  card('mirror-plating', '3 shields more, in a nebula too', () => {
    expect(effective('mirror-plating')).toEqual([PLAIN, { ...PLAIN, shields: 7 }]);
    const hidden = table({ players: [{ sector: 23, keeps: ['mirror-plating'], systems: { shields: 4 } }] });
    expect(hidden.view(0).players[0]?.effective.shields).toBe(3);
  });
});

describe('Jump Charts', () => {
  card('jump-charts', 'no nebula ends the movement', () => {
    for (const [keeps, step] of [
      [[], 1],
      [['jump-charts'], 0],
    ] as const) {
      const t = table({
        open: { step: 'move', left: 3 },
        planets: ['earth', 'quill'],
        players: [{ sector: 29, keeps }, { sector: 1 }],
      });
      t.do('fly', 30);
      expect(active(t)).toBe(step);
    }
  });
});

describe('False Papers', () => {
  card('false-papers', '1 off the customs roll: a 3 on a large port is none of their business', () => {
    for (const [keeps, bounty] of [
      [[], 100],
      [['false-papers'], 0],
    ] as const) {
      const t = table({
        planets: ['tessarine'],
        players: [{ at: 'tessarine', keeps, cargo: { robots: 1 } }],
        draws: pips(3),
      });
      t.do('land', 'tessarine');
      expect(player(t, 0).bounty).toBe(bounty);
    }
  });
});

const level = { systems: { engines: 3, lasers: 3, shields: 9 } };

describe('in combat', () => {
  card('targeting-computer', '1 more in battle, and a hit costs 2 hull', () => {
    const t = duel({ ...level, keeps: ['targeting-computer'] }, level, pips(4, 3, 3, 3));
    t.do('fight');
    expect(totals(t, 'battle')).toEqual([7, 6]);
    expect(player(t, 1).hull).toBe(3);
  });

  card('side-thrusters', '2 more in the manoeuvre', () => {
    const t = duel({ ...level, keeps: ['side-thrusters'] }, level, pips(2, 3));
    expect(totals(t, 'manoeuvre')).toEqual([7, 6]);
    expect(t).toWaitFor(0);
  });

  card('boarding-hook', 'nobody flees from it', () => {
    const hooked = duel({ ...level, keeps: ['boarding-hook'] }, level, pips(1, 6));
    expect(hooked).toWaitFor(1);
    expect(hooked).toRefuse('flee', null, 'SG-GEN-08');
    expect(duel(level, level, pips(1, 6))).toAllow('flee');
  });

  card('boarding-hook', '1 more lasers, but only for who attacks', () => {
    const hook = { ...level, keeps: ['boarding-hook'] };
    const t = duel(hook, level, pips(4, 3, 3, 3));
    t.do('fight');
    expect(totals(t, 'battle')).toEqual([7, 6]);
    const attacked = duel(level, hook, pips(4, 3, 4, 3));
    attacked.do('fight');
    expect(totals(attacked, 'battle')).toEqual([7, 6]);
  });

  card('boarding-hook', '5 units of loot instead of 3', () => {
    const rich = { systems: { ...level.systems, pods: 9 }, cargo: { food: 9 } };
    for (const [keeps, loot] of [
      [[], 3],
      [['boarding-hook'], 5],
    ] as const) {
      const t = duel({ systems: { ...level.systems, pods: 9 }, keeps }, rich, pips(4, 3, 6, 1));
      t.do('fight');
      for (let n = 0; n < loot; n++) t.do('plunder', 'food');
      expect(player(t, 0).cargo.food).toBe(loot);
      expect(active(t)).toBe(1);
    }
  });
});

describe('Market Ticker', () => {
  const selling = (draws: readonly number[]) => {
    const t = table({
      planets: ['earth'],
      open: { step: 'visit', place: 'earth' },
      players: [{ at: 'earth', keeps: ['market-ticker'], cargo: { food: 1 } }],
      draws,
    });
    t.do('sell', 'food');
    return t;
  };

  card('market-ticker', 'a demand roll is rolled again, once', () => {
    const t = selling(pips(6, 1, 6));
    t.do('accept');
    t.do('trade', 1);
    expect(player(t, 0).credits).toBe(590);
  });

  card('market-ticker', 'or not', () => {
    const t = selling(pips(6, 1));
    t.do('decline');
    t.do('trade', 1);
    expect(player(t, 0).credits).toBe(565);
  });
});
