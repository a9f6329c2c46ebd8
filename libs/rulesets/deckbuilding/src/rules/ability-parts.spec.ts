import { rule } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { use } from '../../test/acts.ts';
import { cardNumber, idsOf } from '../../test/situation.ts';
import { empire, rebels, table, type GameTest } from '../../test/table.ts';

const verbs = (t: GameTest, seat: 0 | 1) => [
  ...new Set(t.ruleset.legal(t.state, seat).map((action) => action.do)),
];

/** Lando, with the Force: draw a card, then the opponent discards one. */
function lando(deck: readonly string[], enemyHand: readonly string[]): GameTest {
  const t = table({
    force: -1,
    empire: { units: ['lando-calrissian'], hand: [], deck, discard: [] },
    rebel: { hand: enemyHand, discard: [] },
  });
  use(t, 'lando-calrissian');
  return t;
}
const hands = (t: GameTest) => [idsOf(empire(t).hand.cards), idsOf(rebels(t).hand.cards)];

/** Tatooine, revealed: a Rebel card of the galaxy discard pile and a row card change places, then 1 resource. */
function tatooine(galaxyDiscard: readonly string[]): GameTest {
  const t = table({
    force: 0,
    row: ['at-at'],
    galaxyDiscard,
    rebel: { base: null, bases: ['tatooine', 'hoth'], pool: 0, hand: [] },
  });
  t.do('endTurn');
  t.do('reveal', cardNumber('tatooine'));
  t.do('accept');
  return t;
}

describe('the parts of an ability', () => {
  rule('DB-ABIL-03', 'what is impossible is skipped, the rest is done', () => {
    const first = lando([], ['rebel-trooper', 'x-wing']); // no card to draw
    expect(hands(first)).toEqual([[], ['rebel-trooper', 'x-wing']]);
    expect(first).toWaitFor(1);
    first.do('pick', cardNumber('x-wing'));
    expect(hands(first)).toEqual([[], ['rebel-trooper']]);
    expect(idsOf(rebels(first).deck.discard.cards)).toEqual(['x-wing']);
    expect(first).toAllow('endTurn', null, 0);

    const second = lando(['at-at', 'at-st'], []); // nothing to discard
    expect(hands(second)).toEqual([['at-at'], []]);
    expect(second).toAllow('endTurn', null, 0);

    const both = lando(['at-at', 'at-st'], ['x-wing']);
    both.do('pick', cardNumber('x-wing'));
    expect(hands(both)).toEqual([['at-at'], []]);
  });

  rule('DB-ABIL-04', 'whoever uses an ability does all of it that can be done', () => {
    const jyn = table({
      turn: 'rebel',
      force: 1,
      rebel: { units: ['jyn-erso'] },
      empire: { hand: ['stormtrooper', 'at-at'], deck: [] },
    });
    use(jyn, 'jyn-erso'); // look at the hand, then put one of its cards on top of the deck
    expect(verbs(jyn, 1)).toEqual(['pick']);
    expect(jyn).toRefuse('endTurn', null, 'CORE-NOT-NOW');
    jyn.do('pick', cardNumber('at-at'));
    expect(idsOf(empire(jyn).deck.pile.cards)).toEqual(['at-at']);
    expect(jyn).toAllow('endTurn');

    const t = lando(['at-at', 'at-st'], ['x-wing', 'y-wing']); // the first part is done, the second is due
    expect(hands(t)).toEqual([['at-at'], ['x-wing', 'y-wing']]);
    expect([verbs(t, 0), verbs(t, 1)]).toEqual([[], ['pick']]);
    t.do('pick', cardNumber('y-wing'));
    expect(hands(t)).toEqual([['at-at'], ['x-wing']]);

    const exchanged = tatooine(['han-solo', 'lobot']);
    expect(verbs(exchanged, 1)).toEqual(['fetch']);
    exchanged.do('fetch', cardNumber('han-solo'));
    expect(verbs(exchanged, 1)).toEqual(['replace']);
    expect(rebels(exchanged).pool).toBe(0);
    exchanged.do('replace', 0);
    expect(idsOf(exchanged.state.row.cards)[0]).toBe('han-solo');
    expect(rebels(exchanged).pool).toBe(1);
    expect(exchanged).toAllow('endTurn');
  });

  rule('DB-ABIL-04', 'an impossible part excuses from nothing else', () => {
    const first = lando([], ['x-wing', 'y-wing']);
    expect([verbs(first, 0), verbs(first, 1)]).toEqual([[], ['pick']]);
    first.do('pick', cardNumber('x-wing'));
    expect(hands(first)).toEqual([[], ['y-wing']]);

    const none = tatooine(['lobot', 'at-st']); // no Rebel card to exchange
    expect(rebels(none).pool).toBe(1);
    expect(idsOf(none.state.row.cards)[0]).toBe('at-at');
    expect(none).toAllow('endTurn');
  });
});
