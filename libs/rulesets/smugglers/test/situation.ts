import { EVERYONE, type Pile } from '@cantina/decks';
import type { Core } from '@cantina/engine';
import { content as box } from '../src/content/index.ts';
import type { ContentLiteral } from '../src/content/types.ts';
import type { Batch, Player, State, Whereabouts } from '../src/state.ts';

/** A situation at the table, told by ids, for scenario tables: `scenario(load, pack, situation({ … }))`. */

export interface PlayerSituation {
  /** Id of the character; without it the one with the number of the seat. */
  readonly character?: string;
  readonly credits?: number;
  readonly bounty?: number;
  readonly where?: Whereabouts;
  readonly sector?: number;
  /** Instead of a sector: a planet, which must be laid out. */
  readonly at?: string;
  readonly systems?: Partial<Player['systems']>;
  readonly hull?: number;
  readonly cargo?: Partial<Player['cargo']>;
  readonly brix?: readonly Batch[];
  /** Equipment and friends, by destiny card. */
  readonly keeps?: readonly string[];
  /** Contracts: the destiny card, the planet, the last round. */
  readonly deals?: readonly { readonly card: string; readonly planet: string; readonly until: number }[];
}

/** Which question is open for the player whose turn it is. */
type Opening =
  | { readonly step: 'move'; readonly left: number; readonly skimmed?: boolean; readonly entered?: boolean }
  | { readonly step: 'explore' }
  | { readonly step: 'prison' }
  | { readonly step: 'visit'; readonly place: string };

export interface GameSituation {
  /** Whose turn it is; without it seat 0. */
  readonly turn?: number;
  /** Without it: exploring. */
  readonly open?: Opening;
  readonly players?: readonly PlayerSituation[];
  readonly seats?: number;
  /** Who began the game; without it seat 0. */
  readonly first?: number;
  readonly round?: number;
  /** Slot by slot; shorter lists leave the rest as dealt. */
  readonly planets?: readonly string[];
  /** The next planet cards, the first one first; all others are laid aside. */
  readonly nextPlanets?: readonly string[];
  /** The destiny deck, the next card first; empty unless told. */
  readonly destiny?: readonly string[];
  readonly destinyDiscard?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** What dice and other draws will say: `pips(6, 1)`. */
  readonly draws?: readonly number[];
  readonly shuffles?: readonly (readonly number[])[];
}

/** The numbers of things in a pack. */
const numbersIn = (pack: ContentLiteral) => {
  const find =
    (list: readonly { readonly id: string }[], kind: string) =>
    (id: string): number => {
      const at = list.findIndex((item) => item.id === id);
      if (at < 0) throw new Error(`no ${kind} "${id}"`);
      return at;
    };
  return {
    planet: find(pack.planets, 'planet'),
    character: find(pack.characters, 'character'),
    destiny: find(pack.destiny, 'destiny card'),
  };
};

export function situation(told: GameSituation, pack: ContentLiteral = box) {
  const number = numbersIn(pack);
  return {
    options: told.options ?? {},
    seats: told.seats ?? Math.max(2, told.players?.length ?? 0),
    seed: 1,
    ...(told.draws && { draws: told.draws }),
    ...(told.shuffles && { shuffles: told.shuffles }),
    arrange(state: State): void {
      layPlanets(state, told, number.planet);
      // Without a word about destiny there is none: turns then begin with the movement.
      lay(state.destiny.pile, (told.destiny ?? []).map(number.destiny).reverse(), 0);
      lay(state.destiny.discard, (told.destinyDiscard ?? []).map(number.destiny), EVERYONE);
      state.players.forEach((player, seat) =>
        arrangePlayer(state, pack, player, seat, told.players?.[seat] ?? {}),
      );
      state.round = told.round ?? 1;
      state.first = told.first ?? 0;
      openTurn(state, told.turn ?? 0, told.open ?? { step: 'explore' });
    },
  };
}

function lay(pile: Pile, cards: readonly number[], seen: number): void {
  pile.cards = [...cards];
  pile.seen = cards.map(() => seen);
}

function layPlanets(state: State, told: GameSituation, planet: (id: string) => number): void {
  const wanted = (told.planets ?? []).map(planet);
  const next = (told.nextPlanets ?? []).map(planet);
  const others = [...state.slots, ...state.planetDeck.pile.cards].filter(
    (card) => !wanted.includes(card) && !next.includes(card),
  );
  state.slots = state.slots.map((_card, slot) => wanted[slot] ?? (others.shift() as number));
  if (told.nextPlanets === undefined) lay(state.planetDeck.pile, others, 0);
  else {
    lay(state.planetDeck.pile, next.reverse(), 0);
    lay(state.planetDeck.discard, others, EVERYONE);
  }
}

function arrangePlayer(
  state: State,
  pack: ContentLiteral,
  player: Player,
  seat: number,
  told: PlayerSituation,
): void {
  const number = numbersIn(pack);
  const { start } = pack.numbers;
  player.hand.cards = [];
  player.hand.seen = [];
  player.character = told.character === undefined ? seat : number.character(told.character);
  player.credits = told.credits ?? 500;
  player.bounty = told.bounty ?? 0;
  player.where = told.where ?? 'space';
  player.sector = told.at === undefined ? (told.sector ?? pack.board.centre) : sectorOf(pack, told.at);
  const { hull, ...systems } = start;
  player.systems = { ...systems, ...told.systems };
  player.hull = told.hull ?? hull;
  player.cargo = { ...player.cargo, ...told.cargo };
  player.brix = (told.brix ?? []).map((batch) => ({ ...batch }));
  const character = pack.characters[player.character];
  if (character !== undefined) listen(state, `hero:${character.id}`, character);
  for (const id of told.keeps ?? []) {
    const card = number.destiny(id);
    const keep = { id: `${id}#${++state.laid}`, card };
    player.keeps.push(keep);
    listen(state, keep.id, pack.destiny[card] ?? {});
  }
  for (const { card, planet, until } of told.deals ?? [])
    player.deals.push({
      id: `${card}#${++state.laid}`,
      card: number.destiny(card),
      planet: number.planet(planet),
      until,
    });
}

function sectorOf({ board, planets }: ContentLiteral, planet: string): number {
  if (planet === 'brix') return board.brix;
  if (planet === 'koroth') return board.koroth;
  const found = planets.find(({ id }) => id === planet);
  if (found === undefined) throw new Error(`no planet "${planet}"`);
  return found.sector;
}

/** What entering play would have noted. */
function listen(
  state: State,
  piece: string,
  { on = [], while: modifiers = [], instead = [] }: Partial<ContentLiteral['characters'][number]>,
): void {
  const values = modifiers.map((one) => `value:${'cannot' in one ? one.cannot : one.value}`);
  const moments = [...on, ...instead].map(({ moment }) => moment);
  for (const topic of new Set([...moments, ...values])) (state.listening[topic] ??= []).push(piece);
}

const STAGE = { move: 'explore', explore: 'end', prison: 'captive', visit: 'end' } as const;

function openTurn(state: State, seat: number, open: Opening): void {
  const done = ((seat - state.first + state.seats) % state.seats) + 1;
  const { step } = open;
  const frame =
    step === 'move'
      ? { skimmed: false, entered: false, ...open, seat }
      : step === 'visit'
        ? { ...open, seat, stage: 'port' }
        : step === 'prison'
          ? { ...open, seat, trying: false }
          : { ...open, seat };
  state.active = seat;
  state.stack = [{ step: 'game', done }, { step: 'turn', seat, stage: STAGE[step] }, frame] as Core['stack'];
}
