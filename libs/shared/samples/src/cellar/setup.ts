import { createDeck, createPile, deal, shuffle } from '@cantina/decks';
import type { Core, Start } from '@cantina/engine';
import type { Options } from './options.ts';
import type { Content, State } from './state.ts';

/** Everybody stands at the entrance with a few coins and cards; the cat is in its lair, the gate as the plan has it (SM-SETUP-01). */
export function setup({
  options,
  seats,
  content,
  random,
  core,
}: Start<Options, Content>): Omit<State, keyof Core> {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const deck = createDeck(
    'when-needed',
    content.cards.flatMap(({ copies }, card) => new Array<number>(copies).fill(card)),
  );
  const hands = everySeat.map(() => createPile());
  const dealer = { random, state: core };
  shuffle(dealer, deck.pile);
  deal(dealer, deck, hands, content.hand);
  core.stack.push({ step: 'round', stage: 0 } as Core['stack'][number]);
  return {
    options,
    round: 0,
    first: 0,
    deck,
    hands,
    coins: everySeat.map(() => content.coins),
    rooms: everySeat.map(() => content.entrance),
    keeps: [],
    laid: 0,
    cat: { room: content.lair, hoard: 0, prints: [] },
    gate: content.links.find(({ id }) => id === content.gate)?.kind ?? 'lockedDoor',
    throws: [],
    offered: everySeat.map(() => false),
  };
}
