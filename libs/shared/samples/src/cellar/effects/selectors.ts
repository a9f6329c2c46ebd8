import { sorted } from '@cantina/decks';
import { cannot, type Selector } from '@cantina/engine';
import { cardName, figureName, nameOf, roomName } from '../names.ts';
import { waysFrom } from '../rooms.ts';
import { coinsOf, handOf, keepsOf, roomOf, seatsWith, type CellarTable } from '../state.ts';

/** Things to point at. */

/** The cards in your hand, by number; how many there are is no secret. */
const hand: Selector<CellarTable> = {
  things: (table, { you }) => sorted(handOf(table, you)),
  name: (table, _cause, card) => cardName(table, card as number),
  secret: true,
  possible: (table, { you }) => handOf(table, you).cards.length > 0,
};

const keeps: Selector<CellarTable> = {
  things: (table, { you }) => keepsOf(table, you).map(({ id }) => id),
  name: (table, _cause, keep) => nameOf(table, keep),
};

/** Everybody else in the room. */
const present: Selector<CellarTable> = {
  things: (table, { you }) => seatsWith(table, you),
  name: (_table, _cause, seat) => figureName(seat as number),
};

/** Everybody else in the room who has coins and may be robbed of them. */
const purses: Selector<CellarTable> = {
  things: (table, { you }) =>
    seatsWith(table, you).filter(
      (seat) => coinsOf(table, seat) > 0 && cannot(table, 'rob', seat) === undefined,
    ),
  name: (_table, _cause, seat) => figureName(seat as number),
};

/** The adjoining rooms. */
const ways: Selector<CellarTable> = {
  things: (table, { you }) => waysFrom(table, roomOf(table, you)),
  name: (_table, _cause, room) => roomName(room as string),
};

export const selectors = { hand, keeps, present, purses, ways };
