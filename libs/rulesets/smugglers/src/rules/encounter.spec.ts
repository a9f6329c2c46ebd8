import type { Json } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { active, player, table } from '../../test/table.ts';
import type { PlayerSituation } from '../../test/situation.ts';

const nothing = { credits: 0, goods: {}, cards: [] };
const credits = (n: number) => ({ ...nothing, credits: n });
const goods = (units: Readonly<Record<string, number>>) => ({ ...nothing, goods: units });
const offer = (give: Json, want: Json, otherwise: 'nothing' | 'attack' = 'nothing'): Json => ({
  give,
  want,
  else: otherwise,
});

/** Seat 0 meets seat 1 in empty space. */
function meeting(a: PlayerSituation = {}, b: PlayerSituation = {}, draws: readonly number[] = []) {
  const t = table({
    players: [
      { sector: 3, ...a },
      { sector: 3, ...b },
    ],
    draws,
  });
  t.do('meet', 1);
  return t;
}

describe('an encounter', () => {
  rule('SG-ENCOUNTER-01', 'only with somebody in the same sector', () => {
    const t = table({ planets: ['earth'], players: [{ at: 'earth' }, { sector: 3 }] });
    expect(t).toRefuse('meet', 1, 'SG-ENCOUNTER-01');
  });

  rule('SG-ENCOUNTER-05', 'credits, goods and cards change hands in one exchange', () => {
    const t = meeting(
      { credits: 900, keeps: [] },
      { systems: { pods: 3 }, cargo: { robots: 3 }, credits: 10, keeps: ['targeting-computer'] },
    );
    t.do(
      'propose',
      offer(credits(600), { credits: 10, goods: { robots: 1 }, cards: ['targeting-computer#1'] }),
    );
    t.do('agree');
    expect(player(t, 0)).toMatchObject({ credits: 310, cargo: { robots: 1 } });
    expect(player(t, 0).keeps.map(({ id }) => id)).toEqual(['targeting-computer#1']);
    expect(player(t, 1)).toMatchObject({ credits: 600, cargo: { robots: 2 }, keeps: [] });
  });

  rule('SG-OFFER-03', 'nobody offers or asks for what is not there', () => {
    const t = meeting({ credits: 100 }, { credits: 100 });
    expect(t).toRefuse('propose', offer(credits(101), nothing), 'SG-OFFER-03');
    expect(t).toRefuse('propose', offer(nothing, credits(101)), 'SG-OFFER-03');
    expect(t).toRefuse('propose', offer(nothing, { ...nothing, cards: ['scanner#9'] }), 'SG-OFFER-03');
    expect(t).toAllow('propose', offer(credits(100), nothing));
  });

  rule('SG-OFFER-02', 'an offer of nothing for nothing is none', () => {
    const t = meeting();
    expect(t).toRefuse('propose', offer(nothing, nothing), 'SG-OFFER-02');
    expect(t).toAllow('propose', offer(credits(1), nothing));
  });

  rule('SG-ENCOUNTER-12', 'what does not fit into the pods cannot be agreed to', () => {
    const t = meeting({ cargo: { food: 1 } }, { systems: { pods: 2 }, cargo: { robots: 2 } });
    t.do('propose', offer(credits(10), goods({ robots: 1 })));
    expect(t).toRefuse('agree', null, 'SG-ENCOUNTER-12');
    t.do('refuse');
    t.do('propose', offer(goods({ food: 1 }), goods({ robots: 1 })));
    t.do('agree');
    expect(player(t, 0).cargo).toMatchObject({ food: 0, robots: 1 });
  });

  rule('SG-OFFER-01', 'each side makes eight offers and no more', () => {
    const t = meeting();
    for (let n = 1; n <= 8; n++) {
      t.do('propose', offer(credits(n), nothing));
      t.do('refuse');
    }
    expect(t).toRefuse('propose', offer(credits(9), nothing), 'SG-OFFER-01');
    t.do('part');
    expect(t).toAllow('propose', offer(credits(9), nothing));
  });

  rule('SG-OFFER-04', 'an offer is answered before one parts', () => {
    const t = meeting();
    t.do('propose', offer(credits(1), nothing));
    expect(t).toWaitFor(1);
    expect(t).toRefuse('part', null, 'SG-OFFER-04');
    t.do('propose', offer(credits(2), credits(1))); // a counter-offer is an answer
    expect(t).toWaitFor(0);
    expect(t.state.offers.open).toHaveLength(1);
  });

  rule('SG-ENCOUNTER-08', 'a threat may be given in to, or the bluff called', () => {
    const meek = meeting({}, { cargo: { robots: 1 } });
    meek.do('propose', offer(nothing, goods({ robots: 1 }), 'attack'));
    meek.do('agree');
    expect(player(meek, 0).cargo.robots).toBe(1);
    const brave = meeting({}, { cargo: { robots: 1 } });
    brave.do('propose', offer(nothing, goods({ robots: 1 }), 'attack'));
    brave.do('refuse');
    expect(brave).toWaitFor(0);
    expect(brave).toAllow('attack');
    expect(brave).toAllow('part');
  });

  rule('SG-ENCOUNTER-11', 'an attack before the exchange is done cancels the offer', () => {
    const t = meeting({}, {}, pips(1, 6));
    t.do('propose', offer(credits(100), nothing));
    t.do('attack');
    expect(t.state.offers.open).toEqual([]);
    t.do('flee');
    expect(player(t, 1).credits).toBe(500);
    expect(active(t)).toBe(1);
  });

  rule('SG-ENCOUNTER-10', 'when both have nothing more to say the turn is over', () => {
    const t = meeting();
    t.do('part');
    expect(t).toWaitFor(1);
    t.do('part');
    expect(active(t)).toBe(1);
    expect(t).toAllow('stop');
  });

  rule('SG-COMBAT-22', 'Brix weapons keep their date with a new owner', () => {
    const t = meeting({ systems: { pods: 5 } }, { brix: [{ round: 1, units: 1 }] });
    t.do('propose', offer(credits(5), goods({ brix: 1 })));
    t.do('agree');
    expect(player(t, 0).brix).toEqual([{ round: 1, units: 1 }]);
  });
});
