import type { Viewer } from '@cantina/engine';
import type { Channel, Judge } from './judge.ts';
import type { Notes } from './notes.ts';

/** The app as a function from request to answer, or something broken around it. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** What a request is about, so that its answer can be judged. */
export interface About {
  readonly channel: Channel;
  readonly viewer?: Viewer;
  readonly notes?: Notes;
  readonly since?: number;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Where people ask; everything they are told is heard by the judge. */
export class Desk {
  readonly #fetch: Fetch;
  readonly #judge: Judge;

  constructor(fetch: Fetch, judge: Judge) {
    this.#fetch = fetch;
    this.#judge = judge;
  }

  async ask<T>(
    token: string | null,
    [method, path]: readonly [method: 'GET' | 'POST', path: string],
    about: About,
    json?: unknown,
  ): Promise<Answer<T>> {
    const { channel, viewer = 'spectator', notes } = about;
    const since = about.since ?? notes?.ledger.version;
    const response = await this.#fetch(
      new Request(`http://canary.test/api${path}`, {
        method,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
    );
    const text = await response.text();
    this.#judge.hear({
      channel: response.ok ? channel : 'problem',
      text,
      viewer,
      ...(notes !== undefined && { notes }),
      ...(since !== undefined && { since }),
    });
    return { status: response.status, body: JSON.parse(text) as T };
  }
}
