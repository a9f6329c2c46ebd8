import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import type { CharacterLiteral } from '../content/types.ts';
import { dawn, changed, fresh, player, table, tableOf, type GameTest } from '../../test/table.ts';
import { made } from '../../test/made.ts';

const byNumber = (a: number, b: number): number => a - b;
const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const handOf = (t: GameTest, seat: number): readonly number[] => player(t, seat).hand.cards;

/** Everybody takes the first card in hand, or the first that will do; the dice say who begins. */
function choose(t: GameTest, suits: readonly ((card: number) => boolean)[] = []): void {
  upTo(t.state.seats).forEach((seat) =>
    t.do('choose', handOf(t, seat).find(suits[seat] ?? (() => true)) ?? -1, seat),
  );
}

const begun = (seats: number, draws: readonly number[], pack?: Parameters<typeof fresh>[2]) => {
  const t = fresh(seats, { draws, destiny: 'none' }, pack);
  choose(t);
  return t;
};

describe('decks', () => {
  rule('SG-SETUP-02', '67 destiny cards, shuffled, face down', () => {
    const [one, two] = [fresh(2), fresh(2, { seed: 2 })];
    expect(one.state.destiny.pile.cards.toSorted(byNumber)).toEqual(upTo(67));
    expect(one.state.destiny.pile.cards).not.toEqual(upTo(67));
    expect(one.state.destiny.pile.cards).not.toEqual(two.state.destiny.pile.cards);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(one.view(viewer).destiny).toEqual({ count: 67, known: [] });
  });

  rule('SG-SETUP-03', '30 planet cards, shuffled, face down', () => {
    const [one, two] = [fresh(2), fresh(2, { seed: 2 })];
    const all = (t: GameTest) => [...t.state.slots, ...t.state.planetDeck.pile.cards];
    expect(all(one).toSorted(byNumber)).toEqual(upTo(30));
    expect(all(one)).not.toEqual(all(two));
    expect(one.view(0).planetDeck).toEqual({ count: 23, known: [] });
  });

  rule('SG-SETUP-17', 'planets and destiny cards each have a discard pile of their own', () => {
    const pack = changed({ destiny: [made('nothing', 'luck'), made('more', 'luck')] });
    const t = dawn(
      {
        planets: ['earth'],
        nextPlanets: ['verdane'],
        destiny: ['nothing', 'more'],
        players: [{ at: 'earth', cargo: { food: 1 } }],
        draws: pips(1, 1),
      },
      pack,
    );
    expect(t.state.destiny.discard.cards).toEqual([0]);
    t.do('stop');
    t.do('land', 'earth');
    t.do('sell', 'food');
    const before = t.state.planetDeck.discard.cards.length;
    t.do('trade', 1);
    expect(t.state.planetDeck.discard.cards).toHaveLength(before + 1);
    expect(content.planets[t.state.planetDeck.discard.cards.at(-1) ?? -1]?.id).toBe('earth');
    expect(t.state.destiny.discard.cards).toEqual([0, 1]); // the next player has drawn the other one
  });
});

describe('planets at the beginning', () => {
  rule('SG-SETUP-14', 'seven lie face up at the slots', () => {
    const t = fresh(3);
    const laid = t.view('spectator').planets.filter(({ planet }) => planet >= 0);
    expect(laid).toHaveLength(7);
    expect(laid.map(({ planet }) => planet)).toEqual(t.state.slots);
    expect(new Set(t.state.slots).size).toBe(7);
  });

  rule('SG-SETUP-15', 'each marker lies on the sector its card names', () => {
    for (const seed of [1, 2, 3]) {
      const t = fresh(2, { seed });
      const markers = t.view('spectator').planets.slice(0, 7);
      expect(markers.map(({ sector }) => sector)).toEqual(
        t.state.slots.map((card) => content.planets[card]?.sector),
      );
    }
  });

  rule('SG-SETUP-16', 'Earth drawn first: slot 1, sector 70', () => {
    const t = table({ planets: ['earth'], players: [{ sector: 70 }] });
    expect(t.view('spectator').planets[0]).toMatchObject({ id: 'earth', sector: 70 });
    expect(t).toAllow('land', 'earth');
  });

  rule('SG-SETUP-22', 'two planets in one sector: both stand there, and one is explored', () => {
    const pack = changed({
      planets: content.planets.map((one) => (one.id === 'marrakis' ? { ...one, sector: 70 } : one)),
    });
    const t = tableOf(pack, { planets: ['earth', 'marrakis'], players: [{ sector: 70 }] });
    expect(t.legal('land')).toEqual(['earth', 'marrakis']);
    t.do('land', 'marrakis');
    expect(t.state.stack.at(-1)).toMatchObject({ step: 'visit', place: 'marrakis' });
    expect(t.candidates('land')).toEqual([]);
  });
});

describe('characters', () => {
  rule('SG-SETUP-07', 'everybody gets the same number; what is left over nobody sees', () => {
    const t = fresh(5);
    expect(t.state.players.map(({ hand }) => hand.cards.length)).toEqual([2, 2, 2, 2, 2]);
    const all = [...t.state.players.flatMap(({ hand }) => hand.cards), ...t.state.box.cards];
    expect(all.toSorted(byNumber)).toEqual(upTo(12));
    expect(t.state.box.seen).toEqual([0, 0]);
    expect(t.view(0).players.map(({ hand }) => hand.known.length)).toEqual([2, 0, 0, 0, 0]);
    expect(handOf(t, 0)).not.toEqual(handOf(fresh(5, { seed: 2 }), 0));
  });

  rule('SG-SETUP-20', 'twelve characters: 6, 4, 3, 2 or 2 each; with five players two are left over', () => {
    for (const [seats, each, over] of [
      [2, 6, 0],
      [3, 4, 0],
      [4, 3, 0],
      [5, 2, 2],
      [6, 2, 0],
    ] as const) {
      const t = fresh(seats);
      expect(t.state.players.map(({ hand }) => hand.cards.length)).toEqual(
        Array.from({ length: seats }, () => each),
      );
      expect(t.state.box.cards).toHaveLength(over);
    }
  });

  rule('SG-SETUP-08', 'cards are swapped when both agree, and only then', () => {
    const t = fresh(2);
    const [mine = -1, theirs = -1] = [handOf(t, 0)[0], handOf(t, 1)[0]];
    t.do('offerSwap', `1:${mine}`, 0);
    expect(handOf(t, 0)).toContain(mine);
    const offer = t.state.offers.open[0]?.id ?? -1;
    t.do('swap', `${offer}:${theirs}`, 1);
    expect(handOf(t, 0)).toContain(theirs);
    expect(handOf(t, 0)).not.toContain(mine);
    expect(handOf(t, 1)).toContain(mine);
    expect(handOf(t, 1)).not.toContain(theirs);
    expect(t.state.players.map(({ hand }) => hand.cards.length)).toEqual([6, 6]);
  });

  rule('SG-SETUP-09', 'each keeps one, for good; the others leave the game', () => {
    const t = fresh(3, { draws: pips(6, 1, 1), destiny: 'none' });
    const kept = upTo(3).map((seat) => handOf(t, seat)[1] ?? -1);
    t.do('offerSwap', `1:${handOf(t, 0)[0]}`, 0);
    t.do('choose', kept[1] ?? -1, 1);
    expect(t).toRefuse('offerSwap', `0:${handOf(t, 1)[0]}`, 'SG-SETUP-09', 1);
    expect(t).toRefuse('offerSwap', `1:${handOf(t, 0)[0]}`, 'SG-SETUP-09', 0);
    expect(t).toRefuse('swap', `${t.state.offers.open[0]?.id}:${handOf(t, 1)[0]}`, 'SG-SETUP-09', 1);
    expect(t.legal('choose', 0)).toEqual(handOf(t, 0).toSorted(byNumber));
    t.do('choose', kept[0] ?? -1, 0);
    t.do('choose', kept[2] ?? -1, 2);
    expect(t.state.players.map(({ character }) => character)).toEqual(kept);
    expect(t.state.players.map(({ hand }) => hand.cards)).toEqual([[], [], []]);
    expect(t.state.box.cards.toSorted(byNumber)).toEqual(upTo(12).filter((card) => !kept.includes(card)));
  });

  /** The first six characters begin with something of their own. */
  const own = (start: CharacterLiteral['start']) =>
    changed({
      characters: content.characters.map(({ id, name, about, source }, i) => ({
        ...{ id, name, about, source },
        ...(i < 6 && start && { start }),
      })),
    });
  const odd = (card: number): boolean => card < 6;
  const usual = (card: number): boolean => card >= 6;

  rule('SG-SETUP-10', 'a bounty that comes with the character stands in the log', () => {
    const t = fresh(2, { draws: pips(6, 1), destiny: 'none' }, own({ bounty: 350 }));
    choose(t, [odd, usual]);
    expect(t.state.players.map(({ bounty }) => bounty)).toEqual([350, 0]);
  });

  rule('SG-SETUP-11', 'own credits and ship take the place of the usual ones', () => {
    const start = { credits: 720, engines: 2, lightspeed: 5, lasers: 4, shields: 3, pods: 6, hull: 7 };
    const t = fresh(2, { draws: pips(6, 1), destiny: 'none' }, own(start));
    choose(t, [odd, usual]);
    const { credits, hull, ...systems } = start;
    expect(player(t, 0)).toMatchObject({ credits, hull, systems });
    expect(player(t, 1)).toMatchObject({ credits: 500, hull: 5, systems: { engines: 1, pods: 1 } });
  });
});

describe('players at the beginning', () => {
  rule('SG-SETUP-05', 'everybody has a log, and nobody else writes in it', () => {
    expect(begun(6, pips(6, 1, 1, 1, 1, 1)).view('spectator').players).toHaveLength(6);
    const t = table({ open: { step: 'visit', place: 'brix' }, players: [{ at: 'brix' }, { at: 'brix' }] });
    t.do('upgrade', 'engines');
    expect(t.view(1).players.map(({ systems }) => systems.engines)).toEqual([2, 1]);
  });

  rule('SG-SETUP-06', 'everybody has a ship and 500 credits', () => {
    const t = begun(4, pips(1, 1, 1, 6));
    expect(t.state.players.map(({ credits, where }) => [credits, where])).toEqual(
      upTo(4).map(() => [500, 'space']),
    );
  });

  rule('SG-SETUP-12', 'engines 1, lightspeed 3, lasers 1, shields 0, one pod, hull 5', () => {
    for (const { systems, hull } of begun(2, pips(6, 1)).state.players)
      expect({ ...systems, hull }).toEqual({
        ...{ engines: 1, lightspeed: 3, lasers: 1, shields: 0, pods: 1 },
        hull: 5,
      });
  });

  rule('SG-SETUP-13', 'all ships begin in sector 43', () => {
    const t = begun(3, pips(6, 1, 1));
    expect(t.state.players.map(({ sector }) => sector)).toEqual([43, 43, 43]);
  });

  rule('SG-SETUP-18', 'the highest die begins; those who tie roll again among themselves', () => {
    expect(begun(3, pips(2, 5, 3)).state).toMatchObject({ first: 1, active: 1 });
    expect(begun(3, pips(2, 6, 6, 1, 4)).state).toMatchObject({ first: 2, active: 2 });
    expect(begun(2, pips(3, 3, 5, 5, 2, 1)).state).toMatchObject({ first: 0, active: 0 });
  });

  rule('SG-SETUP-23', 'in the sector they all start from, ships may meet in the first turn', () => {
    const t = begun(2, pips(6, 1));
    t.do('stop');
    t.do('meet', 1);
    expect(t).toAllow('attack');
  });

  rule('SG-SETUP-21', 'credits are a number: any sum is paid exactly, and the bank never runs out', () => {
    const market = (credits: number, food: number, draws: readonly number[]) =>
      table({
        planets: ['verdane'],
        open: { step: 'visit', place: 'verdane' },
        players: [{ at: 'verdane', credits, systems: { pods: 10 }, cargo: { food, robots: food } }],
        draws,
      });
    const buys = market(500, 0, pips(1, 1));
    buys.do('buy', 'food');
    buys.do('trade', 1);
    expect(player(buys, 0).credits).toBe(499);
    const sells = market(9_999_999, 5, pips(6, 6));
    sells.do('sell', 'robots');
    sells.do('trade', 5);
    expect(player(sells, 0).credits).toBe(9_999_999 + 5 * 90);
  });
});
