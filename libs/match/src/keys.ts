import type { Owner } from './head.ts';
import type { KeyOf } from './ports.ts';

/**
 * Which keys a match has seen, as small numbers. A key that is not among them is surely new, so that most requests need
 * no look into the store; one that is among them has to be looked up.
 */
export class KnownKeys {
  #marks: Set<number> | undefined;

  async mayHave({ by, key }: KeyOf, fetch: () => Promise<readonly KeyOf[]>): Promise<boolean> {
    this.#marks ??= new Set((await fetch()).map((known) => markOf(known.by, known.key)));
    return this.#marks.has(markOf(by, key));
  }

  add(by: Owner, key: string): void {
    this.#marks?.add(markOf(by, key));
  }

  /** About what a set of small numbers takes. */
  get bytes(): number {
    return 24 * (this.#marks?.size ?? 0);
  }
}

/** FNV-1a over both texts, kept apart by a character that neither has. */
function markOf(by: Owner, key: string): number {
  let mark = 0x811c9dc5;
  for (const text of [by, '\uffff', key]) {
    for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), 0x01000193);
  }
  return mark;
}
