import { describe, expect, it } from 'vitest';
import { difference, notPlain, shared, throughJson } from './plain.ts';

describe('notPlain', () => {
  it.each([null, 0, -1.5, '', 'x', true, [], {}, [1, [2, { a: null }]], Object.create(null)])(
    'takes %j as plain',
    (value) => expect(notPlain(value)).toBeUndefined(),
  );

  it.each<readonly [unknown, string]>([
    [undefined, ': undefined'],
    [NaN, ': NaN'],
    [{ a: { b: Infinity } }, '/a/b: Infinity'],
    [{ a: undefined }, '/a: undefined'],
    [[1, undefined], '/1: undefined'],
    [new Array(2), '/0: undefined'],
    [{ a: [() => 1] }, '/a/0: function'],
    [{ a: 1n }, '/a: bigint'],
    [{ a: Symbol('s') }, '/a: symbol'],
    [new Date(0), ': an instance of a class'],
    [{ a: new Map() }, '/a: an instance of a class'],
    [{ a: new (class Pile {})() }, '/a: an instance of a class'],
  ])('finds the place that is not: %o', (value, place) => {
    expect(notPlain(value)).toBe(place);
  });
});

describe('difference', () => {
  it.each<readonly [unknown, unknown]>([
    [1, 1],
    [NaN, NaN],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [[], []],
  ])('finds none between %j and %j', (a, b) => expect(difference(a, b)).toBeUndefined());

  it.each<readonly [unknown, unknown, string]>([
    [1, 2, ': 1 / 2'],
    [0, -0, ': 0 / 0'],
    [{ a: { b: 1 } }, { a: { b: '1' } }, '/a/b: 1 / "1"'],
    [{ a: 1 }, {}, '/a: 1 / undefined'],
    [{}, { a: 1 }, '/a: undefined / 1'],
    [[1, 2], [1], '/1: 2 / undefined'],
    [[], {}, ': [] / {}'],
    [null, {}, ': null / {}'],
  ])('names the first place: %j, %j', (a, b, place) => expect(difference(a, b)).toBe(place));

  it('quotes no more than one can read', () => {
    expect(difference('x'.repeat(500), 'y')?.length).toBeLessThan(140);
  });
});

describe('shared', () => {
  const inner = { x: 1 };

  it('finds an object that both hold', () => {
    expect(shared(inner, inner)).toBe('/');
    expect(shared({ a: [0, inner] }, { a: [0, inner] })).toBe('/a/1');
  });

  it('does not mind equal values, nor one object in different places', () => {
    expect(shared({ a: { x: 1 } }, { a: { x: 1 } })).toBeUndefined();
    expect(shared({ a: inner }, { b: inner })).toBeUndefined();
    expect(shared(1, 1)).toBeUndefined();
    expect(shared(null, null)).toBeUndefined();
  });
});

describe('throughJson', () => {
  it('is a copy that holds what JSON holds', () => {
    const value = { a: [1, { b: null }] };
    expect(throughJson(value)).toEqual(value);
    expect(shared(throughJson(value), value)).toBeUndefined();
  });
});
