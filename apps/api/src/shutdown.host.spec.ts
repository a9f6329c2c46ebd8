import type { Frame } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { askerOf, begin, newcomerAt, ok } from '../test/client.ts';
import { listen } from '../test/live.ts';
import { personAt, type Ask, type Person } from '../test/person.ts';
import { inFolder, startProcess } from '../test/process.ts';

/** The server asked to end in the middle of play: it goes at once, and whatever it said yes to is there afterwards. */

const SETTINGS = {
  CANTINA_RATE: '100000',
  CANTINA_BURST: '100000',
  CANTINA_BOT_PAUSE: '0',
  CANTINA_LOG: 'debug',
};
const MATCHES = 6;
const ENOUGH = 60;

const askerAt = (url: string): Ask => askerOf((path, init) => fetch(`${url}${path}`, init));

interface Played {
  readonly match: string;
  readonly person: Person;
  /** The last version somebody was told of. */
  version: number;
}

/** Plays one match until the server no longer answers. */
async function playOn(played: Played, acknowledged: () => void): Promise<void> {
  const { match, person } = played;
  for (;;) {
    try {
      const { seats } = await person.page(match, 0);
      const seat = seats.findIndex(({ asked }) => asked);
      if (seat === -1) return;
      const { decision, choices } = await person.page(match, seat);
      const action = choices.find(({ refused }) => refused === null)?.action;
      const json = { seat, decision, actions: [action] };
      const answer = await person.post<Frame>(`/api/matches/${match}/acts`, json);
      if (answer.status !== 200) return;
      played.version = answer.body.version;
      acknowledged();
    } catch {
      return;
    }
  }
}

describe('a server that is asked to end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s', { timeout: 60_000 }, (signal) =>
    inFolder(async (folder) => {
      const server = await startProcess(folder, SETTINGS);
      const person = await newcomerAt(askerAt(server.url));
      const tables = await Promise.all(
        Array.from({ length: MATCHES }, () => begin({ ruleset: 'cellar', seats: [person, person] })),
      );
      const played = tables.map((match): Played => ({ match, person, version: 0 }));
      const lines = await Promise.all(tables.map((match) => listen(server.url, match, { seat: null })));

      let count = 0;
      let enough: () => void = () => undefined;
      const busy = new Promise<void>((resolve) => (enough = resolve));
      const acknowledged = (): void => {
        if (++count === ENOUGH) enough();
      };
      const playing = played.map((one) => playOn(one, acknowledged));
      await busy;
      const { code, after } = await server.end(signal);
      await Promise.all(playing);
      expect(code).toBe(0);
      expect(after).toBeLessThan(1500);
      for (const line of lines) expect(await line.ended).toBe(1001);
      expect(server.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);

      const again = await startProcess(folder, SETTINGS);
      const same = personAt(askerAt(again.url), person.token);
      for (const { match, version } of played) {
        const page = await same.page(match, 0);
        expect(page.mine).toEqual([0, 1]);
        expect(page.version).toBeGreaterThanOrEqual(version);
        const log = await same.log(match, 'limit=500');
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1));
        const seat = page.seats.findIndex(({ asked }) => asked);
        const free = (await same.page(match, seat)).choices.find(({ refused }) => refused === null);
        ok(await same.act(match, seat, free?.action));
      }
      expect((await again.end(signal)).code).toBe(0);
    }),
  );
});

describe('the log', () => {
  it(
    'of a whole session holds no token, cookie, secret of a link, name or word of anybody',
    { timeout: 60_000 },
    () =>
      inFolder(async (folder) => {
        const server = await startProcess(folder, SETTINGS);
        const ask = askerAt(server.url);
        const [ada, bob] = [await newcomerAt(ask), await newcomerAt(ask)];
        const match = await begin({ seats: [ada, bob] });
        const link = await ada.post<{ secret: string }>(`/api/matches/${match}/links`, {
          kind: 'seat',
          seat: 0,
        });
        const { secret } = link.body;
        const nonce = 'a-nonce-to-be-found';
        ok(await bob.sit(match, 0, { name: 'Nobody Knows', colour: 'pink', nonce, link: secret }));
        ok(
          await bob.post(`/api/matches/${match}/chat`, { text: 'between-us-only', key: 'a-key-to-be-found' }),
        );
        const origin = { origin: server.url };
        const plan = { ruleset: 'noughts', seats: [{ kind: 'human' }, { kind: 'open' }] };
        const browser = await ask('POST', '/api/matches', plan, origin);
        const cookie = browser.headers.get('set-cookie')?.split(';')[0] ?? '';
        await ask('GET', '/api/matches', undefined, { cookie });
        await ask('GET', '/api/matches', undefined, { authorization: 'Bearer a-forged-token-to-be-found' });
        await ask('POST', '/api/matches', '<a-body-to-be-found>', origin);
        await ask('GET', `/api/matches?secret=a-query-to-be-found`);
        const line = await listen(server.url, match, { seat: 0 }, bob);
        await line.heard(1);
        expect((await server.end('SIGTERM')).code).toBe(0);

        const lines = server.log.map((text) => JSON.parse(text) as Record<string, unknown>);
        expect(lines.length).toBeGreaterThan(10);
        expect(lines).toContainEqual(
          expect.objectContaining({ method: 'POST', path: '/api/tokens', status: 201 }),
        );
        const all = server.log.join('\n');
        const value = cookie.split('=')[1] ?? '';
        expect(value).toHaveLength(55);
        const parts = [ada.token, bob.token, value].flatMap((token) => token.split('.'));
        for (const hidden of [...parts, secret, nonce, 'Nobody Knows', 'between-us-only', 'to-be-found'])
          expect(all).not.toContain(hidden);
      }),
  );
});

it('a server that is set up wrongly says how and does not start', { timeout: 30_000 }, () =>
  inFolder(async (folder) => {
    const wrong = startProcess(folder, { CANTINA_RATE: 'fast', CANTINA_LOG: 'loud' });
    await expect(wrong).rejects.toThrow(/ended with 1[^]*CANTINA_RATE[^]*CANTINA_LOG/);
  }),
);
