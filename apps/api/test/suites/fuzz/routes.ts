import { routes } from '@cantina/wire';

/** Every route there is, with a request that would do if it came from the right person at the right time. */
export interface Route {
  readonly method: string;
  /** With `{names}` of its parameters. */
  readonly path: string;
  readonly body?: object;
}

const bodies: Readonly<Partial<Record<keyof typeof routes, object>>> = {
  issueToken: {},
  createMatch: {
    ruleset: 'noughts',
    options: {},
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'random' }],
    spectators: true,
    listed: false,
  },
  doAct: { seat: 0, decision: 1, actions: [{ do: 'play', what: 0 }], key: 'once', since: 0 },
  explainAct: { seat: 0, action: { do: 'play', what: 0 } },
  giveHint: { seat: 0 },
  undoActs: { seat: 0, acts: 1, ask: true, key: 'back' },
  redoActs: { seat: 0, key: 'on' },
  giveConsent: { agree: true },
  joinSeat: { name: 'Mallory', colour: 'red', nonce: 'mine', link: 'guessed' },
  leaveSeat: { bot: 'random' },
  startMatch: { bots: 'random' },
  concedeMatch: { seat: 0 },
  createLink: { kind: 'seat', seat: 0 },
  sayInChat: { text: 'Hello', key: 'hello' },
};

const writes = new Set(['post', 'put', 'patch']);

export const allRoutes: readonly Route[] = Object.entries(routes).map(([name, { method, path }]) => {
  const body = bodies[name as keyof typeof routes];
  if (writes.has(method) && body === undefined) throw new Error(`no request is known for the route ${name}`);
  return { method: method.toUpperCase(), path, ...(body !== undefined && { body }) };
});

/** Pages that are no routes of the API. */
export const otherPaths = [
  '/',
  '/api',
  '/api/',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs.css',
  '/assets/x.js',
];

/** All questions a route may carry. */
export const questions = ['lang', 'seat', 'after', 'limit', 'which', 'before', 'samples', 'nothing'] as const;
