/** Bots that think in threads of their own, so that nobody at another table waits for them. */
import type { Action } from '@cantina/engine';
import type { Advice } from '../advise.ts';
import type { Chair } from '../bot.ts';
import { levels } from '../levels.ts';
import type { Question } from './question.ts';
import { Threads, type ThreadOptions } from './threads.ts';

export interface BotsInWorker {
  /** What can be asked for, the weakest first. */
  readonly levels: readonly string[];
  /** The bot of a level; `undefined` if there is none. */
  readonly player: (level: string) => ((chair: Chair) => Promise<Action>) | undefined;
  /** What the greedy bot would do in this chair, and why. */
  readonly adviser: (chair: Chair) => Promise<Advice>;
  /** Ends the threads; whoever still waits for a bot gets an error. */
  readonly close: () => Promise<void>;
}

const THINKER = import.meta.url.endsWith('.ts')
  ? new URL('./thinker.ts', import.meta.url)
  : new URL('./thinker.js', import.meta.url);

/** The threads are started when first needed. */
export function botsInWorker(options: Partial<Omit<ThreadOptions, 'entry'>> = {}): BotsInWorker {
  const { size = 1, limit = 20_000 } = options;
  const threads = new Threads({ size, limit, entry: THINKER });
  return {
    levels: [...levels.keys()],
    player: (level) =>
      levels.has(level) ? async (chair) => (await threads.ask(questionOf(chair, level))).action : undefined,
    adviser: async (chair) => threads.ask(questionOf(chair, null)),
    close: () => threads.close(),
  };
}

/** A redealt table knows what the seat knows and no more, and every table imagined from it is as good as from the true one. */
function questionOf(chair: Chair, level: string | null): Question {
  const { seat, random } = chair;
  const { ruleset, state } = chair.imagine();
  const seed = Array.from({ length: 4 }, () => random.below(2 ** 31)).join(' ');
  return { ruleset: ruleset.meta.id, contentHash: ruleset.contentHash, level, seat, state, seed };
}
