import { distanceIn, distances, hexField, neighbours, type Distances } from '@cantina/board';
import type { Seat } from '@cantina/engine';
import type { Port } from './kinds.ts';
import { playerOf, type Content, type GameTable } from './state.ts';

/** Sectors, anomalies and planets: where things are and how far apart (SG-MAP-01..10). */

export type Anomaly = 'nebula' | 'blackHole' | 'wormhole';

export const BRIX = 'brix';
export const KOROTH = 'koroth';

/** A planet on the board: one of the cards, or one of the two that are printed (SG-MAP-04). */
export interface Place {
  readonly id: string;
  /** Number of the planet card; -1 for the printed ones. */
  readonly planet: number;
  readonly sector: number;
  readonly port: Port;
}

interface Galaxy {
  readonly sectors: number;
  readonly neighbours: Readonly<Record<number, readonly number[]>>;
  readonly far: Distances<number>;
  readonly anomalies: Readonly<Record<number, Anomaly>>;
  /** Of every planet card by its number, laid out or not. */
  readonly planets: readonly Place[];
  /** Brix and Koroth, which have military starports (SG-RACE-03). */
  readonly printed: readonly Place[];
  readonly byName: ReadonlyMap<unknown, Place>;
}

const known = new WeakMap<Content, Galaxy>();

/** The board never changes, so its distances are worked out once per content. Cards name sectors by number alone (SG-MAP-01). */
export function galaxyOf({ content }: { readonly content: Content }): Galaxy {
  const ready = known.get(content);
  if (ready !== undefined) return ready;
  const { columns, nebulae, blackHoles, wormholes } = content.board;
  const { board } = hexField({ columns });
  const sectors = board.spaces.map(({ id }) => id);
  const anomalies: Record<number, Anomaly> = {};
  for (const sector of nebulae) anomalies[sector] = 'nebula'; // SG-MAP-05
  for (const sector of blackHoles) anomalies[sector] = 'blackHole';
  for (const sector of wormholes) anomalies[sector] = 'wormhole';
  const planets = content.planets.map(({ id, sector, starport }, planet): Place => ({
    id,
    planet,
    sector,
    port: starport,
  }));
  const printed: readonly Place[] = [
    { id: BRIX, planet: -1, sector: content.board.brix, port: 'military' },
    { id: KOROTH, planet: -1, sector: content.board.koroth, port: 'military' },
  ];
  const galaxy: Galaxy = {
    sectors: sectors.length,
    neighbours: Object.fromEntries(sectors.map((sector) => [sector, neighbours(board, sector)])),
    far: distances(board),
    anomalies,
    planets,
    printed,
    byName: new Map([...planets, ...printed].map((place) => [place.id, place])),
  };
  known.set(content, galaxy);
  return galaxy;
}

export const neighboursOf = (table: GameTable, sector: number): readonly number[] =>
  galaxyOf(table).neighbours[sector] ?? [];

export const anomalyAt = (table: GameTable, sector: number): Anomaly | undefined =>
  galaxyOf(table).anomalies[sector];

/** Fewest steps, anomalies ignored (SG-MAP-09). */
export const stepsBetween = (table: GameTable, from: number, to: number): number =>
  distanceIn(galaxyOf(table).far, from, to);

/** The planets laid out, then Brix and Koroth. */
export function placesOf(table: GameTable): readonly Place[] {
  const { planets, printed } = galaxyOf(table);
  const places = table.state.slots.map((planet) => planets[planet] as Place);
  places.push(...printed);
  return places;
}

/** A planet on the board by its name. */
export function placeCalled(table: GameTable, id: unknown): Place | undefined {
  const place = galaxyOf(table).byName.get(id);
  if (place === undefined || place.planet < 0) return place;
  return table.state.slots.includes(place.planet) ? place : undefined;
}

const EMPTY_SPACE: readonly Place[] = [];

/** Two planets may share a sector (SG-SETUP-22). */
export function placesAt(table: GameTable, sector: number): readonly Place[] {
  const { planets, printed } = galaxyOf(table);
  let found: Place[] | undefined;
  for (const planet of table.state.slots) {
    const place = planets[planet] as Place;
    if (place.sector === sector) (found ??= []).push(place);
  }
  for (const place of printed) if (place.sector === sector) (found ??= []).push(place);
  return found ?? EMPTY_SPACE;
}

/** The sectors of the nearest planets; several where they are equally near (SG-DESTROY-06, SG-STRAND-02). */
export function nearestPorts(table: GameTable, from: number): readonly number[] {
  let least = Infinity;
  let found: number[] = [];
  for (const { sector } of placesOf(table)) {
    const far = stepsBetween(table, from, sector);
    if (far < least) [least, found] = [far, [sector]];
    else if (far === least && !found.includes(sector)) found.push(sector);
  }
  return found.sort((a, b) => a - b);
}

export const inNebula = (table: GameTable, seat: Seat): boolean => {
  const { where, sector } = playerOf(table, seat);
  return where !== 'hyperspace' && anomalyAt(table, sector) === 'nebula';
};
