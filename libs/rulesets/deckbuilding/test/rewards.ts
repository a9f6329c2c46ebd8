import { expect } from 'vitest';
import { empire, rebels } from './acts.ts';
import { expectDeclined, lie, printedAt, type Faction, type Playing } from './printed.ts';
import { cardNumber, idsOf, type GameSituation } from './situation.ts';

/** Rewards of row cards: the state before, after taking them, and that declining changes nothing (DB-HUNT-09). */

interface Asking extends Playing {
  legal(verb: string): readonly unknown[];
}

interface Gains {
  readonly resources?: number;
  readonly force?: number;
}

/** Whoever hunts cards of this faction. */
const hunterOf = (faction: Faction) =>
  faction === 'empire'
    ? ({ name: 'rebel', toward: 1, side: rebels } as const)
    : ({ name: 'empire', toward: -1, side: empire } as const);

const HAND = ['outer-rim-pilot'];
const DISCARD = ['dengar', 'bossk', 'lobot'];

function expectNoneTaken(t: Playing): void {
  const before = lie(t);
  t.do('accept');
  t.do('done');
  expect(lie(t)).toEqual(before);
}

/** The checks, at tables that are dealt this way. */
export function rewardsAt<T extends Asking>(table: (told: GameSituation) => T) {
  const { hunted } = printedAt(table);

  /** The Force begins at the far end, so that every step of it shows. */
  function expectGainReward(id: string, faction: Faction, sum: number, gains: Gains): void {
    const { resources = 0, force = 0 } = gains;
    const { side, toward } = hunterOf(faction);
    const rewarded = () => hunted(id, faction, sum, { force: -3 * toward });
    const t = rewarded();
    expect([side(t).pool, t.state.force * toward]).toEqual([0, -3]);
    t.do('accept');
    expect([side(t).pool, t.state.force]).toEqual([resources, (force - 3) * toward || 0]);
    expect(t).toAllow('endTurn');
    expectDeclined(rewarded());
  }

  /** Exactly one card, or up to some, from the hand or the discard pile (DB-CASE-41). */
  function expectExileReward(id: string, faction: Faction, sum: number, n: 1 | 2, upTo: boolean): void {
    const { name, side } = hunterOf(faction);
    const left = (t: T) => {
      const { hand, deck } = side(t);
      return [idsOf(hand.cards), idsOf(deck.discard.cards), idsOf(t.state.exiled)];
    };
    const rewarded = () => {
      const t = hunted(id, faction, sum, { [name]: { hand: HAND, discard: DISCARD } });
      expect(left(t)).toEqual([HAND, DISCARD, []]);
      return t;
    };
    const t = rewarded();
    t.do('accept');
    const things = [`hand:${cardNumber('outer-rim-pilot')}`, `discard:${cardNumber('bossk')}`];
    for (const thing of things.slice(0, n)) {
      expect(t.legal('done')).toEqual(upTo ? [null] : []);
      t.do('pick', thing);
    }
    expect(left(t)).toEqual(n === 1 ? [[], DISCARD, HAND] : [[], ['dengar', 'lobot'], [...HAND, 'bossk']]);
    expect(t).toAllow('endTurn');
    if (upTo) expectNoneTaken(rewarded());
    expectDeclined(rewarded());
  }

  return { expectGainReward, expectExileReward };
}
