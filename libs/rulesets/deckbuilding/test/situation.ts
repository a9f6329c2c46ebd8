import { EVERYONE, only, type Pile } from '@cantina/decks';
import type { Core } from '@cantina/engine';
import { content } from '../src/content/index.ts';
import { EMPIRE, REBELS, ROW_SLOTS, type Piece, type Side, type State } from '../src/state.ts';

/** A situation at the table, told by card ids, for scenario tables: `scenario(load, content, situation({ … }))`. */

export interface SideSituation {
  readonly hand?: readonly string[];
  /** The next card to be drawn first. */
  readonly deck?: readonly string[];
  /** The uppermost last. */
  readonly discard?: readonly string[];
  readonly units?: readonly string[];
  readonly ships?: readonly (string | { readonly card: string; readonly damage: number })[];
  /** `null`: destroyed, not yet replaced. */
  readonly base?: string | null;
  readonly damage?: number;
  readonly bases?: readonly string[];
  readonly pool?: number;
  /** Enemy bases destroyed. */
  readonly victory?: readonly string[];
}

export interface GameSituation {
  /** Whose main part of the turn it is. */
  readonly turn?: 'empire' | 'rebel';
  readonly empire?: SideSituation;
  readonly rebel?: SideSituation;
  /** Six cards; shorter lists leave the rest as dealt. */
  readonly row?: readonly string[];
  /** The next galaxy card first. */
  readonly galaxy?: readonly string[];
  readonly galaxyDiscard?: readonly string[];
  readonly pilots?: number;
  readonly force?: number;
  readonly options?: { readonly bases?: string; readonly toWin?: number; readonly payOff?: boolean };
  readonly draws?: readonly number[];
  readonly shuffles?: readonly (readonly string[])[];
}

/** A card's number in the content. */
export function cardNumber(id: string): number {
  const number = content.cards.findIndex((card) => card.id === id);
  if (number < 0) throw new Error(`no card "${id}"`);
  return number;
}

export const idsOf = (cards: readonly number[]): readonly string[] =>
  cards.map((card) => content.cards[card]?.id ?? '?');

export function situation(told: GameSituation) {
  return {
    options: told.options ?? {},
    seed: 1,
    ...(told.draws && { draws: told.draws }),
    ...(told.shuffles && { shuffles: told.shuffles.map((ids) => ids.map(cardNumber)) }),
    arrange(state: State): void {
      state.listening = {};
      arrangeSide(state, EMPIRE, told.empire ?? {});
      arrangeSide(state, REBELS, told.rebel ?? {});
      told.row?.slice(0, ROW_SLOTS).forEach((id, slot) => (state.row.cards[slot] = cardNumber(id)));
      if (told.galaxy !== undefined) lay(state.galaxy.pile, told.galaxy.slice().reverse(), 0);
      if (told.galaxyDiscard !== undefined) lay(state.galaxy.discard, told.galaxyDiscard, EVERYONE);
      if (told.pilots !== undefined) state.pilots = told.pilots;
      if (told.force !== undefined) state.force = told.force;
      if (told.turn === 'rebel') {
        state.active = REBELS;
        state.stack = [
          { step: 'turn', stage: 3 },
          { step: 'main', seat: REBELS },
        ] as unknown as Core['stack'];
      }
    },
  };
}

function lay(pile: Pile, ids: readonly string[], seen: number): void {
  pile.cards = ids.map(cardNumber);
  pile.seen = ids.map(() => seen);
}

function arrangeSide(state: State, seat: number, told: SideSituation): void {
  const side = state.sides[seat] as Side;
  if (told.hand !== undefined) lay(side.hand, told.hand, only(seat));
  if (told.deck !== undefined) lay(side.deck.pile, told.deck.slice().reverse(), 0);
  if (told.discard !== undefined) lay(side.deck.discard, told.discard, EVERYONE);
  if (told.bases !== undefined) lay(side.bases, told.bases, only(seat));
  if (told.pool !== undefined) side.pool = told.pool;
  if (told.victory !== undefined) side.victory = told.victory.map(cardNumber);
  if (told.base !== undefined) side.base = told.base === null ? null : inPlay(state, seat, told.base, 0);
  if (side.base !== null) {
    side.base.damage = told.damage ?? side.base.damage;
    listen(state, side.base);
  }
  for (const id of told.units ?? []) side.units.push(listen(state, inPlay(state, seat, id, 0)));
  for (const ship of told.ships ?? []) {
    const { card, damage } = typeof ship === 'string' ? { card: ship, damage: 0 } : ship;
    side.ships.push(listen(state, inPlay(state, seat, card, damage)));
  }
}

function inPlay(state: State, owner: number, id: string, damage: number): Piece {
  return { id: ++state.laid, card: cardNumber(id), owner, damage, used: false, attacked: false };
}

/** What entering play would have noted. */
function listen(state: State, piece: Piece): Piece {
  const { on = [], while: modifiers = [] } = content.cards[piece.card] ?? {};
  const values = modifiers.map(
    (modifier) => `value:${'cannot' in modifier ? modifier.cannot : modifier.value}`,
  );
  for (const topic of new Set([...on.map(({ moment }) => moment), ...values])) {
    (state.listening[topic] ??= []).push(piece.id);
  }
  return piece;
}

/** The first piece of this card that a side has in play: unit, ship or base. */
export function pieceId(state: State, id: string, nth = 0): number {
  const wanted = cardNumber(id);
  const pieces = state.sides.flatMap(({ units, ships, base }) => [
    ...units,
    ...ships,
    ...(base === null ? [] : [base]),
  ]);
  const piece = pieces.filter(({ card }) => card === wanted)[nth];
  if (piece === undefined) throw new Error(`"${id}" is not in play`);
  return piece.id;
}
