import { clonePile, discardFromHand, EVERYONE, takeFromHand } from '@cantina/decks';
import {
  enterPlay,
  isNone,
  message,
  note,
  performSlot,
  reach,
  refusal,
  type Cause,
  type Seat,
  type Verdict,
} from '@cantina/engine';
import { cardName, cardOf, figureName } from '../names.ts';
import { addCoins, coinsOf, handOf, keepsOf, type CellarTable } from '../state.ts';

/** Playing a card from the hand in one's own turn. */

const ONLY_AS_REACTION = refusal('SM-PLAY-02');
const TOO_DEAR = refusal('SM-PLAY-03');
const NO_SPACE = refusal('SM-PLAY-04');
const NO_USE = refusal('SM-PLAY-05');

export function checkPlay(table: CellarTable, seat: Seat, number: number): Verdict {
  const card = cardOf(table, number);
  if (card.kind === 'reaction') return ONLY_AS_REACTION;
  if (card.cost > coinsOf(table, seat)) return TOO_DEAR;
  if (card.kind === 'keep')
    return keepsOf(table, seat).length < table.content.keepLimit ? undefined : NO_SPACE;
  const cause: Cause = { you: seat, by: seat, source: card.id, it: null };
  const laid = withDeedLaid(table, seat, number);
  return isNone(reach(laid, laid.rules.node(`${card.id}/ability`), cause)) ? NO_USE : undefined;
}

/** The table as the deed will find it: paid for, and on the discard pile. */
function withDeedLaid(table: CellarTable, seat: Seat, number: number): CellarTable {
  const { state } = table;
  const deck = { ...state.deck, discard: clonePile(state.deck.discard) };
  const hand = clonePile(handOf(table, seat));
  discardFromHand(table, deck, hand, number);
  const coins = state.coins.with(seat, coinsOf(table, seat) - cardOf(table, number).cost);
  return { ...table, state: { ...state, deck, hands: state.hands.with(seat, hand), coins } };
}

/** The price is paid; a keep comes into play, a deed is laid on the discard pile and then done (SM-PLAY-01). */
export function playCard(table: CellarTable, seat: Seat, number: number): void {
  const { state } = table;
  const card = cardOf(table, number);
  note(table, 'card', card.id);
  addCoins(table, seat, -card.cost);
  table.emit?.(message('log.play', { figure: figureName(seat), card: cardName(table, number) }));
  if (card.kind !== 'keep') {
    discardFromHand(table, state.deck, handOf(table, seat), number);
    performSlot(table, `${card.id}/ability`, { you: seat, by: seat, source: card.id, it: null });
    return;
  }
  takeFromHand(handOf(table, seat), number, EVERYONE);
  const id = `${card.id}#${++state.laid}`;
  state.keeps.push({ id, card: number, seat });
  enterPlay(table, id);
  if (card.reward !== undefined)
    performSlot(table, `${card.id}/reward`, { you: seat, by: seat, source: id, it: null });
}
