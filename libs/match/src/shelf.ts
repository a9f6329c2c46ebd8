/** Things used lately, within bounds of number and size: what was not used the longest goes first. */
export class Shelf<T extends { readonly bytes: number }> {
  readonly #most: number;
  readonly #mostBytes: number;
  readonly #things = new Map<string, { readonly thing: T; used: number }>();

  constructor(most: number, mostBytes: number) {
    this.#most = most;
    this.#mostBytes = mostBytes;
  }

  get(id: string, now: number): T | undefined {
    const found = this.#things.get(id);
    if (found === undefined) return undefined;
    found.used = now;
    this.#things.delete(id);
    this.#things.set(id, found);
    return found.thing;
  }

  /** Puts it in front; whatever then is too much goes, but never what is in use. */
  put(id: string, thing: T, now: number, isInUse: (id: string) => boolean): void {
    this.#things.delete(id);
    this.#things.set(id, { thing, used: now });
    let { bytes } = this;
    for (const [other, one] of this.#things) {
      if (this.#things.size <= this.#most && bytes <= this.#mostBytes) break;
      if (other === id || isInUse(other)) continue;
      this.#things.delete(other);
      bytes -= one.thing.bytes;
    }
  }

  drop(id: string): void {
    this.#things.delete(id);
  }

  /** Lets go of everything that was not used since then. */
  dropOlder(than: number, isInUse: (id: string) => boolean): void {
    for (const [id, { used }] of this.#things) if (used < than && !isInUse(id)) this.#things.delete(id);
  }

  get size(): number {
    return this.#things.size;
  }

  get bytes(): number {
    let sum = 0;
    for (const { thing } of this.#things.values()) sum += thing.bytes;
    return sum;
  }

  get largest(): number {
    let most = 0;
    for (const { thing } of this.#things.values()) most = Math.max(most, thing.bytes);
    return most;
  }
}
