import { finish, message, refusal, stepsFor, turnTo, type Outcome, type Seat } from '@cantina/engine';
import type { NoughtsTable } from './state.ts';

const step = stepsFor<NoughtsTable>();

const TAKEN = refusal('NX-PLACE-01');
const ACTORS: readonly (readonly Seat[])[] = [[0], [1]];
const WINS: readonly Outcome[] = [
  { seats: ['won', 'lost'], because: message('because.row', { seat: 1 }) },
  { seats: ['lost', 'won'], because: message('because.row', { seat: 2 }) },
];
const DRAW: Outcome = { seats: ['drawn', 'drawn'], because: message('because.full') };

const fieldLists: (readonly number[] | undefined)[] = [];

/** Every field of a board of this size; the same list each time. */
function allFields(count: number): readonly number[] {
  return (fieldLists[count] ??= Array.from({ length: count }, (_, field) => field));
}

/** Turn by turn a mark is set on an empty field, until three stand in a row or the board is full (NX-TURN-01). */
export const turn = step({
  actors: (table) => ACTORS[table.state.active] as readonly Seat[],
  moves: {
    mark: {
      over: (table) => allFields(table.content.fields),
      check: (table, _frame, _seat, field) =>
        table.state.fields[field as number] === -1 ? undefined : TAKEN,
      apply(table, _frame, seat, field) {
        const { state } = table;
        state.fields[field as number] = seat;
        state.marked++;
        table.emit?.({ key: 'log.mark', params: { seat: seat + 1, field: (field as number) + 1 } });
        if (hasRow(table, seat))
          finish(table, WINS[seat] as Outcome); // NX-WIN-01
        else if (state.marked === state.fields.length)
          finish(table, DRAW); // NX-DRAW-01
        else turnTo(table, 1 - seat);
      },
      label: (_table, _frame, _seat, field) => message('move.mark', { field: (field as number) + 1 }),
    },
  },
});

function hasRow({ state: { fields }, content: { rows } }: NoughtsTable, seat: Seat): boolean {
  for (const row of rows) if (isFull(fields, row, seat)) return true;
  return false;
}

function isFull(fields: readonly number[], row: readonly number[], seat: Seat): boolean {
  for (let i = 0; i < row.length; i++) if (fields[row[i] as number] !== seat) return false;
  return true;
}

/** Whoever concedes has lost, the other has won. */
export function concede(table: NoughtsTable, seat: Seat): void {
  const seats = seat === 0 ? (['lost', 'won'] as const) : (['won', 'lost'] as const);
  finish(table, { seats, because: message('because.conceded', { seat: seat + 1 }) });
}
