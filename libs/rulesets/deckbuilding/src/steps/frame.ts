import type { Frame, Json, Move, Seat } from '@cantina/engine';
import { EMPIRE, REBELS, type GameTable } from '../state.ts';

export interface MainFrame extends Frame {
  readonly seat: Seat;
}

/** Asked for several times with each move, so the lists are made once. */
const ALONE: readonly (readonly Seat[])[] = [[EMPIRE], [REBELS]];

/** Whoever's turn it is decides, and nobody else. */
export const alone = (_table: GameTable, { seat }: MainFrame): readonly Seat[] =>
  ALONE[seat] as readonly Seat[];

/** A kind of move in the main part of a turn. */
export type MainMove<What extends Json = Json> = Move<GameTable, MainFrame, What>;
