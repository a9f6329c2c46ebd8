import { knows } from '@cantina/decks';
import type { Seat } from '@cantina/engine';
import { cardOf, sideOf, type GameTable } from '../state.ts';
import { fight } from './fight.ts';
import { bestBuy, waresFor } from './market.ts';
import { FORCE, worthOf, type DeckWorth } from './worth.ts';

/** What the own turn may still bring. Each part grows on the way from hand to table to use, so that every step pays. */

/** Of what it could be turned into. */
const IN_POOL = 0.99;
const IN_HAND = 0.8;
/** Playing a card costs nothing, even if it does nothing now. */
const EVERY_PLAY = 0.1;
/** A card known to come with the next hand, or a promise of that. */
const SOON = 0.15;

export interface TurnParts {
  /** What resources will buy. */
  readonly purchases: number;
  readonly attack: number;
  readonly unplayed: number;
  readonly nextHand: number;
}

export function thisTurn(
  table: GameTable,
  seat: Seat,
  deck: DeckWorth,
): TurnParts & { readonly forceToCome: number } {
  const { hand, pool, nextOnTop } = sideOf(table, seat);
  let attack = 0;
  let resources = 0;
  let force = 0;
  for (const number of hand.cards) {
    const card = cardOf(table, number);
    attack += card.attack;
    resources += card.resources;
    force += card.force;
  }
  const wares = waresFor(table, seat, deck);
  const now = bestBuy(wares, pool);
  const later = resources === 0 ? now : bestBuy(wares, pool + resources);
  return {
    purchases: IN_POOL * now + IN_HAND * (later - now),
    attack: fight(table, seat, { inHand: attack, wares, deck }),
    unplayed: -EVERY_PLAY * hand.cards.length,
    nextHand: (nextOnTop ? SOON : 0) + nextCard(table, seat),
    forceToCome: IN_HAND * FORCE.point * force,
  };
}

/** The top card of the own deck, where it is known. */
function nextCard(table: GameTable, seat: Seat): number {
  const { pile } = sideOf(table, seat).deck;
  const top = pile.cards.length - 1;
  return top >= 0 && knows(pile, top, seat) ? SOON * worthOf(cardOf(table, pile.cards[top] as number)) : 0;
}
