import { hexDistance, hexField, hexMirror } from '@cantina/board';
import { describe, expect, it } from 'vitest';
import { DEMANDS, GOODS, PORTS, type Demand, type Port } from '../kinds.ts';
import { board } from './board.ts';
import { planets } from './planets.ts';
import { numbers } from './tables.ts';
import type { PlanetLiteral } from './types.ts';

const field = hexField({ columns: board.columns });
const MIDDLE = DEMANDS.indexOf('moderate');
const count = (holds: (planet: PlanetLiteral) => boolean): number => planets.filter(holds).length;

describe('the thirty planets', () => {
  it('are thirty, each with a name of its own', () => {
    expect(planets.length).toBe(30);
    for (const name of [
      planets.map(({ id }) => id),
      ...(['en', 'de', 'ru'] as const).map((language) => planets.map((planet) => planet.name[language])),
      ...(['en', 'de', 'ru'] as const).map((language) => planets.map((planet) => planet.about[language])),
    ])
      expect(new Set(name).size).toBe(30);
  });

  it('are ours, except that Earth lies in sector 70', () => {
    const fromTheBook = planets.filter(({ source }) => source !== 'original');
    expect(fromTheBook).toMatchObject([{ id: 'earth', sector: 70, source: 'rulebook' }]);
  });

  it('stand in sectors of their own, away from Brix, Koroth, wormholes and black holes', () => {
    const taken = [board.brix, board.koroth, ...board.wormholes, ...board.blackHoles];
    const sectors = planets.map(({ sector }) => sector);
    expect(new Set([...sectors, ...taken]).size).toBe(sectors.length + taken.length);
  });

  it('four of them hide in nebulae', () => {
    const hidden = planets.filter(({ sector }) => board.nebulae.includes(sector)).map(({ id }) => id);
    expect(hidden.toSorted()).toEqual(['gloam', 'mirage', 'sable', 'sentinel']);
  });

  it('stand in pairs opposite each other, so that neither half has more of them', () => {
    const sectors = planets.map(({ sector }) => sector);
    for (const sector of sectors) expect(sectors).toContain(hexMirror(field, sector));
  });

  it('offer about as much port on one side as on the other', () => {
    const size = ({ starport }: PlanetLiteral): number => PORTS.indexOf(starport);
    const far = (planet: PlanetLiteral, from: number): number => hexDistance(field, planet.sector, from);
    const near = (here: number, there: number): readonly PlanetLiteral[] =>
      planets.filter((planet) => far(planet, here) < far(planet, there));
    const sum = (some: readonly PlanetLiteral[]): number =>
      some.reduce((total, planet) => total + size(planet), 0);
    const atBrix = sum(near(board.brix, board.koroth));
    const atKoroth = sum(near(board.koroth, board.brix));
    expect(Math.abs(atBrix - atKoroth)).toBeLessThanOrEqual(0.2 * Math.min(atBrix, atKoroth));
  });
});

describe('starports', () => {
  it('are spread over all five sizes, the middle ones most', () => {
    const sizes = Object.fromEntries(PORTS.map((port) => [port, count(({ starport }) => starport === port)]));
    expect(sizes).toEqual({ none: 4, small: 7, medium: 8, large: 7, military: 4 });
  });

  it('leave hardly a layout without a large or military port to refit at', () => {
    const big = count(({ starport }) => starport === 'large' || starport === 'military');
    let none = 1;
    for (let drawn = 0; drawn < numbers.slots; drawn++) none *= (30 - big - drawn) / (30 - drawn);
    expect(none).toBeLessThan(0.03);
  });
});

describe('demand', () => {
  for (const good of GOODS) {
    it(`for ${good} knows every rating, so that it can be bought cheaply, sold dearly and smuggled`, () => {
      const rated = (demand: Demand): number => count((planet) => planet.demand[good] === demand);
      for (const demand of DEMANDS) expect(rated(demand), demand).toBeGreaterThanOrEqual(2);
      for (const demand of DEMANDS) expect(rated(demand), demand).toBeLessThanOrEqual(8);
      const cheap = rated('very-low') + rated('low');
      const dear = rated('high') + rated('very-high');
      expect(Math.min(cheap, dear)).toBeGreaterThanOrEqual(7);
    });
  }

  it('makes every planet worth a visit twice: something to buy below the middle, something to sell above it', () => {
    for (const { id, demand } of planets) {
      const rank = GOODS.map((good) => DEMANDS.indexOf(demand[good]));
      expect(Math.min(...rank), id).toBeLessThan(MIDDLE);
      expect(Math.max(...rank), id).toBeGreaterThan(MIDDLE);
    }
  });

  it('forbids weapons most and food least, and on no planet everything', () => {
    const forbidden = GOODS.map((good) => count(({ demand }) => demand[good] === 'illegal'));
    expect(forbidden).toEqual([7, 3, 6, 5, 2]);
    for (const { id, demand } of planets)
      expect(GOODS.filter((good) => demand[good] === 'illegal').length, id).toBeLessThanOrEqual(3);
  });

  it('is illegal at all sizes of port, so that smuggling is a question of nerve', () => {
    const strict = (port: Port): number =>
      count(({ starport, demand }) => starport === port && Object.values(demand).includes('illegal'));
    for (const port of PORTS) expect(strict(port), port).toBeGreaterThanOrEqual(2);
  });
});

/**
 * As big a port or bigger, and for no good a less useful rating: cheap at least as cheap, dear at least as dear. What is
 * illegal is no dearer kind of dear but another trade, and there a bigger port is not the better one.
 */
function outdoes(better: PlanetLiteral, planet: PlanetLiteral): boolean {
  const strict = Object.values(planet.demand).includes('illegal');
  const bigger = PORTS.indexOf(better.starport) - PORTS.indexOf(planet.starport);
  if (bigger < 0 || (strict && bigger > 0)) return false;
  return GOODS.every((good) => {
    const [a, b] = [better.demand[good], planet.demand[good]];
    if (a === 'illegal' || b === 'illegal') return a === b;
    if (b === 'moderate') return true;
    return DEMANDS.indexOf(b) < MIDDLE
      ? DEMANDS.indexOf(a) <= DEMANDS.indexOf(b)
      : DEMANDS.indexOf(a) >= DEMANDS.indexOf(b);
  });
}

describe('choice', () => {
  it('no planet is just a lesser copy of another', () => {
    for (const planet of planets)
      expect(
        planets.filter((other) => other !== planet && outdoes(other, planet)).map(({ id }) => id),
        planet.id,
      ).toEqual([]);
  });
});
