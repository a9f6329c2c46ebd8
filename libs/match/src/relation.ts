import type { Seat } from '@cantina/engine';
import type { Owner } from './head.ts';
import type { Table } from './table.ts';

/** What somebody has to do with a match. */
export interface Relation {
  /** The seats they own, those they left for a while among them. */
  readonly seats: readonly Seat[];
  /** They created it. */
  readonly host: boolean;
  /** They may look on from outside. */
  readonly mayWatch: boolean;
}

export function relationOf({ game, standing }: Table, by: Owner | null): Relation {
  const { createdBy, spectators } = game.head;
  const { seats } = standing;
  const host = by === createdBy;
  return {
    seats: by === null ? [] : [...seats.keys()].filter((seat) => seats[seat]?.owner === by),
    host,
    mayWatch: spectators || host,
  };
}
