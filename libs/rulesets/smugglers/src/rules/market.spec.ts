import { verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import type { PlayerSituation } from '../../test/situation.ts';
import { active, changed, dawn, player, table } from '../../test/table.ts';
import { made } from '../../test/made.ts';

const FIVE = ['weapons', 'medicine', 'luxuries', 'robots', 'food'];

/** Seat 0 on a planet, past customs. Earth is large: weapons illegal, medicine low, food in very high demand. */
const at = (place: string, draws: readonly number[], me: PlayerSituation = {}) =>
  table({
    planets: [place],
    open: { step: 'visit', place },
    players: [{ at: place, credits: 5000, systems: { pods: 10 }, ...me }, { sector: 1 }],
    draws,
  });

describe('announcing', () => {
  rule('SG-TRADE-01', 'five kinds of goods', () => {
    const t = at('earth', [], { cargo: { weapons: 1, medicine: 1, luxuries: 1, robots: 1, food: 1 } });
    expect(t.legal('buy')).toEqual(FIVE);
    expect(t.legal('sell')).toEqual(FIVE);
  });

  rule('SG-TRADE-02', 'bought or sold, never both in a turn', () => {
    const t = at('earth', pips(1, 1), { cargo: { food: 2 } });
    t.do('buy', 'food');
    expect(t.candidates('sell')).toEqual([]);
    t.do('trade', 1);
    expect(active(t)).toBe(1);
    expect(player(t, 0).cargo.food).toBe(3);
  });

  rule('SG-TRADE-03', 'one kind of goods in a turn', () => {
    const t = at('earth', pips(6, 1), { cargo: { food: 2, robots: 2 } });
    t.do('sell', 'food');
    expect(t.candidates('sell')).toEqual([]);
    t.do('trade', 1);
    expect(player(t, 0).cargo).toMatchObject({ food: 1, robots: 2 });
    expect(active(t)).toBe(1);
  });

  rule('SG-TRADE-06', 'first it is said what is to be done, and with which goods', () => {
    const t = at('earth', pips(1, 1));
    expect(t.candidates('trade')).toEqual([]);
    t.do('buy', 'robots');
    const [said, rolled] = ['log.announce.buy', 'log.roll'].map((key) =>
      t.events.findIndex((event) => event.key === key),
    );
    expect([said, (rolled ?? -1) > (said ?? 0)]).toEqual([0, true]);
  });

  rule('SG-TRADE-29', '“I sell medicine”, and then the die for availability', () => {
    const t = at('earth', pips(2, 1), { cargo: { medicine: 1 } });
    t.do('sell', 'medicine');
    expect(t.events[0]).toMatchObject({ key: 'log.announce.sell' });
    expect(t.log()[0]).toContain('medical technology');
    expect(t.state.throws[0]).toMatchObject({ seat: 0, kind: 'availability', die: 2 });
  });

  rule('SG-TRADE-30', 'forbidden goods are bought at the illegal price', () => {
    const t = at('earth', pips(6, 2));
    t.do('buy', 'weapons');
    t.do('trade', 2);
    expect(player(t, 0)).toMatchObject({ credits: 5000 - 2 * 120, cargo: { weapons: 2 } });
  });

  rule('SG-TRADE-32', 'without room or money a purchase may be announced, in vain', () => {
    const full = at('earth', pips(6, 1), { systems: { pods: 1 }, cargo: { food: 1 } });
    full.do('buy', 'robots');
    expect(full).toRefuse('trade', 1, 'SG-TRADE-16');
    full.do('noDeal');
    expect(active(full)).toBe(1);
    const broke = at('earth', pips(6, 1), { credits: 0 });
    broke.do('buy', 'robots');
    expect(broke).toRefuse('trade', 1, 'SG-TRADE-34');
    expect(broke).toAllow('noDeal');
  });
});

describe('rolling', () => {
  rule('SG-TRADE-07', 'the first die is read in the column of the starport', () => {
    const units = (place: string) => {
      const t = at(place, pips(2, 1));
      t.do('buy', 'robots');
      return t.legal('trade').length;
    };
    expect(['wreckfield', 'marrakis', 'verdane', 'earth', 'bastion'].map(units)).toEqual([1, 2, 3, 5, 9]);
  });

  rule('SG-TRADE-08', 'so many at most: fewer is allowed, more is not', () => {
    const t = at('verdane', pips(3, 1), { cargo: { food: 9 } });
    t.do('sell', 'food');
    expect(t.legal('trade')).toEqual([1, 2, 3, 4]);
    expect(t.refusal('trade', 5)).toBeDefined();
    const few = at('verdane', pips(3, 1), { cargo: { food: 2 } });
    few.do('sell', 'food');
    expect(few).toAllow('trade', 2);
    expect(few).toRefuse('trade', 3, 'SG-TRADE-08');
  });

  rule('SG-TRADE-09', 'the second die makes the price of each unit', () => {
    const income = (units: number) => {
      const t = at('earth', pips(6, 2), { credits: 0, cargo: { food: 5 } });
      t.do('sell', 'food');
      expect(t.state.throws.map(({ kind, die }) => [kind, die])).toEqual([
        ['availability', 6],
        ['demand', 2],
      ]);
      t.do('trade', units);
      return player(t, 0).credits;
    };
    expect([1, 2, 5].map(income)).toEqual([70, 140, 350]);
  });

  rule('SG-TRADE-10', 'read in the column of what the planet thinks of these goods', () => {
    const price = (good: string) => {
      const t = at('earth', pips(6, 3));
      t.do('buy', good);
      t.do('trade', 1);
      return 5000 - player(t, 0).credits;
    };
    expect(FIVE.map(price)).toEqual([140, 15, 55, 35, 75]);
  });

  rule('SG-TRADE-11', 'only when the price is known is it decided', () => {
    const t = at('earth', pips(6, 6));
    t.do('buy', 'food');
    expect(t).toHaveLogged('log.price');
    expect(player(t, 0)).toMatchObject({ credits: 5000, cargo: { food: 0 } });
    expect(t).toAllow('trade', 1);
    t.do('noDeal');
    expect(player(t, 0)).toMatchObject({ credits: 5000, cargo: { food: 0 } });
  });

  rule('SG-TRADE-13', 'another try is for a later turn, with new dice', () => {
    const t = at('earth', pips(1, 6, 2, 1), { credits: 500 });
    t.do('buy', 'food');
    t.do('noDeal');
    expect(active(t)).toBe(1);
    t.do('stop');
    t.do('stop');
    t.do('land', 'earth');
    t.do('buy', 'food');
    expect(t.legal('trade')).toHaveLength(5);
    t.do('trade', 5);
    expect(player(t, 0).credits).toBe(500 - 5 * 65);
  });

  rule('SG-TRADE-14', 'buying and selling go by the same tables', () => {
    for (const [way, credits] of [
      ['buy', 1000 - 3 * 45],
      ['sell', 1000 + 3 * 45],
    ] as const) {
      const t = at('verdane', pips(2, 1), { credits: 1000, cargo: { medicine: 5 } });
      t.do(way, 'medicine');
      expect(t.candidates('trade')).toEqual([1, 2, 3]);
      t.do('trade', 3);
      expect([way, player(t, 0).credits]).toEqual([way, credits]);
    }
  });

  rule('SG-TRADE-35', 'five at a large port for 20 each: with four pods free at most four, for 80', () => {
    const t = at('earth', pips(2, 4), { credits: 500, systems: { pods: 5 }, cargo: { food: 1 } });
    t.do('buy', 'medicine');
    expect(t.candidates('trade')).toHaveLength(5);
    expect(t).toRefuse('trade', 5, 'SG-TRADE-16');
    t.do('trade', 4);
    expect(player(t, 0)).toMatchObject({ credits: 420, cargo: { medicine: 4 } });
  });
});

describe('the hold', () => {
  const pack = changed({
    destiny: [
      made('crates', 'luck', { ability: verb('load', { good: 'robots', n: 4 }) }),
      made('wear', 'storm', { ability: verb('breakdown') }),
      made('quiet', 'luck'),
    ],
  });
  const drawing = (card: string, me: PlayerSituation, draws: readonly number[]) =>
    dawn({ destiny: [card, 'quiet'], players: [{ sector: 3, ...me }], draws }, pack);

  rule('SG-TRADE-04', 'never more units than pods, wherever they come from', () => {
    const found = drawing('crates', { systems: { pods: 3 }, cargo: { food: 2 } }, []);
    expect(player(found, 0).cargo).toMatchObject({ food: 2, robots: 1 });
    const full = drawing('crates', { systems: { pods: 2 }, cargo: { food: 2 } }, []);
    expect(player(full, 0).cargo).toMatchObject({ food: 2, robots: 0 });
  });

  rule('SG-TRADE-05', 'pods lost: the owner chooses what goes, until it fits', () => {
    const me = { systems: { pods: 4 }, cargo: { food: 2, robots: 2 } };
    const t = drawing('wear', me, pips(5));
    expect(player(t, 0).systems.pods).toBe(2);
    expect(t).toWaitFor(0);
    expect(t.legal('drop')).toEqual(['robots', 'food']);
    expect(t.candidates('stop')).toEqual([]);
    t.do('drop', 'food');
    t.do('drop', 'robots');
    expect(player(t, 0).cargo).toMatchObject({ food: 1, robots: 1 });
    expect(t).toAllow('stop');
  });

  rule('SG-TRADE-37', 'what is aboard stands in the log, for all to see', () => {
    const t = at('earth', pips(6, 1), { cargo: { robots: 1 } });
    t.do('buy', 'food');
    t.do('trade', 3);
    for (const viewer of [1, 'spectator'] as const)
      expect(t.view(viewer).players[0]?.cargo).toEqual({
        ...{ weapons: 0, medicine: 0, luxuries: 0 },
        robots: 1,
        food: 3,
      });
  });
});
