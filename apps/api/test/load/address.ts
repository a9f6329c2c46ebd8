/** Where the server is. Whoever asks while it is away waits until it is back. */
export class Address {
  #url: string | undefined;
  #failure: Error | undefined;
  #waiting: (() => void)[] = [];

  async get(): Promise<string> {
    for (;;) {
      if (this.#failure !== undefined) throw this.#failure;
      if (this.#url !== undefined) return this.#url;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  is(url: string): void {
    this.#url = url;
    this.#wake();
  }

  away(): void {
    this.#url = undefined;
  }

  /** It will not come back: nobody tries any longer. */
  fail(failure: Error): void {
    this.#failure ??= failure;
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
