import type { Bus, News } from '../ports.ts';

/** News within one process. */
export class LocalBus implements Bus {
  readonly #listeners = new Map<string, Set<(news: News) => void>>();
  readonly #report: (error: unknown) => void;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  publish(news: News): void {
    for (const listener of [...(this.#listeners.get(news.match) ?? [])]) {
      try {
        listener(news);
      } catch (error) {
        this.#report(error); // one listener's trouble is not the others'
      }
    }
  }

  subscribe(match: string, listener: (news: News) => void): () => void {
    // A listener of its own for each subscription, so that the same function twice is told twice and stops once.
    const own = (news: News) => listener(news);
    const listeners = this.#listeners.get(match) ?? new Set();
    this.#listeners.set(match, listeners.add(own));
    return () => {
      listeners.delete(own);
      if (listeners.size === 0 && this.#listeners.get(match) === listeners) this.#listeners.delete(match);
    };
  }
}
