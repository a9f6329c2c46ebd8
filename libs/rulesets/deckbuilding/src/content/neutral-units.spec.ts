import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, empire, use } from '../../test/acts.ts';
import { printedAt, type Printed } from '../../test/printed.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** Neutral units without a name of their own; for those that do something when purchased see neutral-purchases.spec.ts. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted } = printedAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  'z-95-headhunter': { copies: 2, cost: 1, attack: 2 },
  'jawa-scavenger': { copies: 2, cost: 1, resources: 2 },
  'rodian-gunslinger': { copies: 2, cost: 2, attack: 2 },
  'kel-dor-mystic': { copies: 2, cost: 2, force: 2 },
  'hwk-290': { copies: 2, cost: 4, resources: 4 },
};
const DECK = ['stormtrooper', 'inquisitor', 'imperial-shuttle'];

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    for (const buyer of ['empire', 'rebel'] as const) {
      card(id, `has these numbers for the ${buyer} side, each reached and missed by one`, () => {
        expectPrinted(id, buyer, printed);
      });
    }
  }
});

describe('Z-95 Headhunter', () => {
  const own = { units: ['z-95-headhunter'], hand: [], deck: DECK };

  card('z-95-headhunter', 'draws 1 card if the opponent has a capital ship in play', () => {
    const t = table({ empire: own, rebel: { ships: ['rebel-transport'] } });
    expect(empire(t).hand.cards).toEqual([]);
    use(t, 'z-95-headhunter');
    expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper']);
  });

  card('z-95-headhunter', 'draws nothing for a ship of one’s own', () => {
    const t = table({ empire: { ...own, ships: ['gozanti-cruiser'] } });
    expect(t).toRefuse('use', pieceId(t.state, 'z-95-headhunter'), 'DB-ABIL-13');
  });
});

describe('Jawa Scavenger', () => {
  const GALAXY_DISCARD = ['tie-fighter', 'x-wing', 'dengar', 'at-at', 'lobot'];
  const withPool = (pool: number, galaxyDiscard: readonly string[] = GALAXY_DISCARD) =>
    table({ galaxyDiscard, empire: { units: ['jawa-scavenger'], pool, discard: [] } });

  card('jawa-scavenger', 'is exiled to purchase one own or neutral card from the galaxy discard pile', () => {
    const t = withPool(4);
    use(t, 'jawa-scavenger');
    expect(idsOf(t.candidates('pick') as number[]).toSorted()).toEqual([
      'at-at',
      'dengar',
      'lobot',
      'tie-fighter',
    ]);
    expect(t).toRefuse('pick', cardNumber('at-at'), 'DB-BUY-04');
    t.do('pick', cardNumber('dengar'));
    expect([empire(t).pool, empire(t).bought, empire(t).units]).toEqual([0, 1, []]);
    expect(idsOf(empire(t).deck.discard.cards)).toEqual(['dengar']);
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['tie-fighter', 'x-wing', 'at-at', 'lobot']);
    expect(idsOf(t.state.exiled)).toEqual(['jawa-scavenger']);
    expect(t).toAllow('endTurn');
  });

  card('jawa-scavenger', 'stays where there is nothing to purchase, or nothing one can pay', () => {
    const poor = withPool(0);
    expect(poor).toRefuse('use', pieceId(poor.state, 'jawa-scavenger'), 'DB-BUY-04');
    const none = withPool(9, ['x-wing']);
    expect(none).toRefuse('use', pieceId(none.state, 'jawa-scavenger'), 'CORE-TARGET');
  });
});

describe('Rodian Gunslinger', () => {
  const hunting = (target: string) => {
    const t = table({
      row: [target],
      galaxy: ['lobot'],
      galaxyDiscard: [],
      empire: { units: ['rodian-gunslinger'] },
    });
    attackWith(t, 0, 'rodian-gunslinger');
    return idsOf(t.state.galaxy.discard.cards);
  };

  card('rodian-gunslinger', 'attacks a row card with 2 more: enough for a target of 4, not of 5', () => {
    expect(hunting('u-wing')).toEqual(['u-wing']);
    expect(hunting('b-wing')).toEqual([]);
  });
});

describe('Kel Dor Mystic', () => {
  const withCards = (hand: readonly string[], discard: readonly string[]) =>
    table({ empire: { units: ['kel-dor-mystic'], hand, discard } });

  card('kel-dor-mystic', 'is exiled to exile one card from the hand or the discard pile', () => {
    for (const place of ['hand', 'discard']) {
      const t = withCards(['imperial-shuttle', 'at-at'], ['imperial-shuttle', 'at-st']);
      use(t, 'kel-dor-mystic');
      expect([t.legal('pick').length, t.legal('done')]).toEqual([4, []]);
      t.do('pick', `${place}:${cardNumber('imperial-shuttle')}`);
      expect(idsOf(t.state.exiled)).toEqual(['kel-dor-mystic', 'imperial-shuttle']);
      const left = [idsOf(empire(t).hand.cards), idsOf(empire(t).deck.discard.cards)];
      expect(left).toEqual(
        place === 'hand'
          ? [['at-at'], ['imperial-shuttle', 'at-st']]
          : [['imperial-shuttle', 'at-at'], ['at-st']],
      );
      expect(empire(t).units).toEqual([]);
      expect(t).toAllow('endTurn');
    }
  });

  card('kel-dor-mystic', 'stays where there is no card to exile', () => {
    const t = withCards([], []);
    expect(t).toRefuse('use', pieceId(t.state, 'kel-dor-mystic'), 'CORE-TARGET');
  });
});

describe('HWK-290', () => {
  const repaired = (damage: number) => {
    const t = table({ empire: { units: ['hwk-290'], base: 'endor', damage } });
    use(t, 'hwk-290');
    expect([empire(t).units, idsOf(t.state.exiled)]).toEqual([[], ['hwk-290']]);
    return empire(t).base?.damage;
  };

  card('hwk-290', 'is exiled to repair 4 damage on one’s base, or as much as there is', () => {
    expect([6, 4, 3].map(repaired)).toEqual([2, 0, 0]);
  });
});
