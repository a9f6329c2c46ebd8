import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { expectDeclined, printedAt, type Printed } from '../../test/printed.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Rebels' unique units up to a cost of 5; the dearer ones are in rebel-leaders.spec.ts. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted, hunted } = printedAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  'baze-malbus': { copies: 1, cost: 2, attack: 2, target: 2 },
  'chirrut-imwe': { copies: 1, cost: 3, force: 2, target: 3 },
  chewbacca: { copies: 1, cost: 4, attack: 5, target: 4 },
  'jyn-erso': { copies: 1, cost: 4, attack: 4, target: 4 },
  'han-solo': { copies: 1, cost: 5, attack: 3, resources: 2, target: 5 },
  'cassian-andor': { copies: 1, cost: 5, attack: 5, target: 5 },
};

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    card(id, 'has these numbers, each reached and missed by one', () => expectPrinted(id, 'rebel', printed));
  }
});

/** The Empire starts from the Rebels' end of the Force track, so that every Force counts. */
function expectForceReward(id: string, sum: number, force: number): void {
  const t = hunted(id, 'rebel', sum, { force: 3 });
  t.do('accept');
  expect([t.state.force, t.state.sides[0].pool]).toEqual([3 - force, 0]);
  expectDeclined(hunted(id, 'rebel', sum, { force: 3 }));
}

function expectTwofoldReward(id: string, sum: number, resources: number, force: number): void {
  const t = hunted(id, 'rebel', sum, { force: 3 });
  t.do('accept');
  expect([t.state.sides[0].pool, t.state.force]).toEqual([resources, 3 - force]);
  expectDeclined(hunted(id, 'rebel', sum, { force: 3 }));
}

const attackOf = (t: ReturnType<typeof table>) => t.view('spectator').sides[1]?.units[0]?.attack;
const deck = ['rebel-trooper', 'temple-guardian', 'alliance-shuttle', 'alliance-shuttle'];

describe('Baze Malbus', () => {
  card('baze-malbus', 'attacks with 1 more for each base the Rebels have lost', () => {
    const after = (lost: readonly string[], won: readonly string[] = []) =>
      table({
        turn: 'rebel',
        rebel: { units: ['baze-malbus'], victory: won },
        empire: { base: 'endor', victory: lost },
      });
    expect(attackOf(after([]))).toBe(2);
    expect(attackOf(after(['dantooine']))).toBe(3);
    expect(attackOf(after([], ['lothal', 'corellia']))).toBe(2);
    const t = after(['dantooine', 'hoth']);
    t.do('attack', 'base');
    t.do('join', pieceId(t.state, 'baze-malbus'));
    t.do('strike');
    expect(t.state.sides[0].base?.damage).toBe(4);
  });

  card('baze-malbus', 'rewards 1 Force, if it is wanted', () => expectForceReward('baze-malbus', 2, 1));
});

describe('Chirrut Îmwe', () => {
  card('chirrut-imwe', 'has 2 attack while the Force is with the Rebels, and none otherwise', () => {
    const with_ = (force: number) => table({ turn: 'rebel', force, rebel: { units: ['chirrut-imwe'] } });
    expect([-1, 0, 1].map((force) => attackOf(with_(force)))).toEqual([0, 0, 2]);
    const t = with_(1);
    t.do('attack', 'base');
    t.do('join', pieceId(t.state, 'chirrut-imwe'));
    t.do('strike');
    expect(t.state.sides[0].base?.damage).toBe(2);
    expect(with_(0)).toRefuse('attack', 'base', 'DB-ASSIGN-13');
  });

  card('chirrut-imwe', 'rewards 2 Force, if it is wanted', () => expectForceReward('chirrut-imwe', 3, 2));
});

describe('Chewbacca', () => {
  const beside = (units: readonly string[], ships: readonly string[] = []) =>
    table({ turn: 'rebel', rebel: { units: ['chewbacca', ...units], ships, hand: [], deck } });

  card('chewbacca', 'draws 1 card beside another unique unit', () => {
    const t = beside(['jyn-erso']);
    t.do('use', pieceId(t.state, 'chewbacca'));
    expect(idsOf(t.state.sides[1].hand.cards)).toEqual(['rebel-trooper']);
    expect(t.state.sides[1].deck.pile.cards).toHaveLength(3);
  });

  card('chewbacca', 'does not count himself, other units or ships', () => {
    const t = beside(['x-wing'], ['mon-calamari-cruiser']);
    expect(t).toRefuse('use', pieceId(t.state, 'chewbacca'), 'DB-ABIL-13');
    expect(t.state.sides[1].hand.cards).toEqual([]);
  });

  card('chewbacca', 'rewards 3 Force, if it is wanted', () => expectForceReward('chewbacca', 4, 3));
});

describe('Jyn Erso', () => {
  const used = (force: number) => {
    const t = table({
      turn: 'rebel',
      force,
      rebel: { units: ['jyn-erso'] },
      empire: { hand: ['at-at', 'tie-fighter'], deck: ['stormtrooper'] },
    });
    expect(t.view(1).sides[0]?.hand.known).toEqual([]);
    t.do('use', pieceId(t.state, 'jyn-erso'));
    expect(idsOf(t.view(1).sides[0]?.hand.known ?? [])).toEqual(['tie-fighter', 'at-at']);
    expect(t.view('spectator').sides[0]?.hand.known).toEqual([]);
    return t;
  };

  card('jyn-erso', 'looks at the opponent’s hand and, with the Force, puts one card on their deck', () => {
    const t = used(1);
    expect(t).toWaitFor(1);
    t.do('pick', cardNumber('at-at'));
    expect(idsOf(t.state.sides[0].hand.cards)).toEqual(['tie-fighter']);
    expect(idsOf(t.state.sides[0].deck.pile.cards)).toEqual(['stormtrooper', 'at-at']);
    expect(t).toAllow('endTurn');
  });

  card('jyn-erso', 'only looks without the Force', () => {
    const t = used(0);
    expect(t).toAllow('endTurn');
    expect(idsOf(t.state.sides[0].hand.cards)).toEqual(['at-at', 'tie-fighter']);
    expect(idsOf(t.state.sides[0].deck.pile.cards)).toEqual(['stormtrooper']);
  });

  card('jyn-erso', 'finds nothing to look at in an empty hand', () => {
    const t = table({ turn: 'rebel', force: 1, rebel: { units: ['jyn-erso'] }, empire: { hand: [] } });
    expect(t).toRefuse('use', pieceId(t.state, 'jyn-erso'), 'DB-TERM-19');
  });

  card('jyn-erso', 'rewards 3 Force, if it is wanted', () => expectForceReward('jyn-erso', 4, 3));
});

describe('Han Solo', () => {
  const drawn = (units: readonly string[]) => {
    const t = table({ turn: 'rebel', rebel: { units: ['han-solo', ...units], hand: [], deck } });
    t.do('use', pieceId(t.state, 'han-solo'));
    return idsOf(t.state.sides[1].hand.cards);
  };

  card('han-solo', 'draws 1 card, and 2 instead with the Millennium Falcon in play', () => {
    expect(drawn(['chewbacca'])).toEqual(['rebel-trooper']);
    expect(drawn(['millennium-falcon'])).toEqual(['rebel-trooper', 'temple-guardian']);
  });

  card('han-solo', 'rewards 3 resources and 2 Force, if they are wanted', () =>
    expectTwofoldReward('han-solo', 5, 3, 2),
  );
});

describe('Cassian Andor', () => {
  const defeating = (attacker: string) => {
    const t = table({
      turn: 'rebel',
      row: ['tie-fighter'],
      rebel: { units: ['cassian-andor', attacker] },
      empire: { hand: ['at-at', 'stormtrooper'], discard: [] },
    });
    t.do('attack', 0);
    return t;
  };
  const struckBy = (id: string) => {
    const t = defeating('x-wing');
    t.do('join', pieceId(t.state, id));
    t.do('strike');
    t.do('decline'); // the reward comes first
    return t;
  };

  card('cassian-andor', 'makes the opponent discard a card whenever he defeats a target in the row', () => {
    const t = struckBy('cassian-andor');
    t.do('accept');
    expect(t).toWaitFor(0);
    t.do('pick', cardNumber('at-at'));
    expect(idsOf(t.state.sides[0].hand.cards)).toEqual(['stormtrooper']);
    expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['at-at']);
    expect(t).toWaitFor(1);
    expectDeclined(struckBy('cassian-andor'));
  });

  card('cassian-andor', 'has nothing to say where another defeats it, or where he fails', () => {
    const t = struckBy('x-wing');
    expect(t).toAllow('endTurn');
    expect(t.state.sides[0].hand.cards).toHaveLength(2);
    const failing = table({ turn: 'rebel', row: ['darth-vader'], rebel: { units: ['cassian-andor'] } });
    failing.do('attack', 0);
    failing.do('join', pieceId(failing.state, 'cassian-andor'));
    failing.do('strike');
    expect(failing).toAllow('endTurn');
    expect(failing.state.row.cards[0]).toBe(cardNumber('darth-vader'));
  });

  card('cassian-andor', 'rewards 3 resources and 2 Force, if they are wanted', () =>
    expectTwofoldReward('cassian-andor', 5, 3, 2),
  );
});
