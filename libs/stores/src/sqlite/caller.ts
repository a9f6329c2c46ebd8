import type { Worker } from 'node:worker_threads';
import type { Call, Reply } from './calls.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Calls into a thread: those of one tick travel together. If the thread dies, whoever waits is told, and whoever comes later. */
export class Caller {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #calls: Call[] = [];
  #number = 0;
  #over: Error | undefined;
  #closing: Promise<void> | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (replies: readonly Reply[]) => {
      for (const reply of replies) this.#settle(reply);
    });
    worker.on('error', (cause) => this.#end(new Error('the store’s thread died', { cause })));
    worker.on('exit', () => this.#end(new Error('the store is closed')));
  }

  call(of: Call['of'], method: string, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#over !== undefined) {
        reject(this.#over);
        return;
      }
      const number = ++this.#number;
      this.#waiting.set(number, { resolve, reject });
      if (this.#calls.length === 0) setImmediate(() => this.#send());
      this.#calls.push({ number, of, method, args });
    });
  }

  /** What was asked for before is done first. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    if (this.#over === undefined) await this.call('matches', 'close', []);
    await this.#worker.terminate();
  }

  #send(): void {
    this.#worker.postMessage(this.#calls);
    this.#calls = [];
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if ('error' in reply) waiting?.reject(reply.error);
    else waiting?.resolve(reply.value);
  }

  #end(error: Error): void {
    this.#over ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#over);
    this.#waiting.clear();
  }
}
