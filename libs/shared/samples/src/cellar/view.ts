import { handViewOf, unseenPlaces, viewOf, type Place } from '@cantina/decks';
import { value, type SealedFrame, type Seat, type Viewer } from '@cantina/engine';
import { z } from 'zod';
import { cardOf } from './names.ts';
import { keepsOf, type CellarTable } from './state.ts';

const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();
const seat = z.int().min(0);
const count = z.int().min(0);

const playerForm = z.strictObject({
  coins: z.int(),
  room: z.string(),
  /** How many dice this player rolls now. */
  nerve: z.int(),
  hand: z.strictObject({ count, known: list(z.string()), unknown: count }),
  keeps: list(z.string()),
});

/** What one viewer may see, built up from what they know. Cards are named, hidden ones only counted. */
export const viewForm = z.strictObject({
  round: z.int(),
  rounds: z.int(),
  /** -1 while everybody chooses. */
  active: z.int().min(-1),
  first: seat,
  gate: z.string(),
  cat: z.strictObject({ room: z.string(), hoard: z.int(), prints: list(z.string()) }),
  players: list(playerForm),
  deck: z.strictObject({ count, known: list(z.strictObject({ depth: count, card: z.string() })) }),
  discard: list(z.string()),
  offers: list(z.strictObject({ id: z.int(), kind: z.string(), from: seat, to: seat, what: z.unknown() })),
  /** The throws of this round. */
  throws: list(z.strictObject({ figure: z.int(), faces: list(z.string()) })),
  /** The viewer's own cards as they were drawn, the latest last. */
  drawn: list(z.string()),
  /** The room this viewer has chosen, while the others still choose. */
  chosen: z.string().nullable(),
});
export type View = z.infer<typeof viewForm>;

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
