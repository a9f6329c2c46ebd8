import { card, pips } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import type { Good } from '../kinds.ts';
import { drawn, expectUnchanged } from '../../test/drawn.ts';
import { active, player, table } from '../../test/table.ts';

/** Six contracts and five crime lords' offers: what is to be brought, by when, for how much, and what a breach costs. */

interface Terms {
  readonly good: Good;
  readonly units: number;
  readonly pays: number;
  readonly turns: number;
  readonly supplied?: number;
  readonly breach?: number;
}

const TERMS: Readonly<Record<string, Terms>> = {
  'relief-convoy': { good: 'food', units: 6, pays: 950, turns: 6 },
  'clinic-order': { good: 'medicine', units: 4, pays: 600, turns: 5, breach: 200 },
  'mine-refit': { good: 'robots', units: 5, pays: 900, supplied: 1, turns: 6 },
  'wedding-gifts': { good: 'luxuries', units: 3, pays: 650, turns: 4 },
  'militia-order': { good: 'weapons', units: 4, pays: 900, turns: 5 },
  'express-freight': { good: 'food', units: 3, pays: 550, supplied: 3, turns: 3, breach: 100 },
  'madame-sorrow': { good: 'robots', units: 4, pays: 1200, supplied: 4, turns: 4, breach: 300 },
  'the-accountant': { good: 'weapons', units: 5, pays: 1700, supplied: 5, turns: 4, breach: 600 },
  'uncle-bones': { good: 'medicine', units: 2, pays: 800, supplied: 2, turns: 5, breach: 200 },
  'the-collector': { good: 'luxuries', units: 6, pays: 1900, turns: 7 },
  'baron-kesh': { good: 'food', units: 2, pays: 900, supplied: 2, turns: 3, breach: 400 },
};

/** What taking it on costs or brings at once. */
const AT_ONCE: Readonly<Record<string, number>> = {
  'clinic-order': 100,
  'militia-order': -50,
  'the-collector': -100,
  'baron-kesh': 100,
};

/** The draw of the planet: the last of the slots, Quill. */
const QUILL = 6;

/** At Earth with such a deal for it, able to do something there. */
const landed = (id: string, units: number, good: Good) =>
  table({
    planets: ['earth'],
    nextPlanets: ['farrow'],
    open: { step: 'visit', place: 'earth' },
    players: [
      {
        at: 'earth',
        systems: { pods: 10 },
        cargo: { [good]: units },
        deals: [{ card: id, planet: 'earth', until: 9 }],
      },
    ],
  });

for (const [id, { good, units, pays, turns, supplied = 0, breach = 0 }] of Object.entries(TERMS)) {
  describe(id, () => {
    card(
      id,
      `is signed for a planet at random, ${turns} turns from now, with ${supplied} units handed over`,
      () => {
        const t = drawn(id, { systems: { pods: 10 } }, [...(id === 'baron-kesh' ? pips(4) : []), QUILL], {
          round: 3,
        });
        t.do('accept');
        expect(player(t, 0)).toMatchObject({
          credits: 500 + (AT_ONCE[id] ?? 0),
          bounty: 0,
          cargo: { [good]: supplied },
          deals: [{ until: 4 + turns }],
        });
        expect(t.ruleset.view(t.state, 0).planets[QUILL]?.planet).toBe(player(t, 0).deals[0]?.planet);
        expect(t.state.stack.at(-1)?.step).toBe('move');
      },
    );

    card(id, 'may be refused', () => {
      const t = drawn(id, { bounty: 200 });
      t.do('decline');
      expectUnchanged(t, { bounty: 200 });
    });

    card(id, `pays ${pays} for ${units} units, and the planet leaves`, () => {
      const t = landed(id, units, good);
      t.do('deliver', `${id}#1`);
      expect(player(t, 0)).toMatchObject({ credits: 500 + pays, cargo: { [good]: 0 }, deals: [] });
      expect(t.state.slots).not.toContain(landed(id, units, good).state.slots[0]);
      expect(active(t)).toBe(1);
    });

    card(id, `pays nothing for ${units - 1}`, () => {
      expect(landed(id, units - 1, good)).toRefuse('deliver', `${id}#1`, 'SG-CONTRACT-02');
    });

    card(id, `costs ${breach} bounty when its time is up`, () => {
      const t = table({
        planets: ['earth'],
        round: 9,
        open: { step: 'move', left: 1 },
        players: [{ sector: 3, deals: [{ card: id, planet: 'earth', until: 9 }] }, { sector: 1 }],
      });
      t.do('stop');
      expect(player(t, 0)).toMatchObject({ bounty: breach, deals: [] });
    });
  });
}

describe('what some of them ask or give besides', () => {
  card('militia-order', 'the licence costs 50, and nobody gets it for 49', () => {
    expect(drawn('militia-order', { credits: 49 }).legal('accept')).toEqual([]);
    expect(drawn('militia-order', { credits: 50 }).legal('accept')).toHaveLength(1);
  });

  card('the-collector', 'the deposit is 100, and nothing less', () => {
    expect(drawn('the-collector', { credits: 99 }).legal('accept')).toEqual([]);
    expect(drawn('the-collector', { credits: 100 }).legal('accept')).toHaveLength(1);
  });

  card('madame-sorrow', 'the police forgive 200 of the bounty instead', () => {
    const t = drawn('madame-sorrow', { bounty: 450 });
    t.do('accept');
    t.do('choose', 1);
    expectUnchanged(t, { bounty: 250 });
  });

  card('baron-kesh', 'seen loading up to 3: 100 bounty instead of 100 credits', () => {
    const t = drawn('baron-kesh', { systems: { pods: 10 } }, [...pips(3), QUILL]);
    t.do('accept');
    expect(player(t, 0)).toMatchObject({ credits: 500, bounty: 100, cargo: { food: 2 } });
    expect(player(t, 0).deals).toHaveLength(1);
  });
});
