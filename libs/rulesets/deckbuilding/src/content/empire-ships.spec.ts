import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, empire, rebels, use } from '../../test/acts.ts';
import { printedAt, type Printed } from '../../test/printed.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Empire's capital ships. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted } = printedAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  'gozanti-cruiser': { copies: 3, cost: 3, resources: 2, hitPoints: 3 },
  'imperial-carrier': { copies: 2, cost: 5, resources: 3, hitPoints: 5 },
  'star-destroyer': { copies: 2, cost: 7, attack: 4, hitPoints: 7 },
};
const DECK = ['stormtrooper', 'inquisitor', 'imperial-shuttle'];

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    card(id, 'has these numbers, each reached and missed by one', () => expectPrinted(id, 'empire', printed));

    card(id, 'pays its resources again when the Empire’s turn begins', () => {
      const t = table({ turn: 'rebel', force: 0, empire: { ships: [id], pool: 0 } });
      t.do('endTurn');
      expect(empire(t).pool).toBe(printed.resources ?? 0);
    });
  }
});

describe('Gozanti Cruiser', () => {
  card('gozanti-cruiser', 'discards one card from the hand to draw 1', () => {
    const hand = ['imperial-shuttle', 'tie-fighter', 'at-at'];
    const t = table({ empire: { ships: ['gozanti-cruiser'], hand, deck: DECK, discard: [] } });
    use(t, 'gozanti-cruiser');
    t.do('pick', cardNumber('tie-fighter'));
    expect(idsOf(empire(t).hand.cards)).toEqual(['imperial-shuttle', 'at-at', 'stormtrooper']);
    expect(idsOf(empire(t).deck.discard.cards)).toEqual(['tie-fighter']);
    expect(t).toAllow('endTurn');
    expect(t).toRefuse('use', pieceId(t.state, 'gozanti-cruiser'), 'DB-ABIL-05');
  });

  card('gozanti-cruiser', 'draws nothing for an empty hand', () => {
    const t = table({ empire: { ships: ['gozanti-cruiser'], hand: [], deck: DECK } });
    expect(t).toRefuse('use', pieceId(t.state, 'gozanti-cruiser'), 'CORE-TARGET');
  });
});

describe('Imperial Carrier', () => {
  const fighters = ['tie-fighter', 'tie-bomber', 'tie-interceptor', 'z-95-headhunter', 'fang-fighter'];
  const damage = (ships: readonly string[], attacker: string) => {
    const units = [...fighters, 'stormtrooper'];
    const t = table({ empire: { units, ships: [...ships, 'star-destroyer'] }, rebel: { base: 'sullust' } });
    attackWith(t, 'base', attacker);
    return rebels(t).base?.damage;
  };

  card('imperial-carrier', 'gives each of the Empire’s Fighters 1 attack, and each Carrier does', () => {
    const one = ['imperial-carrier'];
    expect(fighters.map((id) => damage([], id))).toEqual([2, 2, 3, 2, 3]);
    expect(fighters.map((id) => damage(one, id))).toEqual([3, 3, 4, 3, 4]);
    expect(fighters.map((id) => damage([...one, ...one], id))).toEqual([4, 4, 5, 4, 5]);
  });

  card('imperial-carrier', 'gives nothing to other units, to ships, or to the enemy’s Fighters', () => {
    expect(['stormtrooper', 'star-destroyer'].map((id) => damage(['imperial-carrier'], id))).toEqual([2, 4]);
    const t = table({
      turn: 'rebel',
      rebel: { units: ['y-wing'] },
      empire: { ships: [{ card: 'imperial-carrier', damage: 0 }] },
    });
    attackWith(t, 'base', 'y-wing');
    expect(empire(t).ships[0]?.damage).toBe(2);
  });
});

describe('Star Destroyer', () => {
  card('star-destroyer', 'has nothing but its numbers', () => {
    const t = table({ empire: { ships: ['star-destroyer'] } });
    expect(t.candidates('use')).toEqual([]);
    expect(t.ruleset.cardText('star-destroyer')).toEqual([]);
  });
});
