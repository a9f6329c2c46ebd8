import { card, pips } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { drawn, expectUnchanged, STRONG, struck, sunk, totals } from '../../test/drawn.ts';
import { active, player } from '../../test/table.ts';

/** Five things that live between the stars. */

describe('Star Squid', () => {
  card('star-squid', 'attacks anybody, and feeds 4 units of food', () => {
    const t = sunk('star-squid', { engines: 2, lasers: 3 });
    expect(player(t, 0)).toMatchObject({ credits: 500, cargo: { food: 4 } });
  });

  card('star-squid', 'costs a point of hull', () => {
    expect(player(struck('star-squid'), 0)).toMatchObject({ hull: 4, cargo: { food: 0 } });
  });
});

describe('Void Leviathan', () => {
  card('void-leviathan', 'is slow: a die and engines of 5 together get away', () => {
    expectUnchanged(drawn('void-leviathan', { systems: { engines: 1 } }, pips(4)));
  });

  card('void-leviathan', 'attacks at 4; engines 1, lasers 9', () => {
    const t = drawn(
      'void-leviathan',
      { systems: { engines: 3, lasers: 9, shields: 9 } },
      pips(1, 1, 1, 2, 1),
    );
    t.do('fight');
    expect([...totals(t, 'manoeuvre'), ...totals(t, 'battle')]).toEqual([4, 2, 11, 10]);
    expect(player(t, 0)).toMatchObject({ credits: 500, kills: 0 }); // a hit of one drives it off
  });

  card('void-leviathan', 'sinks at a hit of 2, for 1500 credits', () => {
    const t = drawn(
      'void-leviathan',
      { keeps: ['targeting-computer'], systems: { ...STRONG, engines: 3 } },
      pips(1, 6, 1, 6, 1),
    );
    t.do('fight');
    expect(player(t, 0)).toMatchObject({ credits: 2000, kills: 1 });
  });
});

describe('Hull Mites', () => {
  card('hull-mites', 'are fast and harmless; 1 hull is mended without them', () => {
    const t = sunk('hull-mites', { engines: 7, lasers: 0 }, { hull: 3 });
    expect(player(t, 0).hull).toBe(4);
  });

  card('hull-mites', 'gnaw through a system when they win', () => {
    const t = struck('hull-mites', {}, undefined, pips(5));
    expect(player(t, 0)).toMatchObject({ hull: 4, systems: { pods: 8 } });
  });
});

describe('Crystal Drake', () => {
  card('crystal-drake', 'does not see who stays', () => {
    const t = drawn('crystal-drake');
    t.do('choose', 0);
    expect(active(t)).toBe(1);
    expect(player(t, 0)).toMatchObject({ hull: 5, sector: 3, credits: 500 });
  });

  card('crystal-drake', 'wears 5 luxury goods and 200 credits', () => {
    const t = sunk('crystal-drake', { engines: 5, lasers: 5 }, {}, (at) => at.do('choose', 1));
    expect(player(t, 0)).toMatchObject({ credits: 700, cargo: { luxuries: 5 } });
  });
});

describe('Mist Wraith', () => {
  const inNebula = { sector: 14 };

  card('mist-wraith', 'attacks inside a nebula, and leaves 350 credits', () => {
    const t = sunk('mist-wraith', { engines: 4, lasers: 3 }, inNebula);
    expect(player(t, 0).credits).toBe(850);
  });

  card('mist-wraith', 'may be hunted outside, or left alone', () => {
    const t = drawn('mist-wraith');
    t.do('decline');
    expectUnchanged(t);
    const hunted = sunk('mist-wraith', { engines: 4, lasers: 3 }, {}, (at) => at.do('accept'));
    expect(player(hunted, 0).credits).toBe(850);
  });
});
