import { distanceIn } from '@cantina/board';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { galaxyOf } from '../galaxy.ts';
import type { Content } from '../state.ts';
import type { PlayerSituation } from '../../test/situation.ts';
import { active, changed, player, table, tableOf, type GameTest } from '../../test/table.ts';

/** Space without anything in the way. */
const open = changed({ board: { ...content.board, nebulae: [], blackHoles: [] } });
const { far } = galaxyOf({ content: content as Content });

/** Towards a sector, as long as there is movement left. */
function flyTowards(t: GameTest, to: number): void {
  const seat = active(t);
  while (active(t) === seat && player(t, seat).sector !== to && t.legal('fly').length > 0) {
    const steps = t.legal('fly') as number[];
    t.do('fly', steps.toSorted((a, b) => distanceIn(far, a, to) - distanceIn(far, b, to))[0] ?? 0);
  }
}

const outcomeOf = (t: GameTest) => t.ruleset.outcome(t.state);

/** Seat 0 at Koroth in round 9, with ten weapons bought in round 8, before the customs roll. */
function arrived(draws: readonly number[], me: PlayerSituation = {}, told: object = {}) {
  const t = table({
    round: 9,
    players: [
      { at: 'koroth', systems: { pods: 10 }, brix: [{ round: 8, units: 10 }], ...me },
      { sector: 1 },
      { sector: 3 },
    ],
    draws,
    ...told,
  });
  t.do('land', 'koroth');
  return t;
}

const smuggled = (draws: readonly number[], me: PlayerSituation = {}, told: object = {}) => {
  const t = arrived(draws, me, told);
  t.do('rollCustoms');
  return t;
};

describe('the Run', () => {
  rule('SG-RACE-01', 'bought on Brix, carried to Koroth, past customs: won', () => {
    const t = tableOf(open, {
      round: 3,
      open: { step: 'visit', place: 'brix' },
      players: [{ at: 'brix', credits: 5000, systems: { pods: 10, lightspeed: 6 } }, { sector: 1 }],
      draws: pips(1),
    });
    t.do('arm', 10);
    t.do('stop');
    flyTowards(t, 82);
    t.do('stop');
    flyTowards(t, 82);
    expect([player(t, 0).sector, t.state.round]).toEqual([82, 5]);
    expect(outcomeOf(t)).toBeUndefined();
    t.do('land', 'koroth');
    expect(outcomeOf(t)).toBeUndefined();
    t.do('rollCustoms');
    expect(t).toBeWonBy(0);
  });

  rule('SG-RACE-05', 'with weapons from Brix nobody lands unseen', () => {
    const t = arrived(pips(4));
    expect(t.candidates('leave')).toEqual([]);
    t.do('rollCustoms');
    expect(player(t, 0).brix).toEqual([]);
  });

  rule('SG-RACE-29', 'without them and without a bounty there is no roll', () => {
    const t = arrived([], { brix: [], cargo: { weapons: 10 } });
    expect(t).toAllow('leave');
    expect(t.candidates('rollCustoms')).toEqual([]);
    const wanted = arrived(pips(2), { brix: [], bounty: 100 });
    wanted.do('rollCustoms');
    expect(player(wanted, 0).bounty).toBe(200);
  });

  rule('SG-RACE-07', 'the game is over at once', () => {
    const t = smuggled(pips(1));
    expect(outcomeOf(t)).toBeDefined();
    expect(t.ruleset.actors(t.state)).toEqual([]);
  });

  rule('SG-RACE-08', 'the ten weapons are worth 10000 credits', () => {
    expect(player(smuggled(pips(1), { credits: 70 }), 0)).toMatchObject({ credits: 10_070, brix: [] });
  });

  rule('SG-RACE-09', 'of nine the resistance buys none', () => {
    const brix = [{ round: 8, units: 9 }];
    const t = smuggled(pips(1), { brix, credits: 70 });
    expect(player(t, 0)).toMatchObject({ credits: 70, brix });
    expect(outcomeOf(t)).toBeUndefined();
  });

  rule('SG-RACE-13', 'the first to do it has won, all others have lost', () => {
    expect(outcomeOf(smuggled(pips(1)))?.seats).toEqual(['won', 'lost', 'lost']);
  });

  rule('SG-RACE-10', 'two rounds after the purchase at the latest', () => {
    for (const [round, won] of [
      [8, true],
      [9, true],
      [10, true],
      [11, false],
    ] as const)
      expect([round, outcomeOf(smuggled(pips(1), {}, { round })) !== undefined]).toEqual([round, won]);
  });

  rule('SG-RACE-12', 'old weapons do not help a new attempt: ten new ones are needed', () => {
    const mixed = { systems: { pods: 12 }, cargo: { weapons: 3 } };
    const few = smuggled(pips(1), { ...mixed, brix: [{ round: 8, units: 7 }] });
    expect(outcomeOf(few)).toBeUndefined();
    expect(player(few, 0)).toMatchObject({ brix: [{ round: 8, units: 7 }], cargo: { weapons: 3 } });
    expect(smuggled(pips(1), { ...mixed, brix: [{ round: 8, units: 10 }] })).toBeWonBy(0);
  });
});

describe('customs on Koroth', () => {
  rule('SG-RACE-14', '1000 credits for each more die, as often as wanted, before the roll', () => {
    const t = arrived(pips(6, 6, 6, 1), { credits: 3999 });
    for (const left of [2999, 1999, 999]) {
      t.do('bribe');
      expect(player(t, 0).credits).toBe(left);
    }
    expect(t).toRefuse('bribe', null, 'SG-RACE-14');
    t.do('rollCustoms');
    expect(t.candidates('bribe')).toEqual([]);
    t.do('takeDie', 1);
    expect(t).toBeWonBy(0);
  });

  rule('SG-RACE-15', 'all dice are rolled, and the player says which one counts', () => {
    const rolled = (die: number) => {
      const t = arrived(pips(4, 2, 6), { credits: 2000 });
      t.do('bribe');
      t.do('bribe');
      t.do('rollCustoms');
      expect(t.legal('takeDie')).toEqual([2, 4, 6]);
      t.do('takeDie', die);
      return t;
    };
    expect(rolled(2)).toBeWonBy(0);
    expect(player(rolled(4), 0)).toMatchObject({ where: 'space', brix: [] });
    expect(player(rolled(6), 0)).toMatchObject({ where: 'prison', brix: [] });
  });

  rule('SG-RACE-16', 'nowhere else can anybody be bribed', () => {
    for (const place of ['brix', 'earth']) {
      const t = table({
        planets: ['earth'],
        players: [{ at: place, bounty: 300, credits: 5000 }, { sector: 1 }],
        draws: pips(1),
      });
      t.do('land', place); // the one die is rolled at once
      expect(t.candidates('bribe')).toEqual([]);
      expect(t).toAllow('leave');
    }
    expect(arrived([], { credits: 1000 })).toAllow('bribe');
  });

  rule(
    'SG-RACE-20',
    'with a bounty or a fine that is paid one is through; detained or jailed, all is lost',
    () => {
      const bounty = smuggled(pips(2));
      expect(bounty).toBeWonBy(0);
      expect(player(bounty, 0).bounty).toBe(100);
      const paid = smuggled(pips(3), { credits: 200 });
      expect(paid).toBeWonBy(0);
      expect(player(paid, 0).credits).toBe(10_000);
      for (const [die, credits, where] of [
        [3, 199, 'space'],
        [4, 500, 'space'],
        [5, 500, 'prison'],
      ] as const) {
        const t = smuggled(pips(die), { credits });
        expect(outcomeOf(t)).toBeUndefined();
        expect(player(t, 0)).toMatchObject({ credits, where, brix: [] });
        expect(active(t)).toBe(1);
      }
    },
  );

  rule('SG-RACE-23', 'the bribe is paid first; for the fine 200 must be left', () => {
    const bribed = (credits: number) => {
      const t = arrived(pips(3, 3), { credits });
      t.do('bribe');
      t.do('rollCustoms');
      return t;
    };
    expect(bribed(1200)).toBeWonBy(0);
    const poor = bribed(1199);
    expect(outcomeOf(poor)).toBeUndefined();
    expect(player(poor, 0)).toMatchObject({ credits: 199, brix: [] });
  });
});
