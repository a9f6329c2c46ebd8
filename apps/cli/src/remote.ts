import type { Action, Language } from '@cantina/engine';
import { setTimeout } from 'node:timers/promises';
import { percent, type Place } from './place.ts';

const PATIENCE_MS = 300;

interface Said {
  readonly text: string;
}

interface Page {
  readonly decision: number;
  readonly prompt: { readonly ask: Said } | null;
  readonly choices: readonly {
    readonly action: Action;
    readonly label: Said;
    readonly refused: { readonly rule: string; readonly reason: string } | null;
    readonly odds: readonly { readonly of: Said; readonly chance: number }[];
  }[];
  readonly forms: readonly { readonly do: string }[];
  readonly view: unknown;
  readonly outcome: { readonly seats: readonly string[]; readonly because: Said } | null;
}

interface Problem {
  readonly status: number;
  readonly detail: string;
  readonly rule?: string;
}

/** The host says no, in its own words. */
class Refusal extends Error {
  readonly status: number;

  constructor({ status, detail, rule }: Problem) {
    super(rule === undefined ? detail : `${detail} (${rule})`);
    this.status = status;
  }
}

/** Takes the seat that a link names and plays there over the host's API. */
export async function remotePlace(link: string, lang: Language): Promise<Place> {
  const { origin, searchParams } = new URL(link);
  const match = searchParams.get('match');
  const seat = Number(searchParams.get('seat')) - 1;
  if (match === null || !(seat >= 0)) throw new Error('a link to a seat looks like http://…/?match=…&seat=2');
  const path = `/api/matches/${encodeURIComponent(match)}`;
  const anybody = asker(origin, lang);
  const { token } = await anybody<{ token: string }>('POST', `${path}/seats/${seat}`);
  const ask = asker(origin, lang, token);
  let decision = 0;
  let known = 0;

  return {
    async look() {
      const page = await ask<Page>('GET', path);
      const { lines } = await ask<{ lines: readonly Said[] }>('GET', `${path}/log?since=${known}`);
      known += lines.length;
      decision = page.decision;
      return {
        ask: page.prompt?.ask.text,
        choices: page.choices.map(({ action, label, refused, odds }) => ({
          action,
          label: label.text,
          refused: refused === null ? undefined : `${refused.reason} (${refused.rule})`,
          odds: odds.map(({ of, chance }) => `${of.text} ${percent(chance)}`).join(', '),
        })),
        open: page.forms.map((form) => form.do),
        news: lines.map(({ text }) => text),
        view: page.view,
        outcome:
          page.outcome === null
            ? undefined
            : `${page.outcome.because.text} [${page.outcome.seats.join(', ')}]`,
      };
    },
    async act(action) {
      try {
        await ask('POST', `${path}/acts`, { decision, action });
        return undefined;
      } catch (error) {
        if (error instanceof Refusal && (error.status === 409 || error.status === 422)) return error.message;
        throw error;
      }
    },
    wait: () => setTimeout(PATIENCE_MS),
  };
}

/** Asks the host, as the owner of a seat where there is a token. */
function asker(origin: string, lang: Language, token?: string) {
  return async <T>(method: string, where: string, body?: unknown): Promise<T> => {
    const url = new URL(where, origin);
    url.searchParams.set('lang', lang);
    const response = await fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Refusal(answer as Problem);
    return answer as T;
  };
}
