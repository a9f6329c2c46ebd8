import type { Action, Language, Seat } from '@cantina/engine';
import type { Page, ProblemDetails, RulesetDetails, RulesetSummary, SeatKind } from './wire.ts';

/** The host answered with a problem; its words are for the reader. */
export class HostProblem extends Error {
  readonly problem: ProblemDetails;

  constructor(problem: ProblemDetails) {
    const { detail, rule, where, expected } = problem;
    const place = expected === undefined ? '' : ` (${where ?? ''}: ${expected})`;
    super(`${rule === undefined ? '' : `${rule}: `}${detail}${place}`);
    this.problem = problem;
  }
}

interface Request {
  readonly lang: Language;
  readonly token?: string | undefined;
  readonly body?: unknown;
}

async function ask<T>(method: string, path: string, { lang, token, body }: Request): Promise<T> {
  const url = new URL(path, location.origin);
  url.searchParams.set('lang', lang);
  const response = await fetch(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new HostProblem(answer as ProblemDetails);
  return answer as T;
}

/** What this app asks of the host. */

export async function listRulesets(lang: Language, samples: boolean): Promise<readonly RulesetSummary[]> {
  const path = `/api/rulesets${samples ? '?samples' : ''}`;
  return (await ask<{ rulesets: readonly RulesetSummary[] }>('GET', path, { lang })).rulesets;
}

export function describeRuleset(lang: Language, id: string): Promise<RulesetDetails> {
  return ask('GET', `/api/rulesets/${encodeURIComponent(id)}`, { lang });
}

export interface NewMatch {
  readonly ruleset: string;
  readonly options: unknown;
  readonly seats: readonly SeatKind[];
}

export async function openMatch(lang: Language, body: NewMatch): Promise<string> {
  return (await ask<{ match: string }>('POST', '/api/matches', { lang, body })).match;
}

/** The match as a spectator sees it; a problem if there is none. */
export function lookUp(lang: Language, match: string): Promise<Page> {
  return ask('GET', `/api/matches/${encodeURIComponent(match)}`, { lang });
}

export async function claimSeat(lang: Language, match: string, seat: Seat): Promise<string> {
  return (await ask<{ token: string }>('POST', `/api/matches/${match}/seats/${seat}`, { lang })).token;
}

export function act(
  lang: Language,
  match: string,
  token: string,
  body: { readonly decision: number; readonly action: Action },
): Promise<Page> {
  return ask('POST', `/api/matches/${match}/acts`, { lang, token, body });
}
