import type { Frame, Page } from '@cantina/wire';
import { advance } from '@cantina/wire/client';
import { WebSocket } from 'ws';
import type { Person } from './person.ts';

/** What the live line says: frames, words people said, or what was wrong. */
type Heard = Frame | { readonly chat: unknown } | { readonly problem: unknown };

export interface Spot {
  readonly match: string;
  /** With whose eyes; `null` from outside. */
  readonly seat: number | null;
}

/** Holds one page up to date by frames alone, over a line that is cut now and then and resumed from where the page is. */
export class Watcher {
  readonly person: Person;
  readonly spot: Spot;
  /** How many frames the line brings before it is cut the next time. */
  readonly #patience: () => number;
  #left: number;
  #socket: WebSocket | undefined;
  #page: Page | undefined;
  #waiting: (() => void)[] = [];
  #failure: Error | undefined;
  /** The way from where the page is has been asked for and is not there yet: until then the page must stay. */
  #resuming = false;
  #closed = false;
  /** Times the line was cut. */
  cuts = 0;
  /** Frames that came by the line, and how many of them were whole pages. */
  frames = 0;
  pages = 0;

  constructor(person: Person, spot: Spot, patience: () => number) {
    this.person = person;
    this.spot = spot;
    this.#patience = patience;
    this.#left = patience();
  }

  /** The page as it is known now; the first comes by the line. */
  page(): Promise<Page> {
    return this.until(() => true);
  }

  /** The page when it is so. */
  async until(isSo: (page: Page) => boolean): Promise<Page> {
    if (this.#socket === undefined) await this.#connect();
    for (;;) {
      if (this.#failure !== undefined) throw this.#failure;
      if (this.#page !== undefined && isSo(this.#page)) return this.#page;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** A frame that came another way, as the answer to an act; where it does not lead on, the line brings the same. */
  take(frame: Frame): void {
    const page = this.#resuming ? undefined : advance(this.#page, frame);
    if (page !== undefined) this.#set(page);
  }

  /** The page as the server shows it when asked. */
  shown(): Promise<Page> {
    const { match, seat } = this.spot;
    const query = seat === null ? {} : { seat: String(seat) };
    return this.person.get((api, sending) =>
      api.matches[':match'].$get({ param: { match }, query }, sending),
    );
  }

  /** Ends the waiting of whoever waits. */
  fail(failure: Error): void {
    this.#failure ??= failure;
    this.close();
    this.#wake();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }

  async #connect(): Promise<void> {
    const { match, seat } = this.spot;
    const url = (await this.person.address).replace(/^http/, 'ws');
    if (this.#closed) return;
    const { headers } = this.person;
    const socket = new WebSocket(`${url}/api/matches/${match}/live`, { headers, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('open', () => {
      this.#resuming = true;
      socket.send(JSON.stringify({ seat, lang: 'en', since: this.#page?.version ?? null }));
    });
    socket.on('message', (data: Buffer) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data.toString('utf8')) as Heard);
    });
    // What follows is the close, and that is enough.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (socket === this.#socket && !this.#closed)
        this.#connect().catch((error: unknown) => {
          this.fail(error as Error);
        });
    });
  }

  #hear(heard: Heard): void {
    if ('chat' in heard) return;
    if ('problem' in heard) {
      this.fail(new Error(`the line said: ${JSON.stringify(heard.problem)}`));
      return;
    }
    this.frames++;
    this.#resuming = false;
    if (heard.page !== undefined) this.pages++;
    const page = advance(this.#page, heard);
    if (page === undefined) {
      const { version, events } = heard;
      this.fail(
        new Error(
          `no way from page ${this.#page?.version ?? 'none'} by ${events.length} lines to ${version}`,
        ),
      );
      return;
    }
    this.#set(page);
    if (--this.#left <= 0) this.#cut();
  }

  #cut(): void {
    this.#left = this.#patience();
    this.cuts++;
    this.#socket?.terminate();
  }

  #set(page: Page): void {
    if (page === this.#page) return;
    this.#page = page;
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
