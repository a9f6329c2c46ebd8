import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { active, player, table, times, verbsOf } from '../../test/table.ts';
import type { PlayerSituation } from '../../test/situation.ts';

const nothing = { credits: 0, goods: {}, cards: [] };
const gift = (credits: number) => ({ give: { ...nothing, credits }, want: nothing, else: 'nothing' });

/** Seat 0 meets seat 1 in empty space. */
function meeting(draws: readonly number[] = [], b: PlayerSituation = {}) {
  const t = table({ players: [{ sector: 3 }, { sector: 3, ...b }, { sector: 3 }], draws });
  t.do('meet', 1);
  return t;
}

describe('who meets whom', () => {
  rule('SG-ENCOUNTER-02', 'the other cannot force it: without the active player’s will there is none', () => {
    const t = table({ players: [{ sector: 3 }, { sector: 3 }] });
    expect(t).toWaitFor(0);
    expect(t.ruleset.legal(t.state, 1)).toEqual([]);
    expect(t).toRefuse('meet', 0, 'CORE-SEAT', 1);
    t.do('endTurn');
    expect(active(t)).toBe(1);
    expect(times(t, 'log.attack')).toBe(0);
  });

  rule('SG-ENCOUNTER-04', 'one other player a turn, even if more are there', () => {
    const t = meeting();
    expect(t.candidates('meet', 0)).toEqual([]);
    t.do('part');
    t.do('part');
    expect(active(t)).toBe(1);
    const other = table({ players: [{ sector: 3 }, { sector: 3 }, { sector: 3 }] });
    expect(other.legal('meet')).toEqual([1, 2]);
  });

  rule('SG-ENCOUNTER-14', 'prisoners and ships in hyperspace are not there to be met', () => {
    for (const [where, id] of [
      ['prison', 'SG-JAIL-15'],
      ['hyperspace', 'SG-WORM-06'],
    ] as const) {
      const t = table({ players: [{ at: 'brix' }, { at: 'brix', where }] });
      expect(t.legal('meet')).toEqual([]);
      expect(t).toRefuse('meet', 1, id);
      // In empty space there is nothing to explore then.
      const alone = table({
        open: { step: 'move', left: 1 },
        players: [{ sector: 3 }, { sector: 3, where }, { sector: 5 }],
        draws: where === 'prison' ? [] : pips(6),
      });
      alone.do('stop');
      expect(active(alone)).not.toBe(0);
    }
    const met = table({ open: { step: 'move', left: 1 }, players: [{ sector: 3 }, { sector: 3 }] });
    met.do('stop');
    expect(met).toAllow('meet', 1);
  });
});

describe('what the two may do', () => {
  rule('SG-ENCOUNTER-03', 'both may trade and both may attack', () => {
    const t = meeting();
    for (const seat of [0, 1]) {
      expect(t).toWaitFor(seat);
      expect(t).toAllow('propose', gift(10), seat);
      expect(t).toAllow('attack', null, seat);
      t.do('part');
    }
    const both = meeting(pips(6, 1));
    both.do('propose', gift(10));
    both.do('agree');
    both.do('attack');
    expect(player(both, 1).credits).toBe(510);
    expect(both).toAllow('flee', null, 0);
  });

  rule('SG-ENCOUNTER-06', 'neither levels nor bounties can be offered', () => {
    const t = meeting([], { bounty: 300, systems: { lasers: 5 } });
    for (const want of [
      { ...nothing, bounty: 100 },
      { ...nothing, systems: { lasers: 1 } },
      { ...nothing, goods: { lasers: 1 } },
    ])
      expect(t).toRefuse(
        'propose',
        { give: { ...nothing, credits: 1 }, want, else: 'nothing' },
        'CORE-MALFORMED',
      );
    t.do('propose', gift(10));
    t.do('agree');
    expect(player(t, 1)).toMatchObject({ bounty: 300, systems: { lasers: 5 }, credits: 510 });
  });

  rule('SG-ENCOUNTER-07', 'either may attack before, during and after a trade agreed on', () => {
    const before = meeting(pips(1, 6));
    before.do('part');
    before.do('attack', null, 1);
    expect(before).toAllow('fight', null, 1);
    const during = meeting(pips(1, 6));
    during.do('propose', gift(100));
    during.do('attack', null, 1);
    expect(during).toAllow('fight', null, 1);
    expect(player(during, 1).credits).toBe(500);
    const after = meeting(pips(6, 1));
    after.do('propose', gift(100));
    after.do('agree', null, 1);
    after.do('attack', null, 0);
    expect(after).toAllow('fight', null, 0);
    expect(player(after, 1).credits).toBe(600);
  });

  rule('SG-ENCOUNTER-09', 'an attack is a space combat', () => {
    const t = meeting(pips(6, 1));
    t.do('attack');
    expect(t.state.stack.at(-1)).toMatchObject({ step: 'combat', seat: 0, foe: 1, attacker: 0 });
    expect(t.view('spectator').combat).toMatchObject({ seat: 0, foe: 1, card: -1 });
    const other = meeting(pips(6, 1));
    other.do('part');
    other.do('attack', null, 1);
    expect(other.state.stack.at(-1)).toMatchObject({ step: 'combat', seat: 0, foe: 1, attacker: 1 });
  });
});

describe('after a combat', () => {
  rule('SG-ENCOUNTER-13', 'one combat in an encounter, however it ended', () => {
    for (const [act, draws] of [
      ['flee', pips(6, 1)],
      ['fight', pips(6, 1, 6, 1, 3)],
    ] as const) {
      const t = meeting(draws);
      t.do('attack');
      t.do(act);
      expect(times(t, 'log.attack')).toBe(1);
      expect(t.candidates('attack')).toEqual([]);
      expect(active(t)).toBe(1);
    }
  });

  rule('SG-ENCOUNTER-15', 'no trade either: the turn is over', () => {
    const t = meeting(pips(6, 1));
    t.do('attack');
    t.do('flee');
    expect(active(t)).toBe(1);
    expect(t.state.offers.open).toEqual([]);
    expect(verbsOf(t, 0)).not.toContain('propose');
    expect(verbsOf(t, 1)).not.toContain('propose');
  });
});
