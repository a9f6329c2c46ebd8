import type { RandomState } from '@cantina/random';
import type { Json, Thing } from './json.ts';
import type { Message } from './message.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Decides where no seat does: a figure without a player, an automaton, an enemy on a card. */
export const CHANCE: Seat = -1;

/** Nobody's turn. */
export const NOBODY: Seat = -1;

/** One level of what is going on: a step by name and its own notes. Ids and choices only, never derived values. */
export interface Frame {
  readonly step: string;
  /** What the last called step ended with, until the caller takes it. */
  result?: Json;
}

export interface Outcome {
  readonly seats: readonly ('won' | 'lost' | 'drawn')[];
  readonly because: Message;
  readonly carry?: Json;
}

/** Something one seat has put before others; it lies beside the stack until answered or lapsed. */
export interface Offer {
  readonly id: number;
  readonly kind: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly what: Json;
}

/** A modifier that outlives its cause, until the moment named. */
export interface Lasting {
  readonly value: string;
  /** The thing it speaks of; `null` = every thing that has this value. */
  readonly it: Thing;
  readonly add: number;
  readonly until: string;
}

/** What every game state has. The rest of the table is the ruleset's own. */
export interface Core {
  readonly seats: number;
  active: Seat;
  stack: Frame[];
  random: RandomState;
  /** Raised whenever somebody may have learnt something new; undo is free where it stands still. */
  reveals: number;
  outcome: Outcome | null;
  offers: { made: number; open: Offer[] };
  /** Pieces in play by what they listen to; kept by `enterPlay` and `leavePlay` alone. */
  listening: Record<string, Thing[]>;
  lasting: Lasting[];
  /** How often limited abilities were used since they were last refreshed. */
  used: Record<string, number>;
}

export function core(seats: number, random: RandomState): Core {
  return {
    seats,
    active: NOBODY,
    stack: [],
    random,
    reveals: 0,
    outcome: null,
    offers: { made: 0, open: [] },
    listening: {},
    lasting: [],
    used: {},
  };
}
