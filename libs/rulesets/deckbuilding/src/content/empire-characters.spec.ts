import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, empire, rebels, use } from '../../test/acts.ts';
import { expectDeclined, printedAt, type Printed } from '../../test/printed.ts';
import { rewardsAt } from '../../test/rewards.ts';
import {
  cardNumber,
  idsOf,
  pieceId,
  situation,
  type GameSituation,
  type SideSituation,
} from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Empire's people with a name. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted } = printedAt(table);
const { expectGainReward } = rewardsAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  'admiral-piett': { copies: 1, cost: 2, resources: 2, target: 2 },
  'general-veers': { copies: 1, cost: 4, attack: 4, target: 4 },
  'moff-jerjerrod': { copies: 1, cost: 4, attack: 2, resources: 2, target: 4 },
  'boba-fett': { copies: 1, cost: 5, attack: 5, target: 5 },
  'director-krennic': { copies: 1, cost: 5, attack: 3, resources: 2, target: 5 },
  'grand-moff-tarkin': { copies: 1, cost: 6, attack: 2, resources: 2, force: 2, target: 6 },
  'darth-vader': { copies: 1, cost: 8, attack: 6, force: 2, target: 8 },
};
const DECK = ['stormtrooper', 'inquisitor', 'imperial-shuttle'];
const ROW = ['at-at', 'x-wing', 'dengar', 'star-destroyer', 'luke-skywalker', 'lobot'];

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    card(id, 'has these numbers, each reached and missed by one', () => expectPrinted(id, 'empire', printed));
  }
});

describe('Admiral Piett', () => {
  const damage = (units: readonly string[], ...attackers: readonly string[]) => {
    const ships = ['star-destroyer', 'gozanti-cruiser'];
    const t = table({ empire: { units: [...units, 'stormtrooper'], ships }, rebel: { base: 'sullust' } });
    attackWith(t, 'base', ...attackers);
    return rebels(t).base?.damage;
  };

  card('admiral-piett', 'gives each of the Empire’s capital ships 1 attack, and nobody else', () => {
    expect(damage([], 'star-destroyer')).toBe(4);
    expect(damage(['admiral-piett'], 'star-destroyer')).toBe(5);
    expect(damage(['admiral-piett'], 'star-destroyer', 'gozanti-cruiser')).toBe(6);
    expect(damage(['admiral-piett'], 'stormtrooper')).toBe(2);
  });

  card('admiral-piett', 'rewards 1 Force, if it is wanted', () => {
    expectGainReward('admiral-piett', 'empire', 2, { force: 1 });
  });
});

describe('General Veers', () => {
  const withUnit = (...others: readonly string[]) =>
    table({ empire: { units: ['general-veers', ...others], hand: [], deck: DECK } });

  card('general-veers', 'draws 1 card with a Trooper or a Vehicle in play', () => {
    for (const other of ['stormtrooper', 'at-st']) {
      const t = withUnit(other);
      expect(empire(t).hand.cards).toEqual([]);
      use(t, 'general-veers');
      expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper']);
    }
  });

  card('general-veers', 'draws nothing with neither', () => {
    const t = withUnit('tie-fighter');
    expect(t).toRefuse('use', pieceId(t.state, 'general-veers'), 'DB-ABIL-13');
  });

  card('general-veers', 'rewards 3 Force, if it is wanted', () => {
    expectGainReward('general-veers', 'empire', 4, { force: 3 });
  });
});

describe('Moff Jerjerrod', () => {
  const used = (force: number) => {
    const t = table({
      force,
      row: ROW,
      galaxy: ['tie-fighter', 'bossk'],
      empire: { units: ['moff-jerjerrod'] },
    });
    expect(t.view(0).galaxy.known).toEqual([]);
    use(t, 'moff-jerjerrod');
    return t;
  };
  const top = [{ depth: 0, card: cardNumber('tie-fighter') }];

  card('moff-jerjerrod', 'looks at the top galaxy card, and only the Empire sees it', () => {
    const t = used(0);
    expect([t.view(0).galaxy.known, t.view(1).galaxy.known]).toEqual([top, []]);
    expect(idsOf(t.state.row.cards)).toEqual(ROW);
    expect(t).toAllow('endTurn');
  });

  card('moff-jerjerrod', 'may swap it with a row card while the Force is with the Empire', () => {
    const t = used(-1);
    expect(t.view(0).galaxy.known).toEqual(top);
    t.do('accept');
    t.do('pick', 4);
    expect(idsOf(t.state.row.cards)).toEqual(ROW.with(4, 'tie-fighter'));
    expect(idsOf(t.state.galaxy.pile.cards)).toEqual(['bossk', 'luke-skywalker']);
    expect(t).toAllow('endTurn');
    expectDeclined(used(-1));
  });

  card('moff-jerjerrod', 'rewards 3 Force, if it is wanted', () => {
    expectGainReward('moff-jerjerrod', 'empire', 4, { force: 3 });
  });
});

describe('Boba Fett', () => {
  const defeating = (...attackers: readonly string[]) => {
    const units = ['boba-fett', 'at-st'];
    const t = table({ row: ['x-wing'], galaxy: ['lobot'], empire: { units, hand: [], deck: DECK, pool: 0 } });
    attackWith(t, 0, ...attackers);
    t.do('accept'); // the reward comes first
    expect([empire(t).pool, empire(t).hand.cards]).toEqual([3, []]);
    return t;
  };

  card('boba-fett', 'may draw 1 card when he has defeated a row card, alone or with others', () => {
    for (const attackers of [['boba-fett'], ['at-st', 'boba-fett']]) {
      const t = defeating(...attackers);
      t.do('accept');
      expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper']);
      expectDeclined(defeating(...attackers));
    }
  });

  card('boba-fett', 'draws nothing for what others defeat, or for nothing', () => {
    expect(defeating('at-st')).toAllow('endTurn');
    const failed = table({ row: ['luke-skywalker'], empire: { units: ['boba-fett'], hand: [], deck: DECK } });
    attackWith(failed, 0, 'boba-fett');
    expect(failed).toAllow('endTurn');
    expect(empire(failed).hand.cards).toEqual([]);
  });

  card('boba-fett', 'rewards 3 resources and 2 Force, if they are wanted', () => {
    expectGainReward('boba-fett', 'empire', 5, { resources: 3, force: 2 });
  });
});

describe('Director Krennic', () => {
  const drawn = (base: string) => {
    const t = table({ empire: { units: ['director-krennic'], base, hand: [], deck: DECK } });
    use(t, 'director-krennic');
    return idsOf(empire(t).hand.cards);
  };

  card('director-krennic', 'draws 1 card, or 2 if the Empire’s base is the Death Star', () => {
    expect(drawn('endor')).toEqual(['stormtrooper']);
    expect(drawn('death-star')).toEqual(['stormtrooper', 'inquisitor']);
  });

  card('director-krennic', 'rewards 3 resources and 2 Force, if they are wanted', () => {
    expectGainReward('director-krennic', 'empire', 5, { resources: 3, force: 2 });
  });
});

describe('Grand Moff Tarkin', () => {
  const used = (ships: SideSituation['ships'] = []) => {
    const own = { units: ['grand-moff-tarkin'], ships, hand: [], pool: 0, discard: [] };
    const t = table({ row: ROW, galaxy: ['bossk', 'jawa-scavenger'], empire: own });
    use(t, 'grand-moff-tarkin');
    return t;
  };

  card('grand-moff-tarkin', 'takes one Empire card of the row into the hand; that is no purchase', () => {
    const t = used();
    expect(t.legal('pick')).toEqual([0, 3]);
    t.do('pick', 0);
    expect(idsOf(t.state.row.cards)).toEqual(ROW.with(0, 'bossk'));
    expect([idsOf(empire(t).hand.cards), empire(t).bought, empire(t).pool]).toEqual([['at-at'], 0, 0]);
    expect(t).toAllow('endTurn');
  });

  card('grand-moff-tarkin', 'has it exiled at the end of the turn, from the hand or from play', () => {
    for (const plays of [false, true]) {
      const t = used();
      t.do('pick', 0);
      if (plays) t.do('play', cardNumber('at-at'));
      expect(t.state.exiled).toEqual([]);
      t.do('endTurn');
      expect(idsOf(t.state.exiled)).toEqual(['at-at']);
      expect(idsOf(empire(t).deck.discard.cards)).toEqual(['grand-moff-tarkin']);
    }
  });

  card('grand-moff-tarkin', 'leaves a ship of one’s own alone when a copy of it is taken', () => {
    for (const plays of [false, true]) {
      const t = used([{ card: 'star-destroyer', damage: 3 }]);
      t.do('pick', 3);
      if (plays) t.do('play', cardNumber('star-destroyer'));
      t.do('endTurn');
      expect(idsOf(t.state.exiled)).toEqual(['star-destroyer']);
      expect(empire(t).ships.map(({ damage }) => damage)).toEqual([3]);
    }
  });

  card('grand-moff-tarkin', 'rewards 3 resources and 3 Force, if they are wanted', () => {
    expectGainReward('grand-moff-tarkin', 'empire', 6, { resources: 3, force: 3 });
  });
});

describe('Darth Vader', () => {
  const damage = (force: number) => {
    const t = table({ force, empire: { units: ['darth-vader'] }, rebel: { base: 'sullust' } });
    attackWith(t, 'base', 'darth-vader');
    return rebels(t).base?.damage;
  };

  card('darth-vader', 'attacks with 4 more while the Force is with the Empire', () => {
    expect([1, 0, -1, -3].map(damage)).toEqual([6, 6, 10, 10]);
  });

  card('darth-vader', 'rewards 4 resources and 4 Force, if they are wanted', () => {
    expectGainReward('darth-vader', 'empire', 8, { resources: 4, force: 4 });
  });
});
