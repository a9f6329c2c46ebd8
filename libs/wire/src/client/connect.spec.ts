import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ChatLine, Frame, MatchSummary, Page } from '../forms/page.ts';
import type { RulesetSummary } from '../forms/ruleset.ts';
import { connect } from './connect.ts';

/** The client asks for what the host has, and for nothing else: a wrong path or field does not compile. */

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A host that answers whatever it is asked with the same, and remembers what that was. */
function host(answer: unknown = {}, status = 200) {
  const asked: Asked[] = [];
  const fetch = (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', body } = init;
    const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    asked.push({
      method,
      url: url instanceof Request ? url.url : String(url),
      body: json,
      headers: new Headers(init.headers),
    });
    return Promise.resolve(Response.json(answer, { status }));
  };
  const headers = { authorization: 'Bearer t' };
  return { asked, client: connect('http://cantina.test', { fetch, headers }) };
}

describe('the client', () => {
  it('asks by path, query and body', async () => {
    const { asked, client } = host();
    await client.rulesets.$get({ query: { lang: 'de', samples: 'yes' } });
    await client.matches[':match'].$get({ param: { match: 'm' }, query: { seat: 1 } });
    await client.matches[':match'].acts.$post({
      param: { match: 'm' },
      query: { lang: 'ru' },
      json: { seat: 0, decision: 3, actions: [{ do: 'mark', what: 4 }], key: 'k' },
    });
    await client.matches[':match'].seats[':seat'].$post({
      param: { match: 'm', seat: '1' },
      query: {},
      json: { name: 'Ada', colour: 'red', link: 'secret' },
    });
    await client.matches[':match'].links[':link'].$delete({ param: { match: 'm', link: 'l' }, query: {} });
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', 'http://cantina.test/api/rulesets?lang=de&samples=yes', undefined],
      ['GET', 'http://cantina.test/api/matches/m?seat=1', undefined],
      [
        'POST',
        'http://cantina.test/api/matches/m/acts?lang=ru',
        { seat: 0, decision: 3, actions: [{ do: 'mark', what: 4 }], key: 'k' },
      ],
      ['POST', 'http://cantina.test/api/matches/m/seats/1', { name: 'Ada', colour: 'red', link: 'secret' }],
      ['DELETE', 'http://cantina.test/api/matches/m/links/l', undefined],
    ]);
    for (const { headers } of asked) expect(headers.get('authorization')).toBe('Bearer t');
  });

  it('knows what comes back', async () => {
    const { client } = host({ rulesets: [] });
    const param = { match: 'm' };
    const list = await client.rulesets.$get({ query: {} });
    if (list.ok) expectTypeOf((await list.json()).rulesets).toExtend<readonly RulesetSummary[]>();
    const shown = await client.matches[':match'].$get({ param, query: {} });
    if (shown.status === 200) {
      const page = await shown.json();
      expectTypeOf(page).toExtend<Page>();
      expectTypeOf(page).not.toHaveProperty('secret');
    }
    if (shown.status === 404) expectTypeOf((await shown.json()).code).toEqualTypeOf<string>();
    const mine = await client.matches.$get({ query: { which: 'mine' } });
    if (mine.status === 200) expectTypeOf((await mine.json()).matches).toExtend<readonly MatchSummary[]>();
    const chat = await client.matches[':match'].chat.$get({ param, query: {} });
    if (chat.status === 200) expectTypeOf((await chat.json()).lines).toExtend<readonly ChatLine[]>();
    const acted = await client.matches[':match'].acts.$post({
      param,
      query: {},
      json: { seat: 0, decision: 1, actions: [] },
    });
    if (acted.status === 200) expectTypeOf(await acted.json()).toExtend<Frame>();
    expect(acted.status).toBe(200);
  });

  it('does not compile where it asks for what is not there', () => {
    const { client } = host();
    const param = { match: 'm' };
    expectTypeOf(client).not.toHaveProperty('games');
    expectTypeOf(client.matches[':match']).not.toHaveProperty('$put');
    const wrong = [
      // @ts-expect-error the path has a parameter
      () => client.matches[':match'].$get({ query: {} }),
      // @ts-expect-error nobody speaks this language
      () => client.rulesets.$get({ query: { lang: 'tlh' } }),
      // @ts-expect-error an act names the decision it answers
      () => client.matches[':match'].acts.$post({ param, query: {}, json: { seat: 0, actions: [] } }),
      // @ts-expect-error an undo counts in numbers
      () => client.matches[':match'].undo.$post({ param, query: {}, json: { seat: 0, acts: 'two' } }),
      // @ts-expect-error there is no third kind of link
      () => client.matches[':match'].links.$post({ param, query: {}, json: { kind: 'spy' } }),
      // @ts-expect-error a bot has a level
      () => client.matches.$post({ query: {}, json: { ruleset: 'r', seats: [{ kind: 'bot' }] } }),
    ];
    expect(wrong).toHaveLength(6);
  });
});
