/** A table for the laws: three hands, a deck, a market, cards set aside, and what each viewer sees of it. */
import { Stream, seeded } from '@cantina/random';
import {
  EMPTY,
  clonePile,
  createDeck,
  createPile,
  createRow,
  deal,
  handViewOf,
  refill,
  rowViewOf,
  shuffle,
  viewOf,
  type Deck,
  type Pile,
  type Reshuffle,
  type Row,
  type Viewer,
} from '../src/index.ts';

export const SEATS = 3;

export const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

export interface World {
  readonly random: Stream;
  readonly state: { reveals: number };
  readonly deck: Deck;
  readonly market: Deck;
  readonly hands: readonly Pile[];
  readonly aside: Pile;
  readonly row: Row;
}

export function begin(policy: Reshuffle, cards: readonly number[], seed: number): World {
  const half = cards.length >> 1;
  const world: World = {
    random: new Stream(seeded(seed)),
    state: { reveals: 0 },
    deck: createDeck(policy, cards.slice(0, half)),
    market: createDeck('when-needed', cards.slice(half)),
    hands: Array.from({ length: SEATS }, () => createPile()),
    aside: createPile(),
    row: createRow(3),
  };
  shuffle(world, world.deck.pile);
  shuffle(world, world.market.pile);
  deal(world, world.deck, world.hands, 2);
  refill(world, world.row, world.market);
  return world;
}

function cloneDeck(deck: Deck): Deck {
  return { ...deck, pile: clonePile(deck.pile), discard: clonePile(deck.discard) };
}

export function cloneWorld(world: World, seed: number): World {
  return {
    random: new Stream(seeded(seed)),
    state: { ...world.state },
    deck: cloneDeck(world.deck),
    market: cloneDeck(world.market),
    hands: world.hands.map(clonePile),
    aside: clonePile(world.aside),
    row: clonePile(world.row),
  };
}

export function pilesOf({ deck, market, hands, aside, row }: World): Pile[] {
  return [deck.pile, deck.discard, market.pile, market.discard, aside, row, ...hands];
}

export function look({ deck, market, hands, aside, row }: World, viewer: Viewer) {
  return {
    ordered: [deck.pile, deck.discard, market.pile, market.discard, aside].map((pile) =>
      viewOf(pile, viewer),
    ),
    hands: hands.map((hand) => handViewOf(hand, viewer)),
    row: rowViewOf(row, viewer),
  };
}

/** All cards a viewer's view names. */
export function knownTo(world: World, viewer: Viewer): number[] {
  const { ordered, hands, row } = look(world, viewer);
  return [
    ...ordered.flatMap(({ known }) => known.map(({ card }) => card)),
    ...hands.flatMap(({ known }) => known),
    ...row.slots.flatMap((card) => (card === null || card === EMPTY ? [] : [card])),
  ];
}
