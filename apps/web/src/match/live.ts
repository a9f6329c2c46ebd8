import type { ChatLine, Frame, ProblemDetails, Watch } from '@cantina/wire';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** Close code: may not look, or not any more. */
const POLICY = 1008;

export interface Listener {
  /** What to be shown from now on. */
  wish(): Watch;
  news(frame: Frame): void;
  chat(lines: readonly ChatLine[]): void;
  /** The host does not show this any more; the line stays closed. */
  refused(problem: ProblemDetails | undefined): void;
  connected(yes: boolean): void;
}

interface Told extends Partial<Frame> {
  readonly chat?: readonly ChatLine[];
  readonly problem?: ProblemDetails;
}

/** The live line to one match. It comes back by itself when it was cut, each time after a longer wait. */
export class LiveLine {
  readonly #url: URL;
  readonly #listener: Listener;
  #socket: WebSocket | undefined;
  #timer: number | undefined;
  #tries = 0;

  constructor(match: string, listener: Listener) {
    this.#url = new URL(`/api/matches/${encodeURIComponent(match)}/live`, location.origin);
    this.#url.protocol = this.#url.protocol.replace('http', 'ws');
    this.#listener = listener;
    window.addEventListener('online', this.#hurry);
    this.#connect();
  }

  /** The wish has changed. */
  ask(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hello(this.#socket);
  }

  close(): void {
    window.removeEventListener('online', this.#hurry);
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    let problem: ProblemDetails | undefined;
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#listener.connected(true);
      this.#hello(socket);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#tries = 0;
      const told = JSON.parse(String(data)) as Told;
      problem = told.problem;
      if (told.chat !== undefined) this.#listener.chat(told.chat);
      else if (told.version !== undefined) this.#listener.news(told as Frame);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === POLICY) {
        this.close();
        this.#listener.refused(problem);
      } else {
        this.#comeBack();
        this.#listener.connected(false);
      }
    };
  }

  #comeBack(): void {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#tries++, LONGEST_WAIT_MS);
    this.#timer = window.setTimeout(() => {
      this.#connect();
    }, wait);
  }

  /** The network is back: no need to wait any longer. */
  readonly #hurry = (): void => {
    if (this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #hello(socket: WebSocket): void {
    socket.send(JSON.stringify(this.#listener.wish()));
  }
}
