import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, empire, rebels, use } from '../../test/acts.ts';
import { expectDeclined, printedAt, type Printed } from '../../test/printed.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** Neutral people with a name, and Jabba's Sail Barge. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted } = printedAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  lobot: { copies: 1, cost: 3 },
  bossk: { copies: 1, cost: 3, attack: 3 },
  dengar: { copies: 1, cost: 4, attack: 4 },
  'ig-88': { copies: 1, cost: 5, attack: 5 },
  'lando-calrissian': { copies: 1, cost: 6, attack: 3, resources: 3 },
  'jabbas-sail-barge': { copies: 1, cost: 7, attack: 4, resources: 3 },
  'jabba-the-hutt': { copies: 1, cost: 8, attack: 2, resources: 2, force: 2 },
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

describe('Lobot', () => {
  const played = (force = 0) => {
    const t = table({ force, empire: { hand: ['lobot'], pool: 0 }, rebel: { base: 'sullust' } });
    t.do('play', cardNumber('lobot'));
    return t;
  };

  card('lobot', 'may have 2 attack this turn when he is played', () => {
    const t = played();
    t.do('accept');
    t.do('choose', 0);
    attackWith(t, 'base', 'lobot');
    expect([rebels(t).base?.damage, empire(t).pool, t.state.force]).toEqual([2, 0, 0]);
  });

  card('lobot', 'or gain 2 resources', () => {
    const t = played();
    t.do('accept');
    t.do('choose', 1);
    expect([empire(t).pool, t.state.force]).toEqual([2, 0]);
    expect(t).toRefuse('attack', 'base', 'DB-ASSIGN-13');
  });

  card('lobot', 'or gain 2 Force, unless it is at its end', () => {
    const t = played();
    t.do('accept');
    t.do('choose', 2);
    expect([empire(t).pool, t.state.force]).toEqual([0, -2]);
    const full = played(-3);
    full.do('accept');
    expect(full).toRefuse('choose', 2, 'DB-FORCE-10');
  });

  card('lobot', 'or do nothing', () => expectDeclined(played()));
});

/** Whoever has a say after defeating a row card: the X-Wing's reward is declined first. */
function defeating(hunter: string, ...attackers: readonly string[]) {
  const t = table({
    force: 0,
    row: ['x-wing'],
    galaxy: ['lobot'],
    empire: {
      units: [hunter, 'at-st'],
      hand: ['imperial-shuttle', 'tie-fighter'],
      discard: ['at-at'],
      pool: 0,
    },
  });
  attackWith(t, 0, ...attackers);
  t.do('decline');
  return t;
}

function expectSilent(hunter: string): void {
  expect(defeating(hunter, 'at-st')).toAllow('endTurn');
  const failed = table({ row: ['luke-skywalker'], empire: { units: [hunter] } });
  attackWith(failed, 0, hunter);
  expect(failed).toAllow('endTurn');
}

describe('Bossk', () => {
  card('bossk', 'may gain 1 Force when he has defeated a row card, alone or with others', () => {
    for (const attackers of [['bossk'], ['at-st', 'bossk']]) {
      const t = defeating('bossk', ...attackers);
      expect(t.state.force).toBe(0);
      t.do('accept');
      expect(t.state.force).toBe(-1);
      expectDeclined(defeating('bossk', ...attackers));
    }
  });

  card('bossk', 'gains nothing for what others defeat, or for nothing', () => expectSilent('bossk'));
});

describe('Dengar', () => {
  card('dengar', 'may gain 2 resources when he has defeated a row card, alone or with others', () => {
    for (const attackers of [['dengar'], ['at-st', 'dengar']]) {
      const t = defeating('dengar', ...attackers);
      expect(empire(t).pool).toBe(0);
      t.do('accept');
      expect(empire(t).pool).toBe(2);
      expectDeclined(defeating('dengar', ...attackers));
    }
  });

  card('dengar', 'gains nothing for what others defeat, or for nothing', () => expectSilent('dengar'));
});

describe('IG-88', () => {
  card('ig-88', 'may exile one card from hand or discard pile when it has defeated a row card', () => {
    for (const attackers of [['ig-88'], ['at-st', 'ig-88']]) {
      const t = defeating('ig-88', ...attackers);
      t.do('accept');
      expect([t.legal('pick').length, t.legal('done')]).toEqual([3, []]);
      t.do('pick', `discard:${cardNumber('at-at')}`);
      expect([idsOf(t.state.exiled), empire(t).deck.discard.cards]).toEqual([['at-at'], []]);
      expect(empire(t).hand.cards).toHaveLength(2);
      expect(t).toAllow('endTurn');
      expectDeclined(defeating('ig-88', ...attackers));
    }
    const t = defeating('ig-88', 'ig-88');
    t.do('accept');
    t.do('pick', `hand:${cardNumber('tie-fighter')}`);
    expect([idsOf(t.state.exiled), idsOf(empire(t).hand.cards)]).toEqual([
      ['tie-fighter'],
      ['imperial-shuttle'],
    ]);
  });

  card('ig-88', 'exiles nothing for what others defeat, or for nothing', () => expectSilent('ig-88'));
});

describe('Lando Calrissian', () => {
  const used = (force: number) => {
    const t = table({
      force,
      empire: { units: ['lando-calrissian'], hand: [], deck: DECK },
      rebel: { hand: ['rebel-trooper', 'x-wing', 'alliance-shuttle'], discard: [] },
    });
    use(t, 'lando-calrissian');
    expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper']);
    return t;
  };

  card('lando-calrissian', 'draws 1 card', () => {
    const t = used(0);
    expect(t).toWaitFor(0);
    expect(rebels(t).hand.cards).toHaveLength(3);
  });

  card(
    'lando-calrissian',
    'and makes the opponent discard one card while the Force is with the player',
    () => {
      const t = used(-1);
      expect(t).toWaitFor(1);
      t.do('pick', cardNumber('x-wing'));
      expect(idsOf(rebels(t).hand.cards)).toEqual(['rebel-trooper', 'alliance-shuttle']);
      expect(idsOf(rebels(t).deck.discard.cards)).toEqual(['x-wing']);
      expect(t).toWaitFor(0);
    },
  );
});

describe('Jabba’s Sail Barge', () => {
  card('jabbas-sail-barge', 'brings back one Bounty Hunter from the discard pile', () => {
    const hunters = ['boba-fett', 'bossk', 'dengar', 'ig-88', 'rodian-gunslinger'];
    const discard = ['lobot', ...hunters, 'darth-vader'];
    const t = table({ empire: { units: ['jabbas-sail-barge'], hand: [], discard } });
    use(t, 'jabbas-sail-barge');
    expect(idsOf(t.legal('pick') as number[]).toSorted()).toEqual(hunters);
    t.do('pick', cardNumber('dengar'));
    expect(idsOf(empire(t).hand.cards)).toEqual(['dengar']);
    expect(idsOf(empire(t).deck.discard.cards)).toEqual(discard.filter((id) => id !== 'dengar'));
    expect(t).toAllow('endTurn');
  });

  card('jabbas-sail-barge', 'brings nobody back where no Bounty Hunter was discarded', () => {
    const t = table({ empire: { units: ['jabbas-sail-barge'], discard: ['lobot'] } });
    expect(t).toRefuse('use', pieceId(t.state, 'jabbas-sail-barge'), 'CORE-TARGET');
  });
});

describe('Jabba the Hutt', () => {
  const used = (force: number) => {
    const hand = ['imperial-shuttle', 'tie-fighter'];
    const t = table({ force, empire: { units: ['jabba-the-hutt'], hand, discard: ['at-at'], deck: DECK } });
    use(t, 'jabba-the-hutt');
    expect(t.legal('pick')).toHaveLength(2);
    t.do('pick', cardNumber('imperial-shuttle'));
    expect([idsOf(t.state.exiled), idsOf(empire(t).deck.discard.cards)]).toEqual([
      ['imperial-shuttle'],
      ['at-at'],
    ]);
    expect(t).toAllow('endTurn');
    return idsOf(empire(t).hand.cards);
  };

  card(
    'jabba-the-hutt',
    'exiles one card from the hand to draw 1, or 2 while the Force is with the player',
    () => {
      expect(used(0)).toEqual(['tie-fighter', 'stormtrooper']);
      expect(used(-1)).toEqual(['tie-fighter', 'stormtrooper', 'inquisitor']);
    },
  );

  card('jabba-the-hutt', 'draws nothing for an empty hand', () => {
    const t = table({ empire: { units: ['jabba-the-hutt'], hand: [], discard: ['at-at'], deck: DECK } });
    expect(t).toRefuse('use', pieceId(t.state, 'jabba-the-hutt'), 'CORE-TARGET');
  });
});
