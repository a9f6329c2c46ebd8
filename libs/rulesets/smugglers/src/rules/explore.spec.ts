import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { active, player, table, verbsOf } from '../../test/table.ts';
import type { PlayerSituation } from '../../test/situation.ts';

/** Seat 0 is at Earth, ready to explore; seat 1 is elsewhere unless told. */
const atEarth = (
  me: PlayerSituation = {},
  other: PlayerSituation = { sector: 1 },
  draws: readonly number[] = [],
) =>
  table({
    planets: ['earth'],
    nextPlanets: ['verdane'],
    players: [{ at: 'earth', credits: 5000, systems: { pods: 5 }, cargo: { food: 1 }, ...me }, other],
    draws,
  });

const landed = (me: PlayerSituation = {}, draws: readonly number[] = []) => {
  const t = atEarth(me, { sector: 1 }, draws);
  t.do('land', 'earth');
  return t;
};

const ACTIVITIES = ['buy', 'placeBounty', 'sell', 'upgrade'];
const activities = (t: ReturnType<typeof table>): readonly string[] =>
  verbsOf(t, 0).filter((verb) => ACTIVITIES.includes(verb));

describe('exploring', () => {
  rule('SG-EXPLORE-01', 'planet or ship, never both', () => {
    const choice = atEarth({}, { at: 'earth' });
    expect(choice).toAllow('land', 'earth');
    expect(choice).toAllow('meet', 1);
    const planet = atEarth({}, { at: 'earth' });
    planet.do('land', 'earth');
    expect(planet.candidates('meet')).toEqual([]);
    planet.do('leave');
    expect(active(planet)).toBe(1);
    const ship = atEarth({}, { at: 'earth' });
    ship.do('meet', 1);
    expect(ship.candidates('land')).toEqual([]);
    ship.do('part');
    ship.do('part');
    expect(active(ship)).toBe(1);
  });

  rule('SG-EXPLORE-02', 'buying, selling, upgrading or a bounty: one of them, and the turn is over', () => {
    expect(activities(landed())).toEqual(ACTIVITIES);

    const buys = landed({}, pips(6, 1));
    buys.do('buy', 'robots');
    expect(activities(buys)).toEqual([]);
    buys.do('trade', 1);
    expect(active(buys)).toBe(1);

    const sells = landed({}, pips(6, 1));
    sells.do('sell', 'food');
    expect(activities(sells)).toEqual([]);
    sells.do('trade', 1);
    expect(active(sells)).toBe(1);

    const builds = landed();
    builds.do('upgrade', 'engines');
    expect(activities(builds)).toEqual(['upgrade']);
    builds.do('castOff');
    expect(active(builds)).toBe(1);

    const pays = landed();
    pays.do('placeBounty', { on: 1, credits: 500 });
    expect(active(pays)).toBe(1);
  });

  rule('SG-EXPLORE-03', 'another ship can be attacked, or its owner traded with', () => {
    const met = (draws: readonly number[]) => {
      const t = table({ players: [{ sector: 3 }, { sector: 3 }], draws });
      t.do('meet', 1);
      return t;
    };
    const fights = met(pips(6, 1));
    fights.do('attack');
    expect(fights).toAllow('fight');
    const trades = met([]);
    trades.do('propose', {
      give: { credits: 120, goods: {}, cards: [] },
      want: { credits: 0, goods: {}, cards: [] },
      else: 'nothing',
    });
    trades.do('agree');
    expect([player(trades, 0).credits, player(trades, 1).credits]).toEqual([380, 620]);
  });

  rule('SG-EXPLORE-05', 'the same planet again in a later turn, while it is there', () => {
    const t = landed({}, pips(6, 1));
    t.do('upgrade', 'engines');
    t.do('castOff');
    t.do('stop');
    t.do('stop');
    t.do('land', 'earth');
    t.do('sell', 'food');
    t.do('trade', 1);
    t.do('stop');
    t.do('stop'); // the planet has gone with the sale, so there is nothing to explore
    expect(active(t)).toBe(1);
    expect(player(t, 0).sector).toBe(70);
  });
});

describe('customs come first', () => {
  rule('SG-EXPLORE-04', 'no activity before the roll, and none for whoever does not pass', () => {
    const koroth = table({
      players: [{ at: 'koroth', bounty: 300, credits: 5000 }, { sector: 1 }],
      draws: pips(1),
    });
    koroth.do('land', 'koroth');
    expect(activities(koroth)).toEqual([]);
    koroth.do('rollCustoms');
    expect(koroth).toAllow('upgrade', 'engines');
    const caught = landed({ bounty: 300 }, pips(5));
    expect(active(caught)).toBe(1);
    expect(activities(caught)).toEqual([]);
  });

  rule('SG-EXPLORE-06', 'what is done there is chosen when the roll is known', () => {
    const t = landed({ bounty: 300 }, pips(3));
    expect(player(t, 0).bounty).toBe(400);
    expect(t).toAllow('buy', 'robots');
    expect(t).toAllow('sell', 'food');
    expect(t).toAllow('upgrade', 'lasers');
    expect(t).toAllow('leave');
  });

  rule('SG-EXPLORE-07', 'whoever has passed may do nothing, and the turn is over', () => {
    const t = landed({ bounty: 300 }, pips(2));
    t.do('leave');
    expect(active(t)).toBe(1);
    expect(player(t, 0)).toMatchObject({ credits: 5000, bounty: 300, cargo: { food: 1 } });
    expect(t.view('spectator').planets[0]?.id).toBe('earth');
  });
});
