import { verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { made } from '../../test/made.ts';
import { active, changed, dawn, player, table, verbsOf } from '../../test/table.ts';
import type { PlayerSituation } from '../../test/situation.ts';

/** The turn of a prisoner in sector 5 begins; destiny would give 40 credits. */
const fineDay = changed({ destiny: [made('fine-day', 'luck', { ability: verb('gain', { n: 40 }) })] });
const jailed = (me: PlayerSituation, draws: readonly number[] = [], pack = fineDay) =>
  dawn(
    {
      destiny: pack === fineDay ? ['fine-day', 'fine-day', 'fine-day', 'fine-day'] : [],
      players: [{ where: 'prison', sector: 5, ...me }],
      draws,
    },
    pack,
  );

/** Everybody is always wanted for 200 at least. */
const marked = changed({
  characters: content.characters.map(({ id, name, about, source }) => ({
    id,
    name,
    about,
    source,
    minimumBounty: 200,
  })),
});

/** Caught on Earth: the die says so. */
function caught(bounty: number, draws: readonly number[] = []) {
  const t = table({
    planets: ['earth'],
    players: [{ at: 'earth', bounty, cargo: { weapons: 1 } }, { sector: 1 }],
    draws: [...pips(6), ...draws],
  });
  t.do('land', 'earth');
  return t;
}

describe('serving', () => {
  rule('SG-JAIL-01', 'turns are missed: nothing of them is open to a prisoner', () => {
    const t = jailed({ bounty: 2000 });
    for (let turns = 0; turns < 3; turns++) {
      expect(verbsOf(t, 0)).toEqual(['escape', 'serve']);
      t.do('serve');
      expect(active(t)).toBe(1);
      t.do('stop');
    }
    expect(player(t, 0)).toMatchObject({ sector: 5, where: 'prison' });
  });

  rule('SG-JAIL-02', '500 less each round, and not in the turns of others', () => {
    const t = jailed({ bounty: 2100 });
    const bounties: number[] = [];
    for (let turns = 0; turns < 3; turns++) {
      t.do('serve');
      bounties.push(player(t, 0).bounty);
      t.do('stop');
      bounties.push(player(t, 0).bounty);
    }
    expect(bounties).toEqual([1600, 1600, 1100, 1100, 600, 600]);
  });

  rule('SG-BOUNTY-06', 'in prison 1200 are gone after three rounds', () => {
    const t = jailed({ bounty: 1200 });
    for (const left of [700, 200, 0]) {
      t.do('serve');
      expect(player(t, 0).bounty).toBe(left);
      t.do('stop');
    }
    expect(player(t, 0).where).toBe('space');
  });

  rule('SG-JAIL-03', 'at zero the player is free, with one credit on the head not yet', () => {
    for (const [bounty, left, where] of [
      [500, 0, 'space'],
      [501, 1, 'prison'],
    ] as const) {
      const t = jailed({ bounty });
      t.do('serve');
      expect(player(t, 0)).toMatchObject({ bounty: left, where });
    }
  });

  rule('SG-JAIL-04', 'one round is missed, however low the bounty', () => {
    const t = caught(0);
    expect(player(t, 0)).toMatchObject({ where: 'prison', bounty: 0 });
    t.do('stop');
    expect(verbsOf(t, 0)).toEqual(['escape', 'serve']);
    t.do('serve');
    expect(active(t)).toBe(1);
    t.do('stop');
    expect(t).toAllow('fly', 71, 0);
  });

  rule('SG-JAIL-05', 'on release a minimum bounty is back', () => {
    const t = jailed({ bounty: 500 }, [], marked);
    t.do('serve');
    expect(player(t, 0)).toMatchObject({ bounty: 200, where: 'space' });
  });

  rule('SG-JAIL-12', 'before that it counts down to nothing, past the minimum', () => {
    const t = jailed({ bounty: 600 }, [], marked);
    t.do('serve');
    expect(player(t, 0)).toMatchObject({ bounty: 100, where: 'prison' });
    t.do('stop');
    t.do('serve');
    expect(player(t, 0)).toMatchObject({ bounty: 200, where: 'space' });
  });

  rule(
    'SG-JAIL-11',
    'served or not escaped: 500 less but never below 0, and free to act from the next turn on',
    () => {
      for (const [act, draws] of [
        ['serve', []],
        ['escape', pips(2)],
      ] as const) {
        const t = jailed({ bounty: 300 }, draws);
        t.do(act);
        expect(player(t, 0)).toMatchObject({ bounty: 0, where: 'space', credits: 500 });
        expect(active(t)).toBe(1);
        t.do('stop');
        expect(player(t, 0).credits).toBe(540);
        expect(t).toAllow('fly', 6, 0);
      }
    },
  );

  rule('SG-JAIL-11', 'whoever escapes gets nothing off', () => {
    const t = jailed({ bounty: 300 }, pips(1));
    t.do('escape');
    expect(player(t, 0).bounty).toBe(1300);
  });

  rule('SG-JAIL-14', 'no destiny card, unless the escape succeeds', () => {
    const served = jailed({ bounty: 900 });
    const left = served.state.destiny.pile.cards.length;
    served.do('serve');
    expect(player(served, 0).credits).toBe(500);
    expect(served.state.destiny.pile.cards).toHaveLength(left - 1); // the one of the next player
    const failed = jailed({ bounty: 900 }, pips(6));
    failed.do('escape');
    expect(player(failed, 0).credits).toBe(500);
    const free = jailed({ bounty: 900 }, pips(1));
    free.do('escape');
    expect(player(free, 0).credits).toBe(540);
  });
});

describe('escape', () => {
  rule('SG-JAIL-09', 'a 1: 1000 more on the head, and a whole turn at once', () => {
    const t = jailed({ bounty: 700, at: 'brix' }, pips(1));
    t.do('escape');
    expect(player(t, 0)).toMatchObject({ bounty: 1700, where: 'space', credits: 540 });
    expect(active(t)).toBe(0);
    expect(t).toAllow('fly', 5);
    t.do('stop');
    expect(t).toAllow('land', 'brix');
  });

  rule('SG-JAIL-10', 'anything else: still in prison, 500 less as usual', () => {
    for (const die of [2, 6]) {
      const t = jailed({ bounty: 1700 }, pips(die));
      t.do('escape');
      expect(player(t, 0)).toMatchObject({ bounty: 1200, where: 'prison' });
      expect(active(t)).toBe(1);
    }
  });

  rule('SG-JAIL-16', 'it may be tried in the first turn missed', () => {
    const t = caught(300, pips(1));
    t.do('stop');
    t.do('escape');
    expect(player(t, 0)).toMatchObject({ bounty: 1300, where: 'space' });
    expect(t).toAllow('fly', 71, 0);
  });
});
