import { content } from '../src/content/index.ts';

/** The content with some cards printed otherwise, to see what a mark on a card decides. */
export function reprinted(changes: Readonly<Record<string, object>>): { readonly cards: readonly object[] } {
  for (const id of Object.keys(changes)) {
    if (!content.cards.some((card) => card.id === id)) throw new Error(`no card "${id}"`);
  }
  return { cards: content.cards.map((card) => ({ ...card, ...changes[card.id] })) };
}
