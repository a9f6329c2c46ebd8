import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, digest, hash } from './hash.ts';

const SEED = { seed: 20240, numRuns: 300 };
const json = () => fc.jsonValue({ maxDepth: 4 });

/** The same data with the keys of every record written the other way round. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  const out: Record<string, unknown> = {};
  for (const [key, item] of entries)
    Object.defineProperty(out, key, { value: backwards(item), enumerable: true });
  return out;
}

const NOT_PLAIN: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['a function', () => 1],
  ['a symbol', Symbol('s')],
  ['a big integer', 10n],
  ['not a number', NaN],
  ['infinity', Infinity],
  ['a Map', new Map([[1, 2]])],
  ['an object of a class', new (class Card {})()],
];

describe.each([
  ['hash', hash],
  ['digest', digest],
  ['canonical', canonical],
])('%s', (_name, print) => {
  it('does not depend on the order of keys, at any depth', () => {
    expect(print({ a: 1, b: { c: [1, { d: 2, e: 3 }], f: null } })).toBe(
      print({ b: { f: null, c: [1, { e: 3, d: 2 }] }, a: 1 }),
    );
    fc.assert(
      fc.property(json(), (value) => print(value) === print(backwards(value))),
      SEED,
    );
  });

  it('is the same for the same data and for its way through JSON', () => {
    fc.assert(
      fc.property(json(), (value) => print(value) === print(JSON.parse(JSON.stringify(value)))),
      SEED,
    );
  });

  it('does not tell zero from minus zero, as JSON does not', () => {
    expect(print([-0])).toBe(print([0]));
  });

  it.each(NOT_PLAIN)('refuses %s, alone and inside', (_what, value) => {
    expect(() => print(value)).toThrow('not plain data');
    expect(() => print({ a: [value] })).toThrow('not plain data');
    expect(() => print({ a: value })).toThrow('not plain data');
  });

  it('tells apart what looks alike', () => {
    const alike: readonly unknown[] = [
      null,
      false,
      true,
      0,
      1,
      -1,
      2,
      0.5,
      -0.5,
      1e-9,
      1.5,
      '',
      '0',
      '1',
      'null',
      'a',
      'b',
      'ab',
      'ba',
      [],
      {},
      [[]],
      [{}],
      [0],
      [null],
      ['1'],
      [1, 2],
      [2, 1],
      [[1], 2],
      [1, [2]],
      [[1, 2]],
      { a: 1 },
      { b: 1 },
      { a: 2 },
      { a: null },
      { a: [] },
      { a: {} },
      { a: { b: 1 } },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { '0': 'a' },
      ['a'],
      2 ** 31,
      2 ** 31 - 1,
      -(2 ** 31),
      2 ** 32,
      2 ** 53,
      2 ** 53 - 1,
      -(2 ** 53),
      1e300,
    ];
    expect(new Set(alike.map(print)).size).toBe(alike.length);
  });
});

describe('hash', () => {
  it('is 16 hex digits', () => {
    fc.assert(
      fc.property(json(), (value) => /^[0-9a-f]{16}$/.test(hash(value))),
      SEED,
    );
  });

  it('agrees with the canonical text about what is the same', () => {
    fc.assert(
      fc.property(json(), json(), (a, b) => (hash(a) === hash(b)) === (canonical(a) === canonical(b))),
      SEED,
    );
  });

  it('sees values swapped between keys, in either half of it', () => {
    let alike = 0;
    for (let i = 0; i < 400; i++) {
      for (let j = 0; j < i; j++) {
        const one = hash({ you: i, by: j });
        const other = hash({ you: j, by: i });
        if (one.slice(0, 8) === other.slice(0, 8) || one.slice(8) === other.slice(8)) alike++;
      }
    }
    expect(alike).toBe(0);
  });
});

describe('digest', () => {
  it('is the SHA-256 of the canonical text', () => {
    expect(canonical({ b: [1, 'ü', null], a: true })).toBe('{"a":true,"b":[1,"ü",null]}');
    // printf '{}' | sha256sum
    expect(digest({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});
