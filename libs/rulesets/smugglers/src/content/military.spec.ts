import { card, pips } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { drawn, expectUnchanged, STRONG, sunk, totals } from '../../test/drawn.ts';
import { active, player } from '../../test/table.ts';

/** Six ships of the fleet: whom they attack, what they look for, and what it costs to shoot one down. */

describe('Patrol Cutter', () => {
  card('patrol-cutter', 'attacks from a bounty of 300 on; 150 credits, and 200 bounty for it', () => {
    const t = sunk('patrol-cutter', { engines: 4, lasers: 3 }, { bounty: 300 });
    expect(player(t, 0)).toMatchObject({ credits: 650, bounty: 500 });
  });

  card('patrol-cutter', 'only looks at who is wanted for less, as a landing field would', () => {
    const t = drawn('patrol-cutter', { bounty: 299 }, pips(6));
    expectUnchanged(t, { bounty: 399 });
    expectUnchanged(drawn('patrol-cutter', { bounty: 299 }, pips(5)), { bounty: 299 });
  });

  card('patrol-cutter', 'looks for weapons and nothing else', () => {
    expectUnchanged(drawn('patrol-cutter', { cargo: { weapons: 1 } }, pips(6)), { bounty: 100 });
    expectUnchanged(drawn('patrol-cutter', { cargo: { robots: 1 } }), { cargo: { robots: 1 } });
  });
});

describe('Customs Frigate', () => {
  card('customs-frigate', 'inspects as a small port does', () => {
    const t = drawn('customs-frigate', { cargo: { luxuries: 1 } }, pips(6));
    t.do('choose', 0);
    expectUnchanged(t, { credits: 300, cargo: { luxuries: 1 } });
  });

  card('customs-frigate', 'finds nothing wrong with food', () => {
    const t = drawn('customs-frigate', { cargo: { food: 1 } });
    t.do('choose', 0);
    expectUnchanged(t, { cargo: { food: 1 } });
  });

  card('customs-frigate', 'does not ask who carries nothing, but looks at a bounty', () => {
    expectUnchanged(drawn('customs-frigate'));
    expectUnchanged(drawn('customs-frigate', { bounty: 50 }, pips(5)), { bounty: 150 });
  });

  card('customs-frigate', 'may be fought: 3 units of luxury goods, and 300 bounty', () => {
    const t = sunk('customs-frigate', { engines: 3, lasers: 4 }, { cargo: { food: 1 } }, (at) =>
      at.do('choose', 1),
    );
    expect(player(t, 0)).toMatchObject({ bounty: 300, cargo: { food: 1, luxuries: 3 } });
  });
});

describe('Destroyer Retribution', () => {
  const hunted = { bounty: 600, keeps: ['targeting-computer'], systems: { lasers: 9 } };

  card('destroyer-retribution', 'takes a hit of 2, and then 1000 credits and 500 bounty', () => {
    const t = sunk('destroyer-retribution', { engines: 5, lasers: 8 }, hunted);
    expect(player(t, 0)).toMatchObject({ credits: 1500, bounty: 1100, kills: 1 });
  });

  card('destroyer-retribution', 'survives a hit of 1', () => {
    const t = sunk('destroyer-retribution', { engines: 5, lasers: 8 }, { bounty: 600 });
    expect(player(t, 0)).toMatchObject({ credits: 500, bounty: 600, kills: 0 });
    expect(active(t)).toBe(1);
  });

  card('destroyer-retribution', 'does not chase who is wanted for 599', () => {
    expectUnchanged(drawn('destroyer-retribution', { bounty: 599 }), { bounty: 599 });
  });
});

describe('Blockade', () => {
  card('blockade-line', 'can be waited out, without moving', () => {
    const t = drawn('blockade-line');
    t.do('choose', 0);
    expect(active(t)).toBe(1);
    expect(player(t, 0)).toMatchObject({ credits: 500, sector: 3 });
  });

  card('blockade-line', 'has a gap for a die and engines of 7 together', () => {
    const t = drawn('blockade-line', { systems: { engines: 3 } }, pips(4));
    t.do('choose', 1);
    expectUnchanged(t);
  });

  card('blockade-line', 'shoots at 6, and is worth 300 credits and 300 bounty', () => {
    const t = drawn('blockade-line', { systems: { ...STRONG, engines: 5 } }, pips(1, 6, 1, 6, 1));
    t.do('choose', 1);
    t.do('fight');
    expect(player(t, 0)).toMatchObject({ credits: 800, bounty: 300 });
  });

  card('blockade-line', 'has engines 4 and lasers 5', () => {
    const t = drawn('blockade-line', { systems: { engines: 5, lasers: 5 } }, pips(1, 1, 1, 2, 1));
    t.do('choose', 1);
    t.do('fight');
    expect([...totals(t, 'manoeuvre'), ...totals(t, 'battle')]).toEqual([6, 5, 7, 6]);
  });
});

describe('Tax Cruiser', () => {
  card('tax-cruiser', 'takes 100 credits', () => {
    const t = drawn('tax-cruiser', { credits: 100 });
    t.do('choose', 0);
    expectUnchanged(t, { credits: 0 });
  });

  card('tax-cruiser', 'shoots at who has 99; 500 credits and 300 bounty for it', () => {
    const t = sunk('tax-cruiser', { engines: 3, lasers: 3 }, { credits: 99 });
    expect(player(t, 0)).toMatchObject({ credits: 599, bounty: 300 });
  });
});

describe('Press Gang', () => {
  card('press-gang', 'attacks from a bounty of 400 on; 250 credits and 200 bounty', () => {
    const t = sunk('press-gang', { engines: 5, lasers: 4 }, { bounty: 400 });
    expect(player(t, 0)).toMatchObject({ credits: 750, bounty: 600 });
  });

  card('press-gang', 'takes a friend, and 200 of the bounty with it', () => {
    const t = drawn('press-gang', { bounty: 399, keeps: ['bazaar-broker', 'port-advocate'] });
    t.do('choose', 0);
    t.do('pick', 'port-advocate#2');
    expect(player(t, 0).keeps.map(({ id }) => id)).toEqual(['bazaar-broker#1']);
    expectUnchanged(t, { bounty: 199 });
  });

  card('press-gang', 'may be fought for the friend', () => {
    const t = sunk('press-gang', { engines: 5, lasers: 4 }, { keeps: ['bazaar-broker'] }, (at) =>
      at.do('choose', 1),
    );
    expect(player(t, 0).keeps).toHaveLength(1);
  });

  card(
    'press-gang',
    'without friends aboard, a die and engines of 5 together get away; 4 do not move',
    () => {
      expectUnchanged(drawn('press-gang', { systems: { engines: 1 } }, pips(4)));
      const slow = drawn('press-gang', { systems: { engines: 1 } }, pips(3));
      expect(active(slow)).toBe(1);
    },
  );
});
