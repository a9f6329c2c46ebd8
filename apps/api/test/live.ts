import { WebSocket, type ClientOptions } from 'ws';
import type { ChatLine, Frame, Page, ProblemDetails, Watch } from '@cantina/wire';
import { advance } from '@cantina/wire/client';
import { serve, type Served } from '../src/serve.ts';
import { askerOf, newcomerAt, openHouse, type Changes, type House } from './client.ts';

/** A host that really listens, and live lines to it. */

export interface ServedHouse extends House, Served {}

export async function serveHouse(changes: Changes = {}): Promise<ServedHouse> {
  const house = openHouse(changes);
  const served = await serve({ ...house.options, port: 0, address: '127.0.0.1' });
  const raw = (path: string, init: RequestInit) => fetch(`${served.url}${path}`, init);
  const ask = askerOf(raw);
  return { ...house, ...served, raw, ask, newcomer: () => newcomerAt(ask) };
}

type Told = Partial<Frame> & {
  readonly chat?: readonly ChatLine[];
  readonly problem?: ProblemDetails;
};

export interface Line {
  readonly socket: WebSocket;
  /** Everything that was told. */
  readonly told: Told[];
  /** The page, made of what was told. */
  readonly page: () => Page | undefined;
  /** When that many things were told. */
  heard(count: number): Promise<void>;
  /** When the page is of this version or a later one. */
  reached(version: number): Promise<void>;
  say(hello: Partial<Watch> | string): void;
  /** By which code it ended. */
  readonly ended: Promise<number>;
  hangUp(): Promise<number>;
}

export interface Listening {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly options?: ClientOptions;
  /** The page it begins with. */
  readonly known?: Page | undefined;
}

/** Opens a live line and says hello; rejects with the status where it is not let in. */
export async function listen(
  url: string,
  match: string,
  hello: Partial<Watch> | string,
  { token, headers = {}, options = {}, known }: Listening = {},
): Promise<Line> {
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const address = `${url.replace('http', 'ws')}/api/matches/${match}/live`;
  const socket = new WebSocket(address, { ...options, headers: { ...headers, ...bearer } });
  const told: Told[] = [];
  let page = known;
  let waiting: { readonly until: () => boolean; readonly resolve: () => void }[] = [];
  const ended = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data: Buffer) => {
    const one = JSON.parse(data.toString()) as Told;
    told.push(one);
    if (one.version !== undefined) page = advance(page, one as Frame);
    for (const { resolve } of waiting.filter(({ until }) => until())) resolve();
    waiting = waiting.filter(({ until }) => !until());
  });
  const when = (until: () => boolean): Promise<void> =>
    until() ? Promise.resolve() : new Promise((resolve) => waiting.push({ until, resolve }));
  const say = (what: Partial<Watch> | string): void => {
    const usual: Watch = { seat: null, lang: 'en', since: null, chat: 0 };
    socket.send(typeof what === 'string' ? what : JSON.stringify({ ...usual, ...what }));
  };
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
  say(hello);
  return {
    socket,
    told,
    page: () => page,
    heard: (count) => when(() => told.length >= count),
    reached: (version) => when(() => (page?.version ?? -1) >= version),
    say,
    ended,
    hangUp() {
      socket.close();
      return ended;
    },
  };
}
