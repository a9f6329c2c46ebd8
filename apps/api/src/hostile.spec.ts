import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { begin, openHouse } from '../test/client.ts';
import { serveHouse, type ServedHouse } from '../test/live.ts';

/** What the fuzzer found once: it must never come back. */

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('data too deep to walk through', () => {
  it('is refused wherever rules would read it, and nothing is reported', async () => {
    const { newcomer, raw, reported } = openHouse();
    const ada = await newcomer();
    const match = await begin({ seats: [ada, ada] });
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
    const plan = '"ruleset":"noughts","seats":[{"kind":"human"},{"kind":"human"}]';
    for (const [path, body, where] of [
      ['/api/matches', `{${plan},"options":${deep(5_000)}}`, 'options'],
      [`/api/matches/${match}/acts`, `{"seat":0,"decision":1,"actions":[${deep(5_000)}]}`, 'actions/0'],
      [`/api/matches/${match}/explain`, `{"seat":0,"action":${deep(5_000)}}`, 'action'],
    ] as const) {
      const answer = await raw(path, { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({ status: 422, code: 'invalid-request', where });
    }
    expect(reported).toEqual([]);
  });

  it('is told by the rules as long as it is not', async () => {
    const { newcomer } = openHouse();
    const ada = await newcomer();
    const match = await begin({ seats: [ada, ada] });
    const { status, body } = await ada.post(`/api/matches/${match}/explain`, {
      seat: 0,
      action: JSON.parse(deep(30)) as unknown,
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { refused: { rule: 'CORE-MALFORMED' } } });
  });
});

describe('a connection', () => {
  let house: ServedHouse | undefined;
  afterEach(() => house?.close());

  /** Sends bytes and hangs up; what came back. */
  const send = (url: string, text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      let answer = '';
      const socket = connect({ host: hostname, port: Number(port) });
      socket.setEncoding('latin1');
      socket.on('data', (part: string) => (answer += part));
      socket.on('error', reject);
      socket.on('close', () => {
        resolve(answer);
      });
      socket.end(text, 'latin1');
    });

  const upgrade = (to: string, host: string, path = '/api/matches/none/live') =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: ${to}\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

  it.each([
    ['to another protocol', upgrade('h2c', 'localhost')],
    ['at a host that cannot be', upgrade('websocket', 'a b/c?d#e')],
    ['at an address that cannot be', upgrade('websocket', 'localhost', 'http://[::1/live')],
  ])('that wants to be upgraded %s is told no', async (_how, text) => {
    house = await serveHouse();
    expect(await send(house.url, text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('that is upgraded properly is still answered by the door', async () => {
    house = await serveHouse();
    expect(await send(house.url, upgrade('websocket', 'localhost'))).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('that breaks in the middle of a request is nothing to report', async () => {
    house = await serveHouse();
    const begun =
      'POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      'Content-Length: 1000\r\n\r\n{';
    await send(house.url, begun);
    expect((await fetch(`${house.url}/api/health`)).status).toBe(200);
    expect(house.reported).toEqual([]);
  });
});
