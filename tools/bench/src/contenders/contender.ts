/** Plays one whole game and says how many moves it had. */
export type Contender = () => number;

/** Does what it does for so many milliseconds. */
export type Lap = (milliseconds: number) => Rate | Promise<Rate>;

/** How much of it in a second. */
export interface Rate {
  readonly games: number;
  readonly moves: number;
  /** Milliseconds within which 99 of 100 moves were answered, where somebody waited for the answer. */
  readonly p99?: number;
}
