import { verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import type { Good } from '../kinds.ts';
import { active, changed, dawn, fullTable, player, table } from '../../test/table.ts';
import { made } from '../../test/made.ts';

/** What the pages of advice say about the cards. */

/** The best a legal sale of one unit can bring. */
const BEST_PRICE = 90;

describe('advice', () => {
  rule('SG-TIPS-01', 'most is earned by offers, contracts and events, and there are such cards', () => {
    const kinds = content.destiny.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['offer', 'contract', 'price']));
    for (const { id, contract } of content.destiny.filter((card) => card.contract !== undefined)) {
      const { good, units, pays } = contract ?? { good: 'food' as Good, units: 0, pays: 0 };
      const t = fullTable({
        planets: ['halcyon'],
        open: { step: 'visit', place: 'halcyon' },
        players: [
          {
            character: 'tobin-rusk',
            ...{ at: 'halcyon', credits: 0, systems: { pods: 10 }, cargo: { [good]: units } },
            deals: [{ card: id, planet: 'halcyon', until: 9 }],
          },
          { character: 'unit-k77', sector: 1 },
        ],
      });
      t.do('deliver', t.legal('deliver')[0] ?? '');
      expect([id, player(t, 0).credits]).toEqual([id, pays]);
      expect(pays).toBeGreaterThan(units * BEST_PRICE);
    }
    const plague = fullTable({
      turn: 1,
      open: { step: 'move', left: 1 },
      destiny: ['plague'],
      players: [
        { character: 'tobin-rusk', sector: 3 },
        { character: 'unit-k77', sector: 1 },
      ],
    });
    plague.do('stop');
    expect(Math.max(...plague.view(0).planets.map(({ prices }) => prices.medicine))).toBeGreaterThan(50);
  });

  rule('SG-TIPS-02', 'papers make a customs roll better, a friend lets it be made again', () => {
    const landed = (keeps: readonly string[], draws: readonly number[]) => {
      const t = table({
        planets: ['earth'],
        players: [{ at: 'earth', bounty: 300, keeps }, { sector: 1 }],
        draws,
      });
      t.do('land', 'earth');
      return t;
    };
    expect(player(landed([], pips(4)), 0)).toMatchObject({ bounty: 300, credits: 300 });
    expect(player(landed(['false-papers'], pips(4)), 0)).toMatchObject({ bounty: 400, credits: 500 });
    const cousin = landed(['dockside-cousin'], pips(4, 1));
    expect(cousin).toWaitFor(0);
    const [use] = cousin.ruleset.legal(cousin.state, 0).filter(({ do: act }) => act !== 'jettison');
    cousin.do(use?.do ?? '', use?.what ?? null);
    expect(player(cousin, 0)).toMatchObject({ bounty: 300, credits: 500 });
  });

  rule('SG-TIPS-03', 'one is better at legal trade, one at illegal trade, one at fighting', () => {
    const income = (character: string, good: Good) => {
      const t = fullTable({
        planets: ['earth'],
        open: { step: 'visit', place: 'earth' },
        players: [
          { character, at: 'earth', credits: 0, cargo: { [good]: 1 } },
          { character: 'mara-quell', sector: 1 },
        ],
        draws: pips(6, 3),
      });
      t.do('sell', good);
      t.do('trade', 1);
      return player(t, 0).credits;
    };
    expect(income('jessamy-thorn', 'food')).toBe(75);
    expect(income('bram-okoro', 'food')).toBeGreaterThan(75);
    expect(income('bram-okoro', 'weapons')).toBe(140);
    expect(income('jessamy-thorn', 'weapons')).toBeGreaterThan(140);
    const fight = (character: string) => {
      const t = fullTable({
        players: [
          { character, sector: 3 },
          { character: 'tobin-rusk', sector: 3, systems: { shields: 9 } },
        ],
        draws: pips(6, 1, 6, 1),
      });
      t.do('meet', 1);
      t.do('attack');
      t.do('fight');
      return player(t, 1).hull;
    };
    expect(fight('bram-okoro')).toBe(4);
    expect(fight('darrow-vance')).toBeLessThan(4);
  });

  rule('SG-TIPS-04', 'some cards have a die table of their own', () => {
    expect(content.destiny.some((card) => card.table?.length === 6)).toBe(true);
    const rows = [10, 20, 30, 40, 50, 60].map((n) => verb('gain', { n }));
    const pack = changed({
      destiny: [made('wheel', 'luck', { ability: verb('rollTable'), table: rows }), made('quiet', 'luck')],
    });
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = dawn({ destiny: ['wheel', 'quiet'], players: [{ sector: 3 }], draws: pips(die) }, pack);
      expect(player(t, 0).credits).toBe(500 + 10 * die);
    }
  });

  rule('SG-TIPS-06', 'advice binds nobody: what it warns of is allowed', () => {
    const t = table({
      open: { step: 'visit', place: 'brix' },
      players: [{ at: 'brix', credits: 500, systems: { pods: 1, lightspeed: 1 } }, { sector: 1 }],
    });
    t.do('arm', 1); // one weapon, too slow a ship, and no money left
    expect(player(t, 0)).toMatchObject({ credits: 0, brix: [{ units: 1 }] });
    expect(active(t)).toBe(1);
    const wanted = table({
      planets: ['bastion'],
      players: [{ at: 'bastion', bounty: 5000, cargo: { luxuries: 1 } }, { sector: 1 }],
    });
    expect(wanted).toAllow('land', 'bastion');
    const daring = table({
      open: { step: 'move', left: 0, entered: true },
      players: [{ sector: 18, hull: 1 }, { sector: 1 }],
    });
    expect(daring).toAllow('skim');
  });
});
