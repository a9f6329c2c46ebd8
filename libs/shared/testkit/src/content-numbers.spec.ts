import { describe, expect, it } from 'vitest';
import { itemsOf, numbersOf, nudged } from './content-numbers.ts';

const content = {
  meta: { version: 3, cites: { customs: ['A', 'B'], 'customs/small': 'C' }, scenery: ['layout', '.x'] },
  cards: [
    { id: 'scout', cost: 2, abilities: [{ id: 'scout-dash', n: 1 }] },
    { id: 'tank', cost: 4 },
  ],
  spaces: { dock: { fuel: 1, x: 7 } },
  customs: { small: [0, 2], large: [5] },
  dice: [3, 1],
  layout: { dock: { at: 9 } },
  start: 10,
};

describe('numbersOf', () => {
  it('names every number by ids and says whose it is', () => {
    expect(numbersOf(content).map(({ name, items, value }) => [name, items, value])).toEqual([
      ['cards/scout/cost', ['scout'], 2],
      ['cards/scout/abilities/scout-dash/n', ['scout', 'scout-dash'], 1],
      ['cards/tank/cost', ['tank'], 4],
      ['spaces/dock/fuel', ['dock'], 1],
      ['customs/small/0', ['small'], 0],
      ['customs/small/1', ['small'], 2],
      ['customs/large/0', ['large'], 5],
      ['dice/0', ['dice'], 3],
      ['dice/1', ['dice'], 1],
      ['start', ['start'], 10],
    ]);
  });

  it('finds the rules cited for a table and for a part of it', () => {
    const rules = Object.fromEntries(numbersOf(content).map(({ name, rules }) => [name, rules]));
    expect(rules['customs/small/1']).toEqual(['A', 'B', 'C']);
    expect(rules['customs/large/0']).toEqual(['A', 'B']);
    expect(rules['dice/0']).toEqual([]);
  });

  it('has nothing to say about what is no content', () => {
    expect(numbersOf(null)).toEqual([]);
    expect(numbersOf('cards')).toEqual([]);
  });
});

describe('itemsOf', () => {
  it('holds every name a number belongs to', () => {
    const items = itemsOf(content);
    for (const number of numbersOf(content)) for (const item of number.items) expect(items).toContain(item);
    expect(items.has('cost')).toBe(false);
    expect(items.has('0')).toBe(false);
  });
});

describe('nudged', () => {
  it('changes one number, leaves the original alone and shares the rest', () => {
    const before = structuredClone(content);
    const after = nudged(content, ['cards', 1, 'cost'], 1) as typeof content;
    expect(after.cards[1]?.cost).toBe(5);
    expect(after.cards[0]).toBe(content.cards[0]);
    expect(content).toEqual(before);
    expect({ ...after, cards: content.cards }).toEqual(content);
    expect(Array.isArray(after.cards)).toBe(true);
  });

  it('leaves content alone where the path leads nowhere', () => {
    expect(nudged(content, ['cards', 7, 'cost'], 1)).toBe(content);
    expect(nudged(content, ['start', 'deeper'], 1)).toBe(content);
    expect(nudged(content, ['cards', 0, 'id'], 1)).toBe(content);
  });

  it('finds by its path every number it lists', () => {
    for (const { path, value } of numbersOf(content)) {
      const at = path.reduce<unknown>(
        (inner, key) => (inner as Record<string | number, unknown>)[key],
        nudged(content, path, -1),
      );
      expect(at).toBe(value - 1);
    }
  });
});
