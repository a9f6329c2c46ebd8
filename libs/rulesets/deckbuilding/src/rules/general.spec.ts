import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { reprinted } from '../../test/altered.ts';
import { attackWith } from '../../test/acts.ts';
import { GALAXY } from '../../test/box.ts';
import { cardNumber, idsOf, pieceId } from '../../test/situation.ts';
import { table } from '../../test/table.ts';
import { content, load, type State } from '../index.ts';

function cardsOwned({ sides }: State, seat: 0 | 1): number {
  const { deck, hand, units, ships } = sides[seat];
  return deck.pile.cards.length + deck.discard.cards.length + hand.cards.length + units.length + ships.length;
}

describe('scope', () => {
  rule('DB-GEN-01', 'exactly two players against each other, one the Empire, the other the Rebels', () => {
    const t = table({});
    for (const seats of [0, 1, 3, 4]) {
      expect(() => t.ruleset.setup({}, seats, t.state.random)).toThrow('CORE-SEATS');
    }
    const { sides } = t.ruleset.setup({}, 2, t.state.random);
    expect(sides.map(({ base }) => base && content.cards[base.card]?.faction)).toEqual(['empire', 'rebel']);
    t.ruleset.concede(t.state, 1);
    expect(t.ruleset.outcome(t.state)?.seats).toEqual(['won', 'lost']);
  });

  rule('DB-GEN-02', 'without options the third base destroyed wins, the second does not', () => {
    const strike = (victory: string[]) => {
      const t = table({ empire: { units: ['at-at'], victory }, rebel: { base: 'dantooine', damage: 7 } });
      attackWith(t, 'base', 'at-at');
      return t;
    };
    const second = strike(['hoth']);
    expect(second.view(0).goal).toBe(3);
    expect(idsOf(second.state.sides[0].victory)).toEqual(['hoth', 'dantooine']);
    expect(second.ruleset.outcome(second.state)).toBeUndefined();
    expect(second).toWaitFor(0);
    const third = strike(['hoth', 'sullust']);
    expect(third).toBeWonBy(0);
    expect(third).toWaitFor();
    for (const [victory, winners] of [
      [['lothal'], 0],
      [['lothal', 'endor'], 1],
    ] as const) {
      const t = table({
        turn: 'rebel',
        rebel: { units: ['b-wing'], victory },
        empire: { base: 'corellia', damage: 9 },
      });
      attackWith(t, 'base', 'b-wing');
      expect(t.ruleset.outcome(t.state)?.seats ?? []).toEqual(winners === 1 ? ['lost', 'won'] : []);
    }
  });

  rule('DB-GEN-03', 'a personal deck has 10 cards at first and grows by each purchase', () => {
    const t = table({});
    expect([cardsOwned(t.state, 0), cardsOwned(t.state, 1)]).toEqual([10, 10]);
    const rich = table({ row: ['tie-fighter', 'dengar'], empire: { pool: 5 } });
    rich.do('buy', 0);
    expect(cardsOwned(rich.state, 0)).toBe(11);
    rich.do('buy', 1);
    expect([cardsOwned(rich.state, 0), cardsOwned(rich.state, 1)]).toEqual([12, 10]);
    rich.do('endTurn');
    expect(cardsOwned(rich.state, 0)).toBe(12);
  });
});

describe('vocabulary', () => {
  rule('DB-GEN-04', 'a card is a unit, a base or a capital ship; there is no fourth type', () => {
    const t = table({ empire: { hand: ['stormtrooper', 'star-destroyer'] } });
    expect([...new Set(content.cards.map(({ type }) => type))].sort()).toEqual(['base', 'ship', 'unit']);
    for (const card of t.candidates('play')) t.do('play', card);
    const { units, ships, base } = t.state.sides[0];
    expect(idsOf(units.map(({ card }) => card))).toEqual(['stormtrooper']);
    expect(idsOf(ships.map(({ card }) => card))).toEqual(['star-destroyer']);
    expect(base?.card).toBe(cardNumber('lothal'));
    expect(() => load(reprinted({ stormtrooper: { type: 'event' } }))).toThrow('CORE-CONTENT');
  });

  rule('DB-GEN-05', 'the galaxy deck is 30 Empire, 30 Rebel and 30 neutral cards, and nothing else', () => {
    const { galaxy, row } = table({}).state;
    for (const faction of ['empire', 'rebel', 'neutral'] as const) {
      const cards = [...galaxy.pile.cards, ...row.cards].filter(
        (card) => content.cards[card]?.faction === faction,
      );
      expect(cards).toHaveLength(30);
      expect(idsOf(cards).toSorted()).toEqual(GALAXY[faction].toSorted());
    }
    expect(galaxy.pile.cards.length + row.cards.length).toBe(90);
    for (const faction of ['hutts', ['empire', 'rebel'], null]) {
      expect(() => load(reprinted({ dengar: { faction } }))).toThrow('CORE-CONTENT');
    }
  });

  rule(
    'DB-GEN-06',
    'a card without a faction symbol is neutral: for both to purchase, for none to attack',
    () => {
      const neutral = [...new Set(GALAXY.neutral)]; // as the cards show no symbol
      expect(neutral).toHaveLength(18);
      for (let first = 0; first < neutral.length; first += 6) {
        const row = neutral.slice(first, first + 6);
        const rich = { pool: 30, units: ['at-at'] };
        for (const t of [table({ row, empire: rich }), table({ turn: 'rebel', row, rebel: rich })]) {
          expect(idsOf(t.state.row.cards)).toEqual(row);
          expect(t.legal('buy')).toEqual([0, 1, 2, 3, 4, 5, 'pilot']);
          for (const slot of row.keys()) expect(t).toRefuse('attack', slot, 'DB-HUNT-08');
        }
      }
      const others = content.cards.filter(
        ({ id, faction }) => faction === 'neutral' && !neutral.includes(id),
      );
      expect(others.map(({ id }) => id)).toEqual(['outer-rim-pilot']);
    },
  );

  rule('DB-GEN-07', "enemy cards are those of the opponent's faction, never neutral ones", () => {
    const scout = (top: string) => {
      const t = table({ empire: { units: ['scout-trooper'] }, galaxy: [top, 'at-at'], galaxyDiscard: [] });
      t.do('use', pieceId(t.state, 'scout-trooper'));
      return idsOf(t.state.galaxy.discard.cards);
    };
    expect(scout('x-wing')).toEqual(['x-wing']);
    expect(scout('dengar')).toEqual([]);
    expect(scout('tie-fighter')).toEqual([]);
    const row = [
      ...['star-destroyer', 'gozanti-cruiser', 'blockade-runner'],
      ...['mon-calamari-cruiser', 'at-at', 'bossk'],
    ];
    const t = table({ turn: 'rebel', row, rebel: { ships: ['hammerhead-corvette'], pool: 9 } });
    expect(t).toRefuse('buy', 0, 'DB-BUY-02');
    expect(t).toAllow('buy', 2);
    t.do('use', pieceId(t.state, 'hammerhead-corvette'));
    expect(t.candidates('pick')).toEqual(['row:0', 'row:1']);
  });
});

describe('what is open and what is hidden', () => {
  const discard = ['stormtrooper', 'imperial-shuttle', 'inquisitor'];
  const theirs = ['rebel-trooper', 'alliance-shuttle', 'rebel-trooper'];

  rule(
    'DB-GEN-08',
    'all three discard piles are open to all at any time, and their order stays as it is',
    () => {
      const galaxyDiscard = ['luke-skywalker', 'dengar', 'at-at'];
      const t = table({
        empire: { discard, units: ['kel-dor-mystic'] },
        rebel: { discard: theirs },
        galaxyDiscard,
      });
      for (const viewer of [0, 1, 'spectator'] as const) {
        const { sides, galaxyDiscard: galaxy } = t.view(viewer);
        expect(sides.map((side) => idsOf(side.discard))).toEqual([discard, theirs]);
        expect(idsOf(galaxy)).toEqual(galaxyDiscard);
      }
      const verbs = new Set(t.ruleset.candidates(t.state, 0).map((action) => action.do));
      expect([...verbs].sort()).toEqual(['attack', 'buy', 'endTurn', 'play', 'prepare', 'use']);
      t.do('use', pieceId(t.state, 'kel-dor-mystic'));
      t.do('pick', `discard:${cardNumber('imperial-shuttle')}`);
      expect(idsOf(t.view(1).sides[0]?.discard ?? [])).toEqual(['stormtrooper', 'inquisitor']);
      expect(idsOf(t.view(1).galaxyDiscard)).toEqual(galaxyDiscard);
    },
  );

  rule('DB-GEN-10', 'an exiled card is known to all and never comes back', () => {
    const t = table({
      empire: { units: ['outer-rim-pilot'], hand: [], deck: [], discard: ['stormtrooper', 'stormtrooper'] },
      pilots: 9,
      shuffles: [['stormtrooper', 'stormtrooper']],
    });
    t.do('use', pieceId(t.state, 'outer-rim-pilot'));
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(idsOf(t.view(viewer).exiled)).toEqual(['outer-rim-pilot']);
    }
    t.do('endTurn');
    const { hand, deck } = t.state.sides[0];
    expect(idsOf(hand.cards)).toEqual(['stormtrooper', 'stormtrooper']);
    expect([...deck.pile.cards, ...deck.discard.cards]).toEqual([]);
    expect(t.state.pilots).toBe(9);
    expect(idsOf(t.state.exiled)).toEqual(['outer-rim-pilot']);
  });
});
