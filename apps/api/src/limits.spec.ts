import { MemoryStore } from '@cantina/stores';
import { describe, expect, it } from 'vitest';
import { begin, mark, ok, openHouse } from '../test/client.ts';
import { Rate } from './guards/rate.ts';

/** Nobody takes more than their share. */

const plan = { ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'open' }] };

describe('the rate', () => {
  const behindProxy = (client: string) => ({ 'x-forwarded-for': client });

  it('lets so many through at once, and so many more each second', async () => {
    const { ask, clock } = openHouse({ limits: { rate: 2, burst: 3 } });
    const statuses = async (times: number) => {
      const answers = [];
      for (let i = 0; i < times; i++) answers.push((await ask('GET', '/api/health')).status);
      return answers;
    };
    expect(await statuses(5)).toEqual([200, 200, 200, 429, 429]);
    clock.now += 499;
    expect(await statuses(1)).toEqual([429]);
    clock.now += 1;
    expect(await statuses(2)).toEqual([200, 429]);
    clock.now += 1_000_000;
    expect(await statuses(4)).toEqual([200, 200, 200, 429]);
  });

  it('says so as a problem with the time to wait, and with the headers of any other answer', async () => {
    const { ask } = openHouse({ limits: { rate: 1, burst: 1 } });
    await ask('GET', '/api/health');
    const { status, body, headers } = await ask('POST', '/api/matches?lang=de', plan);
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'too-often', detail: 'zu viele Anfragen; bitte etwas warten' });
    expect(headers.get('retry-after')).toBe('1');
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('counts each client of a trusted proxy apart, by what the proxy itself saw', async () => {
    const { ask } = openHouse({ limits: { rate: 1, burst: 1 }, trustProxy: true });
    const from = async (client: string) =>
      (await ask('GET', '/api/health', undefined, behindProxy(client))).status;
    expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2')]).toEqual([200, 429, 200]);
    expect(await from('1.2.3.4, 10.0.0.1')).toBe(429);
    expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::9')]).toEqual([200, 429]);
    expect(await from('2001:db8:1:3::1')).toBe(200);
    expect([await from('::ffff:10.0.0.3'), await from('10.0.0.3')]).toEqual([200, 429]);
  });

  it('does not believe a client about itself', async () => {
    const { ask } = openHouse({ limits: { rate: 1, burst: 1 } });
    const from = async (client: string) =>
      (await ask('GET', '/api/health', undefined, behindProxy(client))).status;
    expect([await from('10.0.0.1'), await from('10.0.0.2')]).toEqual([200, 429]);
  });

  it('remembers as many clients as it can, the latest', () => {
    const rate = new Rate({ rate: 1, burst: 1 }, () => 0);
    expect([rate.take('first'), rate.take('first')]).toEqual([true, false]);
    for (let i = 0; i < 10_000; i++) rate.take(`client ${i}`);
    expect(rate.take('first')).toBe(true);
    expect(rate.take('client 9999')).toBe(false);
  });

  it('is not run backwards by a clock that is set back', () => {
    let now = 1000;
    const rate = new Rate({ rate: 1, burst: 2 }, () => now);
    rate.take('a');
    now = 0;
    expect([rate.take('a'), rate.take('a')]).toEqual([true, false]);
  });
});

describe('a body', () => {
  it('is taken up to the limit and not beyond it', async () => {
    const { ask } = openHouse({ limits: { bodyBytes: 300 } });
    const options = (length: number) => ({ ...plan, options: 'x'.repeat(length) });
    expect((await ask('POST', '/api/matches', options(100))).body).toMatchObject({ code: 'bad-options' });
    const large = await ask('POST', '/api/matches', options(400));
    expect(large.status).toBe(413);
    expect(large.body).toMatchObject({ code: 'too-large' });
  });

  it('is not believed about its length', async () => {
    const { ask } = openHouse({ limits: { bodyBytes: 300 } });
    const lying = { 'content-length': '10', 'transfer-encoding': 'chunked' };
    const answer = await ask('POST', '/api/matches', { ...plan, options: 'x'.repeat(400) }, lying);
    expect(answer.status).toBe(413);
  });
});

describe('unfinished matches', () => {
  it('of one person are so many and no more; finished ones do not count', async () => {
    const { newcomer } = openHouse({ limits: { openMatches: 2 } });
    const [ada, bob] = [await newcomer(), await newcomer()];
    const match = await begin({ seats: [ada, 'random'] });
    await ada.open(plan);
    const third = await ada.post('/api/matches', plan);
    expect(third.status).toBe(429);
    expect(third.body).toMatchObject({ code: 'too-many-matches' });
    await bob.open(plan);
    ok(await ada.post(`/api/matches/${match}/concede`, { seat: 0 }));
    await ada.open(plan);
    expect((await ada.post('/api/matches', plan)).status).toBe(429);
  });

  it('count for whoever set them up, also without a seat there', async () => {
    const { newcomer } = openHouse({ limits: { openMatches: 2 } });
    const ada = await newcomer();
    const forOthers = { ruleset: 'noughts', seats: [{ kind: 'open' }, { kind: 'open' }] };
    await ada.open(forOthers);
    await ada.open(forOthers);
    expect((await ada.post('/api/matches', forOthers)).body).toMatchObject({ code: 'too-many-matches' });
  });

  it('count however many were finished since', async () => {
    const { newcomer, clock } = openHouse({ limits: { openMatches: 2 } });
    const ada = await newcomer();
    await ada.open(plan);
    for (let i = 0; i < 6; i++) {
      clock.now++;
      const match = await begin({ seats: [ada, 'random'] });
      ok(await ada.post(`/api/matches/${match}/concede`, { seat: 0 }));
    }
    clock.now++;
    await ada.open(plan);
    expect((await ada.post('/api/matches', plan)).status).toBe(429);
  });
});

it('a store without room takes no more matches, and says so', async () => {
  const { newcomer } = openHouse({ furniture: { store: new MemoryStore({ most: 1 }) } });
  const ada = await newcomer();
  await ada.open(plan);
  const answer = await ada.post('/api/matches', plan);
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ code: 'full' });
});

it('a match at which too many knock at once says so, and loses none of those it let in', async () => {
  const { newcomer } = openHouse({ furniture: { match: { limits: { mostWaiting: 3 } } } });
  const ada = await newcomer();
  const match = await begin({ seats: [ada, ada] });
  const knocks = Array.from({ length: 8 }, (_, i) =>
    ada.post(`/api/matches/${match}/acts`, { seat: 0, decision: 1, actions: [mark(i)] }),
  );
  const answers = await Promise.all(knocks);
  const codes = answers.map(({ status, body }) => body.code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 'busy')).toHaveLength(5);
  expect(codes.filter((code) => code === 'stale')).toHaveLength(2);
  expect(answers.find(({ body }) => body.code === 'busy')?.status).toBe(429);
});
