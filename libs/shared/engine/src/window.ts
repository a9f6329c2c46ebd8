import { NOTHING, type Json, type Thing } from './json.ts';
import { message, type Message } from './message.ts';
import { end } from './stack.ts';
import type { Frame, Seat } from './state.ts';
import { ASK, stepsFor } from './step.ts';
import type { Table } from './table.ts';
import type { Verdict } from './verdict.ts';

/**
 * A window asks seats in order for abilities of a kind (re-rolls in combat, a card from the hand). It opens for every
 * seat that could hold one by public knowledge, because not asking would tell.
 */
export interface WindowRule<T extends Table = Table> {
  abilities(table: T, seat: Seat): readonly Thing[];
  /** Could this seat have one, by what everybody knows? */
  possible(table: T, seat: Seat): boolean;
  check?(table: T, seat: Seat, ability: Thing): Verdict;
  use(table: T, seat: Seat, ability: Thing): void;
  label(table: T, seat: Seat, ability: Thing): Message;
}

interface WindowFrame extends Frame {
  readonly kind: string;
  readonly seats: readonly Seat[];
  i: number;
}

export function openWindow(table: Table, kind: string, seats: readonly Seat[]): void {
  table.probe?.('feature', 'window');
  const frame: WindowFrame = { step: 'window', kind, seats: seats.slice(), i: 0 };
  table.state.stack.push(frame);
}

function ruleOf(table: Table, { kind }: WindowFrame): WindowRule {
  const rule = table.rules.windows[kind];
  if (rule === undefined) throw new Error(`no window "${kind}"`);
  return rule;
}

export const windowStep = stepsFor<Table>()<WindowFrame>({
  actors: (_table, { seats, i }) => [seats[i] as Seat],
  prompt: (_table, { kind }) => ({ ask: message(`window.${kind}`) }),
  run(table, frame) {
    const seat = frame.seats[frame.i];
    if (seat === undefined) end(table);
    else if (ruleOf(table, frame).possible(table, seat)) return ASK;
    else frame.i++;
    return undefined;
  },
  moves: {
    use: {
      over: (table, frame, seat) => ruleOf(table, frame).abilities(table, seat),
      check: (table, frame, seat, what: Json) => ruleOf(table, frame).check?.(table, seat, what as Thing),
      apply(table, frame, seat, what) {
        table.probe?.('feature', 'window-use');
        ruleOf(table, frame).use(table, seat, what as Thing);
      },
      label: (table, frame, seat, what) => ruleOf(table, frame).label(table, seat, what as Thing),
    },
    pass: {
      over: () => NOTHING,
      apply: (_table, frame) => void frame.i++,
      label: () => message('move.pass'),
    },
  },
});
