import { describe, expect, it } from 'vitest';
import { begin, openHouse } from '../test/client.ts';
import { personAt } from '../test/person.ts';
import { People } from './host/people.ts';

/** Who somebody is: a token for programs, a cookie for browsers, and nothing anybody could make up. */

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const changed = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('a token', () => {
  it('is issued to whoever asks, different each time, and is known from then on', async () => {
    const { ask, newcomer } = openHouse();
    const issued = await ask<{ token: string }>('POST', '/api/tokens');
    expect(issued.status).toBe(201);
    expect(issued.headers.get('cache-control')).toBe('no-store');
    const [ada, bob] = [await newcomer(), await newcomer()];
    expect(new Set([issued.body.token, ada.token, bob.token]).size).toBe(3);
    await begin({ seats: [ada, 'random'] });
    expect((await ada.get<{ matches: unknown[] }>('/api/matches')).body.matches).toHaveLength(1);
    expect((await bob.get<{ matches: unknown[] }>('/api/matches')).body.matches).toHaveLength(0);
  });

  it('that was not issued here is told so, on every request', async () => {
    const { ask, newcomer } = openHouse();
    const { token } = await newcomer();
    const foreign = new People(new Uint8Array(32).fill(8)).issue();
    const bad = [
      '',
      'guessed',
      foreign,
      token.slice(0, -1),
      token.slice(1),
      `${token}x`,
      `${token} `.repeat(2),
      token.replace('.', ''),
      changed(token, 3),
      changed(token, token.length - 5),
      `${token.split('.')[0] ?? ''}.`,
      'x'.repeat(10_000),
    ];
    for (const one of bad) {
      const answer = await ask('GET', '/api/matches', undefined, bearer(one));
      expect(answer.status, one).toBe(401);
      expect(answer.body).toMatchObject({ code: 'bad-token', where: 'header/authorization' });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect((await ask('POST', '/api/matches', {}, bearer(one))).status).toBe(401);
    }
    expect((await ask('GET', '/api/matches', undefined, bearer(token))).status).toBe(200);
  });

  it('has a seal whose every bit counts', () => {
    const people = new People(new Uint8Array(32).fill(1));
    const token = people.issue();
    expect(people.ownerOf(token)).toMatch(/^p-[\w-]{32}$/);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = token.at(-1) ?? '';
    const others = [...alphabet].filter((letter) => letter !== last).map((one) => token.slice(0, -1) + one);
    expect(others.filter((one) => people.ownerOf(one) !== undefined)).toEqual([]);
  });

  it('is not what its owner is called anywhere', async () => {
    const { newcomer, host } = openHouse();
    const ada = await newcomer();
    await begin({ seats: [ada, 'random'] });
    const owner = host.people.ownerOf(ada.token) ?? '';
    expect(ada.token).not.toContain(owner.slice(2));
    const [listed] = await host.matches.list({ owner, limit: 1 });
    expect(JSON.stringify(listed)).not.toContain(ada.token.split('.')[0]);
  });
});

describe('a browser', () => {
  const here = { host: 'cantina.test', origin: 'http://cantina.test' };
  const plan = { ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'open' }] };
  const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

  it('gets its cookie with the first write, out of reach of scripts and other sites', async () => {
    const { ask } = openHouse();
    const read = await ask('GET', '/api/matches', undefined, here);
    expect(read.headers.get('set-cookie')).toBeNull();
    const { status, headers } = await ask('POST', '/api/matches', plan, here);
    expect(status).toBe(201);
    const attributes = (headers.get('set-cookie') ?? '').split('; ').slice(1);
    expect(attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/api', 'Max-Age=34560000']),
    );
    expect(attributes).not.toContain('Secure');

    const known = await ask('GET', '/api/matches', undefined, { ...here, cookie: cookieOf(headers) });
    expect(known.body).toMatchObject({ matches: [{ ruleset: 'noughts' }] });
    const again = await ask('POST', '/api/matches', plan, { ...here, cookie: cookieOf(headers) });
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('gets it for safe lines only, where a trusted proxy says that the line is safe', async () => {
    const { ask } = openHouse({ trustProxy: true });
    const { headers } = await ask('POST', '/api/matches', plan, { ...here, 'x-forwarded-proto': 'https' });
    expect(headers.get('set-cookie')).toContain('Secure');
    const claimed = await openHouse().ask('POST', '/api/matches', plan, {
      ...here,
      'x-forwarded-proto': 'https',
    });
    expect(claimed.headers.get('set-cookie')).not.toContain('Secure');
  });

  it('with a cookie of elsewhere is as good as new', async () => {
    const { ask } = openHouse();
    for (const cookie of ['cantina=guessed', 'cantina=', 'other=1', 'cantina=%00%ff', ';;=']) {
      const read = await ask('GET', '/api/matches', undefined, { ...here, cookie });
      expect(read.status).toBe(200);
      expect(read.body).toEqual({ matches: [] });
      const written = await ask('POST', '/api/matches', plan, { ...here, cookie });
      expect(written.status).toBe(201);
      expect(cookieOf(written.headers)).toMatch(/^cantina=[\w-]{32}\.[\w-]{22}$/);
    }
  });

  it('is whoever its token says, if it sends both', async () => {
    const { ask, newcomer } = openHouse();
    const ada = await newcomer();
    const { headers } = await ask('POST', '/api/matches', plan, here);
    const both = { ...here, cookie: cookieOf(headers), ...bearer(ada.token) };
    expect((await ask('GET', '/api/matches', undefined, both)).body).toEqual({ matches: [] });
  });
});

it('one token may hold several seats, each with a page of its own', async () => {
  const { newcomer, ask } = openHouse();
  const ada = await newcomer();
  const match = await begin({ ruleset: 'cellar', seats: [ada, ada] });
  const same = personAt(ask, ada.token);
  const pages = [await same.page(match, 0), await same.page(match, 1)];
  expect(pages.map(({ seat, mine }) => [seat, mine])).toEqual([
    [0, [0, 1]],
    [1, [0, 1]],
  ]);
  expect(pages[0]?.view).not.toEqual(pages[1]?.view);
});
