import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { printedAt, type Printed } from '../../test/printed.ts';
import { idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Rebels' capital ships. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { expectPrinted } = printedAt(table);

const PRINTED: Readonly<Record<string, Printed>> = {
  'rebel-transport': { copies: 2, cost: 2, hitPoints: 2 },
  'hammerhead-corvette': { copies: 2, cost: 4, resources: 2, hitPoints: 4 },
  'mon-calamari-cruiser': { copies: 2, cost: 6, attack: 3, hitPoints: 6 },
};

describe('what is printed', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    card(id, 'has these numbers, each reached and missed by one', () => expectPrinted(id, 'rebel', printed));
    card(id, 'is no target in the row and has nothing to reward', () => {
      const t = table({ row: [id], empire: { units: ['darth-vader'] } });
      expect(t).toRefuse('attack', 0, 'DB-HUNT-13');
    });
  }
});

describe('Rebel Transport', () => {
  const used = (damage: number) => {
    const t = table({ turn: 'rebel', rebel: { ships: ['rebel-transport'], damage, pool: 0 } });
    t.do('use', pieceId(t.state, 'rebel-transport'));
    return t;
  };

  card('rebel-transport', 'gains 1 resource or repairs 2 damage', () => {
    const gaining = used(5);
    gaining.do('choose', 0);
    expect([gaining.state.sides[1].pool, gaining.state.sides[1].base?.damage]).toEqual([1, 5]);
    const repairing = used(5);
    repairing.do('choose', 1);
    expect([repairing.state.sides[1].pool, repairing.state.sides[1].base?.damage]).toEqual([0, 3]);
  });

  card('rebel-transport', 'can only gain where nothing is damaged', () => {
    const t = used(0);
    expect([t.state.sides[1].pool, t.state.sides[1].base?.damage]).toEqual([1, 0]);
    expect(t).toAllow('endTurn');
  });
});

describe('Hammerhead Corvette', () => {
  const row = [
    'imperial-carrier',
    'blockade-runner',
    'mon-calamari-cruiser',
    'tie-fighter',
    'dengar',
    'x-wing',
  ];
  const used = () => {
    const t = table({
      turn: 'rebel',
      row,
      galaxy: ['lobot'],
      galaxyDiscard: [],
      rebel: { ships: ['hammerhead-corvette', 'rebel-transport'] },
      empire: { ships: ['star-destroyer', 'c-roc-cruiser'], discard: [] },
    });
    t.do('use', pieceId(t.state, 'hammerhead-corvette'));
    return t;
  };

  card('hammerhead-corvette', 'is exiled to destroy any ship of the opponent', () => {
    const t = used();
    const [destroyer, croc] = [pieceId(t.state, 'star-destroyer'), pieceId(t.state, 'c-roc-cruiser')];
    expect(t.legal('pick')).toEqual([destroyer, croc, 'row:0']);
    t.do('pick', croc);
    expect(t.state.sides[0].ships.map(({ id }) => id)).toEqual([destroyer]);
    expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['c-roc-cruiser']);
    expect(t.state.sides[1].ships).toHaveLength(1);
    expect(idsOf(t.state.exiled)).toEqual(['hammerhead-corvette']);
  });

  card('hammerhead-corvette', 'or an enemy ship in the row', () => {
    const t = used();
    t.do('pick', 'row:0');
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['imperial-carrier']);
    expect(idsOf(t.state.row.cards)[0]).toBe('lobot');
    expect(t.state.sides[0].ships).toHaveLength(2);
    expect(idsOf(t.state.exiled)).toEqual(['hammerhead-corvette']);
  });

  card('hammerhead-corvette', 'stays where only neutral and Rebel ships lie in the row', () => {
    const t = table({
      turn: 'rebel',
      row: ['x-wing', ...row.slice(1)],
      rebel: { ships: ['hammerhead-corvette'] },
    });
    expect(t).toRefuse('use', pieceId(t.state, 'hammerhead-corvette'), 'CORE-TARGET');
    expect(t.state.exiled).toEqual([]);
  });
});

describe('Mon Calamari Cruiser', () => {
  card('mon-calamari-cruiser', 'has no ability, only values', () => {
    const t = table({ turn: 'rebel', rebel: { ships: ['mon-calamari-cruiser'] } });
    expect(t.candidates('use')).toEqual([]);
    expect(t.view('spectator').sides[1]?.ships[0]).toMatchObject({ attack: 3, hitPoints: 6 });
  });
});
