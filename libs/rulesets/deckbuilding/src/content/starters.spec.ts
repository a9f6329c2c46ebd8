import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, empire, rebels, use } from '../../test/acts.ts';
import { expectDeclined, printedAt, type Faction } from '../../test/printed.ts';
import { cardNumber, idsOf, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The decks to begin with, and the Outer Rim Pilots. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectAttack, expectGains } = printedAt(table);

interface Starter {
  readonly of: Faction;
  readonly copies: number;
  readonly attack?: number;
  readonly resources?: number;
}

const STARTERS: Readonly<Record<string, Starter>> = {
  'imperial-shuttle': { of: 'empire', copies: 7, resources: 1 },
  stormtrooper: { of: 'empire', copies: 2, attack: 2 },
  inquisitor: { of: 'empire', copies: 1 },
  'alliance-shuttle': { of: 'rebel', copies: 7, resources: 1 },
  'rebel-trooper': { of: 'rebel', copies: 2, attack: 2 },
  'temple-guardian': { of: 'rebel', copies: 1 },
};

describe('what is printed', () => {
  for (const [id, { of, copies, attack = 0, resources = 0 }] of Object.entries(STARTERS)) {
    card(id, `is in the deck of its own side, ${copies} of ten cards`, () => {
      const { sides } = scenario(load, content).state;
      const begins = sides.map(({ deck, hand }) => idsOf([...deck.pile.cards, ...hand.cards]));
      expect(begins.map((cards) => cards.length)).toEqual([10, 10]);
      const counts = begins.map((cards) => cards.filter((one) => one === id).length);
      expect(counts).toEqual(of === 'empire' ? [copies, 0] : [0, copies]);
    });

    card(id, 'pays and attacks with these numbers', () => {
      expectGains(id, of, resources, 0);
      expectAttack(id, of, false, attack);
    });
  }

  for (const id of ['imperial-shuttle', 'stormtrooper', 'alliance-shuttle', 'rebel-trooper']) {
    card(id, 'has nothing but its numbers', () => {
      const t = table({ empire: { units: [id] } });
      expect([t.candidates('use'), t.ruleset.cardText(id)]).toEqual([[], []]);
    });
  }
});

describe('Inquisitor and Temple Guardian', () => {
  const JOKERS = [
    { id: 'inquisitor', of: 'empire', own: empire, enemy: rebels, toward: -1 },
    { id: 'temple-guardian', of: 'rebel', own: rebels, enemy: empire, toward: 1 },
  ] as const;

  for (const { id, of, own, enemy, toward } of JOKERS) {
    const played = (force = 0) => {
      const t = table({ turn: of, force, [of]: { hand: [id], pool: 0 } });
      t.do('play', cardNumber(id));
      return t;
    };

    card(id, 'may have 1 attack this turn when it is played', () => {
      const t = played();
      t.do('accept');
      t.do('choose', 0);
      attackWith(t, 'base', id);
      expect([enemy(t).base?.damage, own(t).pool, t.state.force]).toEqual([1, 0, 0]);
    });

    card(id, 'or gain 1 resource', () => {
      const t = played();
      t.do('accept');
      t.do('choose', 1);
      expect([own(t).pool, t.state.force]).toEqual([1, 0]);
      expect(t).toRefuse('attack', 'base', 'DB-ASSIGN-13');
    });

    card(id, 'or gain 1 Force, unless it is at its end', () => {
      const t = played();
      t.do('accept');
      t.do('choose', 2);
      expect([own(t).pool, t.state.force]).toEqual([0, toward]);
      const full = played(3 * toward);
      full.do('accept');
      expect(full).toRefuse('choose', 2, 'DB-FORCE-10');
    });

    card(id, 'or do nothing', () => expectDeclined(played()));
  }
});

describe('Outer Rim Pilot', () => {
  card('outer-rim-pilot', 'lies there ten times, for anybody, at a cost of 2', () => {
    for (const [of, side] of [
      ['empire', empire],
      ['rebel', rebels],
    ] as const) {
      const poor = table({ turn: of, [of]: { pool: 1 } });
      expect(poor.state.pilots).toBe(10);
      expect(poor).toRefuse('buy', 'pilot', 'DB-BUY-04');
      const rich = table({ turn: of, [of]: { pool: 2, discard: [] } });
      rich.do('buy', 'pilot');
      expect([side(rich).pool, idsOf(side(rich).deck.discard.cards)]).toEqual([0, ['outer-rim-pilot']]);
      expect(rich.state.pilots).toBe(9);
    }
  });

  card('outer-rim-pilot', 'pays 2 resources and does not attack', () => {
    for (const of of ['empire', 'rebel'] as const) {
      expectGains('outer-rim-pilot', of, 2, 0);
      expectAttack('outer-rim-pilot', of, false, 0);
    }
  });

  card('outer-rim-pilot', 'is exiled to gain 1 Force; at the end of the track it is merely exiled', () => {
    const t = table({ force: 0, empire: { units: ['outer-rim-pilot'] } });
    use(t, 'outer-rim-pilot');
    expect([t.state.force, empire(t).units]).toEqual([-1, []]);
    expect([idsOf(t.state.exiled), t.state.pilots]).toEqual([['outer-rim-pilot'], 10]);
    const rebel = table({ turn: 'rebel', force: 0, rebel: { units: ['outer-rim-pilot'] } });
    use(rebel, 'outer-rim-pilot');
    expect(rebel.state.force).toBe(1);
    const full = table({ force: -3, empire: { units: ['outer-rim-pilot'] } });
    use(full, 'outer-rim-pilot');
    expect([full.state.force, idsOf(full.state.exiled)]).toEqual([-3, ['outer-rim-pilot']]);
  });
});
