import type { IncomingMessage } from 'node:http';
import type { Viewer } from '@cantina/engine';
import { WebSocket } from 'ws';
import type { Judge } from './judge.ts';
import type { Notes } from './notes.ts';

export interface Wish {
  readonly url: string;
  readonly token: string | null;
  readonly notes: Notes;
  readonly viewer: Viewer;
  readonly lang: string;
}

/** A live line; everything that comes by it is heard by the judge. */
export class Line {
  readonly #socket: WebSocket;
  readonly #closed: Promise<void>;
  #version = -1;
  #waiting: (() => void)[] = [];

  private constructor(judge: Judge, { url, token, notes, viewer, lang }: Wish) {
    const address = `${url.replace(/^http/, 'ws')}/api/matches/${notes.match}/live`;
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const socket = new WebSocket(address, { headers, perMessageDeflate: false });
    this.#socket = socket;
    this.#closed = new Promise((resolve) =>
      socket.once('close', () => {
        resolve();
      }),
    );
    const seat = viewer === 'spectator' ? null : viewer;
    socket.once('open', () => {
      socket.send(JSON.stringify({ seat, lang, since: null }));
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      judge.hear({ channel: 'socket', text, viewer, notes, since: Math.max(this.#version, 0) });
      const { version } = JSON.parse(text) as { version?: number };
      if (version !== undefined) this.#version = version;
      for (const wake of this.#waiting.splice(0)) wake();
    });
    socket.on('unexpected-response', (_request, response: IncomingMessage) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString('utf8')));
      response.on('end', () => {
        judge.hear({ channel: 'problem', text, viewer, notes });
        socket.terminate();
      });
    });
    // What follows is the close, and that is enough.
    socket.on('error', () => undefined);
  }

  /** Open and shown how the match stands, or refused. */
  static async open(judge: Judge, wish: Wish): Promise<Line> {
    const line = new Line(judge, wish);
    await line.until(0);
    return line;
  }

  /** When it has brought this version, or is closed. */
  async until(version: number): Promise<void> {
    let isOpen = true;
    void this.#closed.then(() => (isOpen = false));
    while (isOpen && this.#version < version) {
      const news = new Promise<void>((resolve) => this.#waiting.push(resolve));
      await Promise.race([news, this.#closed]);
    }
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.#closed;
  }
}
