import { each, from, verb } from '@cantina/engine';
import { pips, rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { content } from '../content/index.ts';
import { changed, dawn, player, table, tableOf, type GameTest } from '../../test/table.ts';
import { made } from '../../test/made.ts';

const PLANETS = ['earth', 'verdane', 'marrakis', 'bastion', 'quill', 'farrow', 'lumen'];
const number = (id: string): number => content.planets.findIndex((planet) => planet.id === id);
const laid = ({ state }: Pick<GameTest, 'state'>) => state.slots.map((planet) => content.planets[planet]?.id);

const pack = changed({
  destiny: [
    made('news', 'price', {
      ability: each(from('randomPlanet'), verb('boom', { good: 'food', n: 30 })),
      copies: 9,
    }),
    made('order', 'contract', { contract: { good: 'robots', units: 1, pays: 100, turns: 9 } }),
    made('quiet', 'luck'),
  ],
});

/** Seat 0 on Verdane with something to sell and to buy. */
const onVerdane = (nextPlanets: readonly string[] = ['sable']) =>
  tableOf(pack, {
    planets: PLANETS,
    nextPlanets,
    open: { step: 'visit', place: 'verdane' },
    players: [{ at: 'verdane', systems: { pods: 5 }, cargo: { food: 2 } }, { sector: 1 }],
    draws: pips(6, 1),
  });

describe('shifting planets', () => {
  rule('SG-PLANET-01', 'after a sale the planet leaves, after a purchase it stays', () => {
    const sells = onVerdane();
    sells.do('sell', 'food');
    expect(laid(sells)).toContain('verdane');
    sells.do('trade', 1);
    expect(laid(sells)).not.toContain('verdane');
    const buys = onVerdane();
    buys.do('buy', 'food');
    buys.do('trade', 1);
    expect(laid(buys)).toEqual(PLANETS);
  });

  rule('SG-PLANET-02', 'its card is discarded and the next one drawn', () => {
    const t = onVerdane(['sable', 'oru-prime']);
    const before = t.state.planetDeck.discard.cards.slice();
    t.do('sell', 'food');
    t.do('trade', 2);
    expect(t.state.planetDeck.discard.cards).toEqual([...before, number('verdane')]);
    expect(laid(t)).toContain('sable');
    expect(t.state.planetDeck.pile.cards).toEqual([number('oru-prime')]);
  });

  rule('SG-PLANET-03', 'the marker of that number goes to the sector of the new planet', () => {
    const t = onVerdane();
    t.do('sell', 'food');
    t.do('trade', 1);
    expect(laid(t)).toEqual(['earth', 'sable', ...PLANETS.slice(2)]);
    expect(t.view('spectator').planets[1]).toMatchObject({ id: 'sable', sector: 45 });
  });

  rule('SG-PLANET-04', 'announced but not sold: it stays', () => {
    const t = onVerdane();
    t.do('sell', 'food');
    t.do('noDeal');
    expect(laid(t)).toEqual(PLANETS);
    expect(t.state.planetDeck.pile.cards).toEqual([number('sable')]);
  });

  rule('SG-PLANET-05', 'the discard pile becomes the new deck, without the planet just removed', () => {
    const others = content.planets.map(({ id }) => id).filter((id) => !PLANETS.includes(id));
    const t = table({
      planets: PLANETS,
      nextPlanets: [],
      open: { step: 'visit', place: 'verdane' },
      players: [{ at: 'verdane', cargo: { food: 1 } }, { sector: 1 }],
      draws: pips(6, 1),
      shuffles: [others.map(number)],
    });
    t.do('sell', 'food');
    t.do('trade', 1);
    expect(laid(t)[1]).toBe(others.at(-1));
    expect(t.state.planetDeck.discard.cards).toEqual([number('verdane')]);
    expect(t.state.planetDeck.pile.cards).toEqual(others.slice(0, -1).map(number));
  });

  rule('SG-PLANET-06', 'Brix and Koroth never leave, also not when weapons were delivered', () => {
    const t = table({
      options: { mode: 'credits', creditsToWin: 20_000 },
      planets: PLANETS,
      round: 2,
      players: [{ at: 'koroth', systems: { pods: 10 }, brix: [{ round: 1, units: 10 }] }, { sector: 1 }],
      draws: pips(1),
    });
    t.do('land', 'koroth');
    t.do('rollCustoms');
    expect(player(t, 0)).toMatchObject({ brix: [], credits: 10_500 });
    expect(laid(t)).toEqual(PLANETS);
    expect(t.view(0).planets.slice(-2)).toMatchObject([
      { id: 'brix', sector: 4 },
      { id: 'koroth', sector: 82 },
    ]);
  });

  rule('SG-PLANET-07', 'goods sold from player to player move no planet', () => {
    const t = table({
      planets: PLANETS,
      players: [{ at: 'earth', cargo: { food: 1 } }, { at: 'earth' }],
    });
    t.do('meet', 1);
    const nothing = { credits: 0, goods: {}, cards: [] };
    t.do('propose', {
      ...{ give: { ...nothing, goods: { food: 1 } }, want: { ...nothing, credits: 50 } },
      else: 'nothing',
    });
    t.do('agree');
    expect(player(t, 0)).toMatchObject({ credits: 550, cargo: { food: 0 } });
    expect(laid(t)).toEqual(PLANETS);
  });

  rule('SG-PLANET-08', 'what was tied to it ends with it: prices and contracts', () => {
    const t = dawn(
      {
        planets: PLANETS,
        nextPlanets: ['sable', 'oru-prime'],
        destiny: ['news', 'quiet'],
        players: [
          { at: 'verdane', credits: 0, cargo: { food: 1 } },
          { deals: [{ card: 'order', planet: 'verdane', until: 9 }] },
        ],
        draws: [1, ...pips(6, 1)],
      },
      pack,
    );
    expect(t.view(0).planets[1]?.prices.food).toBe(30);
    t.do('stop');
    t.do('land', 'verdane');
    t.do('sell', 'food');
    t.do('trade', 1);
    expect(player(t, 0).credits).toBe(31);
    expect(t.state.lasting).toEqual([]);
    expect(t.view(0).planets[1]).toMatchObject({ id: 'sable', prices: { food: 0 } });
    expect(player(t, 1).deals).toEqual([]);
  });
});

describe('a planet at random', () => {
  const struck = (draw: number) => {
    const t = dawn(
      { planets: PLANETS, destiny: ['news', 'quiet'], players: [{ sector: 3 }], draws: [draw] },
      pack,
    );
    expect(laid(t)).toEqual(PLANETS);
    return t
      .view(0)
      .planets.filter(({ prices }) => prices.food > 0)
      .map(({ id }) => id);
  };

  rule('SG-RANDOM-01', 'one of the seven that lie there, which stay in their places', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(struck)).toEqual(PLANETS.map((id) => [id]));
  });

  rule('SG-RANDOM-03', 'never Brix or Koroth', () => {
    const hit = [0, 1, 2, 3, 4, 5, 6].flatMap(struck);
    expect(hit).not.toContain('brix');
    expect(hit).not.toContain('koroth');
    expect(() => struck(7)).toThrow('the draw is below 7');
  });

  rule('SG-RANDOM-04', 'each as likely as the others, and the same seed says the same', () => {
    /** How often each planet was struck in so many turns. */
    const play = (turns: number) => {
      const t = tableOf(pack, {
        planets: PLANETS,
        destiny: Array.from({ length: turns }, () => 'news'),
        open: { step: 'move', left: 1 },
        players: [{ sector: 3 }, { sector: 1 }],
      });
      for (let turn = 0; turn < turns; turn++) t.do('stop');
      return t
        .view(0)
        .planets.slice(0, 7)
        .map(({ prices }) => prices.food / 30);
    };
    const counts = play(700);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(700);
    expect(Math.min(...counts)).toBeGreaterThan(70);
    expect(Math.max(...counts)).toBeLessThan(130);
    expect(play(60)).toEqual(play(60));
  });
});
