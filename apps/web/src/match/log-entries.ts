import type { LogEntry } from '@cantina/ui/log/log';
import type { LogLine } from '@cantina/wire';
import { historyOf } from './history.ts';

/** The lines of a log that say something, as they are shown; what was taken back stays, struck out. */
export function entriesOf(lines: readonly LogLine[], takenBack: string): readonly LogEntry[] {
  const { undone } = historyOf(lines);
  return lines
    .filter(({ said }) => said.length > 0)
    .map(({ seq, said }) => ({
      id: String(seq),
      parts: [said.map(({ text }) => text).join('; ')],
      struck: undone.has(seq) ? takenBack : undefined,
    }));
}
