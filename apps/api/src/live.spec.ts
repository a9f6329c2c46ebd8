import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { serve, type Served } from './serve.ts';
import type { LogLine, Page } from './wire.ts';

interface Told {
  readonly page: Page;
  readonly log: readonly LogLine[];
  readonly problem?: { readonly code: string };
}

let served: Served;
const post = async <T>(path: string, body?: unknown, token?: string): Promise<T> => {
  const response = await fetch(`${served.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
};

/** A live line and what was told on it. */
async function listen(match: string, hello: unknown) {
  const socket = new WebSocket(`${served.url.replace('http', 'ws')}/api/matches/${match}/live`);
  const told: Told[] = [];
  const ended = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data: Buffer) => told.push(JSON.parse(data.toString()) as Told));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello));
  return { socket, told, ended };
}

beforeEach(async () => {
  served = await serve({ port: 0, host: '127.0.0.1' });
});
afterEach(() => served.close());

describe('the live line', () => {
  it('tells each viewer its own page after every change, in its language, and only the new lines of the log', async () => {
    const { match } = await post<{ match: string }>('/api/matches', {
      ruleset: 'noughts',
      seats: ['human', 'human'],
    });
    const { token } = await post<{ token: string }>(`/api/matches/${match}/seats/0`);
    const own = await listen(match, { token, lang: 'de', since: 0 });
    const other = await listen(match, { token: null, lang: 'en', since: 0 });
    await vi.waitFor(() => {
      expect([own.told.length, other.told.length]).toEqual([1, 1]);
    });
    expect(own.told[0]?.page).toMatchObject({
      seat: 0,
      prompt: { ask: { text: 'Ein leeres Feld ankreuzen' } },
    });
    expect(other.told[0]?.page).toMatchObject({ seat: null, prompt: null });

    await post(`/api/matches/${match}/acts`, { decision: 1, action: { do: 'mark', what: 0 } }, token);
    await vi.waitFor(() => {
      expect([own.told.length, other.told.length]).toEqual([2, 2]);
    });
    expect(own.told[1]?.log.map(({ text }) => text)).toEqual(['Spieler 1 kreuzt Feld 1 an']);
    expect(other.told[1]?.log.map(({ text }) => text)).toEqual(['Player 1 marks field 1']);

    other.socket.send(JSON.stringify({ token: null, lang: 'ru', since: 0 }));
    await vi.waitFor(() => {
      expect(other.told.at(-1)?.log.map(({ text }) => text)).toEqual(['Игрок 1 отмечает поле 1']);
    });
  });

  it('hangs up on whoever it does not understand', async () => {
    const { match } = await post<{ match: string }>('/api/matches', {
      ruleset: 'noughts',
      seats: ['human', 'human'],
    });
    for (const [hello, code] of [
      ['{', 'invalid-request'],
      [{ token: null }, 'invalid-request'],
      [{ token: 'guessed', lang: 'en', since: 0 }, 'bad-token'],
    ] as const) {
      const { told, ended } = await listen(match, hello);
      expect(await ended).toBe(1008);
      expect(told).toMatchObject([{ problem: { code } }]);
    }
  });

  it('is not there for a match that is not', async () => {
    await expect(listen('nowhere', {})).rejects.toThrow('404');
  });

  it('ends with the server', async () => {
    const { match } = await post<{ match: string }>('/api/matches', {
      ruleset: 'noughts',
      seats: ['human', 'human'],
    });
    const { ended } = await listen(match, { token: null, lang: 'en', since: 0 });
    await served.close();
    await ended;
    await expect(fetch(served.url)).rejects.toThrow();
  });
});
