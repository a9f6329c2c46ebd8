import { createApp, type AppOptions } from '../src/app.ts';
import type { LogLine, Page } from '../src/wire.ts';

/** A client for the specs: asks the app without a server. */

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly body: T;
}

export interface Table {
  readonly id: string;
  readonly tokens: readonly string[];
}

export function client(options: AppOptions = {}) {
  const app = createApp(options);

  async function ask<T = Record<string, unknown>>(
    method: string,
    path: string,
    { token, raw, json }: { token?: string | undefined; raw?: string; json?: unknown } = {},
  ): Promise<Answer<T>> {
    const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await app.request(path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    return {
      status: response.status,
      type,
      text,
      body: (type.includes('json') ? JSON.parse(text) : {}) as T,
    };
  }

  async function open(ruleset: string, seats: readonly string[], options: unknown = {}): Promise<Table> {
    const opened = await ask<{ match: string }>('POST', '/api/matches', {
      json: { ruleset, seats, options },
    });
    if (opened.status !== 201) throw new Error(opened.text);
    const id = opened.body.match;
    const tokens: string[] = [];
    for (const [seat, kind] of seats.entries()) {
      if (kind !== 'human') continue;
      const claimed = await ask<{ token: string }>('POST', `/api/matches/${id}/seats/${seat}`);
      tokens.push(claimed.body.token);
    }
    return { id, tokens };
  }

  return {
    app,
    ask,
    open,
    page: (id: string, token?: string, lang = 'en') =>
      ask<Page>('GET', `/api/matches/${id}?lang=${lang}`, { token }),
    log: (id: string, token?: string, lang = 'en') =>
      ask<{ lines: LogLine[] }>('GET', `/api/matches/${id}/log?lang=${lang}`, { token }),
    act: (id: string, token: string | undefined, decision: number | null, action: unknown, lang = 'en') =>
      ask<Page & Record<string, unknown>>('POST', `/api/matches/${id}/acts?lang=${lang}`, {
        token,
        json: { decision, action },
      }),
  };
}

export type Client = ReturnType<typeof client>;
