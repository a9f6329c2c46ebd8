import { LANGUAGES } from '@cantina/engine';
import { describe, expect, it } from 'vitest';
import { GOODS, KINDS, SHIP_KINDS, type Kind } from '../kinds.ts';
import { board } from './board.ts';
import { characters } from './characters.ts';
import { destiny } from './destiny/index.ts';
import { planets } from './planets.ts';
import { numbers, tables } from './tables.ts';
import { contentSchema, type DestinyLiteral } from './types.ts';

const ofKind = (kind: Kind): readonly DestinyLiteral[] => destiny.filter((card) => card.kind === kind);
const says = (card: DestinyLiteral, word: string): boolean => JSON.stringify(card).includes(`"${word}"`);
const ships = destiny.filter(({ kind }) => SHIP_KINDS.some((name) => name === kind));
const deals = [...ofKind('offer'), ...ofKind('contract')];

describe('the 67 destiny cards', () => {
  it('are 67, over all the kinds the book names', () => {
    expect(destiny.reduce((sum, { copies = 1 }) => sum + copies, 0)).toBe(67);
    expect(Object.fromEntries(KINDS.map((kind) => [kind, ofKind(kind).length]))).toEqual({
      military: 6,
      pirates: 6,
      merchant: 6,
      hunter: 5,
      monster: 5,
      offer: 5,
      contract: 6,
      price: 6,
      equipment: 8,
      friend: 6,
      storm: 3,
      luck: 3,
      repair: 2,
    });
  });

  it('are all original and all different, in their words and in what they do', () => {
    expect(destiny.every(({ source }) => source === 'original')).toBe(true);
    const different = (of: (card: DestinyLiteral) => unknown): number =>
      new Set(destiny.map((card) => JSON.stringify(of(card)))).size;
    expect(different(({ id }) => id)).toBe(67);
    for (const language of LANGUAGES) {
      expect(different(({ name }) => name[language])).toBe(67);
      expect(different(({ about }) => about[language])).toBe(67);
    }
    expect(
      different(({ ship, contract, ability, table, on, while: values, instead }) => [
        ship,
        contract,
        ability,
        table,
        on,
        values,
        instead,
      ]),
    ).toBe(67);
  });

  it('fit the schema, with everything else in the box', () => {
    const whole = { board, planets, characters, destiny, tables, numbers };
    expect(contentSchema.safeParse(whole).error).toBeUndefined();
  });
});

describe('ship cards', () => {
  it('carry a ship that can be fought, with a reward, and no other card does', () => {
    for (const card of destiny) {
      expect(card.ship !== undefined, card.id).toBe(ships.includes(card));
      expect(says(card, 'fight'), card.id).toBe(ships.includes(card));
    }
    for (const { id, ship } of ships) expect(ship?.reward, id).toBeDefined();
  });

  it('have different values within each kind, from easy prey to what one had better flee', () => {
    for (const kind of SHIP_KINDS) {
      const values = ofKind(kind).map(({ ship }) =>
        JSON.stringify([ship?.engines, ship?.lasers, ship?.shields]),
      );
      expect(new Set(values).size, kind).toBe(values.length);
      const lasers = ofKind(kind).map(({ ship }) => ship?.lasers ?? 0);
      expect(Math.max(...lasers) - Math.min(...lasers), kind).toBeGreaterThanOrEqual(5);
    }
  });

  it('have one hull, but for two that take a hit of two', () => {
    const strong = ships.filter(({ ship }) => (ship?.hull ?? 1) > 1).map(({ id }) => id);
    expect(strong).toEqual(['destroyer-retribution', 'void-leviathan']);
    expect(
      [...characters, ...ofKind('equipment')].filter((card) => JSON.stringify(card).includes('"force"'))
        .length,
    ).toBe(2);
  });

  it('of hunters attack only who is wanted, and the better the hunter, the higher the bounty it takes', () => {
    const hunters = ofKind('hunter').map(({ ability, ship }) => {
      const bounty = /^{"given":{"is":"wantedAt","n":(\d+)}/.exec(JSON.stringify(ability))?.[1];
      return { bounty: Number(bounty ?? 0), lasers: ship?.lasers ?? 0 };
    });
    for (const { bounty } of hunters) expect(bounty).toBeGreaterThan(0);
    const byBounty = hunters.toSorted((a, b) => a.bounty - b.bounty).map(({ lasers }) => lasers);
    expect(byBounty.at(0)).toBe(Math.min(...byBounty));
    expect(byBounty.at(-1)).toBe(Math.max(...byBounty));
  });

  it('of the military look at bounties or into holds', () => {
    const concerned = ofKind('military').filter((card) => says(card, 'wantedAt') || says(card, 'inspect'));
    expect(concerned.length).toBeGreaterThanOrEqual(4);
  });

  it('of merchants are never forced on anybody, and robbing one is a crime', () => {
    for (const { id, ability } of ofKind('merchant')) {
      expect(ability, id).toHaveProperty('may');
      expect(JSON.stringify(ability), id).toContain('"do":"wanted"');
    }
  });
});

describe('contracts and offers', () => {
  it('may be refused, lie open for three to seven turns and ask for each kind of goods', () => {
    for (const { id, ability, contract } of deals) {
      expect(ability, id).toHaveProperty('may');
      expect(contract?.turns, id).toBeGreaterThanOrEqual(3);
      expect(contract?.turns, id).toBeLessThanOrEqual(7);
      expect(contract?.supplied ?? 0, id).toBeLessThanOrEqual(contract?.units ?? 0);
    }
    for (const good of GOODS)
      expect(deals.filter(({ contract }) => contract?.good === good).length, good).toBeGreaterThanOrEqual(2);
  });

  it('pay more for a unit than the best legal market, and crime lords more than honest customers', () => {
    const best = Math.max(...tables.demand.map((row) => row['very-high']));
    const perUnit = (kind: Kind): readonly number[] =>
      ofKind(kind).map(({ contract }) => (contract?.pays ?? 0) / (contract?.units ?? 1));
    expect(Math.min(...perUnit('contract'))).toBeGreaterThan(best);
    expect(Math.min(...perUnit('offer'))).toBeGreaterThan(Math.max(...perUnit('contract')));
  });

  it('nobody pays for the whole Run at once', () => {
    for (const { id, contract } of deals) expect(contract?.pays, id).toBeLessThan(2000);
  });
});

describe('kept cards', () => {
  it('work by themselves: equipment and friends have no ability to be done when drawn', () => {
    for (const card of [...ofKind('equipment'), ...ofKind('friend')]) {
      expect(card.ability, card.id).toBeUndefined();
      expect((card.on?.length ?? 0) + (card.while?.length ?? 0), card.id).toBeGreaterThanOrEqual(1);
    }
  });

  it('help at customs: one piece of equipment, and friends in two ways', () => {
    const helps = (card: DestinyLiteral): boolean =>
      ['customs', 'customsRoll', 'bribe', 'fine'].some((word) => says(card, word));
    expect(
      ofKind('equipment')
        .filter(helps)
        .map(({ id }) => id),
    ).toEqual(['false-papers']);
    expect(
      ofKind('friend')
        .filter(helps)
        .map(({ id }) => id),
    ).toEqual(['dockside-cousin', 'resistance-courier', 'port-advocate']);
  });
});

describe('news and fortune', () => {
  it('prices rise for every kind of goods somewhere', () => {
    for (const good of GOODS)
      expect(
        ofKind('price').filter(({ ability }) => JSON.stringify(ability).includes(`"boom","good":"${good}"`))
          .length,
        good,
      ).toBeGreaterThanOrEqual(1);
  });

  it('one card has a die table of its own', () => {
    expect(destiny.filter(({ table }) => table !== undefined).map(({ id }) => id)).toEqual(['derelict']);
    expect(says(destiny.find(({ id }) => id === 'derelict') as DestinyLiteral, 'rollTable')).toBe(true);
  });

  it('shields help against two storms, engines against the third', () => {
    expect(ofKind('storm').map((card) => (says(card, 'engines') ? 'engines' : 'shields'))).toEqual([
      'shields',
      'engines',
      'shields',
    ]);
  });

  it('both repairs mend the hull, and leave something to those whose hull is whole', () => {
    for (const { id, ability } of ofKind('repair')) {
      expect(JSON.stringify(ability), id).toContain('"do":"repair"');
      expect(JSON.stringify(ability), id).toContain('"do":"boost');
    }
  });
});
