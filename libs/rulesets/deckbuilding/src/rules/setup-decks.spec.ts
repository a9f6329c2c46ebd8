import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { copies, GALAXY_DECK, STARTERS } from '../../test/box.ts';
import { idsOf } from '../../test/situation.ts';
import { table } from '../../test/table.ts';
import type { State } from '../index.ts';

const sorted = (cards: readonly number[]): readonly string[] => idsOf(cards).toSorted();
const seeds = Array.from({ length: 12 }, (_, i) => [i + 1, i + 2, i + 3, i + 4]);
const newGame = (seed: readonly number[] = [1, 2, 3, 4]): State =>
  table({}).ruleset.setup({}, 2, seed.slice());

describe('dealing the decks', () => {
  const starterDeck = ({ deck, hand }: State['sides'][0]) => sorted([...deck.pile.cards, ...hand.cards]);

  rule('DB-SETUP-06', 'the Empire starts with 7 Imperial Shuttles, 2 Stormtroopers and 1 Inquisitor', () => {
    expect(starterDeck(newGame().sides[0])).toEqual(STARTERS.empire);
  });

  rule(
    'DB-SETUP-07',
    'the Rebels start with 7 Alliance Shuttles, 2 Rebel Troopers and 1 Temple Guardian',
    () => {
      expect(starterDeck(newGame().sides[1])).toEqual(STARTERS.rebel);
    },
  );

  /** The three shuffles of setup, first to last from the bottom of the pile. */
  const shuffles = [
    GALAXY_DECK.toReversed(),
    [
      'stormtrooper',
      'inquisitor',
      ...copies(3, 'imperial-shuttle'),
      'stormtrooper',
      ...copies(4, 'imperial-shuttle'),
    ],
    [
      ...copies(4, 'alliance-shuttle'),
      'temple-guardian',
      ...copies(2, 'rebel-trooper'),
      ...copies(3, 'alliance-shuttle'),
    ],
  ];
  /** Set up by a shuffle that is told; leaving one out, or one too many, fails. */
  const dealt = () => {
    const { ruleset } = table({ shuffles });
    return { ruleset, state: ruleset.setup({}, 2, [1, 2, 3, 4]) };
  };

  rule('DB-SETUP-08', 'each player shuffles the own starters into a face-down deck', () => {
    const { ruleset, state } = dealt();
    expect(state.sides.map(starterDeck)).toEqual([STARTERS.empire, STARTERS.rebel]);
    expect(idsOf(state.sides[0].deck.pile.cards)).toEqual(shuffles[1]?.slice(0, 5));
    expect(idsOf(state.sides[1].deck.pile.cards)).toEqual(shuffles[2]?.slice(0, 5));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { sides } = ruleset.view(state, viewer);
      expect(sides.map(({ deck }) => deck)).toEqual([
        { count: 5, known: [] },
        { count: 5, known: [] },
      ]);
    }
    for (const seat of [0, 1] as const) {
      const orders = seeds.map((seed) => newGame(seed).sides[seat].deck.pile.cards.join());
      expect(new Set(orders).size).toBeGreaterThan(1); // chance decides
    }
  });

  rule('DB-SETUP-09', 'all 90 galaxy cards are shuffled into one face-down deck', () => {
    const { ruleset, state } = dealt();
    expect(GALAXY_DECK).toHaveLength(90);
    expect(sorted([...state.galaxy.pile.cards, ...state.row.cards])).toEqual(GALAXY_DECK.toSorted());
    expect(idsOf(state.galaxy.pile.cards)).toEqual(shuffles[0]?.slice(0, 84));
    expect(ruleset.view(state, 0).galaxy).toEqual({ count: 84, known: [] });
    const orders = seeds.map((seed) => newGame(seed).galaxy.pile.cards.join());
    expect(new Set(orders).size).toBe(seeds.length);
  });

  rule('DB-SETUP-10', 'the six uppermost galaxy cards are the row, face up', () => {
    const { ruleset, state } = dealt();
    expect(idsOf(state.row.cards)).toEqual(GALAXY_DECK.slice(0, 6));
    expect(ruleset.view(state, 'spectator').row).toEqual(state.row.cards);
  });

  rule('DB-SETUP-15', 'both draw the five uppermost cards of their deck', () => {
    const { ruleset, state } = dealt();
    const hands = [copies(4, 'imperial-shuttle').concat('stormtrooper'), shuffles[2]?.slice(5).toReversed()];
    expect(state.sides.map(({ hand }) => idsOf(hand.cards))).toEqual(hands);
    for (const seat of [0, 1]) {
      expect(ruleset.view(state, seat).sides[seat]?.hand.known).toHaveLength(5);
      expect(ruleset.view(state, seat).sides[1 - seat]?.hand).toEqual({ count: 5, known: [], unknown: 5 });
    }
  });
});
