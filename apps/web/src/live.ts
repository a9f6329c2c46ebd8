import type { Language } from '@cantina/engine';
import type { LogLine, Page, ProblemDetails } from './wire.ts';

const AGAIN_MS = 1000;

/** What the host says on the live line. */
export interface Told {
  readonly page?: Page;
  readonly log?: readonly LogLine[];
  readonly problem?: ProblemDetails;
}

export interface Listener {
  readonly token: string | null;
  told(told: Told): void;
  connected(yes: boolean): void;
}

/** The live line to one match; it comes back by itself when it was cut, and then starts over with the whole log. */
export class LiveLine {
  readonly #match: string;
  readonly #listener: Listener;
  #lang: Language;
  #socket: WebSocket | undefined;
  #timer: number | undefined;

  constructor(match: string, lang: Language, listener: Listener) {
    this.#match = match;
    this.#lang = lang;
    this.#listener = listener;
    this.#connect();
  }

  speak(lang: Language): void {
    this.#lang = lang;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hello(this.#socket);
  }

  close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #connect(): void {
    const url = new URL(`/api/matches/${this.#match}/live`, location.origin);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    let refused = false;
    this.#socket = socket;
    socket.onopen = () => {
      this.#listener.connected(true);
      this.#hello(socket);
    };
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as Told;
      refused = told.problem !== undefined;
      if (this.#socket === socket) this.#listener.told(told);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || refused) return;
      this.#listener.connected(false);
      this.#timer = window.setTimeout(() => {
        this.#connect();
      }, AGAIN_MS);
    };
  }

  #hello(socket: WebSocket): void {
    socket.send(JSON.stringify({ token: this.#listener.token, lang: this.#lang, since: 0 }));
  }
}
