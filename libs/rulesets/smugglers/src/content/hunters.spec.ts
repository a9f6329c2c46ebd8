import { card, pips } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { drawn, expectUnchanged, struck, sunk } from '../../test/drawn.ts';
import { player } from '../../test/table.ts';

/** Five bounty hunters: from which bounty on they come, and what they are worth. */

const PLAIN = [
  ['rookie-hunter', 1, { engines: 2, lasers: 2 }, 200],
  ['tracker', 300, { engines: 6, lasers: 3 }, 300],
  ['sorrel-twins', 500, { engines: 4, lasers: 5 }, 600],
  ['cold-eyes', 700, { engines: 6, lasers: 7 }, 900],
] as const;

describe('hunters', () => {
  for (const [id, bounty, ship, reward] of PLAIN) {
    card(id, `comes for a bounty of ${bounty}, and leaves ${reward} credits`, () => {
      const t = sunk(id, ship, { bounty });
      expect(player(t, 0)).toMatchObject({ credits: 500 + reward, bounty, kills: 1 });
    });

    card(id, `does not come for ${bounty - 1}`, () => {
      const t = drawn(id, { bounty: bounty - 1 });
      if (id === 'cold-eyes') t.do('decline');
      expectUnchanged(t, { bounty: bounty - 1 });
    });

    card(id, 'costs a point of hull when it wins', () => {
      const t = struck(id, { bounty }, undefined, id === 'sorrel-twins' ? pips(1) : []);
      expect(player(t, 0)).toMatchObject({ credits: 500, bounty, hull: 4 });
    });
  }

  card('sorrel-twins', 'break a system besides, whatever the shields', () => {
    const t = struck('sorrel-twins', { bounty: 500, systems: { lightspeed: 6 } }, undefined, pips(2));
    expect(player(t, 0).systems).toMatchObject({ lightspeed: 4, shields: 9 });
  });

  card('cold-eyes', 'puts 400 on somebody else for 200 credits', () => {
    const t = drawn('cold-eyes', { credits: 200 });
    t.do('accept');
    if (t.candidates('pick').length > 0) t.do('pick', 1);
    expectUnchanged(t, { credits: 0 });
    expect(player(t, 1).bounty).toBe(400);
  });

  card('cold-eyes', 'does nothing for 199', () => {
    const t = drawn('cold-eyes', { credits: 199 });
    expect(t.legal('accept')).toEqual([]);
    if (t.legal('decline').length > 0) t.do('decline');
    expectUnchanged(t, { credits: 199 });
  });
});

describe('Guild Collector', () => {
  card('guild-collector', 'takes 250 credits and 400 off the bounty', () => {
    const t = drawn('guild-collector', { bounty: 700, credits: 250 });
    t.do('choose', 0);
    expectUnchanged(t, { bounty: 300, credits: 0 });
  });

  card('guild-collector', 'attacks who has 249, and leaves 400 credits', () => {
    const t = sunk('guild-collector', { engines: 5, lasers: 4 }, { bounty: 100, credits: 249 });
    expect(player(t, 0)).toMatchObject({ credits: 649, bounty: 100 });
  });

  card('guild-collector', 'may be fought by who could pay', () => {
    const t = sunk('guild-collector', { engines: 5, lasers: 4 }, { bounty: 100 }, (at) => at.do('choose', 1));
    expect(player(t, 0).credits).toBe(900);
  });

  card('guild-collector', 'has no business with a bounty of 99', () =>
    expectUnchanged(drawn('guild-collector', { bounty: 99 }), { bounty: 99 }),
  );
});
