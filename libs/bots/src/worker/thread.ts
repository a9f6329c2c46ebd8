import type { Worker } from 'node:worker_threads';
import { startThread } from '@cantina/threads';
import type { Advice } from '../advise.ts';
import type { Question, Reply } from './question.ts';

interface Asked {
  readonly resolve: (advice: Advice) => void;
  readonly reject: (error: Error) => void;
  readonly limit: NodeJS.Timeout;
}

/** A place for one thread, which thinks about one question at a time. If it dies, the next question gets a new one. */
export class Thread {
  readonly #entry: URL;
  readonly #limit: number;
  #worker: Worker | undefined;
  #asked: Asked | undefined;

  constructor(entry: URL, limit: number) {
    this.#entry = entry;
    this.#limit = limit;
  }

  async ask(question: Question): Promise<Advice> {
    const text = JSON.stringify(question);
    const worker = (this.#worker ??= this.#begin());
    return new Promise((resolve, reject) => {
      const tooLong = () => void this.#end(new Error(`a bot thought longer than ${this.#limit} ms`));
      this.#asked = { resolve, reject, limit: setTimeout(tooLong, this.#limit) };
      worker.ref();
      worker.postMessage(text);
    });
  }

  async close(): Promise<void> {
    await this.#end(new Error('the bots have gone home'));
  }

  #begin(): Worker {
    const worker = startThread(this.#entry);
    const died = (cause: unknown) => {
      if (worker === this.#worker) void this.#end(new Error('a bot’s thread died', { cause }));
    };
    worker.on('message', (text: string) => {
      if (worker === this.#worker) this.#answer(JSON.parse(text) as Reply);
    });
    worker.on('error', died);
    worker.on('exit', (code) => died(`exit code ${code}`));
    return worker;
  }

  #answer(reply: Reply): void {
    // A thread without work does not keep the process alive.
    this.#worker?.unref();
    const asked = this.#takeAsked();
    if ('action' in reply) asked?.resolve(reply);
    else asked?.reject(new Error('a bot failed', { cause: reply.error }));
  }

  async #end(error: Error): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#takeAsked()?.reject(error);
    await worker?.terminate();
  }

  #takeAsked(): Asked | undefined {
    const asked = this.#asked;
    this.#asked = undefined;
    clearTimeout(asked?.limit);
    return asked;
  }
}
