import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { assign, attackWith, empire, rebels, use } from '../../test/acts.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));
type GameTest = ReturnType<typeof table>;

const KRENNIC = {
  turn: 'rebel',
  force: 0,
  row: ['director-krennic'],
  galaxy: ['u-wing', 'bossk', 'dengar'],
  galaxyDiscard: [],
} as const;

/** Rebel Commando (3) and X-Wing (3) against Krennic. */
function krennic(): GameTest {
  const t = table({
    ...KRENNIC,
    rebel: { units: ['rebel-commando', 'x-wing'], pool: 0, deck: ['chewbacca'], hand: [], discard: [] },
  });
  assign(t, 0, 'rebel-commando', 'x-wing');
  expect(t.view(0).attack?.total).toBe(6);
  expect([rebels(t).pool, t.state.force]).toEqual([0, 0]);
  t.do('strike');
  return t;
}

describe('rewards', () => {
  rule(
    'DB-HUNT-05',
    'last of all, with the new card already in the row, the attacker decides about the reward',
    () => {
      const t = krennic();
      expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['director-krennic']);
      expect(idsOf(t.state.row.cards)[0]).toBe('u-wing');
      expect(rebels(t).pool).toBe(0);
      expect(t).toWaitFor(1);
      expect(t).toAllow('accept');
      expect(t).toAllow('decline');

      // So a reward may take the very card that came: the Falcon's is a free purchase.
      const falcon = table({
        row: ['millennium-falcon', 'x-wing', 'y-wing', 'lobot', 'bossk', 'u-wing'],
        galaxy: ['at-at', 'dengar'],
        force: -1,
        empire: { units: ['darth-vader'], discard: [] },
      });
      attackWith(falcon, 0, 'darth-vader');
      falcon.do('accept');
      expect(idsOf(empire(falcon).deck.discard.cards)).toEqual(['at-at']);
    },
  );

  rule('DB-HUNT-09', 'the reward may be refused: then nothing is gained', () => {
    const t = krennic();
    t.do('decline');
    expect([rebels(t).pool, t.state.force]).toEqual([0, 0]);
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['director-krennic']);
    expect(t.candidates('accept')).toEqual([]);
    expect(t).toAllow('endTurn');
  });

  rule('DB-HUNT-10', 'resources and Force of a reward serve in the same turn', () => {
    const t = krennic();
    expect(t.legal('buy')).toEqual([]);
    t.do('accept');
    t.do('buy', 'pilot');
    expect(rebels(t).pool).toBe(1);
    use(t, 'x-wing'); // if the Force is with you
    expect(idsOf(rebels(t).hand.cards)).toEqual(['chewbacca']);

    const declined = krennic(); // without the reward neither is possible
    declined.do('decline');
    expect(declined).toRefuse('buy', 'pilot', 'DB-BUY-04');
    expect(declined).toRefuse('use', pieceId(declined.state, 'x-wing'), 'DB-FORCE-06');
  });

  rule('DB-HUNT-11', 'Director Krennic: target value 5, reward 3 resources and 2 Force', () => {
    const four = table({ ...KRENNIC, rebel: { units: ['rebel-trooper', 'rebel-trooper'], pool: 0 } });
    attackWith(four, 0, 'rebel-trooper', 'rebel-trooper');
    expect(idsOf(four.state.row.cards)[0]).toBe('director-krennic');
    const five = table({ ...KRENNIC, rebel: { units: ['rebel-trooper', 'x-wing'], pool: 0 } });
    attackWith(five, 0, 'rebel-trooper', 'x-wing');
    five.do('accept');
    expect([rebels(five).pool, five.state.force]).toEqual([3, 2]);
  });

  rule(
    'DB-HUNT-12',
    'commando and X-Wing, 6 against 5: Krennic is discarded and replaced, 3 resources, 2 Force, 1 attack lost',
    () => {
      const t = krennic(); // 3 + 3 = 6
      expect([rebels(t).pool, t.state.force]).toEqual([0, 0]);
      t.do('accept');
      expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['director-krennic']);
      expect(idsOf(t.state.row.cards)[0]).toBe('u-wing');
      expect([rebels(t).pool, t.state.force]).toEqual([3, 2]);
      expect(t).toAllow('endTurn');
      expect(empire(t).base?.damage).toBe(0);
      expect(rebels(t).units.map(({ attacked }) => attacked)).toEqual([true, true]);
      expect(t).toRefuse('attack', 'base', 'DB-ASSIGN-08');
    },
  );

  rule(
    'DB-HUNT-15',
    '"when it defeats a row card": once for every card that took part, after the reward',
    () => {
      const t = table({
        row: ['x-wing'],
        galaxy: ['u-wing', 'lobot', 'y-wing'],
        force: 0,
        empire: { units: ['bossk', 'dengar', 'boba-fett'], pool: 0, deck: ['at-at'], hand: [] },
      });
      attackWith(t, 0, 'bossk', 'dengar');
      t.do('accept'); // the reward of the X-Wing: 3 resources
      expect([empire(t).pool, t.state.force]).toEqual([3, 0]);
      const keys = t.legal('order') as string[];
      expect(keys.map((key) => Number(key.split(':')[0]))).toEqual([
        pieceId(t.state, 'bossk'),
        pieceId(t.state, 'dengar'),
      ]);
      t.do('order', keys[0] ?? null);
      t.do('accept');
      expect([empire(t).pool, t.state.force]).toEqual([3, -1]);
      t.do('accept');
      expect([empire(t).pool, t.state.force]).toEqual([5, -1]);
      expect(t).toAllow('endTurn'); // Boba Fett was not in it
      expect(empire(t).hand.cards).toEqual([]);
    },
  );

  rule('DB-HUNT-15', 'it triggers neither by a failed attack nor by an attack on the base', () => {
    const t = table({
      row: ['luke-skywalker', 'b-wing'],
      empire: { units: ['dengar', 'boba-fett'], pool: 0 },
      rebel: { base: 'dantooine' },
    });
    attackWith(t, 0, 'dengar');
    expect([empire(t).pool, t.candidates('accept')]).toEqual([0, []]);
    attackWith(t, 'base', 'boba-fett');
    expect(t.candidates('accept')).toEqual([]);
    expect(t.state.row.cards[0]).toBe(cardNumber('luke-skywalker'));
  });
});
