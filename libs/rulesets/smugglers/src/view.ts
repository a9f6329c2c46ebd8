import { handViewOf, unseenPlaces, viewOf, type Place } from '@cantina/decks';
import { value, type SealedFrame, type Seat, type Viewer } from '@cantina/engine';
import { z } from 'zod';
import { validBrix } from './cargo.ts';
import { placesOf } from './galaxy.ts';
import { GOODS, PORTS, SYSTEMS } from './kinds.ts';
import type { CombatFrame } from './steps/combat.ts';
import { frameOf, type GameTable, type Player } from './state.ts';

const count = z.int().min(0);
const card = z.int().min(0);
const cards = z.array(card).readonly();
const seat = z.int().min(-1).max(5);
const hand = z.strictObject({ count, known: cards, unknown: count });
const pile = z.strictObject({ count, known: z.array(z.strictObject({ depth: count, card })).readonly() });
const goods = z.strictObject({
  weapons: z.int(),
  medicine: z.int(),
  luxuries: z.int(),
  robots: z.int(),
  food: z.int(),
});
const systems = z.strictObject({
  engines: count,
  lightspeed: count,
  shields: count,
  lasers: count,
  pods: count,
});

const player = z.strictObject({
  character: z.int().min(-1),
  hand,
  credits: count,
  bounty: count,
  where: z.enum(['space', 'prison', 'hyperspace', 'out']),
  sector: z.int().min(1),
  /** As in the log. */
  systems,
  /** As they count now, with cards and anomalies. */
  effective: systems,
  hull: count,
  fullHull: count,
  cargo: goods,
  brix: z.array(z.strictObject({ round: z.int(), units: count })).readonly(),
  /** Weapons that would still win the Run. */
  validBrix: count,
  keeps: z.array(z.strictObject({ id: z.string(), card })).readonly(),
  deals: z.array(z.strictObject({ id: z.string(), card, planet: card, until: z.int() })).readonly(),
  kills: count,
});
type PlayerView = z.infer<typeof player>;

const planet = z.strictObject({
  id: z.string(),
  /** Number of the planet card; -1 for Brix and Koroth. */
  planet: z.int().min(-1),
  sector: z.int().min(1),
  port: z.enum(PORTS),
  /** What events have added to prices and stocks. */
  prices: goods,
  stock: z.int(),
});

/** What one viewer may see: everything but the order of the decks and, before they are chosen, characters (SG-GEN-07). */
export const viewForm = z.strictObject({
  mode: z.string(),
  round: count,
  active: seat,
  first: seat,
  players: z.array(player).readonly(),
  planets: z.array(planet).readonly(),
  destiny: pile,
  destinyDiscard: cards,
  planetDeck: pile,
  planetDiscard: cards,
  /** Destiny cards being followed. */
  drawn: cards,
  held: z.boolean(),
  throws: z.array(z.strictObject({ seat, kind: z.string(), die: z.int().min(1).max(6) })).readonly(),
  offers: z
    .array(z.strictObject({ id: z.int(), kind: z.string(), from: seat, to: seat, what: z.unknown() }))
    .readonly(),
  combat: z.strictObject({ seat, foe: seat, card: z.int(), stage: z.string() }).nullable(),
  /** The character this viewer has chosen, while others still choose. */
  chosen: card.nullable(),
  /** Which step the table is at. */
  step: z.string(),
});
export type View = z.infer<typeof viewForm>;

export function view(table: GameTable, viewer: Viewer): View {
  const { state } = table;
  const combat = frameOf<CombatFrame>(table, 'combat');
  return {
    mode: state.options.mode,
    round: state.round,
    active: state.active,
    first: state.first,
    players: state.players.map((player, seat) => playerView(table, player, seat, viewer)),
    planets: placesOf(table).map((place) => ({
      ...place,
      prices: record(GOODS, (good) => value(table, `price.${good}`, place.id)),
      stock: value(table, 'stock', place.id),
    })),
    destiny: viewOf(state.destiny.pile, viewer),
    destinyDiscard: state.destiny.discard.cards.slice(),
    planetDeck: viewOf(state.planetDeck.pile, viewer),
    planetDiscard: state.planetDeck.discard.cards.slice(),
    drawn: state.drawn.slice(),
    held: state.held,
    throws: state.throws.map((one) => ({ ...one })),
    offers: state.offers.open.map((offer) => ({ ...offer })),
    combat:
      combat === undefined
        ? null
        : { seat: combat.seat, foe: combat.foe, card: combat.card, stage: combat.stage },
    chosen: viewer === 'spectator' ? null : chosenBy(table, viewer),
    step: state.stack.at(-1)?.step ?? '',
  };
}

const record = <K extends string>(keys: readonly K[], of: (key: K) => number): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, number>;

function playerView(table: GameTable, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  return {
    character: player.character,
    hand: handViewOf(player.hand, viewer),
    credits: player.credits,
    bounty: player.bounty,
    where: player.where,
    sector: player.sector,
    systems: { ...player.systems },
    effective: record(SYSTEMS, (system) => value(table, system, seat)),
    hull: player.hull,
    fullHull: value(table, 'fullHull', seat),
    cargo: { ...player.cargo },
    brix: player.brix.map((batch) => ({ ...batch })),
    validBrix: validBrix(table, player),
    keeps: player.keeps.map((keep) => ({ ...keep })),
    deals: player.deals.map((deal) => ({ ...deal })),
    kills: player.kills,
  };
}

function chosenBy(table: GameTable, seat: Seat): number | null {
  const answer = frameOf<SealedFrame>(table, 'characters')?.answers[seat];
  return (answer?.what as number | undefined) ?? null;
}

/** The order of both decks; characters in other hands and those laid aside. */
export function hidden({ state }: GameTable, seat: Seat): readonly (readonly Place[])[] {
  return [
    unseenPlaces([state.destiny.pile], seat),
    unseenPlaces([state.planetDeck.pile], seat),
    unseenPlaces([...state.players.map(({ hand }) => hand), state.box], seat),
  ];
}
