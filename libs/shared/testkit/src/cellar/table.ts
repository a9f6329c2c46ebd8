/** Tables of the old cellar for rule tests: the turn of the first player in a situation laid out card by card. */
import { EVERYONE, only, type Pile, type Sight } from '@cantina/decks';
import type { Json, Seat } from '@cantina/engine';
import { cellar } from '@cantina/samples';
import { scenario, type TestTable } from '../scenario.ts';
import { faces, type Script } from '../scripted.ts';

type State = cellar.State;

/** What lies on the table; what is not told is empty, but for the deck, which holds all other cards. */
export interface Setting extends Script {
  readonly options?: unknown;
  /** Where everybody stands: as many players as rooms. */
  readonly rooms: readonly string[];
  /** Three for everybody, if not told. */
  readonly coins?: readonly number[];
  readonly hands?: readonly (readonly string[])[];
  readonly keeps?: readonly (readonly string[])[];
  /** The next cards of the deck, the first one on top. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly cat?: string;
  readonly hoard?: number;
  readonly gate?: 'lockedDoor' | 'openDoor';
}

export interface CellarTable extends TestTable<State, cellar.View> {
  play(card: string, seat?: Seat): void;
  /** Answers a loss with a card from the hand. */
  react(card: string, seat?: Seat): void;
  pick(card: string, seat?: Seat): void;
  /** Everybody chooses a room. */
  go(...rooms: readonly string[]): void;
  hand(seat: Seat): readonly string[];
  keeps(seat: Seat): readonly string[];
  nerve(seat: Seat): number;
  /** Cards of this name in the whole game. */
  copies(card: string): number;
  /** Actions the active player has left. */
  actionsLeft(): number;
}

/** The dice as they shall fall: `fallen('dark', 'gleam')`. */
export const fallen = (...names: readonly string[]): readonly number[] =>
  faces({ name: 'die', faces: cellar.content.die.faces }, ...names);

/** The number a card is known by in state and actions. */
export function numberOf(card: string): number {
  const number = cellar.content.cards.findIndex(({ id }) => id === card);
  if (number < 0) throw new Error(`there is no card "${card}"`);
  return number;
}

/** A new game, before anybody has chosen a room. */
export function newGame(
  seats: number,
  { options = {}, arrange, draws = [], shuffles = [] }: NewGame = {},
): CellarTable {
  const situation = { seats, options, draws, shuffles, ...(arrange && { arrange }) };
  return withWords(scenario(cellar.load, cellar.content, situation));
}

interface NewGame extends Script {
  readonly options?: unknown;
  readonly arrange?: (state: State) => void;
}

/** The turn of the first player, who has drawn already; everybody is where the setting says. */
export function turnAt({ rooms, options, draws, shuffles, ...setting }: Setting): CellarTable {
  const t = newGame(rooms.length, {
    ...(options !== undefined && { options }),
    ...(draws && { draws }),
    ...(shuffles && { shuffles }),
    arrange: (state) => void (state.rooms = [...rooms]),
  });
  t.go(...rooms);
  layOutKeeps(t, setting.keeps ?? []);
  layOutCards(t.state, setting);
  t.state.coins = rooms.map((_room, seat) => setting.coins?.[seat] ?? 3);
  if (setting.cat !== undefined) t.state.cat.room = setting.cat;
  t.state.cat.hoard = setting.hoard ?? 0;
  if (setting.gate !== undefined) t.state.gate = setting.gate;
  return t;
}

function withWords(t: TestTable<State, cellar.View>): CellarTable {
  const names = (cards: readonly number[]): readonly string[] =>
    cards.map((card) => cellar.content.cards[card]?.id ?? '').sort();
  const doing = (verb: string) => (card: string, seat?: Seat) => t.do(verb, numberOf(card), seat);
  return {
    ...t,
    play: doing('play'),
    react: doing('use'),
    pick: doing('pick'),
    go: (...rooms) => rooms.forEach((room, seat) => t.do('go', room, seat)),
    hand: (seat) => names(t.state.hands[seat]?.cards ?? []),
    keeps: (seat) => t.view('spectator').players[seat]?.keeps ?? [],
    nerve: (seat) => t.view('spectator').players[seat]?.nerve ?? 0,
    copies: (card) => t.ruleset.census(t.state).filter((one: Json) => one === numberOf(card)).length,
    actionsLeft: () => turnFrame(t.state).left,
  };
}

function turnFrame(state: State): { left: number } {
  const frame = state.stack.find(({ step }) => step === 'turn');
  if (frame === undefined) throw new Error('it is nobody’s turn');
  return frame as unknown as { left: number };
}

/** The active player lays them out with borrowed coins and actions, and hands them to their owners. */
function layOutKeeps(t: CellarTable, keeps: readonly (readonly string[])[]): void {
  const { state } = t;
  const frame = turnFrame(state);
  const { left } = frame;
  const borrower = state.active;
  keeps.forEach((cards, owner) => {
    for (const card of cards) {
      gather(state);
      move(state.deck.pile, card, handOf(state, borrower), only(borrower));
      state.coins[borrower] = 99;
      frame.left = 2;
      t.ruleset.apply(state, borrower, { do: 'play', what: numberOf(card) });
      const laid = state.keeps.at(-1);
      if (laid === undefined) throw new Error(`"${card}" is no keep`);
      laid.seat = owner;
    }
  });
  frame.left = left;
}

function layOutCards(state: State, { hands = [], deck = [], discard = [] }: Omit<Setting, 'rooms'>): void {
  gather(state);
  const { pile } = state.deck;
  hands.forEach((cards, seat) => {
    for (const card of cards) move(pile, card, handOf(state, seat), only(seat));
  });
  for (const card of discard) move(pile, card, state.deck.discard, EVERYONE);
  const top: Pile = { cards: [], seen: [] };
  for (const card of [...deck].reverse()) move(pile, card, top, 0);
  pile.cards.push(...top.cards);
  pile.seen.push(...top.seen);
}

const handOf = (state: State, seat: Seat): Pile => state.hands[seat] as Pile;

/** Every card that is not in play goes back into the deck. */
function gather({ deck, hands }: State): void {
  for (const from of [deck.discard, ...hands]) deck.pile.cards.push(...from.cards.splice(0));
  for (const from of [deck.pile, deck.discard, ...hands]) from.seen = from.cards.map(() => 0);
}

function move(from: Pile, card: string, to: Pile, seen: Sight): void {
  const at = from.cards.indexOf(numberOf(card));
  if (at < 0) throw new Error(`no copy of "${card}" is left`);
  to.cards.push(...from.cards.splice(at, 1));
  from.seen.splice(at, 1);
  to.seen.push(seen);
}
