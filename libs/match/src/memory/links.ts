import type { Link, LinkStore } from '../links.ts';

/** Links in memory. */
export class MemoryLinks implements LinkStore {
  readonly #links = new Map<string, Link>();

  add(link: Link, hash: string): Promise<void> {
    this.#links.set(hash, link);
    return Promise.resolve();
  }

  find(hash: string): Promise<Link | undefined> {
    return Promise.resolve(this.#links.get(hash));
  }

  of(match: string): Promise<readonly Link[]> {
    return Promise.resolve([...this.#links.values()].filter((link) => link.match === match));
  }

  remove(id: string): Promise<void> {
    for (const [hash, link] of this.#links) if (link.id === id) this.#links.delete(hash);
    return Promise.resolve();
  }
}
