import type { Seat } from '@cantina/engine';
import type { LogLine } from '@cantina/wire';

interface Step {
  readonly seq: number;
  readonly seat: Seat | null;
}

/** Which acts of a log still count, and what could be taken back or done again. */
export interface History {
  readonly undone: ReadonlySet<number>;
  /** Of these seats the one that acted last. */
  lastActor(seats: readonly Seat[]): Seat | undefined;
  /** Of these seats the one whose acts the last undo took back. */
  redoer(seats: readonly Seat[]): Seat | undefined;
}

export function historyOf(log: readonly LogLine[]): History {
  let line: Step[] = [];
  let dropped: Step[][] = [];
  const undone = new Set<number>();
  for (const { type, seq, seat, to } of log) {
    if (type === 'act') {
      line.push({ seq, seat });
      dropped = [];
    } else if (type === 'undo') {
      const first = line.findIndex((step) => step.seq > (to ?? 0));
      const away = first === -1 ? [] : line.splice(first);
      dropped.push(away);
      for (const step of away) undone.add(step.seq);
    } else if (type === 'redo') {
      const again = dropped.pop() ?? [];
      line.push(...again);
      for (const step of again) undone.delete(step.seq);
    } else if (type === 'start' || type === 'concede') {
      // Nobody goes back behind these.
      line = [];
      dropped = [];
    }
  }
  const among = (steps: readonly Step[], seats: readonly Seat[]): Seat | undefined =>
    steps.findLast(({ seat }) => seat !== null && seats.includes(seat))?.seat ?? undefined;
  return {
    undone,
    lastActor: (seats) => among(line, seats),
    redoer: (seats) => among(dropped.at(-1) ?? [], seats),
  };
}
