/** What rule code draws from, and the ordinary way to provide it: a stream over a state. */
import { below, shuffle, type RandomState } from './sfc32.ts';

/** What rule code draws from: engine tables provide one; tests provide a scripted one. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** Puts a list in random order, in place. */
  shuffle<T>(list: T[]): void;
}

/** Draws from a state and advances it in place, so the state can be saved at any moment. */
export class Stream implements Random {
  private readonly state: RandomState;

  constructor(state: RandomState) {
    this.state = state;
  }

  below(n: number): number {
    return below(this.state, n);
  }

  shuffle<T>(list: T[]): void {
    shuffle(this.state, list);
  }
}

/** One member of a list, each as likely as the others. */
export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('cannot pick from an empty list');
  return list[random.below(list.length)] as T;
}
