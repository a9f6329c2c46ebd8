import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { expectDeclined, printedAt, type Printed } from '../../test/printed.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Rebels' units on the ground of which there are several; for what flies see rebel-wings.spec.ts. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted, hunted } = printedAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  snowspeeder: { copies: 2, cost: 2, attack: 2, target: 2 },
  'duros-spy': { copies: 2, cost: 2, resources: 2, target: 2 },
  'rebel-commando': { copies: 2, cost: 3, attack: 3, target: 3 },
};

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    card(id, 'has these numbers, each reached and missed by one', () => expectPrinted(id, 'rebel', printed));
  }
});

/** Snowspeeder and Duros Spy: exactly one card, from the hand or the discard pile (DB-CASE-41). */
function expectExileOfOne(id: string, sum: number): void {
  const rewarded = () =>
    hunted(id, 'rebel', sum, { empire: { hand: ['stormtrooper'], discard: ['tie-fighter', 'at-at'] } });
  const t = rewarded();
  t.do('accept');
  expect(t.legal('pick')).toHaveLength(3);
  expect(t.legal('done')).toEqual([]);
  t.do('pick', `discard:${cardNumber('at-at')}`);
  expect(idsOf(t.state.exiled)).toEqual(['at-at']);
  expect(idsOf(t.state.sides[0].hand.cards)).toEqual(['stormtrooper']);
  expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['tie-fighter']);
  const hand = rewarded();
  hand.do('accept');
  hand.do('pick', `hand:${cardNumber('stormtrooper')}`);
  expect([idsOf(hand.state.exiled), hand.state.sides[0].hand.cards]).toEqual([['stormtrooper'], []]);
  expectDeclined(rewarded());
}

describe('Snowspeeder', () => {
  card('snowspeeder', 'makes the opponent discard one card of their choice', () => {
    const empire = { hand: ['at-at', 'tie-fighter', 'stormtrooper'], discard: [] };
    const t = table({ turn: 'rebel', rebel: { units: ['snowspeeder'] }, empire });
    t.do('use', pieceId(t.state, 'snowspeeder'));
    expect(t).toWaitFor(0);
    t.do('pick', cardNumber('tie-fighter'));
    expect(idsOf(t.state.sides[0].hand.cards)).toEqual(['at-at', 'stormtrooper']);
    expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['tie-fighter']);
    expect(t).toWaitFor(1);
    expect(t).toRefuse('use', pieceId(t.state, 'snowspeeder'), 'DB-ABIL-05');
  });

  card('snowspeeder', 'does nothing to an empty hand', () => {
    const t = table({ turn: 'rebel', rebel: { units: ['snowspeeder'] }, empire: { hand: [] } });
    expect(t).toRefuse('use', pieceId(t.state, 'snowspeeder'), 'CORE-TARGET');
  });

  card('snowspeeder', 'rewards the exile of one card', () => expectExileOfOne('snowspeeder', 2));
});

describe('Duros Spy', () => {
  const used = (force: number, hand: readonly string[]) => {
    const t = table({ turn: 'rebel', force, rebel: { units: ['duros-spy'] }, empire: { hand, discard: [] } });
    t.do('use', pieceId(t.state, 'duros-spy'));
    return t;
  };

  card('duros-spy', 'lets the opponent discard a card', () => {
    const t = used(0, ['at-at', 'tie-fighter']);
    expect(t).toWaitFor(0);
    t.do('choose', 0);
    t.do('pick', cardNumber('at-at'));
    expect([idsOf(t.state.sides[0].hand.cards), t.state.force]).toEqual([['tie-fighter'], 0]);
    expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['at-at']);
  });

  card('duros-spy', 'or grants the Rebels 1 Force', () => {
    const t = used(0, ['at-at', 'tie-fighter']);
    t.do('choose', 1);
    expect([t.state.sides[0].hand.cards.length, t.state.force]).toEqual([2, 1]);
    expect(t).toWaitFor(1);
  });

  card('duros-spy', 'leaves no choice with the Force at its end or the hand empty', () => {
    const full = used(3, ['at-at', 'tie-fighter']);
    full.do('pick', cardNumber('at-at'));
    expect([full.state.sides[0].hand.cards.length, full.state.force]).toEqual([1, 3]);
    const empty = used(1, []);
    expect(empty.state.force).toBe(2);
    expect(empty).toWaitFor(1);
  });

  card('duros-spy', 'rewards the exile of one card', () => expectExileOfOne('duros-spy', 2));
});

describe('Rebel Commando', () => {
  const hand = ['at-at', 'tie-fighter', 'stormtrooper'];

  card(
    'rebel-commando',
    'makes the opponent discard a card at random while the Force is with the Rebels',
    () => {
      const t = table({
        turn: 'rebel',
        force: 1,
        rebel: { units: ['rebel-commando'] },
        empire: { hand, discard: [] },
        draws: [1],
      });
      t.do('use', pieceId(t.state, 'rebel-commando'));
      expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['tie-fighter']);
      expect(idsOf(t.state.sides[0].hand.cards)).toEqual(['at-at', 'stormtrooper']);
      expect(t).toWaitFor(1);
    },
  );

  card('rebel-commando', 'otherwise the opponent chooses it', () => {
    const t = table({
      turn: 'rebel',
      force: 0,
      rebel: { units: ['rebel-commando'] },
      empire: { hand, discard: [] },
    });
    t.do('use', pieceId(t.state, 'rebel-commando'));
    expect(t).toWaitFor(0);
    t.do('pick', cardNumber('stormtrooper'));
    expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['stormtrooper']);
    expect(t).toWaitFor(1);
  });

  card('rebel-commando', 'rewards 2 Force, if it is wanted', () => {
    const t = hunted('rebel-commando', 'rebel', 3, { force: 1 });
    t.do('accept');
    expect(t.state.force).toBe(-1);
    expectDeclined(hunted('rebel-commando', 'rebel', 3, { force: 1 }));
  });
});
