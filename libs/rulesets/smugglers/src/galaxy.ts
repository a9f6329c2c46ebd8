import { distanceIn, distances, hexField, neighbours, type Distances } from '@cantina/board';
import type { Seat } from '@cantina/engine';
import type { Port } from './kinds.ts';
import { planetOf, playerOf, type Content, type GameTable } from './state.ts';

/** Sectors, anomalies and planets: where things are and how far apart (SG-MAP-01..10). */

export type Anomaly = 'nebula' | 'blackHole' | 'wormhole';

interface Galaxy {
  readonly sectors: number;
  readonly neighbours: Readonly<Record<number, readonly number[]>>;
  readonly far: Distances<number>;
  readonly anomalies: Readonly<Record<number, Anomaly>>;
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
  const galaxy: Galaxy = {
    sectors: sectors.length,
    neighbours: Object.fromEntries(sectors.map((sector) => [sector, neighbours(board, sector)])),
    far: distances(board),
    anomalies,
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

/** The planets laid out, then Brix and Koroth, which have military starports (SG-RACE-03). */
export function placesOf(table: GameTable): readonly Place[] {
  const { board } = table.content;
  const places: Place[] = table.state.slots.map((planet) => {
    const { id, sector, starport } = planetOf(table, planet);
    return { id, planet, sector, port: starport };
  });
  places.push({ id: BRIX, planet: -1, sector: board.brix, port: 'military' });
  places.push({ id: KOROTH, planet: -1, sector: board.koroth, port: 'military' });
  return places;
}

export const placeCalled = (table: GameTable, id: unknown): Place | undefined =>
  placesOf(table).find((place) => place.id === id);

/** Two planets may share a sector (SG-SETUP-22). */
export const placesAt = (table: GameTable, sector: number): readonly Place[] =>
  placesOf(table).filter((place) => place.sector === sector);

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
