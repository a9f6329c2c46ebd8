import {
  discard,
  discardFromRow,
  draw,
  drawable,
  EMPTY,
  EVERYONE,
  only,
  pickRandom,
  refill,
  takeFromHand,
  putOnTop,
  type Pile,
} from '@cantina/decks';
import { enterPlay, happen, leavePlay, message, type Seat } from '@cantina/engine';
import { cardName, cardNames, sideName } from '../names.ts';
import { enemyOf, hasBaseOrShip, sideOf, type GameTable, type Piece } from '../state.ts';

/** The ways cards move. Whatever a card does on its way is here, so that no rule forgets it. */

/** Draws from the own deck: how many is public, which ones is not. */
export function drawCards(table: GameTable, seat: Seat, n: number): void {
  const { deck, hand } = sideOf(table, seat);
  const drawn = draw(table, deck, hand, n, only(seat));
  if (drawn === 0 || table.emit === undefined) return;
  const cards = hand.cards.slice(-drawn).sort((a, b) => a - b);
  table.emit({
    key: 'log.draw',
    params: { side: sideName(seat), n: drawn, cards: message('log.hidden', { n: drawn }) },
    only: { seats: [seat], params: { cards: cardNames(table, cards) } },
  });
}

export const canDraw = (table: GameTable, seat: Seat): boolean => drawable(sideOf(table, seat).deck) > 0;

/** A hand card is discarded, openly; who has to choose it is asked before (DB-TERM-01, DB-TERM-02). */
export function discardFromHandOf(table: GameTable, seat: Seat, card: number): void {
  happen(table, 'handDiscard', { it: card, seat });
}

export function randomHandCard(table: GameTable, seat: Seat): number {
  return pickRandom(table, sideOf(table, seat).hand);
}

/** Out of the game for good; everybody sees what it was (DB-TERM-11, DB-GEN-10). */
export function exileCard(table: GameTable, card: number): void {
  table.state.exiled.push(card);
  table.emit?.(message('log.exile', { card: cardName(table, card) }));
}

/** Takes one copy out of an open pile. */
export function takeFromPile(pile: Pile, card: number): void {
  const at = pile.cards.lastIndexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in this pile`);
  pile.cards.splice(at, 1);
  pile.seen.splice(at, 1);
}

/** A row card is gone: the top galaxy card takes its place at once (DB-BUY-07), and an attack on it lapses (DB-HUNT-17). */
export function leaveRow(table: GameTable, slot: number): void {
  const { state } = table;
  if (state.attack?.target === slot) state.attack = null;
  refillRow(table);
}

/** Galaxy cards come into all empty places, and everybody is told which. */
export function refillRow(table: GameTable): void {
  const { row, galaxy } = table.state;
  const before = table.emit === undefined ? [] : row.cards.slice();
  refill(table, row, galaxy);
  before.forEach((card, slot) => {
    const now = row.cards[slot] as number;
    if (card === EMPTY && now !== EMPTY) table.emit?.(message('log.row', { card: cardName(table, now) }));
  });
}

/** Row slots that are empty because the galaxy had run out are filled as soon as possible (DB-DECK-06). */
export function topUpRow(table: GameTable): void {
  const { row, galaxy } = table.state;
  if (row.cards.includes(EMPTY) && drawable(galaxy) > 0) refillRow(table);
}

/** By an ability, not by attack: no reward (DB-TERM-03, DB-TERM-04, DB-TERM-10, DB-TERM-18). */
export function discardRowCard(table: GameTable, slot: number): void {
  const { row, galaxy } = table.state;
  const card = discardFromRow(table, row, slot, galaxy);
  table.emit?.(message('log.rowDiscard', { card: cardName(table, card) }));
  leaveRow(table, slot);
}

/** Takes a row card into a pile that everybody has watched it go to. */
export function takeRowCard(table: GameTable, slot: number): number {
  const { row } = table.state;
  const card = row.cards[slot] as number;
  row.cards[slot] = EMPTY;
  row.seen[slot] = 0;
  leaveRow(table, slot);
  return card;
}

/** Into play, face up (DB-PLAY-01). */
export function layOut(table: GameTable, seat: Seat, card: number): Piece {
  const { state, content } = table;
  const piece: Piece = { id: ++state.laid, card, owner: seat, damage: 0, used: false, attacked: false };
  const side = sideOf(table, seat);
  const type = content.cards[card]?.type;
  if (type === 'base') side.base = piece;
  else (type === 'ship' ? side.ships : side.units).push(piece);
  enterPlay(table, piece.id);
  return piece;
}

/** Out of play: its effects end at once (DB-ABIL-15) and it leaves any attack it had joined (DB-ASSIGN-14). */
export function takeOutOfPlay(table: GameTable, piece: Piece): void {
  const { state } = table;
  leavePlay(table, piece.id);
  const side = sideOf(table, piece.owner);
  if (side.base === piece) side.base = null;
  removeFrom(side.units, piece);
  removeFrom(side.ships, piece);
  leaveAttack(table, piece);
  if (state.lasting.length > 0) state.lasting = state.lasting.filter(({ it }) => it !== piece.id);
}

function removeFrom(pieces: Piece[], piece: Piece): void {
  const at = pieces.indexOf(piece);
  if (at >= 0) pieces.splice(at, 1);
}

/** An attack lapses when nobody is left in it, or nothing to hit (DB-ATTACK-18). */
function leaveAttack(table: GameTable, { id }: Piece): void {
  const { state } = table;
  const { attack } = state;
  if (attack === null) return;
  const joined = attack.with.indexOf(id);
  if (joined >= 0) attack.with.splice(joined, 1);
  const deserted = joined >= 0 && attack.with.length === 0;
  const missed = attack.target === 'base' && !hasBaseOrShip(sideOf(table, enemyOf(state.active)));
  if (deserted || missed) state.attack = null;
}

export function exilePiece(table: GameTable, piece: Piece): void {
  takeOutOfPlay(table, piece);
  if (piece.id > sideOf(table, piece.owner).lentAfter) settle(table, piece.owner, piece.card);
  exileCard(table, piece.card);
}

/** A destroyed ship goes to its owner's discard pile, without its damage (DB-ATTACK-03, DB-ATTACK-13, DB-TERM-09). */
export function destroyShip(table: GameTable, piece: Piece): void {
  takeOutOfPlay(table, piece);
  discard(table, sideOf(table, piece.owner).deck, piece.card);
  table.emit?.(message('log.destroy', { card: cardName(table, piece.card) }));
}

/** From hand to anywhere else, everybody watching. */
export function takeOpenly(table: GameTable, seat: Seat, card: number): void {
  takeFromHand(sideOf(table, seat).hand, card, EVERYONE);
}

/** Into the hand, everybody watching. */
export function intoHand(table: GameTable, seat: Seat, card: number): void {
  putOnTop(sideOf(table, seat).hand, card, EVERYONE);
  table.emit?.(message('log.toHand', { side: sideName(seat), card: cardName(table, card) }));
}

/** A card for this turn only: it must go when the turn ends (DB-END-10). */
export function lend(table: GameTable, seat: Seat, card: number): void {
  const side = sideOf(table, seat);
  side.fleeting.push(card);
  side.lentAfter = table.state.laid;
}

/** A lent card that is exiled already is not missed at the end of the turn. */
export function settle(table: GameTable, seat: Seat, card: number): void {
  const { fleeting } = sideOf(table, seat);
  const at = fleeting.indexOf(card);
  if (at >= 0) fleeting.splice(at, 1);
}
