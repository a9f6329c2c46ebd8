import { createInterface } from 'node:readline';
import type { Terminal } from './play.ts';

/** Standard input and output; the same at a keyboard and in a pipe. */
export function openTerminal(): Terminal & { close(): void } {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const typed = lines[Symbol.asyncIterator]();
  return {
    async read() {
      if (process.stdout.isTTY) process.stdout.write('> ');
      const { done, value } = (await typed.next()) as IteratorResult<string, undefined>;
      return done === true ? undefined : value;
    },
    write(line) {
      process.stdout.write(`${line}\n`);
    },
    close() {
      lines.close();
    },
  };
}
