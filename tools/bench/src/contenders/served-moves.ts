import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, seeded } from '@cantina/random';
import type { Frame, Page } from '@cantina/wire';
import { Http } from '../api/http.ts';
import { CLIENTS, load, type Ask } from '../api/load.ts';
import { server } from '../api/server.ts';

/**
 * The hub's own server with its file on the disk. Each client has a match of the deckbuilding game to itself, holds both
 * seats, and does what it likes of what it was last told it may do.
 */
const data = mkdtempSync(join(tmpdir(), 'cantina-bench-'));
process.once('exit', () => {
  rmSync(data, { recursive: true, force: true });
});
const MANY = String(1_000_000);
const program = new URL('../../../../apps/api/src/main.ts', import.meta.url);
const settings = {
  CANTINA_DATA: data,
  CANTINA_LOG: 'silent',
  CANTINA_RATE: MANY,
  CANTINA_BURST: MANY,
  PORT: '0',
};
// As `npm start` runs it.
const url = await server(program, settings, ['--max-semi-space-size=64']);
const random = seeded(1);

/** What a seat was last told. */
interface Chair {
  readonly seat: number;
  readonly decision: number;
  readonly version: number;
  readonly legal: readonly unknown[];
}

async function client(_: unknown, number: number): Promise<Ask> {
  const { token } = (await new Http(url).post('/api/tokens', {})) as { token: string };
  const http = new Http(url, token);
  let [match, moves] = [await begin(http), 0];
  let chair: Chair | undefined;
  return async () => {
    chair ??= await find(http, match);
    if (chair === undefined) {
      match = await begin(http);
      return false;
    }
    const { seat, decision, version: since, legal } = chair;
    const actions = [legal[below(random, legal.length)]];
    const key = `client-${number}-move-${++moves}`;
    const frame = (await http.post(`${match}/acts`, { seat, decision, actions, key, since })) as Frame;
    chair = told(seat, frame);
    return true;
  };
}

/** The path of a new match with both seats taken. */
async function begin(http: Http): Promise<string> {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { match } = (await http.post('/api/matches', { ruleset: 'deckbuilding', seats })) as {
    match: string;
  };
  const path = `/api/matches/${match}`;
  for (const seat of seats.keys())
    await http.post(`${path}/seats/${seat}`, { name: `Player ${seat}`, colour: `colour-${seat}` });
  await http.post(`${path}/start`, {});
  return path;
}

/** The seat that may do something, from its page; none when the game is over. */
async function find(http: Http, match: string): Promise<Chair | undefined> {
  for (const seat of [0, 1]) {
    const page = (await http.get(`${match}?seat=${seat}`)) as Page;
    const chair = told(seat, { version: page.version, events: [], page });
    if (chair !== undefined) return chair;
  }
  return undefined;
}

/** What this seat may do next; `undefined` where that is nothing. */
function told(seat: number, { version, patch, page, choices = page?.choices }: Frame): Chair | undefined {
  const decision = page?.decision ?? patch?.find(({ path }) => path === '/decision')?.value;
  const legal = (choices ?? []).filter(({ refused }) => refused === null).map(({ action }) => action);
  return legal.length === 0 ? undefined : { seat, decision: decision as number, version, legal };
}

const clients = await Promise.all(Array.from({ length: CLIENTS }, client));

export const lap = load(clients);
