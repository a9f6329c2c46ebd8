import { below, shuffle, type Random } from '@cantina/random';
import type { Emit } from './events.ts';
import type { Rules } from './rules.ts';
import type { Core } from './state.ts';

/** Told what a walk has reached (a card, a `given` arm, an engine feature); only reports listen. */
export type Probe = (kind: string, id: string) => void;

/** What rule code is handed: the state, the content it may read, chance, and somebody who may be listening. */
export interface Table<State extends Core = Core, Content = unknown> {
  readonly state: State;
  readonly content: Content;
  readonly random: Random;
  readonly emit: Emit | undefined;
  readonly probe: Probe | undefined;
  /** The loaded rules themselves; the engine's own functions look steps and effects up here. */
  readonly rules: Rules;
}

/** Chance as rules use it: the generator inside the state, and every draw is new information. */
export class TableRandom implements Random {
  #state: Core;
  readonly #scripted: Random | undefined;

  constructor(state: Core, scripted?: Random) {
    this.#state = state;
    this.#scripted = scripted;
  }

  sitAt(state: Core): void {
    this.#state = state;
  }

  below(n: number): number {
    this.#state.reveals++;
    return this.#scripted === undefined ? below(this.#state.random, n) : this.#scripted.below(n);
  }

  /** A shuffle shows nobody anything, so it does not count as information. */
  shuffle<T>(list: T[]): void {
    if (this.#scripted === undefined) shuffle(this.#state.random, list);
    else this.#scripted.shuffle(list);
  }
}

/** Notes for the reach report that a content item came up: `note(table, 'card', 'tie-fighter')`. */
export function note(table: Table, kind: string, id: string): void {
  table.probe?.(kind, id);
}
