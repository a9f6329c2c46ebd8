import { card, pips } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { drawn, expectUnchanged } from '../../test/drawn.ts';
import { active, player } from '../../test/table.ts';

/** Storms, lucky finds and repairs. */

describe('Ion Storm', () => {
  card('ion-storm', 'breaks a system behind shields of 3, not of 4', () => {
    const t = drawn('ion-storm', { systems: { shields: 3, lasers: 5 } }, pips(4));
    expect(player(t, 0).systems).toMatchObject({ shields: 3, lasers: 3 });
    expectUnchanged(drawn('ion-storm', { systems: { shields: 4, lasers: 5 } }), { systems: { lasers: 5 } });
  });
});

describe('Meteor Shower', () => {
  card('meteor-shower', 'can be waited out', () => {
    const t = drawn('meteor-shower');
    t.do('choose', 0);
    expect(active(t)).toBe(1);
    expect(player(t, 0)).toMatchObject({ hull: 5, sector: 3 });
  });

  card('meteor-shower', 'a die and engines of 7 together weave through, 6 cost a point of hull', () => {
    for (const [die, hull] of [
      [4, 5],
      [3, 4],
    ] as const) {
      const t = drawn('meteor-shower', { systems: { engines: 3 } }, pips(die));
      t.do('choose', 1);
      expectUnchanged(t, { hull });
    }
  });
});

describe('Gravity Rift', () => {
  card('gravity-rift', 'throws the ship out of a wormhole at random', () => {
    const t = drawn('gravity-rift', { systems: { shields: 2 } }, [...pips(3), 3]);
    expect(player(t, 0).sector).toBe(61);
    expectUnchanged(t);
  });

  card('gravity-rift', 'a die and shields of 6 together may hold it', () => {
    const stays = drawn('gravity-rift', { systems: { shields: 2 } }, pips(4));
    stays.do('decline');
    expect(player(stays, 0).sector).toBe(3);
    const goes = drawn('gravity-rift', { systems: { shields: 2 } }, [...pips(4), 4]);
    goes.do('accept');
    expect(player(goes, 0).sector).toBe(77);
  });
});

describe('Derelict', () => {
  const boarded = (die: number, more: readonly number[] = []) => {
    const t = drawn('derelict', { systems: { pods: 9, engines: 4, lasers: 3 } }, [...pips(die), ...more]);
    t.do('accept');
    return t;
  };

  card('derelict', 'may be left to drift', () => {
    const t = drawn('derelict');
    t.do('decline');
    expectUnchanged(t);
  });

  card('derelict', '1: a point of hull', () => expectUnchanged(boarded(1), { hull: 4 }));
  card('derelict', '2: a system breaks', () =>
    expectUnchanged(boarded(2, pips(1)), { systems: { engines: 2 } }),
  );
  card('derelict', '3: 3 robots', () => expectUnchanged(boarded(3), { cargo: { robots: 3 } }));
  card('derelict', '4: 3 luxury goods', () => expectUnchanged(boarded(4), { cargo: { luxuries: 3 } }));
  card('derelict', '5: 300 credits', () => expectUnchanged(boarded(5), { credits: 800 }));
  card('derelict', '6: 300 credits and two levels of a system', () => {
    const t = boarded(6);
    t.do('pick', 'lasers');
    expectUnchanged(t, { credits: 800, systems: { lasers: 5, engines: 4 } });
  });
});

describe('lucky finds', () => {
  card('drifting-strongbox', '80 credits for each pip', () => {
    expectUnchanged(drawn('drifting-strongbox', {}, pips(1)), { credits: 580 });
    expectUnchanged(drawn('drifting-strongbox', {}, pips(6)), { credits: 980 });
  });

  card('old-debt', '250 credits, or 500 off the bounty', () => {
    const cash = drawn('old-debt', { bounty: 800 });
    cash.do('choose', 0);
    expectUnchanged(cash, { credits: 750, bounty: 800 });
    const ink = drawn('old-debt', { bounty: 800 });
    ink.do('choose', 1);
    expectUnchanged(ink, { bounty: 300 });
  });

  card('old-debt', 'in cash for who is not wanted', () =>
    expectUnchanged(drawn('old-debt'), { credits: 750 }),
  );
});

describe('Wandering Dock', () => {
  card('wandering-dock', 'mends 2 hull', () => {
    expectUnchanged(drawn('wandering-dock', { hull: 1 }), { hull: 3 });
  });

  card('wandering-dock', 'or overhauls a system of a ship that is whole', () => {
    const t = drawn('wandering-dock', { systems: { pods: 4, lasers: 2 } });
    t.do('pick', 'pods');
    expectUnchanged(t, { systems: { pods: 5, lasers: 2 } });
  });
});

describe('Nanite Cloud', () => {
  card('nanite-cloud', 'mends 3 hull of who stays', () => {
    const t = drawn('nanite-cloud', { hull: 1 });
    t.do('choose', 0);
    expect(player(t, 0).hull).toBe(4);
    expect(active(t)).toBe(1);
  });

  card('nanite-cloud', 'or 1 hull and a level of shields in passing', () => {
    const t = drawn('nanite-cloud', { hull: 2, systems: { shields: 1 } });
    t.do('choose', 1);
    expectUnchanged(t, { hull: 3, systems: { shields: 2 } });
  });
});
