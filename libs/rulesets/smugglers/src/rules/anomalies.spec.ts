import { is, verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import type { PlayerSituation } from '../../test/situation.ts';
import { active, changed, dawn, player, table, tableOf } from '../../test/table.ts';
import { made } from '../../test/made.ts';

/** Nebulae of the board, two of them side by side; Gloam lies in another. */
const [CLOUD, NEXT_CLOUD, GLOAM] = [23, 30, 14];
/** The first wormhole and a sector beside it. */
const [HOLE, BESIDE] = [9, 8];

const pack = changed({
  destiny: [
    made('purse', 'luck', { ability: verb('gain', { n: 30 }) }),
    made('plates', 'equipment', { while: [{ value: 'shields', of: is('owner'), add: 3 }] }),
  ],
});

const flying = (sector: number, left: number, draws?: readonly number[]) =>
  table({ open: { step: 'move', left }, players: [{ sector }, { sector: 1 }], ...(draws && { draws }) });

const stepsLeft = (t: ReturnType<typeof flying>): number | undefined =>
  (t.state.stack.at(-1) as { left?: number } | undefined)?.left;

describe('nebulae', () => {
  /** Seat 0 wins a battle in this sector; the die for additional damage comes last, if there is one. */
  function battle(sector: number, lasers: number, other: PlayerSituation, ...more: readonly number[]) {
    const t = tableOf(pack, {
      players: [
        { sector, systems: { lasers } },
        { sector, ...other },
      ],
      draws: pips(6, 1, 6, 1, ...more),
    });
    t.do('meet', 1);
    t.do('attack');
    t.do('fight');
    if (other.keeps !== undefined) t.do('shootHull');
    return player(t, 1);
  }

  rule('SG-NEBULA-02', 'in the next turn the ship moves as usual', () => {
    const t = dawn({ players: [{ sector: CLOUD, systems: { lightspeed: 3 } }] });
    expect(stepsLeft(t)).toBe(3);
    t.do('fly', 29);
    expect(stepsLeft(t)).toBe(2);
    t.do('fly', 28);
    expect(player(t, 0).sector).toBe(28);
  });

  rule('SG-NEBULA-03', 'the own shields count nothing there, those from cards do', () => {
    const strong = { systems: { shields: 9, engines: 5 } };
    expect(battle(CLOUD, 2, strong, 1).systems.engines).toBe(3);
    const plated = { ...strong, keeps: ['plates'] };
    expect(battle(CLOUD, 3, plated).systems.engines).toBe(5);
    expect(battle(CLOUD, 4, plated, 1).systems.engines).toBe(3);
  });

  rule('SG-NEBULA-07', 'shields 6 in a nebula, lasers 1: additional damage; outside there is none', () => {
    const six = { systems: { shields: 6, engines: 5 } };
    expect(battle(CLOUD, 1, six, 1)).toMatchObject({ hull: 4, systems: { engines: 3, shields: 6 } });
    expect(battle(29, 1, six)).toMatchObject({ hull: 4, systems: { engines: 5, shields: 6 } });
  });

  rule('SG-NEBULA-04', 'outside they are all there again', () => {
    const t = table({
      open: { step: 'move', left: 2 },
      players: [{ sector: CLOUD, systems: { shields: 6 } }, { sector: 1 }],
    });
    expect(t.view(0).players[0]?.effective.shields).toBe(0);
    t.do('fly', 29);
    expect(t.view(0).players[0]?.effective.shields).toBe(6);
  });

  rule('SG-NEBULA-05', 'from one nebula into another: stopped again', () => {
    const t = flying(CLOUD, 3);
    t.do('fly', NEXT_CLOUD);
    expect(player(t, 0).sector).toBe(NEXT_CLOUD);
    expect(active(t)).toBe(1);
  });

  rule('SG-NEBULA-06', 'whoever was stopped may explore', () => {
    const t = table({
      planets: ['gloam'],
      open: { step: 'move', left: 3 },
      players: [{ sector: 15 }, { sector: 1 }],
    });
    t.do('fly', GLOAM);
    expect(t.candidates('fly')).toEqual([]);
    expect(t).toAllow('land', 'gloam');
  });
});

describe('wormholes', () => {
  rule('SG-WORM-01', 'whoever flies in may use it, or fly on', () => {
    const uses = flying(BESIDE, 3, pips(2));
    uses.do('fly', HOLE);
    uses.do('dive');
    expect(player(uses, 0).sector).toBe(25);
    const passes = flying(BESIDE, 3, []);
    passes.do('fly', HOLE);
    expect(passes).toAllow('dive');
    passes.do('fly', 3);
    expect(player(passes, 0).sector).toBe(3);
    expect(passes.candidates('dive')).toEqual([]);
    const last = flying(BESIDE, 1, []);
    last.do('fly', HOLE);
    expect(last).toAllow('dive');
    last.do('stop');
    expect(player(last, 0)).toMatchObject({ where: 'space', sector: HOLE });
  });

  rule('SG-WORM-03', 'a 6: off the board, where nobody meets the ship', () => {
    const t = table({
      open: { step: 'move', left: 3 },
      players: [{ sector: BESIDE }, { sector: HOLE }, { sector: HOLE }],
      draws: pips(6),
    });
    t.do('fly', HOLE);
    t.do('dive');
    expect(player(t, 0).where).toBe('hyperspace');
    t.do('stop');
    expect(t).toWaitFor(1);
    expect(t.legal('meet')).toEqual([2]);
  });

  rule('SG-WORM-04', 'a roll each turn: a 6 misses it, anything else names the exit', () => {
    const t = dawn({ players: [{ where: 'hyperspace', sector: HOLE }], draws: pips(6, 3) });
    expect(player(t, 0).where).toBe('hyperspace');
    expect(active(t)).toBe(1);
    t.do('stop');
    expect(player(t, 0)).toMatchObject({ where: 'space', sector: 43 });
    expect(active(t)).toBe(0);
  });

  rule('SG-WORM-07', 'a bounty may be set on somebody in hyperspace, unlike on a prisoner', () => {
    const on = (where: 'hyperspace' | 'prison') =>
      table({
        open: { step: 'visit', place: 'brix' },
        players: [
          { at: 'brix', credits: 600 },
          { where, bounty: 250 },
        ],
        ...(where === 'hyperspace' && { draws: pips(6) }),
      });
    expect(on('prison')).toRefuse('placeBounty', { on: 1, credits: 600 }, 'SG-BOUNTY-13');
    const t = on('hyperspace');
    t.do('placeBounty', { on: 1, credits: 600 });
    expect(player(t, 1)).toMatchObject({ where: 'hyperspace', bounty: 850 });
  });

  rule('SG-WORM-08', 'its own number: the ship stays, and has used it', () => {
    const t = flying(BESIDE, 3, pips(1));
    t.do('fly', HOLE);
    t.do('dive');
    expect(player(t, 0).sector).toBe(HOLE);
    expect(t.candidates('dive')).toEqual([]);
    expect(stepsLeft(t)).toBe(2);
  });

  rule('SG-WORM-09', 'no movement is spent; another roll only after flying in again', () => {
    const t = flying(BESIDE, 4, pips(3, 5));
    t.do('fly', HOLE);
    expect(stepsLeft(t)).toBe(3);
    t.do('dive');
    expect(player(t, 0).sector).toBe(43);
    expect(stepsLeft(t)).toBe(3);
    expect(t.candidates('dive')).toEqual([]);
    t.do('fly', 42);
    t.do('fly', 43);
    t.do('dive');
    expect(player(t, 0).sector).toBe(77);
    expect(stepsLeft(t)).toBe(1);
  });

  rule('SG-WORM-11', 'out again: the roll first, then a whole turn', () => {
    const t = dawn(
      {
        destiny: ['purse'],
        players: [{ where: 'hyperspace', sector: HOLE, systems: { lightspeed: 2 } }],
        draws: pips(2),
      },
      pack,
    );
    const [roll, card] = ['log.emerged', 'log.destiny'].map((key) =>
      t.events.findIndex((event) => event.key === key),
    );
    expect(roll).toBeGreaterThanOrEqual(0);
    expect(card).toBeGreaterThan(roll ?? 0);
    expect(player(t, 0)).toMatchObject({ sector: 25, credits: 530 });
    expect(stepsLeft(t)).toBe(2);
    t.do('fly', 24);
    expect(player(t, 0).sector).toBe(24);
  });

  rule('SG-WORM-12', 'where the turn began on a wormhole it is of use only after flying in', () => {
    const t = dawn({ players: [{ sector: HOLE, systems: { lightspeed: 3 } }] });
    expect(t.candidates('dive')).toEqual([]);
    t.do('fly', BESIDE);
    t.do('fly', HOLE);
    expect(t).toAllow('dive');
  });
});
