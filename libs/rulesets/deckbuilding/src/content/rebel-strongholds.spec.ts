import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { expectDeclined } from '../../test/printed.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Rebels' bases that work for as long as they stand; for hit points and the others see rebel-bases.spec.ts. */

const table = (told: GameSituation) => scenario(load, content, situation(told));

describe('Bespin', () => {
  const deck = ['rebel-trooper', 'dengar', 'dengar', 'dengar', 'dengar', 'dengar', 'dengar'];
  const hand = ['x-wing', 'jawa-scavenger', 'z-95-headhunter'];
  const played = (...cards: readonly string[]) => {
    const t = table({ turn: 'rebel', rebel: { base: 'bespin', hand, deck } });
    for (const id of cards) t.do('play', cardNumber(id));
    return t;
  };

  card('bespin', 'draws 1 card for the first neutral card played in a turn', () => {
    const t = played('x-wing');
    expect(t).toAllow('endTurn');
    t.do('play', cardNumber('jawa-scavenger'));
    t.do('accept');
    expect(idsOf(t.state.sides[1].hand.cards)).toEqual(['z-95-headhunter', 'rebel-trooper']);
    t.do('play', cardNumber('z-95-headhunter'));
    expect(t).toAllow('endTurn');
    expect(idsOf(t.state.sides[1].hand.cards)).toEqual(['rebel-trooper']);
    t.do('endTurn');
    t.do('endTurn');
    t.do('play', cardNumber('dengar'));
    expect(t).toAllow('accept');
  });

  card('bespin', 'may be declined, and the second neutral card is no first', () => {
    const t = played('jawa-scavenger');
    expectDeclined(t);
    t.do('play', cardNumber('z-95-headhunter'));
    expect(t).toAllow('endTurn');
  });
});

describe('Hoth', () => {
  const attack = (t: ReturnType<typeof table>, id: string) => {
    t.do('attack', 'base');
    t.do('join', pieceId(t.state, id));
    t.do('strike');
    return t.state.sides[1].base?.damage;
  };

  card('hoth', 'keeps off the first 2 damage of a turn, and no more', () => {
    const t = table({
      empire: { units: ['boba-fett', 'general-veers'] },
      rebel: { base: 'hoth' },
    });
    expect(attack(t, 'boba-fett')).toBe(3);
    expect(attack(t, 'general-veers')).toBe(7);
  });

  card('hoth', 'keeps off 2 again in the next turn', () => {
    const t = table({ empire: { ships: ['star-destroyer'] }, rebel: { base: 'hoth' } });
    expect(attack(t, 'star-destroyer')).toBe(2);
    t.do('endTurn');
    t.do('endTurn');
    expect(attack(t, 'star-destroyer')).toBe(4);
  });

  card('hoth', 'shields no ship', () => {
    const t = table({
      empire: { units: ['boba-fett'] },
      rebel: { base: 'hoth', ships: ['rebel-transport'] },
    });
    expect(attack(t, 'boba-fett')).toBe(1);
    expect(t.state.sides[1].ships).toEqual([]);
  });
});

describe('Jedha', () => {
  const bought = (base: string) => {
    const t = table({
      turn: 'rebel',
      row: ['x-wing', 'dengar', 'bossk', 'tie-fighter', 'tie-bomber', 'at-st'],
      galaxy: ['at-at', 'darth-vader', 'boba-fett'],
      rebel: { base, hand: [], discard: [], pool: 20 },
    });
    for (const slot of [0, 1, 2]) t.do('buy', slot);
    return t;
  };

  card(
    'jedha',
    'lends the first neutral card purchased in a turn: into the hand, exiled when the turn ends',
    () => {
      const t = bought('jedha');
      expect(idsOf(t.state.sides[1].hand.cards)).toEqual(['dengar']);
      expect(idsOf(t.state.sides[1].deck.discard.cards)).toEqual(['x-wing', 'bossk']);
      t.do('play', cardNumber('dengar'));
      expect(t.state.sides[1].units).toHaveLength(1);
      t.do('endTurn');
      expect(idsOf(t.state.exiled)).toEqual(['dengar']);
      expect(idsOf(t.state.sides[1].deck.discard.cards)).toEqual(['x-wing', 'bossk']);
    },
  );

  card('jedha', 'does so only while it is the base', () => {
    const t = bought('dantooine');
    expect(t.state.sides[1].hand.cards).toEqual([]);
    expect(idsOf(t.state.sides[1].deck.discard.cards)).toEqual(['x-wing', 'dengar', 'bossk']);
    t.do('endTurn');
    expect(t.state.exiled).toEqual([]);
  });

  card('jedha', 'lends nothing to the Empire', () => {
    const t = table({
      row: ['dengar'],
      rebel: { base: 'jedha' },
      empire: { pool: 4, discard: [], hand: [] },
    });
    t.do('buy', 0);
    expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['dengar']);
  });
});

describe('Sullust', () => {
  const bought = (base: string) => {
    const t = table({
      turn: 'rebel',
      row: ['x-wing', 'dengar'],
      rebel: { base, discard: [], deck: ['rebel-trooper'], pool: 20 },
    });
    t.do('buy', 1);
    t.do('buy', 0);
    const { pile, discard } = t.state.sides[1].deck;
    return { deck: idsOf(pile.cards), discard: idsOf(discard.cards) };
  };

  card('sullust', 'puts the first card purchased in a turn on top of the deck', () => {
    expect(bought('sullust')).toEqual({ deck: ['rebel-trooper', 'dengar'], discard: ['x-wing'] });
    expect(bought('dantooine')).toEqual({ deck: ['rebel-trooper'], discard: ['dengar', 'x-wing'] });
  });

  card('sullust', 'does so again in the next turn, and never for the Empire', () => {
    const t = table({
      turn: 'rebel',
      row: ['x-wing', 'y-wing', 'tie-fighter'],
      rebel: { base: 'sullust', discard: [], pool: 3 },
      empire: { discard: [], hand: ['imperial-shuttle'] },
    });
    t.do('buy', 0);
    t.do('endTurn');
    t.do('play', cardNumber('imperial-shuttle'));
    t.do('buy', 2);
    expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['tie-fighter']);
    t.do('endTurn');
    t.do('play', cardNumber('alliance-shuttle'));
    t.do('buy', 1);
    expect(idsOf(t.state.sides[1].deck.pile.cards).at(-1)).toBe('y-wing');
  });
});

describe('Yavin 4', () => {
  const used = (base: string) => {
    const t = table({
      turn: 'rebel',
      rebel: { base, units: ['snowspeeder', 'snowspeeder'] },
      empire: { base: 'endor', hand: ['at-at', 'at-st', 'tie-fighter'], ships: ['star-destroyer'] },
    });
    t.do('use', pieceId(t.state, 'snowspeeder'));
    t.do('pick', cardNumber('at-at'));
    return t;
  };

  card(
    'yavin-4',
    'deals 2 damage to the enemy base each time the opponent discards in the Rebels’ turn',
    () => {
      const t = used('yavin-4');
      expect(t).toWaitFor(1);
      t.do('accept');
      expect([t.state.sides[0].base?.damage, t.state.sides[0].ships[0]?.damage]).toEqual([2, 0]);
      t.do('use', pieceId(t.state, 'snowspeeder', 1));
      t.do('pick', cardNumber('at-st'));
      t.do('accept');
      expect(t.state.sides[0].base?.damage).toBe(4);
      expectDeclined(used('yavin-4'));
      expect(used('dantooine')).toAllow('endTurn');
    },
  );

  card('yavin-4', 'is silent when the Rebels discard, and in the Empire’s turn', () => {
    const own = table({
      turn: 'rebel',
      rebel: { base: 'yavin-4', damage: 3, ships: ['c-roc-cruiser'], hand: ['x-wing', 'y-wing'] },
    });
    own.do('use', pieceId(own.state, 'c-roc-cruiser'));
    own.do('pick', cardNumber('x-wing'));
    expect(own).toAllow('endTurn');
    expect(own.state.sides[0].base?.damage).toBe(0);
    const theirs = table({
      rebel: { base: 'yavin-4' },
      empire: { ships: ['gozanti-cruiser'], hand: ['at-at', 'at-st'], deck: ['tie-fighter'] },
    });
    theirs.do('use', pieceId(theirs.state, 'gozanti-cruiser'));
    theirs.do('pick', cardNumber('at-at'));
    expect(theirs).toAllow('endTurn');
    expect(theirs.state.sides[0].base?.damage).toBe(0);
  });
});
