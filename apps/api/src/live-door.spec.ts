import { get } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { begin, mark, ok } from '../test/client.ts';
import { listen, serveHouse, type ServedHouse } from '../test/live.ts';

/** Who is let in to the live line, and who is let go. */

let house: ServedHouse;
const open = async (...changes: Parameters<typeof serveHouse>) => (house = await serveHouse(...changes));
afterEach(async () => {
  vi.useRealTimers();
  await house.close();
});

const hello = { seat: null } as const;

/** A match with nobody but whoever set it up. */
async function table({ newcomer }: ServedHouse, spectators = true) {
  const ada = await newcomer();
  return { ada, match: await begin({ seats: [ada, ada], spectators }) };
}

describe('at the door', () => {
  it('pages of other sites are turned away, whoever they are', async () => {
    const { url } = await open({ origins: ['https://friend.test'] });
    const { ada, match } = await table(house);
    const from = (headers: Record<string, string>) => listen(url, match, hello, { ...ada, headers });
    for (const origin of ['http://evil.test', 'null', 'http://127.0.0.1:1'])
      await expect(from({ origin })).rejects.toThrow('403');
    await expect(from({ cookie: 'cantina=x' })).rejects.toThrow('403');
    await expect(from({ 'sec-fetch-site': 'cross-site' })).rejects.toThrow('403');
    for (const origin of [url, 'https://friend.test']) await (await from({ origin })).heard(1);
  });

  it('a browser is known by its cookie', async () => {
    const { url, ask } = await open();
    const origin = url;
    const plan = { ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'open' }], spectators: false };
    const made = await ask<{ match: string }>('POST', '/api/matches', plan, { origin });
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
    const line = await listen(url, made.body.match, { seat: 0 }, { headers: { origin, cookie } });
    await line.heard(1);
    expect(line.page()).toMatchObject({ mine: [0], host: true });
  });

  it('those who may not look, and those who look for what is not there, are told so', async () => {
    const { url, raw } = await open();
    const { match } = await table(house, false);
    await expect(listen(url, match, hello)).rejects.toThrow('403');
    await expect(listen(url, 'nowhere', hello)).rejects.toThrow('404');
    await expect(listen(url, match, hello, { token: 'guessed' })).rejects.toThrow('401');
    expect((await raw(`/api/matches/${match}/live`, {})).status).toBe(404);
    const halfHearted = new Promise((resolve) => {
      const headers = { upgrade: 'websocket' };
      get(`${url}/api/matches/${match}/live`, { headers }, ({ statusCode }) => resolve(statusCode));
    });
    expect(await halfHearted).toBe(404);
  });

  it('so many lines of one client are let in and no more, also all at once', async () => {
    const { url, ask } = await open({ limits: { sockets: 3 } });
    const { match } = await table(house);
    const come = () => listen(url, match, hello);
    const settled = await Promise.allSettled(Array.from({ length: 8 }, come));
    const inside = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const outside = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(inside).toHaveLength(3);
    expect(outside).toHaveLength(5);
    for (const reason of outside) expect(reason).toContain('429');
    expect((await ask('GET', '/api/ready')).body).toMatchObject({ sockets: 3 });
    await inside[0]?.hangUp();
    await vi.waitFor(async () => {
      expect((await ask('GET', '/api/ready')).body).toMatchObject({ sockets: 2 });
    });
    await (await come()).heard(1);
    await expect(come()).rejects.toThrow('429');
  });

  it('whoever was not let in takes no place', async () => {
    const { url, ask } = await open({ limits: { sockets: 2 } });
    for (let i = 0; i < 5; i++) await expect(listen(url, 'nowhere', hello)).rejects.toThrow(/404|429/);
    await vi.waitFor(async () => {
      expect((await ask('GET', '/api/ready')).body).toMatchObject({ sockets: 0 });
    });
  });
});

describe('inside', () => {
  it.each([
    ['{', 'invalid-request'],
    ['', 'invalid-request'],
    ['null', 'invalid-request'],
    ['{"seat":null}', 'invalid-request'],
    ['{"seat":null,"lang":"tlh","since":null}', 'invalid-request'],
    ['{"seat":-1,"lang":"en","since":null}', 'invalid-request'],
    ['{"seat":null,"lang":"en","since":null,"more":1}', 'invalid-request'],
    ['{"seat":7,"lang":"en","since":null}', 'not-your-seat'],
    ['{"seat":0,"lang":"de","since":null}', 'not-your-seat'],
  ])('%s ends the line with %s', async (words, code) => {
    const { url, reported } = await open();
    const { match } = await table(house);
    const { told, ended } = await listen(url, match, words);
    expect(await ended).toBe(1008);
    expect(told).toMatchObject([{ problem: { code } }]);
    expect(reported).toEqual([]);
  });

  it('whoever sends pictures or far too much is let go, and the others stay', async () => {
    const { url } = await open();
    const { ada, match } = await table(house);
    const quiet = await listen(url, match, hello);
    const binary = await listen(url, match, hello);
    binary.socket.send(Buffer.from([0xff, 0xfe]));
    expect(await binary.ended).toBe(1008);
    const huge = await listen(url, match, 'x'.repeat(5000));
    expect([1006, 1009]).toContain(await huge.ended);
    ok(await ada.act(match, 0, mark(0)));
    await quiet.reached(4);
  });

  it('whoever does not keep up is let go, and the others miss nothing', async () => {
    const { url, host } = await open();
    const { ada, match } = await table(house);
    const chat = host.matches.chat.bind(host.matches);
    const long = 'x'.repeat(500_000);
    host.matches.chat = async (...asked) => (await chat(...asked)).map((one) => ({ ...one, text: long }));
    const [slow, keen] = [await listen(url, match, hello), await listen(url, match, hello)];
    await Promise.all([slow.heard(1), keen.heard(1)]);
    slow.socket.pause();
    const LINES = 60;
    for (let i = 0; i < LINES; i++) ok(await ada.post(`/api/matches/${match}/chat`, { text: `line ${i}` }));
    slow.socket.resume();
    expect(await slow.ended).toBe(1006);
    const count = (line: typeof slow) => line.told.flatMap(({ chat: lines }) => lines ?? []).length;
    await vi.waitFor(() => {
      expect(count(keen)).toBe(LINES);
    });
    expect(count(slow)).toBeLessThan(LINES);
  });

  it('whoever does not answer to a ping is gone by the next one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { url } = await open();
    const { match } = await table(house);
    const alive = await listen(url, match, hello);
    const dead = await listen(url, match, hello, { options: { autoPong: false } });
    const pings = (line: typeof alive) => new Promise((resolve) => line.socket.once('ping', resolve));
    for (let beat = 0; beat < 2; beat++) {
      const pinged = pings(alive);
      vi.advanceTimersByTime(25_000);
      await pinged;
      // Its answer must be in before the next one is due: a round trip over the same line is behind it.
      alive.say(hello);
      await alive.heard(beat + 2);
    }
    expect(await dead.ended).toBe(1006);
    vi.advanceTimersByTime(25_000);
    alive.say(hello);
    await alive.heard(4);
  });

  it('everybody hears when the server goes', async () => {
    const { url } = await open();
    const { match } = await table(house);
    const lines = await Promise.all([1, 2, 3].map(() => listen(url, match, hello)));
    await Promise.all(lines.map((line) => line.heard(1)));
    await house.close();
    expect(await Promise.all(lines.map((line) => line.ended))).toEqual([1001, 1001, 1001]);
    await expect(fetch(url)).rejects.toThrow();
  });
});
