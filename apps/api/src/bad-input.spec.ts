import { beforeEach, describe, expect, it } from 'vitest';
import { client, type Client, type Table } from '../test/client.ts';

/** Whatever is wrong with a request is told as a typed problem that names what and where, and nothing changes. */

let api: Client;
let table: Table;
const first = () => table.tokens[0];
const fine = { do: 'mark', what: 0 };

beforeEach(async () => {
  api = client({ report: () => undefined });
  table = await api.open('noughts', ['human', 'human']);
});

describe('an act', () => {
  const cases: readonly [string, unknown, object][] = [
    [
      'of unknown kind',
      { do: 'teleport', what: 1 },
      { status: 422, code: 'bad-input', rule: 'CORE-ACTION', where: 'action/do', found: 'teleport' },
    ],
    ['without what', { do: 'mark' }, { status: 422, rule: 'CORE-MALFORMED', where: 'action' }],
    ['with more than asked', { ...fine, why: 1 }, { status: 422, rule: 'CORE-MALFORMED', where: 'action' }],
    ['that is a list', [fine], { status: 422, rule: 'CORE-MALFORMED', where: 'action' }],
    ['that is null', null, { status: 422, rule: 'CORE-MALFORMED', where: 'action' }],
    [
      'on what is not there',
      { do: 'mark', what: 9 },
      { status: 422, rule: 'CORE-NOT-LISTED', where: 'action/what', found: '9' },
    ],
    ['on another type', { do: 'mark', what: '0' }, { status: 422, rule: 'CORE-NOT-LISTED' }],
    ['on a prototype', { do: '__proto__', what: 0 }, { status: 422, rule: 'CORE-ACTION' }],
  ];

  it.each(cases)('%s is refused', async (_name, action, problem) => {
    const before = (await api.page(table.id, first())).text;
    const answer = await api.act(table.id, first(), 1, action);
    expect(answer.type).toBe('application/problem+json');
    expect(answer.body).toMatchObject(problem);
    expect(answer.status).toBe(answer.body['status']);
    expect((await api.page(table.id, first())).text).toBe(before);
  });

  it('of the wrong seat is refused', async () => {
    const answer = await api.act(table.id, table.tokens[1], 1, fine);
    expect(answer.body).toMatchObject({
      status: 409,
      code: 'refused',
      rule: 'CORE-SEAT',
      where: 'action',
      detail: 'this decision belongs to another seat',
    });
    expect((await api.page(table.id)).body.version).toBe(0);
  });

  it('against a rule of the game names it, in the language asked for', async () => {
    await api.act(table.id, first(), 1, fine);
    const { decision } = (await api.page(table.id, table.tokens[1])).body;
    const taken = await api.act(table.id, table.tokens[1], decision, fine);
    expect(taken.body).toMatchObject({ status: 409, code: 'refused', rule: 'NX-PLACE-01', where: 'action' });
    const late = await api.act(table.id, table.tokens[1], 99, fine, 'de');
    expect(late.body).toMatchObject({ rule: 'CORE-STALE', where: 'decision' });
    expect(late.body['detail']).toBe('diese Entscheidung steht nicht mehr an');
    expect((await api.page(table.id)).body.version).toBe(1);
  });

  it('sent twice counts once', async () => {
    expect((await api.act(table.id, first(), 1, fine)).status).toBe(200);
    expect((await api.act(table.id, first(), 1, fine)).body).toMatchObject({ rule: 'CORE-STALE' });
    expect((await api.page(table.id)).body.version).toBe(1);
  });

  it('after the end is refused', async () => {
    for (const [turn, what] of [0, 3, 1, 4, 2].entries()) {
      const token = table.tokens[turn % 2];
      const { decision } = (await api.page(table.id, token)).body;
      await api.act(table.id, token, decision, { do: 'mark', what });
    }
    const answer = await api.act(table.id, table.tokens[1], 1, { do: 'mark', what: 8 });
    expect(answer.body).toMatchObject({ status: 409, rule: 'CORE-OVER' });
  });

  it.each([undefined, 'guessed'])('with the token %s is refused', async (token) => {
    const answer = await api.act(table.id, token, 1, fine);
    expect(answer.body).toMatchObject({ status: 401, code: 'bad-token', where: 'header/authorization' });
    expect((await api.page(table.id)).body.version).toBe(0);
  });

  it('with the token of another match is refused', async () => {
    const other = await api.open('noughts', ['human', 'human']);
    const answer = await api.act(table.id, other.tokens[0], 1, fine);
    expect(answer.body).toMatchObject({ status: 401, code: 'bad-token' });
  });
});

describe('a request', () => {
  const good = { ruleset: 'noughts', seats: ['human', 'human'], options: {} };
  const cases: readonly [string, object, object][] = [
    [
      'for an unknown game',
      { ...good, ruleset: 'chess' },
      { status: 404, code: 'unknown-ruleset', where: 'ruleset' },
    ],
    [
      'with an unknown option',
      { ...good, options: { turbo: true } },
      { status: 422, code: 'bad-input', rule: 'CORE-OPTION', where: 'options/turbo' },
    ],
    [
      'with options that are no object',
      { ...good, options: 5 },
      { status: 422, rule: 'CORE-OPTION', where: 'options' },
    ],
    [
      'for too many seats',
      { ...good, seats: ['human', 'bot', 'bot'] },
      { status: 422, rule: 'CORE-SEATS', where: 'seats', expected: '2 to 2', found: 3 },
    ],
    [
      'with a strange seat',
      { ...good, seats: ['human', 'dog'] },
      { status: 422, code: 'invalid-request', where: 'seats/1' },
    ],
    [
      'for nobody',
      { ...good, seats: ['bot', 'bot'] },
      { status: 422, code: 'invalid-request', where: 'seats' },
    ],
    ['with more than asked', { ...good, cheat: 1 }, { status: 422, code: 'invalid-request', where: 'cheat' }],
    [
      'without a game',
      { seats: ['human', 'bot'] },
      { status: 422, code: 'invalid-request', where: 'ruleset' },
    ],
  ];

  it.each(cases)('%s is refused', async (_name, json, problem) => {
    const answer = await api.ask('POST', '/api/matches', { json });
    expect(answer.type).toBe('application/problem+json');
    expect(answer.body).toMatchObject(problem);
    expect(answer.status).toBe(answer.body['status']);
  });

  it.each(['{"ruleset": "nou', '', '\u0000'])('with broken JSON %j is refused', async (raw) => {
    for (const path of ['/api/matches', `/api/matches/${table.id}/acts`]) {
      const answer = await api.ask('POST', path, { raw, token: first() });
      expect(answer.body).toMatchObject({ status: 400, code: 'broken-json', where: 'body' });
    }
    expect((await api.page(table.id)).body.version).toBe(0);
  });

  it('that is no JSON at all is refused', async () => {
    const answer = await api.app.request('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(good),
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: 'wrong-media-type' });
  });

  it('that is too large is refused', async () => {
    const answer = await api.ask('POST', '/api/matches', { json: { ...good, options: 'x'.repeat(70_000) } });
    expect(answer.body).toMatchObject({ status: 413, code: 'too-large' });
  });

  it.each([
    ['GET', '/api/matches/nowhere', 'unknown-match'],
    ['POST', '/api/matches/nowhere/seats/0', 'unknown-match'],
    ['GET', '/api/rulesets/nowhere', 'unknown-ruleset'],
    ['GET', '/api/matches/nowhere/live', 'unknown-match'],
    ['GET', '/nowhere', 'not-found'],
  ])('%s %s is answered with %s', async (method, path, code) => {
    const answer = await api.ask(method, path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ status: 404, code });
    expect(answer.body['where']).toBeTruthy();
  });

  it('for a seat that is not there is refused', async () => {
    const none = await api.ask('POST', `/api/matches/${table.id}/seats/7`);
    expect(none.body).toMatchObject({
      status: 404,
      code: 'unknown-seat',
      where: 'seat',
      rule: 'CORE-NO-SEAT',
    });
    const odd = await api.ask('POST', `/api/matches/${table.id}/seats/first`);
    expect(odd.body).toMatchObject({ status: 422, code: 'invalid-request', where: 'seat' });
  });

  it('in a language nobody speaks here is refused', async () => {
    const answer = await api.page(table.id, first(), 'tlh');
    expect(answer.body).toMatchObject({ status: 422, code: 'invalid-request', where: 'lang' });
  });
});
