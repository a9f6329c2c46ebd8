import { advise, greedy, random } from '@cantina/bots';
import type { BotPlayer } from '@cantina/match';
import { LocalBus, MemoryLinks, MemoryStore } from '@cantina/stores';
import type { ProblemDetails } from '@cantina/wire';
import { createApp, type AppOptions } from '../src/app.ts';
import { openHost, type Furniture, type Host } from '../src/host/host.ts';
import { personAt, type Ask, type Person } from './person.ts';

/** A host for the specs: everything in memory, a clock that stands, known secrets, and no server between. */

const BOTS: Readonly<Record<string, BotPlayer>> = { random, greedy };

/** So much that no spec meets them by accident. */
const FAR_LIMITS = { rate: 1e6, burst: 1e6, bodyBytes: 64 * 1024, sockets: 1000, openMatches: 1000 };

export interface House {
  readonly host: Host;
  readonly options: AppOptions;
  /** What somebody asks who says nothing about themselves. */
  readonly ask: Ask;
  /** A request to the letter. */
  readonly raw: (path: string, init: RequestInit) => Promise<Response>;
  /** Somebody with a token of their own. */
  readonly newcomer: () => Promise<Person>;
  /** What was told to the host's log. */
  readonly reported: unknown[];
  readonly clock: { now: number };
}

export interface Changes extends Partial<Omit<AppOptions, 'host' | 'limits'>> {
  readonly limits?: Partial<AppOptions['limits']>;
  readonly furniture?: Partial<Furniture>;
}

export function openHouse({ limits, furniture, ...changes }: Changes = {}): House {
  const reported: unknown[] = [];
  const clock = { now: 1_000_000 };
  let secrets = 0;
  const report = (error: unknown) => void reported.push(error);
  const host = openHost({
    store: new MemoryStore(),
    links: new MemoryLinks(),
    bus: new LocalBus(report),
    key: new Uint8Array(32).fill(7),
    bots: (level) => BOTS[level],
    adviser: advise,
    levels: Object.keys(BOTS),
    report,
    now: () => clock.now,
    ...furniture,
    match: { newSecret: () => `secret ${++secrets}`, ...furniture?.match },
  });
  const options: AppOptions = {
    host,
    limits: { ...FAR_LIMITS, ...limits },
    trustProxy: false,
    origins: [],
    ...changes,
  };
  const app = createApp(options);
  const raw = (path: string, init: RequestInit) => Promise.resolve(app.request(path, init));
  const ask = askerOf(raw);
  return { host, options, ask, raw, newcomer: () => newcomerAt(ask), reported, clock };
}

export async function newcomerAt(ask: Ask): Promise<Person> {
  const { body } = await ask<{ token: string }>('POST', '/api/tokens');
  return personAt(ask, body.token);
}

/** Asks by whatever carries a request there and an answer back. */
export function askerOf(carry: (path: string, init: RequestInit) => Promise<Response>): Ask {
  return async <T>(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) => {
    const type = json === undefined ? {} : { 'content-type': 'application/json' };
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const response = await carry(path, { method, headers: { ...type, ...headers }, ...body });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : {}) as T & Partial<ProblemDetails>,
    };
  };
}

/** Who sits where: a person, or the level of a bot. */
export interface Sitting {
  readonly ruleset?: string;
  readonly seats: readonly (Person | string)[];
  readonly options?: unknown;
  readonly spectators?: boolean;
}

const COLOURS = ['red', 'blue', 'green', 'white'];

/** A match that has begun; whoever sits first has set it up. */
export async function begin({ ruleset = 'noughts', seats, options = {}, spectators = true }: Sitting) {
  const host = seats.find((one) => typeof one !== 'string');
  if (host === undefined) throw new Error('somebody has to set the table up');
  const plan = seats.map((one) => {
    if (typeof one === 'string') return { kind: 'bot', level: one };
    return { kind: one === host ? 'human' : 'open' };
  });
  const match = await host.open({ ruleset, options, spectators, seats: plan, listed: true });
  for (const [seat, one] of seats.entries())
    if (typeof one !== 'string') await one.sit(match, seat, { colour: COLOURS[seat] ?? 'grey' });
  ok(await host.post(`/api/matches/${match}/start`, {}));
  return match;
}

/** The answer, if it was a good one. */
export function ok<A extends { readonly status: number; readonly text: string }>(answer: A): A {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}

export const mark = (what: number) => ({ do: 'mark', what });
