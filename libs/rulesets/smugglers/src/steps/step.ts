import { stepsFor, type Seat } from '@cantina/engine';
import type { GameTable } from '../state.ts';

/** Declares a step of this game. */
export const step = stepsFor<GameTable>();

/** Lists of one seat, asked for with every decision, so they are made once. */
const alone: (readonly Seat[])[] = [];
export const only = (seat: Seat): readonly Seat[] => (alone[seat] ??= [seat]);

/** 1, 2, … n, as amounts to choose from are listed. */
const amounts: (readonly number[])[] = [];
export const upTo = (n: number): readonly number[] =>
  (amounts[n] ??= Array.from({ length: n }, (_, i) => i + 1));

/** The active player's turn is over; what was going on is dropped. */
export const TURN_OVER = 'turnOver';
