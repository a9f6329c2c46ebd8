import type { Action } from '@cantina/engine';

/** One thing the player might do, in words. */
export interface Choice {
  readonly action: Action;
  readonly label: string;
  /** The rule that forbids it, in words; `undefined` where it is allowed. */
  readonly refused: string | undefined;
  readonly odds: string;
}

/** What a player sees of the match right now. */
export interface Look {
  /** What is asked; `undefined` while the game waits for others. */
  readonly ask: string | undefined;
  readonly choices: readonly Choice[];
  /** Open kinds of action, whose parameters the player may type as JSON. */
  readonly open: readonly string[];
  /** What happened since the last look. */
  readonly news: readonly string[];
  readonly view: unknown;
  readonly outcome: string | undefined;
}

/** A seat at a table, in this process or somewhere else. */
export interface Place {
  look(): Promise<Look>;
  /** Does it, or says why not. */
  act(action: Action): Promise<string | undefined>;
  /** Until something may have changed. */
  wait(): Promise<void>;
}

export function percent(chance: number): string {
  return `${(100 * chance).toFixed(1)} %`;
}
