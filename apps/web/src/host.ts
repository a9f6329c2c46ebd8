import type { Action, Language, Seat } from '@cantina/engine';
import type { Frame, Hint, LogLine, MatchSummary, Page, ProblemDetails } from '@cantina/wire';
import type { BoxContent, RulesetDetails, RulesetSummary } from '@cantina/wire';
import { connect } from '@cantina/wire/client';
import { randomText } from './me.ts';

/** What this app asks of the host. */
const host = connect(location.origin);

/** The host answered with a problem; its words are for the reader. */
export class HostProblem extends Error {
  readonly problem: ProblemDetails;

  constructor(problem: ProblemDetails) {
    const { detail, rule, where, expected } = problem;
    const place = expected === undefined ? '' : ` (${where ?? ''}: ${expected})`;
    super(`${rule === undefined ? '' : `${rule}: `}${detail}${place}`);
    this.problem = problem;
  }

  get code(): string {
    return this.problem.code;
  }
}

export const isProblem = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof HostProblem && codes.includes(error.code);

interface Answer {
  readonly ok: boolean;
  json(): Promise<unknown>;
}

type Good<A> = A extends { readonly ok: true; json(): Promise<infer Body> } ? Body : never;

async function good<A extends Answer>(asked: Promise<A>): Promise<Good<A>> {
  const answer = await asked;
  const body = await answer.json();
  if (!answer.ok) throw new HostProblem(body as ProblemDetails);
  return body as Good<A>;
}

export async function listRulesets(lang: Language, samples: boolean): Promise<readonly RulesetSummary[]> {
  const query = { lang, samples: samples ? 'yes' : 'no' } as const;
  return (await good(host.rulesets.$get({ query }))).rulesets;
}

export function describeRuleset(lang: Language, ruleset: string): Promise<RulesetDetails> {
  return good(host.rulesets[':ruleset'].$get({ param: { ruleset }, query: { lang } }));
}

/** What is in a box: fetched once and kept, since its hash names it. */
export function fetchContent(lang: Language, hash: string): Promise<BoxContent> {
  return good(host.content[':hash'][':lang'].$get({ param: { hash, lang } }));
}

export async function listMatches(lang: Language, which: 'mine' | 'open'): Promise<readonly MatchSummary[]> {
  return (await good(host.matches.$get({ query: { lang, which } }))).matches;
}

export type SeatPlan = { readonly kind: 'human' | 'open' } | { readonly kind: 'bot'; readonly level: string };

export interface MatchPlan {
  readonly ruleset: string;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  readonly spectators: boolean;
  readonly listed: boolean;
}

export async function createMatch(lang: Language, { seats, ...plan }: MatchPlan): Promise<string> {
  return (await good(host.matches.$post({ query: { lang }, json: { ...plan, seats: [...seats] } }))).match;
}

/** Requests about one match, in one language. */
export class MatchDoor {
  readonly #at = host.matches[':match'];
  readonly #param: { readonly match: string };
  readonly #query: { readonly lang: Language };

  constructor(match: string, lang: Language) {
    this.#param = { match };
    this.#query = { lang };
  }

  /** With the eyes of a seat; without one, of the first that is this person's, or a spectator's. */
  page(seat?: Seat | null): Promise<Page> {
    return good(this.#at.$get({ param: this.#param, query: { ...this.#query, ...eyes(seat) } }));
  }

  async log(seat: Seat | null, after: number, limit: number): Promise<readonly LogLine[]> {
    const query = { ...this.#query, ...eyes(seat), after: String(after), limit: String(limit) };
    return (await good(this.#at.log.$get({ param: this.#param, query }))).lines;
  }

  act(json: {
    readonly seat: Seat;
    readonly decision: number;
    readonly actions: Action[];
    readonly since: number;
    readonly key: string;
  }): Promise<Frame> {
    return good(this.#at.acts.$post({ ...this.#about, json }));
  }

  /** What a bot would do in this seat, and why; `no-hints` where another person plays. */
  hint(seat: Seat): Promise<Hint> {
    return good(this.#at.hint.$post({ ...this.#about, json: { seat } }));
  }

  join(seat: Seat, json: { name: string; colour: string; link?: string }): Promise<unknown> {
    const nonce = randomText();
    return good(
      this.#at.seats[':seat'].$post({ ...this.#about, ...this.#seat(seat), json: { ...json, nonce } }),
    );
  }

  leave(seat: Seat, bot?: string): Promise<unknown> {
    const json = bot === undefined ? {} : { bot };
    return good(this.#at.seats[':seat'].leave.$post({ ...this.#about, ...this.#seat(seat), json }));
  }

  start(bots?: string): Promise<unknown> {
    return good(this.#at.start.$post({ ...this.#about, json: bots === undefined ? {} : { bots } }));
  }

  undo(seat: Seat, ask: boolean): Promise<unknown> {
    return good(this.#at.undo.$post({ ...this.#about, json: { seat, ask, key: randomText() } }));
  }

  redo(seat: Seat): Promise<unknown> {
    return good(this.#at.redo.$post({ ...this.#about, json: { seat, key: randomText() } }));
  }

  consent(agree: boolean): Promise<unknown> {
    return good(this.#at.consent.$post({ ...this.#about, json: { agree } }));
  }

  concede(seat: Seat): Promise<unknown> {
    return good(this.#at.concede.$post({ ...this.#about, json: { seat } }));
  }

  say(text: string): Promise<unknown> {
    return good(this.#at.chat.$post({ ...this.#about, json: { text, key: randomText() } }));
  }

  invite(): Promise<{ readonly id: string; readonly secret: string }> {
    return good(this.#at.links.$post({ ...this.#about, json: { kind: 'invite' } }));
  }

  seatLink(seat: Seat): Promise<{ readonly id: string; readonly secret: string }> {
    return good(this.#at.links.$post({ ...this.#about, json: { kind: 'seat', seat } }));
  }

  revoke(link: string): Promise<unknown> {
    return good(this.#at.links[':link'].$delete({ param: { ...this.#param, link }, query: this.#query }));
  }

  get #about() {
    return { param: this.#param, query: this.#query };
  }

  #seat(seat: Seat) {
    return { param: { ...this.#param, seat: String(seat) } };
  }
}

const eyes = (seat: Seat | null | undefined) => (typeof seat === 'number' ? { seat: String(seat) } : {});
