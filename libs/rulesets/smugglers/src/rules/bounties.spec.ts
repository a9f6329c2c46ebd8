import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { active, fresh, player, table, tableOf, verbsOf } from '../../test/table.ts';
import { duel, quietBox, raid } from '../../test/fights.ts';
import type { PlayerSituation } from '../../test/situation.ts';

/** Everybody begins with a bounty of 300 and never has less than 200. */
const marked = quietBox({
  characters: content.characters.map(({ id, name, about, source }) => ({
    id,
    name,
    about,
    source,
    start: { bounty: 300 },
    minimumBounty: 200,
  })),
});

const killer: PlayerSituation = { systems: { lasers: 9, engines: 9 } };

/** Seat 0 has just shot seat 1 down, who is wanted for 400. */
function shotDown(me: PlayerSituation = {}, victim: PlayerSituation = {}, pack?: typeof marked) {
  const t = duel(
    { ...killer, ...me },
    { hull: 1, bounty: 400, credits: 700, ...victim },
    pips(6, 1, 6, 1),
    {},
    pack,
  );
  t.do('fight');
  return t;
}

describe('having one', () => {
  rule('SG-BOUNTY-01', 'some characters begin with one, for all to see', () => {
    const t = fresh(2, { draws: pips(6, 1), destiny: 'none' }, marked);
    for (const seat of [0, 1]) t.do('choose', player(t, seat).hand.cards[0] ?? -1, seat);
    expect(t.view('spectator').players.map(({ bounty }) => bounty)).toEqual([300, 300]);
    const plain = fresh(2, { draws: pips(6, 1), destiny: 'none' });
    for (const seat of [0, 1]) plain.do('choose', player(plain, seat).hand.cards[0] ?? -1, seat);
    expect(plain.view('spectator').players.map(({ bounty }) => bounty)).toEqual([0, 0]);
  });

  rule('SG-BOUNTY-05', 'gone when a bounty hunter destroys the ship, or a player who collects', () => {
    const by = (kind: 'hunter' | 'pirates' | 'military') =>
      player(raid({ hull: 1, bounty: 400 }, pips(1, 6, 1, 6), { kind }), 0).bounty;
    expect([by('hunter'), by('pirates'), by('military')]).toEqual([0, 400, 400]);
    const t = shotDown();
    expect(player(t, 1).bounty).toBe(400);
    t.do('collect');
    expect(player(t, 1).bounty).toBe(0);
  });

  rule('SG-BOUNTY-07', 'a minimum is back after prison and after somebody has collected', () => {
    const t = shotDown({}, {}, marked);
    t.do('collect');
    expect(player(t, 0).credits).toBe(900);
    expect(player(t, 1).bounty).toBe(200);
    const served = tableOf(marked, {
      open: { step: 'prison' },
      players: [{ sector: 5, where: 'prison', bounty: 500 }, { sector: 1 }],
    });
    served.do('serve');
    expect(player(served, 0)).toMatchObject({ where: 'space', bounty: 200 });
    const waived = shotDown({}, {}, marked);
    waived.do('waive');
    expect(player(waived, 1).bounty).toBe(400);
  });

  rule('SG-BOUNTY-15', 'and after a bounty hunter', () => {
    const t = raid({ hull: 1, bounty: 900 }, pips(1, 6, 1, 6), { kind: 'hunter', pack: marked });
    expect(player(t, 0).bounty).toBe(200);
  });
});

describe('collecting', () => {
  rule('SG-BOUNTY-03', 'all of it or nothing', () => {
    const t = shotDown();
    expect(verbsOf(t, 0)).toEqual(['collect', 'waive']);
    expect(t).toRefuse('collect', 100, 'CORE-NOT-LISTED');
    t.do('collect');
    expect([player(t, 0).credits, player(t, 1).bounty]).toEqual([900, 0]);
  });

  rule('SG-BOUNTY-04', 'only for a ship destroyed: with hull left there is nothing to collect', () => {
    const t = duel(killer, { hull: 2, bounty: 400, systems: { shields: 9 } }, pips(6, 1, 6, 1));
    t.do('fight');
    expect(player(t, 1)).toMatchObject({ hull: 1, bounty: 400 });
    expect(player(t, 0).credits).toBe(500);
    expect(active(t)).toBe(1);
    expect(shotDown()).toAllow('collect');
  });

  rule('SG-BOUNTY-14', 'the bank pays, not the player shot down', () => {
    const t = shotDown();
    t.do('collect');
    expect([player(t, 0).credits, player(t, 1).credits]).toEqual([900, 700]);
  });

  rule('SG-BOUNTY-18', 'also by somebody wanted', () => {
    const t = shotDown({ bounty: 600 });
    t.do('collect');
    expect(player(t, 0)).toMatchObject({ bounty: 600, credits: 900 });
  });

  rule('SG-BOUNTY-20', 'also by the player who is not at turn', () => {
    const t = duel({ hull: 1, bounty: 400 }, { systems: { lasers: 9 } }, pips(6, 1, 1, 6));
    t.do('fight', null, 0);
    expect(t).toWaitFor(1);
    t.do('collect');
    expect(player(t, 1).credits).toBe(900);
    expect(player(t, 0)).toMatchObject({ bounty: 0, sector: 4 });
  });

  rule('SG-BOUNTY-21', 'nothing after the pirate option', () => {
    const t = duel(
      killer,
      { hull: 1, bounty: 400, systems: { shields: 9 }, cargo: { food: 1 } },
      pips(6, 1, 6, 1),
    );
    t.do('fight');
    t.do('plunder', 'food');
    expect(t.candidates('collect', 0)).toEqual([]);
    expect(active(t)).toBe(1);
    expect(player(t, 1)).toMatchObject({ hull: 1, bounty: 400 });
  });
});

/** Seat 0 on Earth with money to spare. */
function onEarth(me: PlayerSituation = {}, draws: readonly number[] = []) {
  const t = table({
    planets: ['earth'],
    players: [{ at: 'earth', credits: 5000, ...me }, { sector: 1, bounty: 400 }, { sector: 3 }],
    draws,
  });
  t.do('land', 'earth');
  return t;
}

describe('placing', () => {
  rule('SG-BOUNTY-08', 'only by somebody who is not wanted, be it new or more', () => {
    for (const on of [1, 2]) {
      expect(onEarth()).toAllow('placeBounty', { on, credits: 500 });
      expect(onEarth({ bounty: 1 }, pips(1))).toRefuse('placeBounty', { on, credits: 500 }, 'SG-BOUNTY-08');
    }
    // Recognised by customs just now is wanted, too.
    const seen = onEarth({ cargo: { weapons: 1 } }, pips(3));
    expect(seen).toRefuse('placeBounty', { on: 1, credits: 500 }, 'SG-BOUNTY-08');
  });

  rule('SG-BOUNTY-09', 'on a planet, past its customs', () => {
    const t = table({ planets: ['earth'], players: [{ at: 'earth', credits: 5000 }, { at: 'earth' }] });
    expect(verbsOf(t, 0)).not.toContain('placeBounty');
    t.do('land', 'earth');
    expect(verbsOf(t, 0)).toContain('placeBounty');
    const passed = onEarth({ cargo: { weapons: 1 } }, pips(1));
    expect(passed).toAllow('placeBounty', { on: 1, credits: 500 });
    const caught = onEarth({ cargo: { weapons: 1 } }, pips(5));
    expect(caught).toRefuse('placeBounty', { on: 1, credits: 500 }, 'CORE-NOT-NOW', 0);
  });

  rule('SG-BOUNTY-10', 'any sum from 500 on, paid to the bank', () => {
    for (const credits of [500, 501, 3210]) {
      const t = onEarth();
      t.do('placeBounty', { on: 1, credits });
      expect(player(t, 0).credits).toBe(5000 - credits);
      expect(player(t, 1)).toMatchObject({ bounty: 400 + credits, credits: 500 });
    }
    expect(onEarth()).toRefuse('placeBounty', { on: 1, credits: 499 }, 'SG-BOUNTY-10');
    expect(onEarth()).toRefuse('placeBounty', { on: 1, credits: 5001 }, 'SG-TRADE-34');
  });

  rule('SG-BOUNTY-11', 'nothing else in that turn', () => {
    const t = onEarth();
    t.do('placeBounty', { on: 2, credits: 500 });
    expect(active(t)).toBe(1);
    expect(verbsOf(t, 0)).toEqual([]);
    const other = onEarth();
    other.do('upgrade', 'engines');
    expect(other.candidates('placeBounty')).toEqual([]);
  });

  rule('SG-BOUNTY-12', 'never withdrawn; it stays until somebody collects it whole', () => {
    const t = table({
      players: [
        { at: 'brix', credits: 5000, ...killer },
        { at: 'brix', hull: 1 },
      ],
      draws: pips(6, 1, 6, 1),
    });
    t.do('land', 'brix');
    expect(t).toRefuse('placeBounty', { on: 1, credits: -500 }, 'CORE-MALFORMED');
    t.do('placeBounty', { on: 1, credits: 700 });
    t.do('stop');
    t.do('endTurn');
    t.do('stop');
    expect(player(t, 1).bounty).toBe(700);
    t.do('meet', 1);
    t.do('attack');
    t.do('fight');
    t.do('collect');
    expect([player(t, 0).credits, player(t, 1).bounty]).toEqual([5000, 0]);
  });
});
