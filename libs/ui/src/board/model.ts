/** A board as plain data, in units of its own: whoever knows the game lays it out. */
import type { Choice, Glyph, Mark, Tone } from '../model.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An area behind the spaces. */
export interface BoardRegion {
  readonly label: string;
  readonly points: readonly Point[];
  readonly tone?: Tone | undefined;
}

/** A way between places; `points` from one end to the other. */
export interface BoardRoute {
  readonly points: readonly Point[];
  readonly tone?: Tone | undefined;
  readonly dashed?: boolean | undefined;
  /** The way something would take. */
  readonly lit?: boolean | undefined;
}

export interface BoardSpace extends Point {
  readonly id: string;
  readonly label: string;
  readonly shape: 'circle' | 'hex';
  /** From the centre to the rim. */
  readonly size: number;
  readonly icon?: Glyph | undefined;
  readonly tone?: Tone | undefined;
  /** More words: what is known of the place. */
  readonly note?: string | undefined;
  readonly lit?: boolean | undefined;
  readonly choice?: Choice | undefined;
}

export interface BoardPiece {
  readonly id: string;
  /** The space it stands on. */
  readonly at: string;
  readonly mark: Mark;
  readonly count?: number | undefined;
  readonly choice?: Choice | undefined;
}

export interface BoardView {
  readonly width: number;
  readonly height: number;
  readonly regions?: readonly BoardRegion[] | undefined;
  readonly routes?: readonly BoardRoute[] | undefined;
  readonly spaces: readonly BoardSpace[];
  readonly pieces?: readonly BoardPiece[] | undefined;
}
