import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { expectDeclined, printedAt, type Printed } from '../../test/printed.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** Princess Leia, the Millennium Falcon and Luke Skywalker. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted, hunted } = printedAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  'princess-leia': { copies: 1, cost: 6, attack: 2, resources: 2, force: 2, target: 6 },
  'millennium-falcon': { copies: 1, cost: 7, attack: 5, resources: 2, target: 7 },
  'luke-skywalker': { copies: 1, cost: 8, attack: 6, force: 2, target: 8 },
};

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    card(id, 'has these numbers, each reached and missed by one', () => expectPrinted(id, 'rebel', printed));
  }
});

describe('Princess Leia', () => {
  const row = ['x-wing', 'tie-fighter', 'dengar', 'chewbacca', 'at-at', 'blockade-runner'];
  const used = (force: number) => {
    const rebel = { units: ['princess-leia'], pool: 1, discard: [], deck: ['rebel-trooper'] };
    const t = table({ turn: 'rebel', force, row, galaxy: ['dengar', 'lobot'], rebel });
    t.do('use', pieceId(t.state, 'princess-leia'));
    expect(t.legal('pick')).toEqual([0, 3]); // Rebel cards only
    t.do('pick', 3);
    expect([t.state.sides[1].pool, idsOf(t.state.row.cards)[3]]).toEqual([1, 'dengar']);
    expect(t).toAllow('endTurn');
    return t.state.sides[1].deck;
  };

  card('princess-leia', 'purchases a Rebel card of the row for nothing', () => {
    const { discard, pile } = used(0);
    expect([idsOf(discard.cards), idsOf(pile.cards)]).toEqual([['chewbacca'], ['rebel-trooper']]);
  });

  card('princess-leia', 'puts it on top of the deck while the Force is with the Rebels', () => {
    const { discard, pile } = used(1);
    expect([idsOf(discard.cards), idsOf(pile.cards)]).toEqual([[], ['rebel-trooper', 'chewbacca']]);
  });

  card('princess-leia', 'cannot purchase where no Rebel card lies in the row', () => {
    const empty = ['tie-fighter', 'tie-bomber', 'dengar', 'at-st', 'at-at', 'blockade-runner'];
    const t = table({ turn: 'rebel', row: empty, rebel: { units: ['princess-leia'] } });
    expect(t).toRefuse('use', pieceId(t.state, 'princess-leia'), 'CORE-TARGET');
  });

  card('princess-leia', 'rewards 3 resources and 3 Force, if they are wanted', () => {
    const t = hunted('princess-leia', 'rebel', 6, { force: 3 });
    t.do('accept');
    expect([t.state.sides[0].pool, t.state.force]).toEqual([3, 0]);
    expectDeclined(hunted('princess-leia', 'rebel', 6, { force: 3 }));
  });
});

describe('Millennium Falcon', () => {
  const withDiscard = (discard: readonly string[]) =>
    table({ turn: 'rebel', rebel: { units: ['millennium-falcon'], hand: [], discard } });

  card('millennium-falcon', 'brings one unique unit back from the discard pile', () => {
    const t = withDiscard(['han-solo', 'x-wing', 'lobot', 'mon-calamari-cruiser']);
    t.do('use', pieceId(t.state, 'millennium-falcon'));
    expect(idsOf(t.legal('pick') as number[])).toEqual(['han-solo', 'lobot']);
    t.do('pick', cardNumber('han-solo'));
    expect(idsOf(t.state.sides[1].hand.cards)).toEqual(['han-solo']);
    expect(idsOf(t.state.sides[1].deck.discard.cards)).toEqual(['x-wing', 'lobot', 'mon-calamari-cruiser']);
    expect(t).toAllow('endTurn');
  });

  card('millennium-falcon', 'brings nothing back where no unique unit lies there', () => {
    const t = withDiscard(['x-wing', 'mon-calamari-cruiser']);
    expect(t).toRefuse('use', pieceId(t.state, 'millennium-falcon'), 'CORE-TARGET');
  });

  card('millennium-falcon', 'rewards a card of the own faction for nothing, if it is wanted', () => {
    const row = ['tie-fighter', 'x-wing', 'dengar', 'at-at', 'blockade-runner'];
    const rewarded = () => hunted('millennium-falcon', 'rebel', 8, { row });
    const t = rewarded();
    t.do('accept');
    expect(t.legal('pick')).toEqual([1, 4]);
    t.do('pick', 4);
    expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['at-at']);
    expect(t.state.sides[0].pool).toBe(0);
    expect(t).toAllow('endTurn');
    expectDeclined(rewarded());
  });
});

describe('Luke Skywalker', () => {
  const against = (force: number, ships: readonly string[]) =>
    table({
      turn: 'rebel',
      force,
      row: ['imperial-carrier'],
      rebel: { units: ['luke-skywalker'], ships: ['mon-calamari-cruiser'] },
      empire: { ships, discard: [] },
    });

  card(
    'luke-skywalker',
    'destroys one ship the opponent has in play while the Force is with the Rebels',
    () => {
      const t = against(1, ['star-destroyer', 'gozanti-cruiser']);
      t.do('use', pieceId(t.state, 'luke-skywalker'));
      const [destroyer, gozanti] = [pieceId(t.state, 'star-destroyer'), pieceId(t.state, 'gozanti-cruiser')];
      expect(t.legal('pick')).toEqual([destroyer, gozanti]);
      t.do('pick', destroyer);
      expect(t.state.sides[0].ships.map(({ id }) => id)).toEqual([gozanti]);
      expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['star-destroyer']);
      expect(t).toAllow('endTurn');
    },
  );

  card('luke-skywalker', 'destroys nothing without the Force, or without a ship in play', () => {
    const without = against(0, ['star-destroyer', 'gozanti-cruiser']);
    expect(without).toRefuse('use', pieceId(without.state, 'luke-skywalker'), 'DB-FORCE-06');
    const none = against(1, []);
    expect(none).toRefuse('use', pieceId(none.state, 'luke-skywalker'), 'CORE-TARGET');
  });

  card('luke-skywalker', 'rewards 4 resources and 4 Force, if they are wanted', () => {
    const t = hunted('luke-skywalker', 'rebel', 8, { force: 3 });
    t.do('accept');
    expect([t.state.sides[0].pool, t.state.force]).toEqual([4, -1]);
    expectDeclined(hunted('luke-skywalker', 'rebel', 8, { force: 3 }));
  });
});
