import type { Frame, LogLine, Page, ProblemDetails } from '@cantina/wire';

/** Somebody who asks a host, with their token. */

interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: T & Partial<ProblemDetails>;
}

export interface Ask {
  <T = unknown>(
    method: string,
    path: string,
    json?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
}

export interface Person {
  readonly token: string;
  get<T = unknown>(path: string): Promise<Answer<T>>;
  post<T = unknown>(path: string, json: unknown): Promise<Answer<T>>;
  remove(path: string): Promise<Answer>;
  /** Sets up a table and tells its id. */
  open(plan: object): Promise<string>;
  sit(match: string, seat: number, more?: object): Promise<Answer<{ version: number }>>;
  /** The page seen from a seat; without one, what the host shows by itself. */
  page(match: string, seat?: number, lang?: string): Promise<Page>;
  /** Acts with the decision that is open now. */
  act(match: string, seat: number, ...actions: unknown[]): Promise<Answer<Frame>>;
  log(match: string, query?: string): Promise<readonly LogLine[]>;
}

export function personAt(ask: Ask, token: string): Person {
  const headers = { authorization: `Bearer ${token}` };
  const get = <T>(path: string) => ask<T>('GET', path, undefined, headers);
  const post = <T>(path: string, json: unknown) => ask<T>('POST', path, json, headers);
  const person: Person = {
    token,
    get,
    post,
    remove: (path) => ask('DELETE', path, undefined, headers),
    async open(plan) {
      const { body, status, text } = await post<{ match: string }>('/api/matches', plan);
      if (status !== 201) throw new Error(text);
      return body.match;
    },
    async sit(match, seat, more = {}) {
      const place = { name: `Number ${seat}`, colour: `colour-${seat}`, ...more };
      return post(`/api/matches/${match}/seats/${seat}`, place);
    },
    async page(match, seat, lang = 'en') {
      const at = seat === undefined ? '' : `&seat=${seat}`;
      const { body, status, text } = await get<Page>(`/api/matches/${match}?lang=${lang}${at}`);
      if (status !== 200) throw new Error(text);
      return body;
    },
    async act(match, seat, ...actions) {
      const { decision } = await person.page(match, seat);
      return post(`/api/matches/${match}/acts`, { seat, decision, actions });
    },
    async log(match, query = '') {
      const { body } = await get<{ lines: readonly LogLine[] }>(`/api/matches/${match}/log?${query}`);
      return body.lines;
    },
  };
  return person;
}
