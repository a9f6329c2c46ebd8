import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { attackWith, empire, rebels, use } from '../../test/acts.ts';
import { printedAt, type Printed } from '../../test/printed.ts';
import { rewardsAt } from '../../test/rewards.ts';
import { idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Empire's fighters, troopers and the AT-ST; for what carries them see empire-heavy-units.spec.ts. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted } = printedAt(table);
const { expectExileReward, expectGainReward } = rewardsAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  'tie-fighter': { copies: 3, cost: 1, attack: 2, target: 1 },
  'tie-bomber': { copies: 2, cost: 2, attack: 2, target: 2 },
  'scout-trooper': { copies: 2, cost: 2, resources: 2, target: 2 },
  'death-trooper': { copies: 2, cost: 3, attack: 3, target: 3 },
  'tie-interceptor': { copies: 2, cost: 3, attack: 3, target: 3 },
  'at-st': { copies: 2, cost: 4, attack: 4, target: 4 },
};
const DECK = ['stormtrooper', 'inquisitor', 'imperial-shuttle'];
const ROW = ['at-at', 'x-wing', 'dengar', 'star-destroyer', 'luke-skywalker', 'lobot'];

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    card(id, 'has these numbers, each reached and missed by one', () => expectPrinted(id, 'empire', printed));
  }
});

describe('TIE Fighter', () => {
  card('tie-fighter', 'draws 1 card if the Empire has a capital ship in play', () => {
    const t = table({ empire: { units: ['tie-fighter'], ships: ['gozanti-cruiser'], hand: [], deck: DECK } });
    expect(empire(t).hand.cards).toEqual([]);
    use(t, 'tie-fighter');
    expect(idsOf(empire(t).hand.cards)).toEqual(['stormtrooper']);
    expect(empire(t).deck.pile.cards).toHaveLength(2);
  });

  card('tie-fighter', 'draws nothing without one, whatever the Rebels have', () => {
    const t = table({
      empire: { units: ['tie-fighter'], hand: [], deck: DECK },
      rebel: { ships: ['mon-calamari-cruiser'] },
    });
    expect(t).toRefuse('use', pieceId(t.state, 'tie-fighter'), 'DB-ABIL-13');
  });

  card('tie-fighter', 'rewards 1 resource, if it is wanted', () => {
    expectGainReward('tie-fighter', 'empire', 1, { resources: 1 });
  });
});

/** TIE Bomber and AT-ST: any one card of the row, and nobody has a reward for it. */
function expectRowDiscard(id: string): void {
  const t = table({
    row: ROW,
    galaxy: ['bossk', 'jawa-scavenger'],
    galaxyDiscard: [],
    empire: { units: [id], pool: 0 },
  });
  use(t, id);
  expect(t.legal('pick')).toEqual([0, 1, 2, 3, 4, 5]);
  t.do('pick', 1);
  expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['x-wing']);
  expect(idsOf(t.state.row.cards)).toEqual(ROW.with(1, 'bossk'));
  expect(empire(t).pool).toBe(0);
  expect(t).toAllow('endTurn');
  expect(t).toRefuse('use', pieceId(t.state, id), 'DB-ABIL-05');
}

describe('TIE Bomber', () => {
  card('tie-bomber', 'discards one card from the row, without its reward', () =>
    expectRowDiscard('tie-bomber'),
  );

  card('tie-bomber', 'rewards the exile of up to one card', () => {
    expectExileReward('tie-bomber', 'empire', 2, 1, true);
  });
});

describe('AT-ST', () => {
  card('at-st', 'discards one card from the row, without its reward', () => expectRowDiscard('at-st'));

  card('at-st', 'rewards the exile of up to two cards', () => {
    expectExileReward('at-st', 'empire', 4, 2, true);
  });
});

/** Scout Trooper and TIE Interceptor turn up the top galaxy card; all see it. */
function revealing(id: string, top: string) {
  const t = table({
    force: 0,
    galaxy: [top, 'bossk'],
    galaxyDiscard: [],
    empire: { units: [id], hand: [], deck: DECK },
  });
  expect(t.view('spectator').galaxy.known).toEqual([]);
  use(t, id);
  return {
    force: t.state.force,
    hand: idsOf(empire(t).hand.cards),
    top: t.view('spectator').galaxy.known.map(({ depth, card: seen }) => [depth, ...idsOf([seen])]),
    discard: idsOf(t.state.galaxy.discard.cards),
    left: t.state.galaxy.pile.cards.length,
  };
}

describe('Scout Trooper', () => {
  const nothing = { force: 0, hand: [], discard: [], left: 2 };

  card('scout-trooper', 'gains 1 Force if the top galaxy card is the Empire’s; it stays there', () => {
    expect(revealing('scout-trooper', 'at-at')).toEqual({ ...nothing, force: -1, top: [[0, 'at-at']] });
  });

  card('scout-trooper', 'discards the top galaxy card if it is the Rebels’', () => {
    expect(revealing('scout-trooper', 'x-wing')).toEqual({
      ...nothing,
      top: [],
      discard: ['x-wing'],
      left: 1,
    });
  });

  card('scout-trooper', 'leaves a neutral card on top', () => {
    expect(revealing('scout-trooper', 'dengar')).toEqual({ ...nothing, top: [[0, 'dengar']] });
  });

  card('scout-trooper', 'rewards the exile of one card', () => {
    expectExileReward('scout-trooper', 'empire', 2, 1, false);
  });
});

describe('TIE Interceptor', () => {
  const nothing = { force: 0, hand: [], discard: [], left: 2 };

  card('tie-interceptor', 'draws 1 card if the top galaxy card is the Empire’s; it stays there', () => {
    expect(revealing('tie-interceptor', 'at-at')).toEqual({
      ...nothing,
      hand: ['stormtrooper'],
      top: [[0, 'at-at']],
    });
  });

  card('tie-interceptor', 'discards the top galaxy card if it is the Rebels’', () => {
    expect(revealing('tie-interceptor', 'x-wing')).toEqual({
      ...nothing,
      top: [],
      discard: ['x-wing'],
      left: 1,
    });
  });

  card('tie-interceptor', 'leaves a neutral card on top', () => {
    expect(revealing('tie-interceptor', 'dengar')).toEqual({ ...nothing, top: [[0, 'dengar']] });
  });

  card('tie-interceptor', 'rewards 3 resources, if they are wanted', () => {
    expectGainReward('tie-interceptor', 'empire', 3, { resources: 3 });
  });
});

describe('Death Trooper', () => {
  const damage = (force: number) => {
    const t = table({ force, empire: { units: ['death-trooper'] }, rebel: { base: 'sullust' } });
    attackWith(t, 'base', 'death-trooper');
    return rebels(t).base?.damage;
  };

  card('death-trooper', 'attacks with 2 more while the Force is with the Empire', () => {
    expect([1, 0, -1, -3].map(damage)).toEqual([3, 3, 5, 5]);
  });

  card('death-trooper', 'rewards 2 Force, if it is wanted', () => {
    expectGainReward('death-trooper', 'empire', 3, { force: 2 });
  });
});
