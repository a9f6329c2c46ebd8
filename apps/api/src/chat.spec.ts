import type { ChatLine } from '@cantina/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin, ok, openHouse, type House } from '../test/client.ts';
import type { Person } from '../test/person.ts';

/** Talk at the table. */

let house: House;
let ada: Person;
let bob: Person;
let match: string;
const chat = () => `/api/matches/${match}/chat`;
const say = (person: Person, text: unknown, more: object = {}) =>
  person.post<{ number: number }>(chat(), { text, ...more });
const heard = async (person: Person, after = 0) =>
  (await person.get<{ lines: readonly ChatLine[] }>(`${chat()}?after=${after}`)).body.lines;

beforeEach(async () => {
  house = openHouse();
  [ada, bob] = [await house.newcomer(), await house.newcomer()];
  match = await begin({ seats: [ada, bob] });
});

it('is heard by everybody who may look, in order, from any line on', async () => {
  expect((await say(ada, 'hello')).body).toEqual({ number: 1 });
  expect((await say(bob, 'good luck')).status).toBe(201);
  const lines = await heard(await house.newcomer());
  expect(lines).toEqual([
    { number: 1, seat: 0, name: 'Number 0', text: 'hello', at: house.clock.now },
    { number: 2, seat: 1, name: 'Number 1', text: 'good luck', at: house.clock.now },
  ]);
  expect((await heard(ada, 1)).map(({ number }) => number)).toEqual([2]);
});

it('is for those who sit there: whoever looks on listens', async () => {
  const cyd = await house.newcomer();
  expect((await say(cyd, 'psst')).body).toMatchObject({ status: 403, code: 'not-your-seat' });
  expect((await house.ask('POST', chat(), { text: 'psst' })).status).toBe(403);
  expect(await heard(ada)).toEqual([]);
});

it('sent twice with one key is said once', async () => {
  const twice = [await say(ada, 'hello', { key: 'k' }), await say(ada, 'hello', { key: 'k' })];
  expect(twice.map(({ body }) => body.number)).toEqual([1, 1]);
  expect(await heard(bob)).toHaveLength(1);
});

it('leaves the match as it is', async () => {
  const before = await ada.page(match);
  ok(await say(ada, 'hello'));
  expect(await ada.page(match)).toEqual(before);
});

describe('a line', () => {
  it('is text and stays text, whatever it looks like', async () => {
    const texts = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '"; DROP TABLE lines; --',
      '{{constructor}} ${7*7} &lt;b&gt;',
      'Привет, ¿qué tal? 👩‍👩‍👧',
    ];
    for (const text of texts) ok(await say(ada, text));
    expect((await heard(bob)).map(({ text }) => text)).toEqual(texts);
    const { headers } = await bob.get(chat());
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is on one line, of bounded length, and legible', async () => {
    ok(await say(ada, '  one\n\n two\tthree  '));
    ok(await say(ada, 'x'.repeat(500)));
    expect((await heard(ada)).map(({ text }) => text)).toEqual(['one two three', 'x'.repeat(500)]);
    for (const text of ['', '   ', 'x'.repeat(501), 'a\u202eb', 'a\u0000b', '\u200d', '\ud800'])
      expect((await say(ada, text)).body).toMatchObject({ status: 422, code: 'bad-text', where: 'text' });
    for (const text of ['x'.repeat(2001), 5, null, ['hello']])
      expect((await say(ada, text)).body).toMatchObject({
        status: 422,
        code: 'invalid-request',
        where: 'text',
      });
    expect(await heard(ada)).toHaveLength(2);
  });
});
