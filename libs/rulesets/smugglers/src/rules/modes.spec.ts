import { verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { active, changed, dawn, fresh, player, table, verbsOf } from '../../test/table.ts';
import { made } from '../../test/made.ts';
import { duel, FAR_AWAY } from '../../test/fights.ts';

type Options = Readonly<Record<string, unknown>>;

/** Two players have just chosen their characters, who are nobody in particular. */
function begun(options: Options) {
  const t = fresh(2, { draws: pips(6, 1), destiny: 'none', options });
  for (const seat of [0, 1]) t.do('choose', player(t, seat).hand.cards[0] ?? -1, seat);
  return t;
}

describe('shorter and longer games', () => {
  rule('SG-ALT-01', 'the weapons on Brix cost what was agreed', () => {
    for (const weaponPrice of [300, 500, 800]) {
      const t = table({
        options: { weaponPrice },
        open: { step: 'visit', place: 'brix' },
        players: [{ at: 'brix', credits: 4000, systems: { pods: 10 } }],
      });
      t.do('arm', 5);
      expect(player(t, 0).credits).toBe(4000 - 5 * weaponPrice);
    }
  });

  rule('SG-ALT-02', 'everybody begins with more levels, or fewer', () => {
    for (const [startLevels, systems] of [
      [0, { engines: 1, lightspeed: 3, shields: 0, lasers: 1, pods: 1 }],
      [2, { engines: 3, lightspeed: 5, shields: 2, lasers: 3, pods: 3 }],
      [-1, { engines: 0, lightspeed: 2, shields: 0, lasers: 0, pods: 0 }],
    ] as const) {
      const t = begun({ startLevels });
      for (const seat of [0, 1]) expect(player(t, seat)).toMatchObject({ systems, hull: 5 });
    }
  });

  rule('SG-ALT-03', 'everybody begins with more credits, or fewer', () => {
    for (const startCredits of [0, 500, 2000]) {
      const t = begun({ startCredits });
      expect([player(t, 0).credits, player(t, 1).credits]).toEqual([startCredits, startCredits]);
    }
  });

  rule(
    'SG-ALT-08',
    'price, credits, levels and mode are settings; 500, 500, none and the Run unless told',
    () => {
      expect(begun({}).state.options).toMatchObject({
        mode: 'run',
        weaponPrice: 500,
        startCredits: 500,
        startLevels: 0,
      });
      for (const mode of ['run', 'survivor', 'credits', 'kills'])
        expect(fresh(3, { options: { mode } }).view('spectator').mode).toBe(mode);
      for (const wrong of [{ mode: 'peace' }, { weaponPrice: -1 }, { startCredits: 1.5 }, { colour: 'red' }])
        expect(() => fresh(3, { options: wrong })).toThrow('CORE-OPTION');
    },
  );
});

describe('the last ship', () => {
  const killer = { systems: { lasers: 9, engines: 9 } };
  const options = { mode: 'survivor' };
  const near = ['zephyr-station', ...FAR_AWAY.slice(0, 6)];

  rule('SG-ALT-05', 'whose ship is destroyed is out: no new one, no berth, nothing more to do', () => {
    const t = duel(killer, { hull: 1, keeps: ['ships-mechanic'] }, pips(6, 1, 6, 1), {
      options,
      planets: near,
      players: [{}, {}, { sector: 1 }],
    });
    t.do('fight');
    expect(player(t, 1)).toMatchObject({ where: 'out', keeps: [] });
    expect(verbsOf(t, 1)).toEqual([]);
    expect(t.ruleset.outcome(t.state)).toBeUndefined();
    expect(active(t)).toBe(2);
    const usual = duel(killer, { hull: 1 }, pips(6, 1, 6, 1));
    usual.do('fight');
    expect(player(usual, 1)).toMatchObject({ where: 'space', hull: 5 });
  });

  rule('SG-ALT-04', 'the last one left wins', () => {
    const t = duel(killer, { hull: 1 }, pips(6, 1, 6, 1), { options });
    t.do('fight');
    expect(t).toBeWonBy(0);
  });

  rule('SG-ALT-05', 'also by a ship on a card, in the own turn', () => {
    const pack = changed({
      destiny: [
        made('raider', 'pirates', {
          ship: { engines: 9, lasers: 9 },
          ability: verb('fight', { attacker: 'ship' }),
        }),
      ],
    });
    const t = dawn(
      {
        options,
        destiny: ['raider'],
        planets: near,
        players: [{ sector: 3, hull: 1 }],
        draws: pips(1, 1, 1, 1),
      },
      pack,
    );
    expect(player(t, 0).where).toBe('out');
    expect(t).toBeWonBy(1);
  });
});

describe('other goals', () => {
  const pack = changed({ destiny: [made('find', 'luck', { ability: verb('gain', { n: 40 }) })] });
  const finds = (credits: number, mode: string) =>
    dawn(
      { options: { mode, creditsToWin: 2000 }, destiny: ['find', 'find'], players: [{ sector: 3, credits }] },
      pack,
    );

  rule('SG-ALT-06', 'the first to own the sum agreed on', () => {
    expect(finds(1960, 'credits')).toBeWonBy(0);
    const short = finds(1959, 'credits');
    expect(short.ruleset.outcome(short.state)).toBeUndefined();
    const run = finds(1960, 'run');
    expect(run.ruleset.outcome(run.state)).toBeUndefined();
  });

  rule('SG-ALT-06', 'most ships destroyed when the rounds are over', () => {
    const rounds = (round: number) => {
      const t = duel({ systems: { lasers: 9, engines: 9 } }, { hull: 1 }, pips(6, 1, 6, 1), {
        options: { mode: 'kills', rounds: 5 },
        round,
      });
      t.do('fight');
      t.do('stop', null, 1);
      t.do('endTurn', null, 1); // it is at Brix now
      return t;
    };
    expect(rounds(5)).toBeWonBy(0);
    const early = rounds(4);
    expect(early.ruleset.outcome(early.state)).toBeUndefined();
    expect(early.state.round).toBe(5);
    const peaceful = table({
      options: { mode: 'kills', rounds: 5 },
      round: 5,
      turn: 1,
      open: { step: 'move', left: 1 },
      players: [{ sector: 3 }, { sector: 1 }],
    });
    peaceful.do('stop');
    expect(peaceful).toBeDrawn();
  });
});
