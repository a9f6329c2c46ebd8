import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { expectDeclined, lie, printedAt } from '../../test/printed.ts';
import { cardNumber, idsOf, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Rebels' bases; those that work for as long as they stand are in rebel-strongholds.spec.ts. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectBase, revealed } = printedAt(table);

const HIT_POINTS: Readonly<Record<string, number>> = {
  dantooine: 8,
  'mon-cala': 10,
  dagobah: 12,
  alderaan: 14,
  bespin: 14,
  hoth: 14,
  jedha: 14,
  tatooine: 16,
  sullust: 16,
  'yavin-4': 16,
};
const BEGINNER = ['mon-cala', 'hoth', 'sullust', 'yavin-4'];

describe('what is printed', () => {
  for (const [id, hitPoints] of Object.entries(HIT_POINTS)) {
    card(id, 'stands one short of its hit points and falls with the last', () =>
      expectBase(id, 'rebel', hitPoints, id === 'hoth' ? 2 : 0),
    );
    card(id, 'is in the games it belongs to, once', () => {
      const among = (bases: string) => {
        const { base, bases: others } = table({ options: { bases } }).state.sides[1];
        return idsOf([base?.card ?? -1, ...others.cards]).filter((one) => one === id).length;
      };
      expect(among('whole-galaxy')).toBe(1);
      expect(among('beginner')).toBe(id === 'dantooine' || BEGINNER.includes(id) ? 1 : 0);
    });
  }
});

describe('Dantooine', () => {
  card('dantooine', 'is in play from the start and does nothing more', () => {
    const t = table({ turn: 'rebel' });
    expect(t.state.sides[1].base?.card).toBe(cardNumber('dantooine'));
    expect(t.candidates('use')).toEqual([]);
  });
});

describe('Mon Cala', () => {
  const reveal = () =>
    revealed('mon-cala', 'rebel', {
      row: ['tie-fighter', 'x-wing', 'quarren-mercenary', 'at-at', 'chewbacca', 'darth-vader'],
      force: 0,
      galaxy: ['lobot', 'dengar'],
      rebel: { hand: ['rebel-trooper'], discard: [], pool: 0 },
    });

  card('mon-cala', 'purchases a Rebel or neutral card of the row into the hand for nothing', () => {
    const t = reveal();
    t.do('accept');
    expect(t.legal('pick')).toEqual([1, 2, 4]);
    t.do('pick', 4);
    expect(idsOf(t.state.sides[1].hand.cards)).toEqual(['rebel-trooper', 'chewbacca']);
    expect([t.state.sides[1].pool, t.state.sides[1].deck.discard.cards]).toEqual([0, []]);
    expect(idsOf(t.state.row.cards)[4]).toBe('lobot');
    expect(t).toAllow('endTurn');
  });

  card('mon-cala', 'purchases, so the card says what it says when purchased', () => {
    const t = reveal();
    t.do('accept');
    t.do('pick', 2);
    t.do('accept');
    t.do('pick', `hand:${cardNumber('rebel-trooper')}`);
    expect(idsOf(t.state.sides[1].hand.cards)).toEqual(['quarren-mercenary']);
    expect(idsOf(t.state.exiled)).toEqual(['rebel-trooper']);
  });

  card('mon-cala', 'may be declined', () => expectDeclined(reveal()));
});

describe('Dagobah', () => {
  const reveal = () =>
    revealed('dagobah', 'rebel', {
      force: 0,
      rebel: { hand: ['x-wing', 'rebel-trooper'], discard: ['y-wing', 'alliance-shuttle'] },
    });

  card('dagobah', 'exiles up to three cards from hand and discard pile', () => {
    const three = reveal();
    three.do('accept');
    three.do('pick', `hand:${cardNumber('rebel-trooper')}`);
    three.do('pick', `discard:${cardNumber('y-wing')}`);
    three.do('pick', `discard:${cardNumber('alliance-shuttle')}`);
    expect(three).toAllow('endTurn');
    expect(idsOf(three.state.exiled)).toEqual(['rebel-trooper', 'y-wing', 'alliance-shuttle']);
    expect(idsOf(three.state.sides[1].hand.cards)).toEqual(['x-wing']);
    expect(three.state.sides[1].deck.discard.cards).toEqual([]);
    const one = reveal();
    one.do('accept');
    one.do('pick', `hand:${cardNumber('x-wing')}`);
    one.do('done');
    expect(idsOf(one.state.exiled)).toEqual(['x-wing']);
  });

  card('dagobah', 'may exile none, or be declined', () => {
    const none = reveal();
    const before = lie(none);
    none.do('accept');
    none.do('done');
    expect(lie(none)).toEqual(before);
    expectDeclined(reveal());
  });
});

describe('Alderaan', () => {
  card('alderaan', 'gains 4 Force', () => {
    const t = revealed('alderaan', 'rebel', { force: -3 });
    t.do('accept');
    expect(t.state.force).toBe(1);
    expectDeclined(revealed('alderaan', 'rebel', { force: -3 }));
  });

  card('alderaan', 'asks nothing where the Force is at its end', () => {
    const t = revealed('alderaan', 'rebel', { force: 3 });
    expect(t).toAllow('endTurn');
    expect(t.state.force).toBe(3);
  });
});

describe('Tatooine', () => {
  const reveal = (galaxyDiscard: readonly string[]) =>
    revealed('tatooine', 'rebel', {
      row: ['tie-fighter', 'at-at', 'lobot', 'x-wing', 'at-st', 'dengar'],
      force: 0,
      galaxyDiscard,
      rebel: { pool: 0 },
    });
  const discarded = ['chewbacca', 'tie-bomber', 'y-wing', 'bossk'];

  card('tatooine', 'exchanges a discarded Rebel card with a card of the row and gains 1 resource', () => {
    const t = reveal(discarded);
    t.do('accept');
    expect(idsOf(t.legal('fetch') as number[])).toEqual(['y-wing', 'chewbacca']);
    t.do('fetch', cardNumber('chewbacca'));
    expect(t.legal('replace')).toEqual([0, 1, 2, 3, 4, 5]);
    t.do('replace', 1);
    expect(idsOf(t.state.row.cards)).toEqual([
      'tie-fighter',
      'chewbacca',
      'lobot',
      'x-wing',
      'at-st',
      'dengar',
    ]);
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['tie-bomber', 'y-wing', 'bossk', 'at-at']);
    expect(t.state.sides[1].pool).toBe(1);
    expect(t).toAllow('endTurn');
  });

  card('tatooine', 'still gains 1 resource where no Rebel card was discarded', () => {
    const t = reveal(['tie-bomber', 'bossk']);
    t.do('accept');
    expect(t.state.sides[1].pool).toBe(1);
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['tie-bomber', 'bossk']);
    expect(t).toAllow('endTurn');
  });

  card('tatooine', 'may be declined', () => expectDeclined(reveal(discarded)));
});
