import type { Frame, Json, Move, Seat } from '@cantina/engine';
import type { GameTable } from '../state.ts';

export interface MainFrame extends Frame {
  readonly seat: Seat;
}

/** A kind of move in the main part of a turn. */
export type MainMove<What extends Json = Json> = Move<GameTable, MainFrame, What>;
