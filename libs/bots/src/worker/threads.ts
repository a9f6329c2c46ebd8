import type { Advice } from '../advise.ts';
import type { Question } from './question.ts';
import { Thread } from './thread.ts';

interface Waiting {
  readonly question: Question;
  readonly resolve: (advice: Promise<Advice>) => void;
  readonly reject: (error: Error) => void;
}

export interface ThreadOptions {
  /** How many bots think at a time. */
  readonly size: number;
  /** A bot that thinks longer, in milliseconds, is stopped. */
  readonly limit: number;
  /** The file that runs in each thread. */
  readonly entry: URL;
}

/** A few threads and one queue for all: first come, first served. Each match waits with a bot's question and a person's, so none starves. */
export class Threads {
  readonly #all: readonly Thread[];
  readonly #free: Thread[];
  readonly #queue: Waiting[] = [];
  #closed = false;

  constructor({ size, limit, entry }: ThreadOptions) {
    this.#all = Array.from({ length: size }, () => new Thread(entry, limit));
    this.#free = [...this.#all];
  }

  ask(question: Question): Promise<Advice> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ question, resolve, reject });
      this.#next();
    });
  }

  /** Whoever still waits is told so. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#next();
    await Promise.all(this.#all.map((thread) => thread.close()));
  }

  #next(): void {
    if (this.#closed)
      for (const { reject } of this.#queue.splice(0)) reject(new Error('the bots have gone home'));
    const [thread] = this.#free;
    const [first] = this.#queue;
    if (thread === undefined || first === undefined) return;
    this.#free.shift();
    this.#queue.shift();
    const answer = thread.ask(first.question);
    first.resolve(answer);
    const free = () => {
      this.#free.push(thread);
      this.#next();
    };
    answer.then(free, free);
  }
}
