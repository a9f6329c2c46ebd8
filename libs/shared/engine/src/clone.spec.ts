import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone } from './clone.ts';
import { hash } from './hash.ts';

const SEED = { seed: 20241, numRuns: 500 };

/** Every object and list inside. */
function insides(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(insides)];
}

describe('clone', () => {
  it('equals what structuredClone makes, also in the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(clone(value)).toEqual(structuredClone(value));
        expect(JSON.stringify(clone(value))).toBe(JSON.stringify(value));
        expect(hash(clone(value))).toBe(hash(value));
      }),
      SEED,
    );
  });

  it('shares nothing with the original', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const originals = new Set(insides(value));
        expect(insides(clone(value)).filter((part) => originals.has(part))).toEqual([]);
      }),
      SEED,
    );
  });

  it('copies lists that begin with a number and go on with records', () => {
    const mixed = [1, { a: [2, [3]] }, 'x', [[{ b: null }]]];
    const copy = clone(mixed);
    (copy[1] as { a: unknown[] }).a.push(4);
    expect(mixed).toEqual([1, { a: [2, [3]] }, 'x', [[{ b: null }]]]);
    expect(copy).toEqual([1, { a: [2, [3], 4] }, 'x', [[{ b: null }]]]);
  });

  it('keeps an own key called __proto__ an own key', () => {
    const value = JSON.parse('{"__proto__":{"a":1}}') as object;
    const copy = clone(value);
    expect(Object.keys(copy)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":1}}');
  });
});
