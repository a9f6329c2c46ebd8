import type { ProblemDetails } from '@cantina/wire';
import { connect, type Client } from '@cantina/wire/client';
import type { Address } from './address.ts';

interface Response {
  readonly ok: boolean;
  json(): Promise<unknown>;
}

/** What a request is sent with, so that it can be cut off. */
interface Sending {
  readonly init: { readonly signal: AbortSignal };
}

type Request<R> = (api: Client, sending: Sending) => Promise<R>;

/** When a request is cut off: after so many turns of the event loop, or when the answer begins to come in. */
export type Cut = number | 'answer';

/** What the route promises where all is well. */
type Body<R> = R extends { readonly status: 200 | 201; json(): Promise<infer T> } ? T : never;

export type Answer<T> =
  { readonly done: true; readonly body: T } | { readonly done: false; readonly problem: ProblemDetails };

/** Somebody with a token, who asks until there is an answer. */
export class Person {
  readonly #address: Address;
  readonly token: string;
  /** Requests that went without an answer. */
  unanswered = 0;

  constructor(address: Address, token: string) {
    this.#address = address;
    this.token = token;
  }

  static async arrive(address: Address): Promise<Person> {
    const { token } = await new Person(address, '').get((api, sending) => api.tokens.$post({}, sending));
    return new Person(address, token);
  }

  /** The same person at another address. */
  at(address: Address): Person {
    return new Person(address, this.token);
  }

  get address(): Promise<string> {
    return this.#address.get();
  }

  get headers(): Record<string, string> {
    return this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
  }

  /** Only the first try is cut off; the same request is then sent again. */
  async ask<R extends Response>(request: Request<R>, cut?: Cut): Promise<Answer<Body<R>>> {
    const first = cut === undefined ? undefined : await this.#try(request, cut);
    for (let answer = first; ; answer = await this.#try(request)) if (answer !== undefined) return answer;
  }

  /** Where nothing can be wrong with the request. */
  async get<R extends Response>(request: Request<R>): Promise<Body<R>> {
    const answer = await this.ask(request);
    if (answer.done) return answer.body;
    throw new Error(`an unexpected problem: ${JSON.stringify(answer.problem)}`);
  }

  /** `undefined` if no answer came, or only a part of it. */
  async #try<R extends Response>(request: Request<R>, cut?: Cut): Promise<Answer<Body<R>> | undefined> {
    const { headers } = this;
    const api = connect(await this.address, { headers });
    const scissors = new AbortController();
    if (typeof cut === 'number') cutAfter(cut, scissors);
    try {
      const response = await request(api, { init: { signal: scissors.signal } });
      if (cut === 'answer') scissors.abort();
      const body = await response.json();
      if (response.ok) return { done: true, body: body as Body<R> };
      return { done: false, problem: body as ProblemDetails };
    } catch (error) {
      if (!isBreak(error)) throw error;
      this.unanswered++;
      return undefined;
    }
  }
}

function cutAfter(turns: number, scissors: AbortController): void {
  if (turns <= 0) scissors.abort();
  else
    setImmediate(() => {
      cutAfter(turns - 1, scissors);
    });
}

/** The connection was cut, by us or by the other side. */
function isBreak(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'AbortError';
  return error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);
}
