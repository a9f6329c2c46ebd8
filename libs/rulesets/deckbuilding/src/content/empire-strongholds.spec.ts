import { card, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { expectDeclined, printedAt } from '../../test/printed.ts';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../../test/situation.ts';
import { content, load } from '../index.ts';

/** The Empire's bases that work for as long as they stand, and Rodia; the others are in empire-bases.spec.ts. */

const table = (told: GameSituation) => scenario(load, content, situation(told));
const { revealed } = printedAt(table);

describe('Ord Mantell', () => {
  const row = ['rodian-gunslinger', 'kel-dor-mystic', 'dengar', 'x-wing'];
  const units = ['stormtrooper', 'tie-fighter', 'at-at'];
  const at = (base: string) =>
    table({ row, galaxy: ['lobot', 'lobot'], galaxyDiscard: [], empire: { base, units, pool: 0 } });
  const hunt = (t: ReturnType<typeof at>, slot: number, id: string) => {
    t.do('attack', slot);
    t.do('join', pieceId(t.state, id));
    t.do('strike');
  };

  card('ord-mantell', 'hunts one neutral card a turn, for resources equal to its cost', () => {
    const t = at('ord-mantell');
    hunt(t, 0, 'stormtrooper');
    expect(t.state.sides[0].pool).toBe(2);
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['rodian-gunslinger']);
    expect(idsOf(t.state.row.cards)[0]).toBe('lobot');
    expect(t).toRefuse('attack', 1, 'DB-HUNT-08');
    expect(t).toAllow('attack', 3);
  });

  card('ord-mantell', 'needs the whole cost, and a failed hunt is a hunt', () => {
    const t = at('ord-mantell');
    hunt(t, 2, 'tie-fighter');
    expect([t.state.sides[0].pool, t.state.galaxy.discard.cards]).toEqual([0, []]);
    expect(t.state.row.cards[2]).toBe(cardNumber('dengar'));
    expect(t).toRefuse('attack', 2, 'DB-HUNT-08');
  });

  card('ord-mantell', 'helps nobody else: neither another base nor the Rebels', () => {
    expect(at('lothal')).toRefuse('attack', 0, 'DB-HUNT-08');
    const rebels = table({
      turn: 'rebel',
      row,
      rebel: { units: ['x-wing'] },
      empire: { base: 'ord-mantell' },
    });
    expect(rebels).toRefuse('attack', 0, 'DB-HUNT-08');
  });
});

describe('Coruscant', () => {
  const galaxy = ['tie-fighter', 'x-wing', 'dengar', 'lobot'];
  const begun = (base: string) => {
    const t = table({ turn: 'rebel', force: 0, galaxy, galaxyDiscard: [], empire: { base } });
    t.do('endTurn');
    return t;
  };
  const looked = () => {
    const t = begun('coruscant');
    t.do('accept');
    return t;
  };

  card('coruscant', 'looks at two galaxy cards when the turn begins, keeps one, discards the other', () => {
    const t = looked();
    const known = t.view(0).galaxy.known.map(({ card: number }) => number);
    expect(idsOf(known)).toEqual(['tie-fighter', 'x-wing']);
    expect([t.view(1).galaxy.known, t.view('spectator').galaxy.known]).toEqual([[], []]);
    expect(t.legal('pick')).toEqual([0, 1]);
    t.do('pick', 0);
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['tie-fighter']);
    expect(idsOf(t.state.galaxy.pile.cards)).toEqual(['lobot', 'dengar', 'x-wing']);
    expect(t).toAllow('endTurn');
    const other = looked();
    other.do('pick', 1);
    expect(idsOf(other.state.galaxy.discard.cards)).toEqual(['x-wing']);
    expect(idsOf(other.state.galaxy.pile.cards)).toEqual(['lobot', 'dengar', 'tie-fighter']);
  });

  card('coruscant', 'may be declined, and is silent in the Rebels’ turn', () => {
    expectDeclined(begun('coruscant'));
    const t = table({ force: 0, galaxy, empire: { base: 'coruscant' } });
    t.do('endTurn');
    expect(t).toWaitFor(1);
    expect(t).toAllow('endTurn');
  });
});

describe('Death Star', () => {
  const at = (pool: number) =>
    table({
      row: ['mon-calamari-cruiser', 'star-destroyer', 'blockade-runner', 'x-wing', 'dengar', 'tie-fighter'],
      galaxy: ['lobot'],
      galaxyDiscard: [],
      empire: { base: 'death-star', pool, ships: ['gozanti-cruiser'] },
      rebel: { ships: [{ card: 'c-roc-cruiser', damage: 1 }, 'rebel-transport'], discard: [] },
    });

  card('death-star', 'spends 4 resources to destroy a ship of the opponent, once a turn', () => {
    const t = at(9);
    const base = pieceId(t.state, 'death-star');
    t.do('use', base);
    const [croc, transport] = [pieceId(t.state, 'c-roc-cruiser'), pieceId(t.state, 'rebel-transport')];
    expect(t.legal('pick')).toEqual([croc, transport, 'row:0', 'row:1', 'row:2']);
    t.do('pick', croc);
    expect(t.state.sides[0].pool).toBe(5);
    expect(t.state.sides[1].ships.map(({ id }) => id)).toEqual([transport]);
    expect(idsOf(t.state.sides[1].deck.discard.cards)).toEqual(['c-roc-cruiser']);
    expect(t).toRefuse('use', base, 'DB-ABIL-05');
  });

  card('death-star', 'or any ship in the row', () => {
    const t = at(4);
    t.do('use', pieceId(t.state, 'death-star'));
    t.do('pick', 'row:1');
    expect([t.state.sides[0].pool, t.state.sides[1].ships.length]).toEqual([0, 2]);
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['star-destroyer']);
    expect(idsOf(t.state.row.cards)[1]).toBe('lobot');
  });

  card('death-star', 'does not fire for 3 resources', () => {
    const t = at(3);
    expect(t).toRefuse('use', pieceId(t.state, 'death-star'), 'DB-ABIL-22');
  });
});

describe('Endor', () => {
  card('endor', 'gives each own trooper and vehicle 1 attack more', () => {
    const units = ['stormtrooper', 'at-st', 'tie-fighter', 'admiral-piett'];
    const attacks = (base: string) =>
      table({ force: 0, empire: { base, units } })
        .view(0)
        .sides[0]?.units.map(({ attack }) => attack);
    expect(attacks('endor')).toEqual([3, 5, 2, 0]);
    expect(attacks('lothal')).toEqual([2, 4, 2, 0]);
    const t = table({ empire: { base: 'endor', units: ['stormtrooper'] }, rebel: { base: 'dantooine' } });
    t.do('attack', 'base');
    t.do('join', pieceId(t.state, 'stormtrooper'));
    t.do('strike');
    expect(t.state.sides[1].base?.damage).toBe(3);
  });

  card('endor', 'gives the Rebels nothing', () => {
    const t = table({ turn: 'rebel', empire: { base: 'endor' }, rebel: { units: ['rebel-trooper'] } });
    expect(t.view(1).sides[1]?.units[0]?.attack).toBe(2);
  });
});

describe('Rodia', () => {
  const reveal = (row: readonly string[]) =>
    revealed('rodia', 'empire', {
      row,
      force: 0,
      galaxy: ['u-wing', 'lobot', 'at-at', 'bossk'],
      galaxyDiscard: [],
      rebel: { base: 'sullust', damage: 1, ships: ['mon-calamari-cruiser'] },
    });
  const three = ['x-wing', 'tie-fighter', 'rebel-transport', 'dengar', 'chewbacca', 'at-st'];

  card('rodia', 'discards every Rebel card of the row, and each costs the Rebel base 1 damage', () => {
    const t = reveal(three);
    t.do('accept');
    expect(idsOf(t.state.galaxy.discard.cards)).toEqual(['x-wing', 'rebel-transport', 'chewbacca']);
    expect(idsOf(t.state.row.cards)).toEqual(['u-wing', 'tie-fighter', 'lobot', 'dengar', 'at-at', 'at-st']);
    expect(t.state.sides[1].base?.damage).toBe(4);
    expect(t.state.sides[1].ships[0]?.damage).toBe(0);
    expect(t).toAllow('endTurn');
  });

  card('rodia', 'tells which cards come into the row', () => {
    const t = reveal(three);
    t.do('accept');
    const came = t.log().filter((line) => line.endsWith('comes into the row'));
    expect(came).toEqual(['U-Wing', 'Lobot', 'AT-AT'].map((name) => `${name} comes into the row`));
  });

  card('rodia', 'may be declined, and asks nothing where no Rebel card lies in the row', () => {
    expectDeclined(reveal(three));
    const t = reveal(['tie-fighter', 'tie-bomber', 'lobot', 'dengar', 'at-at', 'at-st']);
    expect(t).toAllow('endTurn'); // it is not even asked
    expect([t.state.galaxy.discard.cards, t.state.sides[1].base?.damage]).toEqual([[], 1]);
  });
});
