import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { HttpShot, RawShot, Shot, SocketShot } from './shots.ts';

/** What came back: a status, how a live line was closed, or nothing but the end of the connection. */
export type Outcome = { readonly status: number } | { readonly closed: number } | { readonly hungUp: string };

/** No answer after so long is an answer too, and a bad one. */
const PATIENCE_MS = 20_000;

export class Gun {
  readonly #url: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(url: string) {
    this.#url = new URL(url);
  }

  fire(shot: Shot): Promise<Outcome> {
    const outcome =
      shot.kind === 'http' ? this.#ask(shot) : shot.kind === 'raw' ? this.#send(shot) : this.#talk(shot);
    return inTime(outcome);
  }

  rest(): void {
    this.#agent.destroy();
  }

  #ask({ method, path, headers, body }: HttpShot): Promise<Outcome> {
    const { hostname, port } = this.#url;
    return new Promise((resolve) => {
      const asked = request(
        { agent: this.#agent, hostname, port, method, path, headers: { ...headers } },
        (response) => {
          response.resume();
          response.on('close', () => {
            resolve({ status: response.statusCode ?? 0 });
          });
        },
      );
      asked.on('error', (error) => {
        resolve({ hungUp: error.message });
      });
      asked.end(body);
    });
  }

  #send({ bytes }: RawShot): Promise<Outcome> {
    const { hostname, port } = this.#url;
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect({ host: hostname, port: Number(port) });
      socket.setEncoding('latin1');
      socket.on('data', (part: string) => (answer += answer.length < 64 ? part : ''));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
        resolve(status === undefined ? { hungUp: 'without a word' } : { status: Number(status) });
      });
      socket.end(bytes);
    });
  }

  #talk({ path, headers, frames }: SocketShot): Promise<Outcome> {
    const { host } = this.#url;
    return new Promise((resolve) => {
      const socket = new WebSocket(`ws://${host}${path}`, {
        headers: { ...headers },
        perMessageDeflate: false,
      });
      socket.on('open', () => {
        for (const frame of frames) socket.send(frame);
        socket.close();
      });
      socket.on('unexpected-response', (_request, response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0 });
        socket.terminate();
      });
      socket.on('error', () => undefined);
      socket.on('close', (code) => {
        resolve({ closed: code });
      });
    });
  }
}

function inTime(outcome: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      resolve({ status: 599 });
    }, PATIENCE_MS);
  });
  return Promise.race([outcome, late]).finally(() => {
    clearTimeout(timer);
  });
}
