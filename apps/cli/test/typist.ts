import type { Terminal } from '../src/play.ts';

/** A terminal that types what it is told, or what `answer` makes of the lines shown since the last question. */
export function typist(answer: (shown: readonly string[]) => string | undefined) {
  const written: string[] = [];
  let from = 0;
  const terminal: Terminal = {
    read() {
      const shown = written.slice(from);
      from = written.length;
      return Promise.resolve(answer(shown));
    },
    write: (line) => void written.push(line),
  };
  return { written, terminal };
}

export const script = (...lines: string[]) => typist(() => lines.shift());
