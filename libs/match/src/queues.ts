/** One thing at a time per match: whoever comes second waits for whoever came first. */
export class Queues {
  readonly #lines = new Map<string, { last: Promise<unknown>; length: number }>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  isBusy(id: string): boolean {
    return this.#lines.has(id);
  }

  /** Are so many waiting already that another would only make it worse? */
  isFull(id: string): boolean {
    return (this.#lines.get(id)?.length ?? 0) >= this.#most;
  }

  async run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(id) ?? { last: Promise.resolve(), length: 0 };
    this.#lines.set(id, line);
    line.length++;
    const done = line.length === 1 ? work() : line.last.then(work, work);
    line.last = done;
    try {
      return await done;
    } finally {
      if (--line.length === 0) this.#lines.delete(id);
    }
  }

  /** When all that waits now is done. */
  async idle(): Promise<void> {
    await Promise.allSettled([...this.#lines.values()].map(({ last }) => last));
  }
}
