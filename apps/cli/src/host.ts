import { randomUUID } from 'node:crypto';
import type { Action, Language, Seat } from '@cantina/engine';
import type { LogLine, Page, ProblemDetails } from '@cantina/wire';
import { connect } from '@cantina/wire/client';

/** The host says no, in its own words. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor({ code, status, detail, rule }: ProblemDetails) {
    super(rule === undefined ? detail : `${detail} (${rule})`);
    this.code = code;
    this.status = status;
  }
}

interface Answer {
  readonly ok: boolean;
  json(): Promise<unknown>;
}

type Good<A> = A extends { readonly ok: true; json(): Promise<infer Body> } ? Body : never;

async function good<A extends Answer>(asked: Promise<A>): Promise<Good<A>> {
  const { answer, body } = await heard(asked);
  if (!answer.ok) throw new Refusal(body as ProblemDetails);
  return body as Good<A>;
}

async function heard<A extends Answer>(asked: Promise<A>): Promise<{ answer: A; body: unknown }> {
  try {
    const answer = await asked;
    return { answer, body: await answer.json() };
  } catch (cause) {
    throw new Error('there is nobody who answers, or no host of this game', { cause });
  }
}

export interface Guest {
  readonly name: string;
  readonly colour: string;
  /** The secret of the link. */
  readonly link?: string;
}

/** One match at a host, asked for by somebody with a token of their own. */
export interface Door {
  page(seat?: Seat): Promise<Page>;
  log(seat: Seat, after: number): Promise<readonly LogLine[]>;
  act(seat: Seat, decision: number, action: Action): Promise<void>;
  join(seat: Seat, guest: Guest): Promise<void>;
}

export async function openDoor(origin: string, match: string, lang: Language): Promise<Door> {
  const query = { lang };
  const { token } = await good(connect(origin).tokens.$post());
  const at = connect(origin, { headers: { authorization: `Bearer ${token}` } }).matches[':match'];
  const param = { match: encodeURIComponent(match) };
  return {
    page: (seat) => good(at.$get({ param, query: { ...query, ...(seat !== undefined && { seat }) } })),
    async log(seat, after) {
      return (await good(at.log.$get({ param, query: { ...query, seat, after } }))).lines;
    },
    async act(seat, decision, action) {
      const json = { seat, decision, actions: [action], key: randomUUID() };
      await good(at.acts.$post({ param, query, json }));
    },
    async join(seat, guest) {
      const json = { ...guest, nonce: randomUUID() };
      await good(at.seats[':seat'].$post({ param: { ...param, seat: String(seat) }, query, json }));
    },
  };
}
