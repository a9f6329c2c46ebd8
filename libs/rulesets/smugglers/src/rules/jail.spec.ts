import { pips, rule } from '@cantina/testkit';
import { expect } from 'vitest';
import { active, player, table } from '../../test/table.ts';

const jailed = (bounty: number, draws: readonly number[] = [], seats = 2) =>
  table({
    seats,
    open: { step: 'prison' },
    players: [{ where: 'prison', bounty, sector: 5 }, { sector: 60 }],
    draws,
  });

/** The other player's turn passes without anything. */
const skip = (t: ReturnType<typeof jailed>): void => t.do('stop');

rule('SG-JAIL-17', 'bounty 700: 200, then free at 0, then the third turn is a normal one', () => {
  const t = jailed(700);
  t.do('serve');
  expect(player(t, 0)).toMatchObject({ bounty: 200, where: 'prison' });
  skip(t);
  t.do('serve');
  expect(player(t, 0)).toMatchObject({ bounty: 0, where: 'space' });
  expect(active(t)).toBe(1);
  skip(t);
  expect(t).toAllow('fly', player(t, 0).sector + 1);
});

rule('SG-JAIL-18', 'without a bounty one turn is missed all the same', () => {
  const t = jailed(0);
  t.do('serve');
  expect(player(t, 0).where).toBe('space');
  expect(active(t)).toBe(1);
});

rule('SG-JAIL-19', 'an escape roll of 1 frees at once for 1000 more; a 4 is a round served', () => {
  const free = jailed(300, pips(1));
  free.do('escape');
  expect(player(free, 0)).toMatchObject({ bounty: 1300, where: 'space' });
  expect(free).toAllow('stop');
  expect(active(free)).toBe(0);
  const caught = jailed(300, pips(4));
  caught.do('escape');
  expect(player(caught, 0)).toMatchObject({ bounty: 0, where: 'space' });
  expect(active(caught)).toBe(1);
});

rule('SG-JAIL-08', 'only a 1 succeeds', () => {
  for (const die of [2, 3, 6]) {
    const t = jailed(2000, pips(die));
    t.do('escape');
    expect(player(t, 0)).toMatchObject({ bounty: 1500, where: 'prison' });
  }
});

rule('SG-JAIL-15', 'nobody trades with a prisoner', () => {
  const t = table({ planets: ['earth'], players: [{ at: 'earth' }, { at: 'earth', where: 'prison' }] });
  expect(t).toRefuse('meet', 1, 'SG-JAIL-15');
});

rule('SG-WORM-06', 'whoever is in hyperspace cannot be met', () => {
  const t = table({ planets: ['earth'], players: [{ at: 'earth' }, { at: 'earth', where: 'hyperspace' }] });
  expect(t).toRefuse('meet', 1, 'SG-WORM-06');
});
