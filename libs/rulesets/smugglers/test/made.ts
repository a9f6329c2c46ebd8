import type { Kind } from '../src/kinds.ts';
import type { DestinyLiteral } from '../src/content/types.ts';

/** Destiny cards made up for a test, so that a rule is seen apart from what the cards in the box say. */

type Own = Omit<DestinyLiteral, 'id' | 'name' | 'about' | 'source' | 'kind'>;

export function made(id: string, kind: Kind, own: Own = {}): DestinyLiteral {
  const words = { en: id, de: id, ru: id };
  return { id, name: words, about: words, source: 'original', kind, ...own };
}
