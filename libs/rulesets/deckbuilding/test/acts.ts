import type { Json } from '@cantina/engine';
import type { Piece, Side, State } from '../src/state.ts';
import { cardNumber, idsOf, pieceId } from './situation.ts';

/** What players do in several actions, and what lies on the table then, told by card ids. */

interface Playing {
  readonly state: State;
  do(verb: string, what?: Json): void;
}

/** Plays a card from the hand. */
export const play = (t: Playing, card: string): void => t.do('play', cardNumber(card));

/** Uses the ability of a card in play. */
export const use = (t: Playing, card: string, nth = 0): void => t.do('use', pieceId(t.state, card, nth));

/** Pieces of these cards one after the other, copies in turn. */
function joining(t: Playing, cards: readonly string[], act: (piece: number, i: number) => void): void {
  cards.forEach((card, i) => {
    act(pieceId(t.state, card, cards.slice(0, i).filter((other) => other === card).length), i);
  });
}

/** Assigns these cards, the first of them to this target; the attack is not resolved yet. */
export function assign(t: Playing, target: 'base' | number, ...cards: readonly string[]): void {
  t.do('prepare');
  joining(t, cards, (piece, i) => {
    t.do('join', piece);
    if (i === 0) t.do('aim', target);
  });
}

/** A whole attack on the base or a row slot. */
export function attackWith(t: Playing, target: 'base' | number, ...cards: readonly string[]): void {
  t.do('attack', target);
  joining(t, cards, (piece) => t.do('join', piece));
  t.do('strike');
}

export const side = ({ sides }: State, seat: number): Side => sides[seat] as Side;

export const empire = ({ state }: Pick<Playing, 'state'>): Side => state.sides[0];
export const rebels = ({ state }: Pick<Playing, 'state'>): Side => state.sides[1];

const cardsOf = (pieces: readonly Piece[]): readonly string[] => idsOf(pieces.map(({ card }) => card));

/** What lies before one player; the next card of the deck first. */
export function lying(state: State, seat: number) {
  const { hand, deck, units, ships, base, bases, victory } = side(state, seat);
  return {
    hand: idsOf(hand.cards),
    deck: idsOf(deck.pile.cards).toReversed(),
    discard: idsOf(deck.discard.cards),
    units: cardsOf(units),
    ships: cardsOf(ships),
    base: base === null ? null : cardsOf([base])[0],
    bases: idsOf(bases.cards),
    victory: idsOf(victory),
  };
}

/** What lies between the players; the next card of the galaxy deck first. */
export function galaxyOf({ row, galaxy, exiled }: State) {
  return {
    row: idsOf(row.cards),
    deck: idsOf(galaxy.pile.cards).toReversed(),
    discard: idsOf(galaxy.discard.cards),
    exiled: idsOf(exiled),
  };
}
