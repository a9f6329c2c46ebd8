import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { secondTry } from '../content/phrases.ts';
import { CARD_SHIP } from '../state.ts';
import { active, changed, player, times, verbsOf } from '../../test/table.ts';
import { duel, raid } from '../../test/fights.ts';

const topOf = (t: ReturnType<typeof duel>) => t.state.stack.at(-1)?.step;

describe('against whom', () => {
  rule('SG-COMBAT-01', 'another player, or a ship on the destiny card', () => {
    expect(duel({}, {}, pips(6, 1)).view('spectator').combat).toMatchObject({ seat: 0, foe: 1, card: -1 });
    expect(raid({}, pips(6, 1)).view('spectator').combat).toMatchObject({ seat: 0, foe: CARD_SHIP, card: 0 });
  });

  rule(
    'SG-COMBAT-02',
    'somebody else rolls for a ship on a card: no card of the active player touches its die',
    () => {
      const lucky = changed({
        characters: content.characters.map(({ id, name, about, source }) => ({
          id,
          name,
          about,
          source,
          on: [secondTry('manoeuvreRoll')],
        })),
      });
      const t = raid({}, pips(2, 6, 3), { pack: lucky });
      expect(t).toWaitFor(0);
      t.do('accept'); // the own die, which shows a 2, again: a 6
      expect(t.state.throws.map(({ seat, die }) => [seat, die])).toEqual([
        [0, 2],
        [0, 6],
        [CARD_SHIP, 3],
      ]);
      expect(t).toAllow('fight', null, 0); // and nobody was asked about the last one
    },
  );
});

describe('the manoeuvre', () => {
  rule('SG-COMBAT-03', 'a die and the engines of each', () => {
    const mine = { systems: { engines: 3 } };
    const theirs = { systems: { engines: 1 } };
    expect(duel(mine, theirs, pips(2, 3))).toWaitFor(0);
    expect(duel(mine, theirs, pips(1, 4))).toWaitFor(1);
    expect(duel(theirs, mine, pips(3, 2))).toWaitFor(1);
    // The ship on the card has engines 2.
    expect(raid(mine, pips(3, 3)).view(0).combat?.stage).toBe('choice');
    expect(raid(theirs, pips(3, 3, 6, 1)).state.throws.at(-1)?.kind).not.toBe('manoeuvre');
  });

  rule('SG-COMBAT-04', 'the higher total chooses between fighting and fleeing, whoever attacked', () => {
    for (const [draws, seat] of [
      [pips(6, 1), 0],
      [pips(1, 6), 1],
    ] as const) {
      const t = duel({}, {}, draws);
      expect(t).toWaitFor(seat);
      expect(t).toAllow('fight', null, seat);
      expect(t).toAllow('flee', null, seat);
      expect(t).toRefuse('flee', null, 'CORE-SEAT', 1 - seat);
    }
  });

  rule('SG-COMBAT-05', 'if the active player flees there is no battle, and the turn goes on', () => {
    const t = raid({}, pips(6, 1));
    t.do('flee');
    expect(player(t, 0).hull).toBe(5);
    expect(active(t)).toBe(0);
    expect(topOf(t)).toBe('move');
    expect(t).toAllow('fly', 4);
  });

  rule('SG-COMBAT-19', 'after exploring there is nothing left of the turn to go on with', () => {
    const t = duel({ at: 'brix' }, { at: 'brix' }, pips(6, 1));
    t.do('flee');
    expect(active(t)).toBe(1);
    expect(t.candidates('land', 0)).toEqual([]);
    expect(player(t, 0).hull).toBe(5);
  });

  rule('SG-COMBAT-20', 'whoever flees from a ship on a card moves next; the card is discarded', () => {
    const t = raid({}, pips(6, 1));
    expect(t.state.destiny.discard.cards).toEqual([]);
    t.do('flee');
    expect(t.state.destiny.discard.cards).toEqual([0]);
    expect(t.state.drawn).toEqual([]);
    expect(topOf(t)).toBe('move');
  });

  rule('SG-COMBAT-23', 'fight or flee, nothing else', () => {
    const t = duel({}, {}, pips(1, 6));
    expect(verbsOf(t, 1)).toEqual(['fight', 'flee']);
    expect(verbsOf(t, 0)).toEqual([]);
  });

  rule('SG-COMBAT-24', 'ships that flee stay in their sector', () => {
    for (const draws of [pips(6, 1), pips(1, 6)]) {
      const t = duel({}, {}, draws);
      t.do('flee');
      expect([player(t, 0).sector, player(t, 1).sector]).toEqual([3, 3]);
      expect(t).toWaitFor(1);
    }
  });
});

describe('the battle', () => {
  const strong = { systems: { lasers: 3, shields: 9 } };
  const weak = { systems: { lasers: 1, shields: 9 } };

  rule('SG-COMBAT-07', 'a die and the lasers of each; the higher total hits, whoever began', () => {
    for (const [mine, theirs, hulls] of [
      [2, 3, [5, 4]],
      [1, 4, [4, 5]],
      [3, 4, [5, 4]],
    ] as const) {
      const t = duel(strong, weak, pips(6, 1, mine, theirs));
      t.do('fight');
      expect([player(t, 0).hull, player(t, 1).hull]).toEqual(hulls);
    }
  });

  rule('SG-COMBAT-08', 'the ship hit loses one point of hull', () => {
    const player0 = duel(strong, weak, pips(6, 1, 6, 1));
    player0.do('fight');
    expect([player(player0, 0).hull, player(player0, 1).hull]).toEqual([5, 4]);
    const byCard = raid({ hull: 4, systems: { shields: 9 } }, pips(1, 6, 1, 6));
    expect(player(byCard, 0).hull).toBe(3);
  });

  rule('SG-COMBAT-09', 'the last point: destroyed, and no additional damage', () => {
    const t = duel({ systems: { lasers: 9 } }, { hull: 1, credits: 900 }, pips(6, 1, 6, 1));
    t.do('fight');
    expect(t).toHaveLogged('log.destroyed');
    expect(t).not.toHaveLogged('log.systemLost');
    expect(player(t, 1)).toMatchObject({ hull: 5, sector: 4, credits: 900 });
  });

  rule('SG-COMBAT-10', 'hit but not destroyed: additional damage follows', () => {
    const t = duel({ systems: { lasers: 9 } }, { hull: 2 }, pips(6, 1, 6, 1, 2));
    t.do('fight');
    expect(t).not.toHaveLogged('log.destroyed');
    expect(player(t, 1)).toMatchObject({ hull: 1, systems: { lightspeed: 1 } });
  });

  rule('SG-COMBAT-14', 'one manoeuvre, one battle, one damage: then it is over', () => {
    const t = duel({ systems: { lasers: 9 } }, {}, pips(6, 1, 6, 1, 4));
    t.do('fight');
    expect(['log.manoeuvre', 'log.battle', 'log.hit', 'log.systemLost'].map((key) => times(t, key))).toEqual([
      1, 1, 1, 1,
    ]);
    expect(t.view(0).combat).toBeNull();
    expect(active(t)).toBe(1);
    expect(player(t, 1).hull).toBe(4);
  });
});

describe('the pirate option', () => {
  const rich = {
    systems: { pods: 5 },
    cargo: { robots: 3, food: 2 },
    keeps: ['jump-charts', 'false-papers'],
  };
  const pirate = { systems: { lasers: 1, pods: 9 } };
  const shielded = { ...rich, systems: { pods: 5, shields: 1 } };

  rule('SG-COMBAT-11', 'instead of the hull one piece of equipment, or up to three goods', () => {
    const hull = duel(pirate, shielded, pips(6, 1, 6, 1));
    hull.do('fight');
    expect(verbsOf(hull, 0)).toEqual(['plunder', 'seize', 'shootHull']);
    hull.do('shootHull');
    expect(player(hull, 1)).toMatchObject({ hull: 4, cargo: rich.cargo });

    const card = duel(pirate, shielded, pips(6, 1, 6, 1));
    card.do('fight');
    card.do('seize', 'jump-charts#1');
    expect(player(card, 0).keeps.map(({ id }) => id)).toEqual(['jump-charts#1']);
    expect(player(card, 1).keeps.map(({ id }) => id)).toEqual(['false-papers#2']);
    expect(active(card)).toBe(1);

    const goods = duel(pirate, shielded, pips(6, 1, 6, 1));
    goods.do('fight');
    goods.do('plunder', 'robots');
    expect(verbsOf(goods, 0)).toEqual(['enough', 'plunder']);
    goods.do('plunder', 'robots');
    goods.do('plunder', 'food');
    expect(player(goods, 0).cargo).toMatchObject({ robots: 2, food: 1 });
    expect(player(goods, 1)).toMatchObject({ hull: 5, cargo: { robots: 1, food: 1 } });
    expect(active(goods)).toBe(1); // three are the most
  });

  rule('SG-COMBAT-11', 'a friend is not equipment, and a ship on a card has no goods to take', () => {
    const t = duel(pirate, { keeps: ['ships-mechanic'], systems: { shields: 1 } }, pips(6, 1, 6, 1));
    t.do('fight');
    expect(player(t, 1).hull).toBe(4);
    const card = raid({ systems: { lasers: 9, pods: 9 } }, pips(6, 1, 6, 1));
    card.do('fight');
    expect(active(card)).toBe(1);
    expect(card).toHaveLogged('log.sunk');
  });

  rule('SG-COMBAT-13', 'only for the active player', () => {
    const t = duel({ ...shielded, hull: 3 }, { ...pirate, cargo: { medicine: 2 } }, pips(1, 6, 1, 6));
    t.do('fight', null, 1);
    expect(player(t, 0)).toMatchObject({ hull: 2, cargo: rich.cargo });
    expect(player(t, 0).keeps).toHaveLength(2);
    expect(player(t, 1).cargo).toMatchObject({ robots: 0, food: 0, medicine: 2 });
    expect(active(t)).toBe(1);
  });

  rule('SG-COMBAT-25', 'also against a ship with one point of hull, which then survives', () => {
    const t = duel(pirate, { ...shielded, hull: 1, bounty: 400 }, pips(6, 1, 6, 1));
    t.do('fight');
    t.do('seize', 'jump-charts#1');
    expect(player(t, 1)).toMatchObject({ hull: 1, sector: 3, cargo: rich.cargo });
    expect(t).not.toHaveLogged('log.destroyed');
  });
});
