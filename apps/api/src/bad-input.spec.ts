import { beforeEach, describe, expect, it } from 'vitest';
import { begin, mark, openHouse, type House } from '../test/client.ts';
import type { Person } from '../test/person.ts';

/** Whatever is wrong with a request is told as a typed problem that names what and where, and nothing changes. */

let house: House;
let ada: Person;
let match: string;

beforeEach(async () => {
  house = openHouse();
  ada = await house.newcomer();
  match = await begin({ seats: [ada, ada] });
});

const fine = mark(0);

describe('an act', () => {
  const cases: readonly [string, unknown, object][] = [
    [
      'of unknown kind',
      { do: 'teleport', what: 1 },
      { code: 'bad-input', rule: 'CORE-ACTION', where: 'action/do', found: 'teleport' },
    ],
    ['without what', { do: 'mark' }, { rule: 'CORE-MALFORMED', where: 'action' }],
    ['with more than asked', { ...fine, why: 1 }, { rule: 'CORE-MALFORMED', where: 'action' }],
    ['that is a list', [fine], { rule: 'CORE-MALFORMED', where: 'action' }],
    ['that is null', null, { rule: 'CORE-MALFORMED', where: 'action' }],
    ['on what is not there', mark(9), { rule: 'CORE-NOT-LISTED', where: 'action/what', found: '9' }],
    ['on another type', { do: 'mark', what: '0' }, { rule: 'CORE-NOT-LISTED' }],
    ['on a prototype', { do: '__proto__', what: 0 }, { rule: 'CORE-ACTION' }],
  ];

  it.each(cases)('%s is refused', async (_name, action, problem) => {
    const before = (await ada.get(`/api/matches/${match}`)).text;
    const answer = await ada.act(match, 0, action);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ status: 422, code: 'bad-input', index: 0, ...problem });
    expect(answer.status).toBe(422);
    expect((await ada.get(`/api/matches/${match}`)).text).toBe(before);
  });

  it.each([
    ['without a seat', { decision: 1, actions: [fine] }, 'seat'],
    ['for half a seat', { seat: 0.5, decision: 1, actions: [fine] }, 'seat'],
    ['with a decision in words', { seat: 0, decision: 'first', actions: [fine] }, 'decision'],
    ['without actions', { seat: 0, decision: 1, actions: [] }, 'actions'],
    ['with far too many', { seat: 0, decision: 1, actions: new Array(21).fill(fine) }, 'actions'],
    ['with an empty key', { seat: 0, decision: 1, actions: [fine], key: '' }, 'key'],
    ['with a huge key', { seat: 0, decision: 1, actions: [fine], key: 'x'.repeat(101) }, 'key'],
    ['with something else', { seat: 0, decision: 1, actions: [fine], cheat: true }, 'cheat'],
  ])('%s is refused', async (_name, json, where) => {
    const answer = await ada.post(`/api/matches/${match}/acts`, json);
    expect(answer.body).toMatchObject({ status: 422, code: 'invalid-request', where });
    expect((await ada.page(match)).version).toBe(3);
  });
});

describe('a new match', () => {
  const human = { kind: 'human' };
  const good = { ruleset: 'noughts', seats: [human, human], options: {} };
  const cases: readonly [string, object, object][] = [
    [
      'of an unknown game',
      { ...good, ruleset: 'chess' },
      { status: 404, code: 'no-ruleset', where: 'ruleset' },
    ],
    [
      'with an unknown option',
      { ...good, options: { turbo: true } },
      { status: 422, code: 'bad-options', rule: 'CORE-OPTION', where: 'options/turbo' },
    ],
    [
      'with options that are no object',
      { ...good, options: 5 },
      { status: 422, code: 'bad-options', rule: 'CORE-OPTION', where: 'options' },
    ],
    [
      'with an option out of bounds',
      { ...good, ruleset: 'cellar', options: { rounds: 99 } },
      { status: 422, code: 'bad-options', rule: 'CORE-OPTION', where: 'options/rounds' },
    ],
    [
      'for too many seats',
      { ...good, seats: [human, human, human] },
      { status: 422, code: 'bad-seats', rule: 'CORE-SEATS', where: 'seats', expected: '2 to 2', found: 3 },
    ],
    [
      'with a strange seat',
      { ...good, seats: [human, { kind: 'dog' }] },
      { status: 422, code: 'invalid-request', where: 'seats/1/kind' },
    ],
    [
      'with a bot nobody knows',
      { ...good, seats: [human, { kind: 'bot', level: 'genius' }] },
      { status: 422, code: 'no-bot', where: 'seats/1/level', found: 'genius' },
    ],
    [
      'with a bot of no strength',
      { ...good, seats: [human, { kind: 'bot' }] },
      { status: 422, code: 'invalid-request', where: 'seats/1/level' },
    ],
    ['for nobody', { ...good, seats: [] }, { status: 422, code: 'invalid-request', where: 'seats' }],
    ['with more than asked', { ...good, cheat: 1 }, { status: 422, code: 'invalid-request', where: 'cheat' }],
    ['without a game', { seats: good.seats }, { status: 422, code: 'invalid-request', where: 'ruleset' }],
  ];

  it.each(cases)('%s is refused', async (_name, json, problem) => {
    const answer = await ada.post('/api/matches', json);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject(problem);
    expect(answer.status).toBe(answer.body.status);
    expect((await ada.get<{ matches: unknown[] }>('/api/matches')).body.matches).toHaveLength(1);
  });
});

describe('sitting down', () => {
  it.each([
    [{ name: '', colour: 'red' }, 422, 'bad-name'],
    [{ name: 'x'.repeat(33), colour: 'red' }, 422, 'bad-name'],
    [{ name: 'a\u202eb', colour: 'red' }, 422, 'bad-name'],
    [{ name: 'a\u0000b', colour: 'red' }, 422, 'bad-name'],
    [{ name: 'x'.repeat(201), colour: 'red' }, 422, 'invalid-request'],
    [{ name: 'Ada', colour: 'url(http://evil.test)' }, 422, 'bad-colour'],
    [{ name: 'Ada', colour: 'colour-1' }, 409, 'colour-taken'],
    [{ name: 'Ada', colour: 'red', nonce: 'x'.repeat(129) }, 422, 'bad-nonce'],
  ])('as %j is refused with %i %s', async (place, status, code) => {
    const table = await ada.open({ ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'human' }] });
    await ada.sit(table, 1);
    const answer = await ada.post(`/api/matches/${table}/seats/0`, place);
    expect(answer.body).toMatchObject({ status, code });
    expect((await ada.page(table)).seats[0]?.name).toBeNull();
  });

  it('where no seat is, or somebody sits, is refused', async () => {
    const bob = await house.newcomer();
    expect((await ada.sit(match, 7)).body).toMatchObject({ status: 404, code: 'no-seat' });
    expect((await ada.sit(match, 21)).body).toMatchObject({ status: 422, where: 'seat' });
    expect((await bob.sit(match, 0)).body).toMatchObject({ status: 409, code: 'seat-taken' });
    const odd = await ada.post(`/api/matches/${match}/seats/first`, { name: 'Ada', colour: 'red' });
    expect(odd.body).toMatchObject({ status: 422, code: 'invalid-request', where: 'seat' });
  });
});

describe('a request', () => {
  it.each(['{"ruleset": "nou', '', '\u0000', 'undefined'])('with broken JSON %j is refused', async (raw) => {
    for (const path of ['/api/matches', `/api/matches/${match}/acts`]) {
      const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
      const answer = await house.raw(path, { method: 'POST', headers, body: raw });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'broken-json', where: 'body' });
    }
    expect((await ada.page(match)).version).toBe(3);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'that comes as %s is refused',
    async (type) => {
      const body = JSON.stringify({ ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'human' }] });
      const answer = await house.raw('/api/matches', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ code: 'wrong-media-type' });
    },
  );

  it.each([
    ['GET', '/api/matches/nowhere', 'no-match'],
    ['GET', '/api/matches/nowhere/log', 'no-match'],
    ['GET', '/api/matches/nowhere/chat', 'no-match'],
    ['POST', '/api/matches/nowhere/seats/0', 'no-match'],
    ['POST', '/api/matches/nowhere/acts', 'no-match'],
    ['POST', '/api/matches/nowhere/start', 'no-match'],
    ['POST', '/api/matches/nowhere/undo', 'no-match'],
    ['POST', '/api/matches/nowhere/chat', 'no-match'],
    ['POST', '/api/matches/nowhere/links', 'no-match'],
    ['POST', '/api/matches/nowhere/explain', 'no-match'],
    ['GET', '/api/rulesets/nowhere', 'no-ruleset'],
    ['GET', '/api/matches/nowhere/live', 'not-found'],
    ['GET', '/api/nowhere', 'not-found'],
    ['PUT', '/api/matches', 'not-found'],
    ['GET', '/nowhere', 'not-found'],
  ])('%s %s is answered with %s', async (method, path, code) => {
    const bodies: Readonly<Record<string, unknown>> = {
      'seats/0': { name: 'Ada', colour: 'red' },
      acts: { seat: 0, decision: 1, actions: [fine] },
      start: {},
      undo: { seat: 0 },
      chat: { text: 'hello' },
      links: { kind: 'invite' },
      explain: { seat: 0, action: fine },
    };
    const json = method === 'GET' ? undefined : bodies[path.replace('/api/matches/nowhere/', '')];
    const answer = await house.ask(method, path, json);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ status: 404, code });
  });

  it('in a language nobody speaks here is refused', async () => {
    const answer = await ada.get(`/api/matches/${match}?lang=tlh`);
    expect(answer.body).toMatchObject({ status: 422, code: 'invalid-request', where: 'lang' });
  });
});
