import { verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { SHIP_KINDS } from '../kinds.ts';
import { CARD_SHIP } from '../state.ts';
import type { PlayerSituation } from '../../test/situation.ts';
import { active, changed, dawn, fullTable, player } from '../../test/table.ts';
import { made } from '../../test/made.ts';

const itAttacks = verb('fight', { attacker: 'ship' });
const youAttack = verb('fight', { attacker: 'you' });
const reward = verb('gain', { n: 150 });

const CARDS = [
  made('quiet', 'luck'),
  made('hostile', 'pirates', { ship: { engines: 1, lasers: 3, reward }, ability: itAttacks }),
  made('prey', 'merchant', { ship: { engines: 1, lasers: 3, reward }, ability: youAttack }),
  made('thick', 'monster', { ship: { engines: 1, lasers: 3, hull: 2, reward }, ability: itAttacks }),
  made('poor', 'pirates', { ship: { engines: 1, lasers: 3 }, ability: itAttacks }),
  ...SHIP_KINDS.map((kind) =>
    made(`a-${kind}`, kind, { ship: { engines: 1, lasers: 1 }, ability: itAttacks }),
  ),
];
const pack = changed({ destiny: CARDS });

/** Seat 0 draws this card at Earth, seat 1 another in which nothing happens; the player's die comes before the ship's. */
const meeting = (card: string, draws: readonly number[], me: PlayerSituation = {}) =>
  dawn(
    { planets: ['earth'], destiny: [card, 'quiet'], players: [{ at: 'earth', ...me }], draws, seats: 2 },
    pack,
  );
const topOf = (t: ReturnType<typeof meeting>) => t.state.stack.at(-1)?.step;

describe('ships on cards', () => {
  rule('SG-NPC-01', 'military, pirates, merchants, bounty hunters and monsters', () => {
    const ships = content.destiny.filter(({ ship }) => ship !== undefined);
    expect([...new Set(ships.map(({ kind }) => kind))].toSorted()).toEqual(
      ['military', 'pirates', 'merchant', 'hunter', 'monster'].toSorted(),
    );
    for (const kind of SHIP_KINDS) {
      const t = meeting(`a-${kind}`, pips(6, 1));
      expect(t.view('spectator').combat).toMatchObject({ seat: 0, foe: CARD_SHIP });
    }
  });

  rule('SG-NPC-02', 'one that came to attack and wins the manoeuvre attacks', () => {
    const t = meeting('hostile', pips(1, 6, 1, 6), { systems: { shields: 9 } });
    expect(player(t, 0).hull).toBe(4);
    expect(active(t)).toBe(1);
  });

  rule('SG-NPC-03', 'one hit destroys it, unless its card says more', () => {
    const t = meeting('hostile', pips(6, 1, 6, 1));
    t.do('fight');
    expect(t).toHaveLogged('log.sunk');
    expect(player(t, 0).kills).toBe(1);
    const thick = meeting('thick', pips(6, 1, 6, 1));
    thick.do('fight');
    expect(thick).not.toHaveLogged('log.sunk');
    expect(player(thick, 0)).toMatchObject({ kills: 0, credits: 500 });
    expect(active(thick)).toBe(1);
  });

  rule('SG-NPC-04', 'additional damage is for players’ ships only', () => {
    const strikes = meeting('thick', pips(6, 1, 6, 1), { systems: { lasers: 9 } });
    strikes.do('fight'); // no die for a system is left to be rolled
    expect(active(strikes)).toBe(1);
    const struck = meeting('thick', pips(1, 6, 1, 6, 2), { systems: { lightspeed: 5 } });
    expect(player(struck, 0)).toMatchObject({ hull: 4, systems: { lightspeed: 3 } });
  });

  rule('SG-NPC-05', 'the higher the bounty, the more hunters and soldiers attack', () => {
    const attackers = (kind: string, bounty: number): number =>
      content.destiny.filter((card) => {
        if (card.kind !== kind) return false;
        const t = fullTable({
          turn: 1,
          open: { step: 'move', left: 1 },
          destiny: [card.id],
          players: [
            { character: 'tobin-rusk', bounty, sector: 6 },
            { character: 'unit-k77', sector: 1 },
          ],
        });
        t.do('stop');
        return t.events.some(({ key }) => key === 'log.manoeuvre');
      }).length;
    for (const kind of ['hunter', 'military']) {
      const counts = [0, 300, 1000].map((bounty) => attackers(kind, bounty));
      expect([kind, counts[0]]).toEqual([kind, 0]);
      expect(counts[1]).toBeGreaterThan(0);
      expect(counts[2]).toBeGreaterThan(counts[1] ?? 0);
    }
  });

  rule('SG-NPC-06', 'one that is attacked flees only if it wins the manoeuvre', () => {
    const wins = meeting('prey', pips(6, 1, 6, 1));
    expect(wins).toWaitFor(0);
    wins.do('fight');
    expect(wins).toHaveLogged('log.sunk');
    const loses = meeting('prey', pips(1, 6));
    expect(loses).toHaveLogged('log.flee');
    expect(player(loses, 0).hull).toBe(5);
  });

  rule('SG-NPC-07', 'if it escapes, its card is discarded and the turn over', () => {
    const t = meeting('prey', pips(1, 6));
    expect(t.state.destiny.discard.cards).toContain(CARDS.findIndex(({ id }) => id === 'prey'));
    expect(t.state.drawn).toEqual([]);
    expect(player(t, 0)).toMatchObject({ credits: 500, kills: 0 });
    expect(active(t)).toBe(1);
  });

  rule('SG-NPC-08', 'if it attacks and loses the manoeuvre: flee and go on, or fight and be done', () => {
    const flees = meeting('hostile', pips(6, 1));
    flees.do('flee');
    expect(active(flees)).toBe(0);
    expect(topOf(flees)).toBe('move');
    const fights = meeting('hostile', pips(6, 1, 1, 6, 6, 6, 1), { systems: { engines: 4 } });
    fights.do('fight'); // it strikes back; a 6 for the system is rolled again
    expect(player(fights, 0)).toMatchObject({ hull: 4, systems: { engines: 2 } });
    expect(active(fights)).toBe(1);
  });

  rule('SG-NPC-09', 'for two players too its dice are rolled without asking anybody', () => {
    const t = meeting('hostile', pips(6, 2));
    expect(t).toWaitFor(0);
    expect(t.state.throws).toEqual([
      { seat: 0, kind: 'manoeuvre', die: 6 },
      { seat: CARD_SHIP, kind: 'manoeuvre', die: 2 },
    ]);
  });

  rule('SG-NPC-10', 'destroying it brings what its card states and nothing else', () => {
    const won = (card: string) => {
      const t = meeting(card, pips(6, 1, 6, 1), { bounty: 100, cargo: { food: 1 } });
      t.do('fight');
      return player(t, 0);
    };
    const same = { bounty: 100, hull: 5, cargo: { food: 1 }, keeps: [], deals: [], kills: 1 };
    expect(won('hostile')).toMatchObject({ ...same, credits: 650 });
    expect(won('poor')).toMatchObject({ ...same, credits: 500 });
  });

  rule('SG-NPC-11', 'its hit is a hit: one hull, and a system if its lasers beat the shields', () => {
    const struck = (shields: number, ...more: readonly number[]) =>
      player(
        meeting('hostile', pips(1, 6, 1, 6, ...more), { systems: { shields, engines: 1, lightspeed: 5 } }),
        0,
      );
    expect(struck(3)).toMatchObject({ hull: 4, systems: { lightspeed: 5, shields: 3 } });
    expect(struck(2, 2)).toMatchObject({ hull: 4, systems: { lightspeed: 3, shields: 2 } });
  });
});
