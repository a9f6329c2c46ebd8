import { handViewOf, unseenPlaces, viewOf, type Place } from '@cantina/decks';
import { value, type Offer, type SealedFrame, type Seat, type Viewer } from '@cantina/engine';
import { cardOf } from './names.ts';
import { keepsOf, type CellarTable, type Throw } from './state.ts';

/** What one viewer may see, built up from what they know. Cards are named, hidden ones only counted. */
export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly active: Seat;
  readonly first: Seat;
  readonly gate: string;
  readonly cat: { readonly room: string; readonly hoard: number; readonly prints: readonly string[] };
  readonly players: readonly PlayerView[];
  readonly deck: { readonly count: number; readonly known: readonly { depth: number; card: string }[] };
  readonly discard: readonly string[];
  readonly offers: readonly Offer[];
  /** The throws of this round. */
  readonly throws: readonly Throw[];
  /** The viewer's own cards as they were drawn, the latest last. */
  readonly drawn: readonly string[];
  /** The room this viewer has chosen, while the others still choose. */
  readonly chosen: string | null;
}

interface PlayerView {
  readonly coins: number;
  readonly room: string;
  /** How many dice this player rolls now. */
  readonly nerve: number;
  readonly hand: { readonly count: number; readonly known: readonly string[]; readonly unknown: number };
  readonly keeps: readonly string[];
}

export function view(table: CellarTable, viewer: Viewer): View {
  const { state } = table;
  const named = (card: number): string => cardOf(table, card).id;
  const deck = viewOf(state.deck.pile, viewer);
  return {
    round: state.round,
    rounds: state.options.rounds,
    active: state.active,
    first: state.first,
    gate: state.gate,
    cat: { ...state.cat, prints: state.cat.prints.slice() },
    players: state.hands.map((pile, seat) => {
      const hand = handViewOf(pile, viewer);
      return {
        coins: state.coins[seat] as number,
        room: state.rooms[seat] as string,
        nerve: value(table, 'nerve', seat),
        hand: { ...hand, known: hand.known.map(named) },
        keeps: keepsOf(table, seat).map(({ id }) => id),
      };
    }),
    deck: { count: deck.count, known: deck.known.map(({ depth, card }) => ({ depth, card: named(card) })) },
    discard: viewOf(state.deck.discard, viewer).known.map(({ card }) => named(card)),
    offers: state.offers.open.map((offer) => ({ ...offer })),
    throws: state.throws.map(({ figure, faces }) => ({ figure, faces: faces.slice() })),
    drawn: viewer === 'spectator' ? [] : (state.hands[viewer]?.cards.map(named) ?? []),
    chosen: viewer === 'spectator' ? null : chosenBy(table, viewer),
  };
}

function chosenBy({ state }: CellarTable, seat: Seat): string | null {
  const frame = state.stack.find(({ step }) => step === 'plan') as SealedFrame | undefined;
  return (frame?.answers[seat]?.what as string | undefined) ?? null;
}

/** The deck and the hands are one pool: any card this seat has not seen may lie in any of those places. */
export function hidden({ state }: CellarTable, seat: Seat): readonly (readonly Place[])[] {
  return [unseenPlaces([state.deck.pile, ...state.hands], seat)];
}
