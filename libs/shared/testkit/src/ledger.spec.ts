import { createDeck, createPile, createRow, draw, only, place, reveal, show, shuffle } from '@cantina/decks';
import { core, type Core } from '@cantina/engine';
import { seeded, Stream } from '@cantina/random';
import { cellar } from '@cantina/samples';
import { describe, expect, it } from 'vitest';
import { knownIn, Ledger, pilesIn, type Known } from './ledger.ts';

const nothing = () => [];
const cardsOf = (known: Known) => known.map((cards) => [...cards].sort((a, b) => a - b));

/** Two seats, a deck of nine, a hand each and a row of three. */
function table() {
  const state = core(2, seeded(1));
  const deck = createDeck('when-needed', [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const hands = [createPile(), createPile()] as const;
  const row = createRow(3);
  const dealer = { state, random: new Stream(state.random) };
  const whole = Object.assign(state, { sides: hands.map((hand) => ({ hand })), middle: { deck, row } });
  return { state: whole as Core, deck, hands, row, dealer };
}

describe('what is known in a state', () => {
  it('finds every pile, however deep it lies', () => {
    const { state, deck, hands, row } = table();
    expect(new Set(pilesIn(state))).toEqual(new Set([...hands, deck.pile, deck.discard, row]));
  });

  it('is the own hand, what was shown, and for a spectator only what everybody has seen', () => {
    const { state, deck, hands, row, dealer } = table();
    draw(dealer, deck, hands[0], 2, only(0));
    draw(dealer, deck, hands[1], 1, only(1));
    place(row, 1, 6, only(0) | only(1));
    show(dealer, deck.pile, 0, only(1));
    expect(cardsOf(knownIn(state, nothing))).toEqual([[6, 8, 9], [1, 6, 7], []]);
    reveal(dealer, row);
    expect(cardsOf(knownIn(state, () => [42]))).toEqual([
      [6, 8, 9, 42],
      [1, 6, 7, 42],
      [6, 42],
    ]);
  });

  it('is forgotten by a shuffle, and an empty slot is no card', () => {
    const { state, deck, dealer } = table();
    reveal(dealer, deck.pile);
    expect(knownIn(state, nothing)[0]?.size).toBe(9);
    shuffle(dealer, deck.pile);
    expect(cardsOf(knownIn(state, nothing))).toEqual([[], [], []]);
  });
});

describe('the ledger', () => {
  it('tells what could be seen after an entry from what could be heard while it was made', () => {
    const { state, deck, hands, dealer } = table();
    const ledger = new Ledger(nothing);
    ledger.write(null);
    ledger.write(state);
    show(dealer, deck.pile, 3, only(0));
    const onTheWay = knownIn(state, nothing);
    shuffle(dealer, deck.pile);
    ledger.write(state, [onTheWay]);
    draw(dealer, deck, hands[1], 9, only(1));
    ledger.write(state);
    expect(ledger.version).toBe(4);
    expect([1, 2, 3, 4].map((version) => ledger.couldSee(0, 4, version))).toEqual(Array(4).fill(false));
    expect([1, 2, 3, 4].map((version) => ledger.couldHear(0, 4, version))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(ledger.couldHear('spectator', 4, 3)).toBe(false);
    expect(ledger.couldSee(1, 4, 4)).toBe(true);
    expect(ledger.couldSee(1, 4, 1, 4)).toBe(true);
    expect(ledger.couldSee(1, 4, 1, 3)).toBe(false);
  });

  it('hears of what is hidden after an entry but was open before it', () => {
    const { state, deck, dealer } = table();
    const ledger = new Ledger(nothing);
    reveal(dealer, deck.pile);
    ledger.write(state);
    shuffle(dealer, deck.pile);
    ledger.write(state);
    expect([ledger.couldHear(0, 5, 2), ledger.couldSee(0, 5, 2)]).toEqual([true, false]);
  });

  it('names what is hidden from a viewer, and keeps what it noted when the state goes on', () => {
    const { state, deck, hands, dealer } = table();
    const ledger = new Ledger(nothing);
    draw(dealer, deck, hands[0], 3, only(0));
    ledger.write(state);
    reveal(dealer, deck.pile);
    ledger.write(state);
    expect(ledger.hiddenFrom(0, 1)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]));
    expect(ledger.hiddenFrom(0, 1)).toHaveLength(6);
    expect(ledger.hiddenFrom(1, 1)).toHaveLength(9);
    expect(ledger.hiddenFrom('spectator', 2)).toEqual(expect.arrayContaining([7, 8, 9]));
    expect(ledger.hiddenFrom('spectator', 2)).toHaveLength(3);
    expect(ledger.hiddenFrom(0, 0)).toEqual([]);
  });

  it('agrees with how a real game is dealt', () => {
    const rules = cellar.load(cellar.content);
    const state = rules.setup({}, 3, seeded(5));
    const known = knownIn(state, nothing);
    state.hands.forEach(({ cards }, seat) => {
      expect(known[seat]).toEqual(new Set(cards));
    });
    expect(known.at(-1)).toEqual(new Set());
  });
});
