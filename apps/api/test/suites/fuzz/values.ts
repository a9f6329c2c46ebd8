import { pick, type Random } from '@cantina/random';

/** Values nobody asked for, as JSON text: some of them cannot be said in any other way. */

const NUMBERS = [
  '-1',
  '0',
  '1',
  '7',
  '21',
  '1.5',
  '-0',
  '1e21',
  '1e400',
  '9007199254740993',
  '-9007199254740993',
];
const WORDS = [
  '',
  ' ',
  '0',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '../../key',
  '%00',
  '\u0000',
  '\n\r\t',
  '\u202etxet denrut',
  '\ud800',
  '\udfff\ud800',
  '🎲'.repeat(200),
  'e\u0301'.repeat(300),
  'ﷺ'.repeat(100),
  "'; DROP TABLE matches; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
];
const PLAIN = ['null', 'true', 'false', '[]', '{}', '[[]]', '[null]', '{"":null}'];
const PROTOTYPES = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"do":"__proto__","what":null}',
  '{"do":"constructor","what":"__proto__"}',
  '{"__proto__":null,"do":"play","what":0}',
  '{"do":{"toString":null},"what":{"valueOf":1}}',
  '{"toJSON":1,"then":1,"length":-1}',
];

/** As deep as the text is long: whoever walks through it needs patience, not a stack. */
const deep = (random: Random): string => {
  const levels = pick(random, [50, 1_000, 5_000, 20_000]);
  const [open, shut] = pick(random, [
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"do":', '}]'],
  ]);
  return open.repeat(levels) + (open.endsWith(':') ? '1' : '') + shut.repeat(levels);
};

const long = (random: Random): string =>
  JSON.stringify('x'.repeat(pick(random, [101, 2_001, 10_000, 50_000])));

const many = (random: Random): string =>
  `[${new Array(pick(random, [21, 500, 5_000])).fill(pick(random, ['0', '{}', '"a"'])).join(',')}]`;

export function hostileValue(random: Random): string {
  switch (random.below(12)) {
    case 0:
    case 1:
      return pick(random, NUMBERS);
    case 2:
    case 3:
    case 4:
      return JSON.stringify(pick(random, WORDS));
    case 5:
    case 6:
      return pick(random, PLAIN);
    case 7:
    case 8:
      return pick(random, PROTOTYPES);
    case 9:
      return deep(random);
    case 10:
      return many(random);
    default:
      return long(random);
  }
}

/** For an address: half a character cannot be written there. */
export const encoded = (word: string): string => encodeURIComponent(Buffer.from(word).toString());

export const hostileWord = (random: Random): string => pick(random, WORDS);

/** What is no JSON, or not the whole of it. */
export const BROKEN = [
  '',
  '{',
  '{"seat":0',
  '{"seat":0}}',
  '[1,]',
  "{'seat':0}",
  '\ufeff{}',
  '\u0000',
  'undefined',
  '{"seat":0,"seat":1',
  '"\\ud8',
  'nul',
  '{"a":\u0001}',
] as const;

/** Parts of a path. */
export const STEPS = [
  '..',
  '.',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fkey',
  '..%5c..%5ckey',
  '%00',
  'a%00b',
  '%ff%fe',
  '%',
  '%zz',
  '%u0041',
  '%f0%9f%8e%b2',
  '%e2%80%ae',
  '',
  '/',
  '//',
  '-1',
  '1e9',
  '99999999999999999999',
  '0x10',
  '__proto__',
  'constructor',
  ';a=b',
  '*',
  'x'.repeat(65),
  'x'.repeat(7_000),
] as const;
