import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { empire, rebels, use } from '../../test/acts.ts';
import { expectDeclined, printedAt } from '../../test/printed.ts';
import { rewardsAt } from '../../test/rewards.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** Landing Craft and AT-AT. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted, hunted } = printedAt(table);
const { expectGainReward } = rewardsAt(table);

describe('Landing Craft', () => {
  card('landing-craft', 'has these numbers, each reached and missed by one', () => {
    expectPrinted('landing-craft', 'empire', { copies: 2, cost: 4, target: 4 });
  });

  const used = (damage: number) => {
    const t = table({ empire: { units: ['landing-craft'], base: 'endor', damage, pool: 0 } });
    use(t, 'landing-craft');
    return t;
  };

  card('landing-craft', 'gains 4 resources or repairs 4 damage, as the Empire chooses', () => {
    const richer = used(6);
    richer.do('choose', 0);
    expect([empire(richer).pool, empire(richer).base?.damage]).toEqual([4, 6]);
    const repaired = used(6);
    repaired.do('choose', 1);
    expect([empire(repaired).pool, empire(repaired).base?.damage]).toEqual([0, 2]);
    const whole = used(3);
    whole.do('choose', 1);
    expect([empire(whole).pool, empire(whole).base?.damage]).toEqual([0, 0]);
  });

  card('landing-craft', 'has no choice where there is nothing to repair', () => {
    const t = used(0);
    expect([empire(t).pool, t.legal('choose')]).toEqual([4, []]);
  });

  card('landing-craft', 'rewards 4 resources, if they are wanted', () => {
    expectGainReward('landing-craft', 'empire', 4, { resources: 4 });
  });
});

describe('AT-AT', () => {
  card('at-at', 'has these numbers, each reached and missed by one', () => {
    expectPrinted('at-at', 'empire', { copies: 1, cost: 6, attack: 6, target: 6 });
  });

  card('at-at', 'brings back one Trooper of any kind from the discard pile', () => {
    const discard = [
      'stormtrooper',
      'tie-fighter',
      'scout-trooper',
      'at-st',
      'death-trooper',
      'quarren-mercenary',
    ];
    const t = table({ empire: { units: ['at-at'], hand: [], discard } });
    use(t, 'at-at');
    expect(idsOf(t.legal('pick') as number[]).toSorted()).toEqual([
      'death-trooper',
      'quarren-mercenary',
      'scout-trooper',
      'stormtrooper',
    ]);
    t.do('pick', cardNumber('death-trooper'));
    expect(idsOf(empire(t).hand.cards)).toEqual(['death-trooper']);
    expect(idsOf(empire(t).deck.discard.cards)).toEqual(discard.filter((id) => id !== 'death-trooper'));
    expect(t).toAllow('endTurn');
  });

  card('at-at', 'brings nobody back where no Trooper was discarded', () => {
    const t = table({ empire: { units: ['at-at'], discard: ['tie-fighter', 'at-st'] } });
    expect(t).toRefuse('use', pieceId(t.state, 'at-at'), 'CORE-TARGET');
  });

  card('at-at', 'rewards a free purchase of one Rebel card from the row', () => {
    const rewarded = () =>
      hunted('at-at', 'empire', 6, {
        row: ['luke-skywalker', 'dengar', 'x-wing', 'star-destroyer', 'tie-fighter'],
        galaxy: ['lobot', 'bossk'],
      });
    const t = rewarded();
    t.do('accept');
    expect(t.legal('pick')).toEqual([1, 3]);
    t.do('pick', 1);
    expect([idsOf(rebels(t).deck.discard.cards), rebels(t).pool]).toEqual([['luke-skywalker'], 0]);
    expect(idsOf(t.state.row.cards)).toEqual([
      'lobot',
      'bossk',
      'dengar',
      'x-wing',
      'star-destroyer',
      'tie-fighter',
    ]);
    expect(t).toAllow('endTurn');
    expectDeclined(rewarded());
  });
});
