import { digest } from '@cantina/engine';
import type { MatchSummary } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { begin, mark, ok, openHouse } from '../test/client.ts';

/** Setting up a table, finding one, looking at it. */

const plan = { ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'open' }] };
const idsOf = (answer: { readonly body: { readonly matches?: readonly MatchSummary[] } }) =>
  (answer.body.matches ?? []).map(({ match }) => match);

describe('a new match', () => {
  it('commits to its secret before anybody has sat down', async () => {
    const { newcomer } = openHouse();
    const { status, body } = await (
      await newcomer()
    ).post<{ match: string; commitment: string }>('/api/matches', plan);
    expect(status).toBe(201);
    expect(body.match).toMatch(/^[\w-]{36}$/);
    expect(body.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it('waits for its people, and begins when whoever set it up says so', async () => {
    const { newcomer } = openHouse();
    const [ada, bob] = [await newcomer(), await newcomer()];
    const match = await ada.open({ ...plan, listed: true });
    expect(await ada.page(match)).toMatchObject({ stage: 'seating', host: true, mine: [0], view: null });
    const start = `/api/matches/${match}/start`;
    ok(await ada.sit(match, 0, { name: '  Ada  ', colour: 'red' }));
    expect((await ada.post(start, {})).body).toMatchObject({ status: 409, code: 'not-ready' });
    ok(await bob.sit(match, 1));
    expect((await bob.post(start, {})).body).toMatchObject({ status: 403, code: 'not-yours-to-start' });
    ok(await ada.post(start, {}));
    expect((await ada.post(start, {})).body).toMatchObject({ status: 409, code: 'started' });
    expect(await bob.page(match)).toMatchObject({
      stage: 'playing',
      host: false,
      mine: [1],
      seats: [
        { name: 'Ada', colour: 'red', asked: true },
        { name: 'Number 1', asked: false },
      ],
    });
  });

  it('fills free seats with bots, if told so', async () => {
    const { newcomer, host } = openHouse();
    const ada = await newcomer();
    const match = await ada.open(plan);
    ok(await ada.sit(match, 0));
    const start = `/api/matches/${match}/start`;
    expect((await ada.post(start, { bots: 'genius' })).body).toMatchObject({ status: 422, code: 'no-bot' });
    ok(await ada.post(start, { bots: 'greedy' }));
    ok(await ada.act(match, 0, mark(0)));
    await host.matches.quiet(match);
    const { seats, view } = await ada.page(match);
    expect(seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy', name: null });
    expect((view as { fields: number[] }).fields.filter((owner) => owner === 1)).toHaveLength(1);
  });
});

describe('a table', () => {
  it('is listed with a free seat only where it wants to be, until it is full', async () => {
    const { newcomer, clock } = openHouse();
    const [ada, bob] = [await newcomer(), await newcomer()];
    const hidden = await ada.open(plan);
    clock.now++;
    const listed = await ada.open({ ...plan, listed: true });
    const openTo = async (query = '') => idsOf(await bob.get(`/api/matches?which=open${query}`));
    const mine = async () => idsOf(await ada.get('/api/matches'));
    expect(await openTo()).toEqual([listed]);
    expect(await mine()).toEqual([listed, hidden]);
    clock.now++;
    ok(await bob.sit(listed, 1));
    expect(await openTo()).toEqual([]);
    expect(idsOf(await bob.get('/api/matches'))).toEqual([listed]);
    expect(idsOf(await bob.get(`/api/matches?before=${clock.now}`))).toEqual([]);
  });

  it('is told of without whose seats they are', async () => {
    const { newcomer, host, ask } = openHouse();
    const ada = await newcomer();
    await ada.open({ ...plan, listed: true });
    const { body, text } = await ask<{ matches: readonly MatchSummary[] }>(
      'GET',
      '/api/matches?which=open&lang=ru',
    );
    expect(body.matches[0]).toMatchObject({ ruleset: 'noughts', name: 'Крестики-нолики', stage: 'seating' });
    expect(text).not.toContain(host.people.ownerOf(ada.token));
    expect((await ask('GET', '/api/matches')).body).toEqual({ matches: [] });
  });

  it('shows itself to whoever has its address, unless it wants no spectators', async () => {
    const { newcomer } = openHouse();
    const [ada, bob] = [await newcomer(), await newcomer()];
    const open = await begin({ seats: [ada, 'random'] });
    expect(await bob.page(open)).toMatchObject({
      seat: null,
      mine: [],
      decision: null,
      prompt: null,
      choices: [],
    });
    const closed = await begin({ seats: [ada, 'random'], spectators: false });
    for (const path of ['', '/log', '/chat']) {
      const answer = await bob.get(`/api/matches/${closed}${path}`);
      expect(answer.body).toMatchObject({ status: 403, code: 'no-spectators' });
    }
    expect((await ada.page(closed)).seat).toBe(0);
    expect((await bob.get(`/api/matches/${open}?seat=0`)).body).toMatchObject({ code: 'not-your-seat' });
  });
});

describe('a match to its end', () => {
  it('is played by two people, each told what is asked of them, in their language', async () => {
    const { newcomer } = openHouse();
    const people = [await newcomer(), await newcomer()] as const;
    const match = await begin({ seats: people });
    for (const [turn, field] of [0, 3, 1, 4, 2].entries()) {
      const [asked, other] = turn % 2 === 0 ? people : [people[1], people[0]];
      expect((await other.page(match)).prompt).toBeNull();
      expect((await asked.page(match)).prompt?.ask.text).toBe('Mark an empty field');
      ok(await asked.act(match, turn % 2, mark(field)));
    }
    const end = await people[1].page(match, 1, 'ru');
    expect(end).toMatchObject({
      stage: 'over',
      outcome: { seats: ['won', 'lost'], because: { text: 'У игрока 1 три в ряд' } },
      choices: [],
    });
    const lines = await people[1].log(match, 'after=3');
    expect(lines.flatMap(({ said }) => said.map(({ text }) => text)).slice(0, 2)).toEqual([
      'Player 1 marks field 1',
      'Player 2 marks field 4',
    ]);
    expect((await people[1].log(match, 'after=3&limit=1')).map(({ seq }) => seq)).toEqual([4]);
    const coming = await people[1].log(match, 'limit=3&lang=de');
    expect(coming.map(({ said }) => said[0]?.text)).toEqual([
      'Number 0 setzt sich',
      'Number 1 setzt sich',
      'Das Spiel beginnt',
    ]);
    const late = await people[1].post(`/api/matches/${match}/acts`, {
      seat: 1,
      decision: 1,
      actions: [mark(8)],
    });
    expect(late.body).toMatchObject({ status: 409, code: 'over' });
  });

  it('keeps its secret until then, and then shows it with what the commitment was made of', async () => {
    const newSecret = ['first secret', 'first salt'];
    const { newcomer } = openHouse({ furniture: { match: { newSecret: () => newSecret.shift() ?? '' } } });
    const [ada, bob, cyd] = [await newcomer(), await newcomer(), await newcomer()];
    const match = await ada.open({ ...plan, listed: true });
    ok(await ada.sit(match, 0, { nonce: 'of ada' }));
    ok(await bob.sit(match, 1, { nonce: 'of bob' }));
    ok(await ada.post(`/api/matches/${match}/start`, {}));
    for (const one of [ada, bob, cyd]) {
      const { text } = await one.get(`/api/matches/${match}`);
      expect(text).not.toMatch(/first secret|first salt|of ada|of bob/);
    }
    const { rules } = await cyd.page(match);
    ok(await ada.post(`/api/matches/${match}/concede`, { seat: 0 }));
    const { revealed, rules: later } = await cyd.page(match);
    expect(revealed).toEqual({ secret: 'first secret', salt: 'first salt', nonces: ['of ada', 'of bob'] });
    expect(later.commitment).toBe(rules.commitment);
    expect(rules.commitment).toBe(digest(['commitment', 'first salt', 'first secret']));
  });

  it('is different chance each time', async () => {
    const { newcomer, host } = openHouse();
    const ada = await newcomer();
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const match = await begin({ seats: [ada, 'random'] });
      ok(await ada.act(match, 0, mark(4)));
      await host.matches.quiet(match);
      seen.add(JSON.stringify((await ada.page(match)).view));
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('every answer', () => {
  it('carries security headers, and what changes is not kept', async () => {
    const { ask } = openHouse();
    for (const path of ['/api/rulesets', '/api/matches/none', '/api/nothing', '/nothing']) {
      const { headers } = await ask('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [
        "default-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
      ])
        expect(policy).toContain(part);
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('of the doors that watch over the host says how it is', async () => {
    const { ask, newcomer } = openHouse();
    expect((await ask('GET', '/api/health')).body).toEqual({ status: 'ok' });
    await begin({ seats: [await newcomer(), 'random'] });
    expect((await ask('GET', '/api/ready')).body).toMatchObject({
      status: 'ready',
      memory: { loaded: 1 },
      sockets: 0,
    });
  });

  it('says when the store does not answer', async () => {
    const { ask, host } = openHouse();
    host.matches.list = () => Promise.reject(new Error('the disk is gone'));
    const { status, body, text } = await ask('GET', '/api/ready');
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'not-ready-yet' });
    expect(text).not.toContain('disk');
  });
});
