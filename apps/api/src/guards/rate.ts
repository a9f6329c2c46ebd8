interface Bucket {
  tokens: number;
  at: number;
}

/** Clients remembered at a time; those who asked for nothing lately are forgotten first. */
const MOST_CLIENTS = 10_000;

/** So many requests a second each, with a store of them for after a pause. */
export class Rate {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor({ rate, burst }: { readonly rate: number; readonly burst: number }, now: () => number) {
    this.#perSecond = rate;
    this.#burst = burst;
    this.#now = now;
  }

  /** Is there one left for this client? */
  take(client: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(client) ?? { tokens: this.#burst, at: now };
    const since = Math.max(0, now - bucket.at) / 1000;
    bucket.tokens = Math.min(this.#burst, bucket.tokens + since * this.#perSecond);
    bucket.at = now;
    this.#remember(client, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  #remember(client: string, bucket: Bucket): void {
    this.#buckets.delete(client);
    this.#buckets.set(client, bucket);
    if (this.#buckets.size <= MOST_CLIENTS) return;
    for (const oldest of this.#buckets.keys()) {
      this.#buckets.delete(oldest);
      return;
    }
  }
}
