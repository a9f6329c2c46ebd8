import { connect, type Socket } from 'node:net';

/** A connection unused for so long may be closed by the other side just when it is used again. */
const MOST_IDLE_MS = 1_000;

/** One kept connection that asks and waits, with as little work as the protocol allows: the load must not be what is measured. */
export class Http {
  readonly #url: URL;
  readonly #head: string;
  #socket: Socket | undefined;
  #used = -Infinity;
  #answer = new Answer();
  #waiting: { resolve(body: unknown): void; reject(error: unknown): void } | undefined;

  constructor(url: string, token?: string) {
    this.#url = new URL(url);
    const { host } = this.#url;
    this.#head = `Host: ${host}\r\n${token === undefined ? '' : `Authorization: Bearer ${token}\r\n`}`;
  }

  get(path: string): Promise<unknown> {
    return this.#send(`GET ${path} HTTP/1.1\r\n${this.#head}\r\n`);
  }

  post(path: string, body: unknown): Promise<unknown> {
    const text = JSON.stringify(body);
    const about = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`;
    return this.#send(`POST ${path} HTTP/1.1\r\n${this.#head}${about}\r\n${text}`);
  }

  #send(request: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      if (performance.now() - this.#used > MOST_IDLE_MS) this.#connect();
      this.#socket?.write(request);
    });
  }

  #connect(): void {
    this.#socket?.destroy();
    const socket = connect(Number(this.#url.port), this.#url.hostname).setNoDelay(true);
    socket.on('data', (chunk) => {
      this.#hear(chunk);
    });
    const lost = (error: unknown) => this.#socket === socket && this.#waiting?.reject(error);
    socket.on('error', lost);
    socket.on('close', () => lost(new Error('the server hung up')));
    this.#socket = socket;
  }

  #hear(chunk: Buffer): void {
    if (!this.#answer.add(chunk)) return;
    const { status, body } = this.#answer;
    const waiting = this.#waiting;
    this.#answer = new Answer();
    this.#waiting = undefined;
    this.#used = performance.now();
    if (status < 300) waiting?.resolve(JSON.parse(body));
    else waiting?.reject(new Error(`${status}: ${body}`));
  }
}

/** An answer as it comes in; its length has to be told at the start. */
class Answer {
  status = 0;
  #chunks: Buffer[] = [];
  #got = 0;
  #start = 0;
  #length = Infinity;

  /** True when all of it is there. */
  add(chunk: Buffer): boolean {
    this.#chunks.push(chunk);
    this.#got += chunk.length;
    if (this.#start === 0) this.#readHead();
    return this.#got >= this.#start + this.#length;
  }

  get body(): string {
    return this.#whole().toString('utf8', this.#start, this.#start + this.#length);
  }

  #whole(): Buffer {
    const [first, ...more] = this.#chunks;
    if (first === undefined || more.length > 0) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0] as Buffer;
  }

  #readHead(): void {
    const whole = this.#whole();
    const end = whole.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = whole.toString('latin1', 0, end);
    this.status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`an answer of unknown length:\n${head}`);
    this.#length = Number(length);
    this.#start = end + 4;
  }
}
