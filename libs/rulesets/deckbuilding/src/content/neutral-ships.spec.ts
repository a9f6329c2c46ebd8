import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { empire, use } from '../../test/acts.ts';
import { printedAt, type Printed } from '../../test/printed.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** Capital ships that anybody may purchase. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted } = printedAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  'c-roc-cruiser': { copies: 2, cost: 3, resources: 1, hitPoints: 3 },
  'blockade-runner': { copies: 3, cost: 4, attack: 1, resources: 1, hitPoints: 4 },
  'nebulon-b-frigate': { copies: 2, cost: 5, hitPoints: 5 },
};

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    for (const buyer of ['empire', 'rebel'] as const) {
      card(id, `has these numbers for the ${buyer} side, each reached and missed by one`, () => {
        expectPrinted(id, buyer, printed);
      });
    }

    card(id, 'pays its resources again when its owner’s turn begins', () => {
      const t = table({ turn: 'rebel', force: 0, empire: { ships: [id], pool: 0 } });
      t.do('endTurn');
      expect(empire(t).pool).toBe(printed.resources ?? 0);
    });
  }
});

describe('C-ROC Cruiser', () => {
  const used = (damage: number) => {
    const hand = ['imperial-shuttle', 'tie-fighter'];
    const t = table({ empire: { ships: ['c-roc-cruiser'], base: 'endor', damage, hand, discard: [] } });
    use(t, 'c-roc-cruiser');
    t.do('pick', cardNumber('imperial-shuttle'));
    expect(idsOf(empire(t).hand.cards)).toEqual(['tie-fighter']);
    expect(idsOf(empire(t).deck.discard.cards)).toEqual(['imperial-shuttle']);
    expect(t).toAllow('endTurn');
    return empire(t).base?.damage;
  };

  card('c-roc-cruiser', 'discards one card from the hand to repair 3 damage, or as much as there is', () => {
    expect([5, 3, 2].map(used)).toEqual([2, 0, 0]);
  });

  card('c-roc-cruiser', 'repairs nothing for an empty hand', () => {
    const t = table({ empire: { ships: ['c-roc-cruiser'], base: 'endor', damage: 5, hand: [] } });
    expect(t).toRefuse('use', pieceId(t.state, 'c-roc-cruiser'), 'CORE-TARGET');
  });
});

describe('Blockade Runner', () => {
  card('blockade-runner', 'has nothing but its numbers', () => {
    const t = table({ empire: { ships: ['blockade-runner'] } });
    expect(t.candidates('use')).toEqual([]);
    expect(t.ruleset.cardText('blockade-runner')).toEqual([]);
  });
});

describe('Nebulon-B Frigate', () => {
  const used = (damage: number) => {
    const t = table({ empire: { ships: ['nebulon-b-frigate'], base: 'endor', damage, pool: 0 } });
    use(t, 'nebulon-b-frigate');
    return t;
  };

  card('nebulon-b-frigate', 'repairs 3 damage or gains 3 resources, as its owner chooses', () => {
    const repaired = used(5);
    repaired.do('choose', 0);
    expect([empire(repaired).base?.damage, empire(repaired).pool]).toEqual([2, 0]);
    const richer = used(5);
    richer.do('choose', 1);
    expect([empire(richer).base?.damage, empire(richer).pool]).toEqual([5, 3]);
  });

  card('nebulon-b-frigate', 'has no choice where there is nothing to repair', () => {
    const t = used(0);
    expect([empire(t).pool, t.legal('choose')]).toEqual([3, []]);
    expect(t).toRefuse('use', pieceId(t.state, 'nebulon-b-frigate'), 'DB-ABIL-05');
  });
});
