/** Sorting card numbers in place: hands are short, and for short lists insertion beats the built-in sort several times. */
export function sortCards(cards: number[]): number[] {
  for (let i = 1; i < cards.length; i++) {
    // Both indexes stay inside the list.
    const card = cards[i] as number;
    let at = i;
    for (; at > 0; at--) {
      const below = cards[at - 1] as number;
      if (below <= card) break;
      cards[at] = below;
    }
    cards[at] = card;
  }
  return cards;
}
