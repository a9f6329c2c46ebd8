import { from, pick, verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { expect } from 'vitest';
import { made } from '../../test/made.ts';
import { changed, player, table, tableOf } from '../../test/table.ts';

rule('SG-JAIL-06', 'a prisoner does nothing at all while others act, not even throw goods away', () => {
  const t = table({
    planets: ['earth'],
    players: [{ at: 'earth' }, { at: 'earth', where: 'prison', cargo: { food: 1 } }],
  });
  expect(t).toRefuse('jettison', 'food', 'SG-JAIL-06', 1);
  expect(t.ruleset.legal(t.state, 1)).toEqual([]);
  const free = table({
    planets: ['earth'],
    players: [{ at: 'earth' }, { at: 'earth', cargo: { food: 1 } }],
  });
  expect(free).toAllow('jettison', 'food', 1);
});

rule('SG-JAIL-07', 'nobody attacks a prisoner, and no bounty is put on one', () => {
  const t = table({
    planets: ['earth'],
    players: [{ at: 'earth' }, { at: 'earth', where: 'prison', bounty: 900 }],
  });
  expect(t).toRefuse('meet', 1, 'SG-JAIL-15');
  t.do('land', 'earth');
  expect(t).toRefuse('placeBounty', { on: 1, credits: 500 }, 'SG-BOUNTY-13');
});

rule('SG-JAIL-07', 'cards do not raise it either, and a broken contract does not', () => {
  const pack = changed({
    destiny: [
      made('rumour', 'luck', { ability: pick(from('rivals'), verb('wantedIt', { n: 400 })) }),
      made('order', 'contract', {
        contract: { good: 'food', units: 1, pays: 100, turns: 1, breach: 300 },
        ability: verb('sign'),
      }),
    ],
  });
  const rumours = (where: 'prison' | 'space') => {
    const t = tableOf(pack, {
      turn: 2,
      open: { step: 'move', left: 1 },
      destiny: ['rumour'],
      players: [{ sector: 3 }, { where, sector: 5, bounty: 100 }, { sector: 1 }],
    });
    t.do('stop');
    return t;
  };
  expect(rumours('space')).toAllow('pick', 1);
  const told = rumours('prison'); // there is only one to talk about
  expect([player(told, 1).bounty, player(told, 2).bounty]).toEqual([100, 400]);

  const t = tableOf(pack, {
    open: { step: 'prison' },
    round: 3,
    planets: ['earth'],
    players: [
      { where: 'prison', sector: 5, bounty: 2000, deals: [{ card: 'order', planet: 'earth', until: 3 }] },
      { sector: 1 },
    ],
  });
  t.do('serve');
  expect(player(t, 0)).toMatchObject({ deals: [], bounty: 1500 });
});

rule('SG-JAIL-13', 'the ship stays in its sector, also when the planet goes', () => {
  const t = table({
    planets: ['earth'],
    nextPlanets: ['verdane'],
    open: { step: 'visit', place: 'earth' },
    players: [
      { at: 'earth', cargo: { food: 1 } },
      { at: 'earth', where: 'prison', bounty: 100 },
    ],
    draws: pips(3, 3),
  });
  t.do('sell', 'food');
  t.do('trade', 1);
  expect(t.view('spectator').planets[0]?.id).toBe('verdane');
  expect(player(t, 1)).toMatchObject({ sector: 70, where: 'prison' });
  t.do('serve', null, 1);
  expect(player(t, 1)).toMatchObject({ sector: 70, where: 'space' });
});

rule('SG-JAIL-20', 'whoever is released can be met, attacked and wanted at once', () => {
  const released = (draws: readonly number[]) => {
    const t = table({
      planets: ['earth'],
      open: { step: 'prison' },
      players: [{ at: 'earth', where: 'prison', bounty: 100 }, { at: 'earth' }],
      draws,
    });
    t.do('serve');
    t.do('stop', null, 1);
    return t;
  };
  const met = released(pips(1, 6));
  met.do('meet', 0, 1);
  met.do('attack', null, 1);
  expect(met).toWaitFor(0);
  expect(met).toAllow('fight', null, 0);
  const wanted = released([]);
  wanted.do('land', 'earth', 1);
  wanted.do('placeBounty', { on: 0, credits: 500 }, 1);
  expect(player(wanted, 0)).toMatchObject({ bounty: 500, where: 'space' });
});
