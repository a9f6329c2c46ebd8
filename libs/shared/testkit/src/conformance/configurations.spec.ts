import { define, type Meta, type Ruleset } from '@cantina/engine';
import { cellar, noughts } from '@cantina/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { factorsOf, pairwise, type Factor } from './configurations.ts';
import type { Configuration } from './subject.ts';

const valueOf = ({ seats, options }: Configuration, name: string): unknown =>
  name === 'seats' ? seats : options[name];

const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 7 });
/** The first setting is the number of seats, as it is for every game. */
const factors = sizes.map((list): readonly Factor[] =>
  list.map((size, i) => ({
    name: i === 0 ? 'seats' : `option${i}`,
    values: Array.from({ length: size }, (_, value) => (i === 0 ? value + 1 : `${i}:${value}`)),
  })),
);

function forPairs(list: readonly Factor[], visit: (a: Factor, b: Factor) => void): void {
  list.forEach((a, i) => list.slice(i + 1).forEach((b) => visit(a, b)));
}

describe('pairwise', () => {
  it('brings every pair of values of two settings together', () => {
    fc.assert(
      fc.property(factors, (list) => {
        const rows = pairwise(list);
        forPairs(list, (a, b) => {
          const met = new Set(
            rows.map((row) => JSON.stringify([valueOf(row, a.name), valueOf(row, b.name)])),
          );
          for (const one of a.values)
            for (const two of b.values) expect(met).toContain(JSON.stringify([one, two]));
        });
      }),
      { seed: 20, numRuns: 150 },
    );
  });

  it('uses every value, sets every setting, and says nothing twice', () => {
    fc.assert(
      fc.property(factors, (list) => {
        const rows = pairwise(list);
        for (const { name, values } of list)
          expect(new Set(rows.map((row) => valueOf(row, name)))).toEqual(new Set(values));
        expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
      }),
      { seed: 21, numRuns: 150 },
    );
  });

  it('is small: far fewer than all combinations, and never more than there are pairs', () => {
    const six = Array.from({ length: 6 }, (_, i) => ({
      name: i === 0 ? 'seats' : `o${i}`,
      values: [1, 2, 3],
    }));
    expect(pairwise(six).length).toBeLessThanOrEqual(18);
    fc.assert(
      fc.property(factors, (list) => {
        let pairs = 0;
        forPairs(list, (a, b) => void (pairs += a.values.length * b.values.length));
        expect(pairwise(list).length).toBeLessThanOrEqual(Math.max(pairs, list[0]?.values.length ?? 0));
      }),
      { seed: 22, numRuns: 100 },
    );
  });

  it('knows a game without options', () => {
    expect(pairwise(factorsOf(noughts.load(noughts.content)))).toEqual([{ seats: 2, options: {} }]);
    expect(pairwise([{ name: 'seats', values: [2, 3, 4] }]).map(({ seats }) => seats)).toEqual([2, 3, 4]);
  });

  it('gives only what the game accepts', () => {
    const ruleset = cellar.load(cellar.content);
    for (const { seats, options } of pairwise(factorsOf(ruleset)))
      expect(() => ruleset.setup(options, seats, [1, 2, 3, 4])).not.toThrow();
  });
});

/** A game that is nothing but its options. */
function withOptions(options: z.ZodType<Record<string, unknown>>): Ruleset {
  const meta: Meta = {
    id: 'options',
    version: '1',
    names: { en: '', de: '', ru: '' },
    seats: { min: 1, max: 3 },
    minutes: 1,
    mechanics: [],
  };
  const words = { templates: {}, lexicon: {} };
  return define({
    meta,
    content: z.unknown(),
    options,
    wording: { en: words, de: words, ru: words },
    steps: {},
    setup: () => ({}),
    view: () => null,
    viewForm: z.null(),
    hidden: () => [],
    concede: () => undefined,
    evaluate: () => 0,
  })({});
}

describe('factorsOf', () => {
  it('reads every kind of bounded option, after the seats', () => {
    const ruleset = withOptions(
      z.strictObject({
        side: z.enum(['left', 'right']),
        fast: z.boolean().default(true),
        rounds: z.int().min(3).max(5).default(4),
        deck: z.int().min(10).max(61),
        edition: z.literal('second'),
        help: z.union([z.literal('none'), z.boolean()]),
        seatless: z.enum(['a']).optional(),
      }),
    );
    expect(factorsOf(ruleset)).toEqual([
      { name: 'seats', values: [1, 2, 3] },
      { name: 'side', values: ['left', 'right'] },
      { name: 'fast', values: [false, true] },
      { name: 'rounds', values: [3, 4, 5] },
      { name: 'deck', values: [10, 35, 61] },
      { name: 'edition', values: ['second'] },
      { name: 'help', values: ['none', false, true] },
      { name: 'seatless', values: ['a'] },
    ]);
  });

  it.each([
    ['a word', z.string()],
    ['a number without an end', z.number().min(0)],
    ['a list', z.array(z.boolean())],
  ])('refuses %s, by the name of the option', (_what, kind) => {
    expect(() => factorsOf(withOptions(z.strictObject({ luck: kind })))).toThrow(
      'option "luck" has no listable values',
    );
  });
});
