import { describe, expect, it } from 'vitest';
import { openHouse } from '../test/client.ts';

/** Pages of other sites write nothing here, whatever cookie their browser would send along. */

const plan = { ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'open' }] };
const write = (headers: Record<string, string>, changes = {}) =>
  openHouse(changes).ask('POST', '/api/matches', plan, { host: 'cantina.test', ...headers });

describe('a write', () => {
  it.each([
    ['from this place', { origin: 'http://cantina.test' }],
    ['from this place behind TLS', { origin: 'https://cantina.test' }],
    ['of a program', {}],
    ['of a page here, without its origin', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }],
    ['typed in by hand', { 'sec-fetch-site': 'none' }],
  ])('%s is taken', async (_name, headers: Record<string, string>) => {
    expect((await write(headers)).status).toBe(201);
  });

  it.each([
    ['from another site', { origin: 'http://evil.test' }],
    ['from another port', { origin: 'http://cantina.test:8080' }],
    ['from a site that begins alike', { origin: 'http://cantina.test.evil.test' }],
    ['from a site that ends alike', { origin: 'http://evil-cantina.test' }],
    ['from a sealed frame', { origin: 'null' }],
    ['from nonsense', { origin: '://' }],
    ['from an empty origin', { origin: '' }],
    ['of a page elsewhere', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['with a cookie, and no word where it comes from', { cookie: 'cantina=x' }],
    [
      'that says itself which host it is for',
      { origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' },
    ],
  ])('%s is refused', async (_name, headers: Record<string, string>) => {
    const { status, body, headers: sent } = await write(headers);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'bad-origin' });
    expect(sent.get('set-cookie')).toBeNull();
  });

  it('is refused before its body is read, and whoever holds a token is no exception', async () => {
    const { newcomer, ask } = openHouse();
    const { token } = await newcomer();
    const answer = await ask('POST', '/api/matches', 'nonsense', {
      origin: 'http://evil.test',
      host: 'cantina.test',
      authorization: `Bearer ${token}`,
    });
    expect(answer.body).toMatchObject({ code: 'bad-origin' });
  });

  it('by DELETE is a write, too', async () => {
    const { ask } = openHouse();
    const answer = await ask('DELETE', '/api/matches/m/links/l', undefined, { origin: 'http://evil.test' });
    expect(answer.status).toBe(403);
  });

  it('from an origin this server is told of is taken', async () => {
    const origins = ['https://table.test', 'http://localhost:5173'];
    for (const origin of origins) expect((await write({ origin }, { origins })).status).toBe(201);
    expect((await write({ origin: 'https://table.test:1' }, { origins })).status).toBe(403);
    expect((await write({ origin: 'http://table.test' }, { origins })).status).toBe(403);
  });

  it('behind a trusted proxy goes by the host the proxy names', async () => {
    const headers = {
      host: 'inside:3000',
      'x-forwarded-host': 'cantina.test',
      origin: 'https://cantina.test',
    };
    expect((await write(headers, { trustProxy: true })).status).toBe(201);
    expect((await write(headers)).status).toBe(403);
    expect((await write({ ...headers, origin: 'http://inside:3000' }, { trustProxy: true })).status).toBe(
      403,
    );
  });
});

it('reading is open to every origin, which learns nothing: no page may read across sites', async () => {
  const { ask } = openHouse();
  const { status, headers } = await ask('GET', '/api/rulesets', undefined, { origin: 'http://evil.test' });
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
