import { verb } from '@cantina/engine';
import { rule } from '@cantina/testkit';
import { expect } from 'vitest';
import { active, changed, dawn, player } from '../../test/table.ts';
import { made } from '../../test/made.ts';
import type { PlayerSituation } from '../../test/situation.ts';

/** Seven planets: Marrakis (48) and Brindle (50) lie on either side of sector 49, and Bastion (46) is military. */
const PLANETS = ['marrakis', 'brindle', 'bastion', 'tessarine', 'novgard', 'wreckfield', 'cinder'];

const pack = changed({ destiny: [made('purse', 'luck', { ability: verb('gain', { n: 30 }) })] });

/** The turn of seat 0, without lightspeed. */
const stranded = (me: PlayerSituation) =>
  dawn({ planets: PLANETS, players: [{ systems: { lightspeed: 0 }, ...me }] });

rule('SG-STRAND-01', 'lightspeed 0: no flying; lightspeed 1: as usual', () => {
  const t = stranded({ sector: 51 });
  expect(t.candidates('fly', 0)).toEqual([]);
  const sound = stranded({ sector: 51, systems: { lightspeed: 1 } });
  expect(sound.legal('fly', 0)).toContain(50);
});

rule(
  'SG-STRAND-02',
  'towed in the next own turn to the nearest planet; the owner chooses among equals',
  () => {
    const near = stranded({ sector: 51 });
    expect(player(near, 0).sector).toBe(50);
    const between = stranded({ sector: 49 });
    expect(between).toWaitFor(0);
    expect(between.legal('berth')).toEqual([48, 50]);
    expect(between.refusal('berth', 46)).toBeDefined();
    between.do('berth', 48);
    expect(player(between, 0).sector).toBe(48);
  },
);

rule('SG-STRAND-03', 'lightspeed 1 and a bill of 1000', () => {
  const t = stranded({ sector: 51, credits: 3000 });
  expect(player(t, 0)).toMatchObject({ credits: 2000, systems: { lightspeed: 1 } });
});

rule('SG-STRAND-04', 'a hundred stay: with less than 1100 only the rest is paid', () => {
  for (const [before, after] of [
    [1101, 101],
    [1100, 100],
    [1099, 100],
    [101, 100],
  ] as const)
    expect(player(stranded({ sector: 51, credits: before }), 0).credits).toBe(after);
});

rule('SG-STRAND-05', 'that is all of the turn, even on a planet', () => {
  const t = stranded({ sector: 51 });
  expect(active(t)).toBe(1);
  const chosen = stranded({ sector: 49 });
  for (const verb of ['fly', 'land', 'meet', 'upgrade']) expect(chosen.candidates(verb)).toEqual([]);
  chosen.do('berth', 50);
  expect(active(chosen)).toBe(1);
});

rule('SG-STRAND-06', 'with less than a hundred nothing is paid, and nothing given', () => {
  for (const credits of [0, 1, 99])
    expect(player(stranded({ sector: 51, credits }), 0)).toMatchObject({
      credits,
      systems: { lightspeed: 1 },
    });
});

rule('SG-STRAND-07', 'no destiny card in that turn', () => {
  const drawn = (lightspeed: number) => {
    const t = dawn(
      { planets: PLANETS, destiny: ['purse'], players: [{ sector: 49, systems: { lightspeed } }] },
      pack,
    );
    return t.state.destiny.pile.cards.length;
  };
  expect(drawn(0)).toBe(1);
  expect(drawn(1)).toBe(0);
});

rule('SG-STRAND-08', 'towed ships do not pass customs', () => {
  const t = dawn({
    planets: PLANETS,
    players: [{ sector: 52, bounty: 900, cargo: { luxuries: 1 }, systems: { lightspeed: 0 } }],
    draws: [],
  });
  expect(player(t, 0)).toMatchObject({
    ...{ sector: 46, where: 'space', bounty: 900 },
    cargo: { luxuries: 1 },
  });
});

rule('SG-STRAND-09', 'in the sector of a planet it is the same', () => {
  const t = stranded({ at: 'bastion', credits: 1500 });
  expect(player(t, 0)).toMatchObject({ sector: 46, credits: 500, systems: { lightspeed: 1 } });
  expect(active(t)).toBe(1);
});
