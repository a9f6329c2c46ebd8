import type { Core, Table } from '@cantina/engine';
import type { Content } from './content.ts';

/** Nine fields and whose marks stand there: 0 crosses, 1 noughts, -1 nobody. */
export interface State extends Core {
  fields: number[];
  marked: number;
}

export type NoughtsTable = Table<State, Content>;

/** A copy by hand: this is what the benchmarks measure the engine with. */
export function copy(state: State): State {
  const { offers } = state;
  return {
    seats: state.seats,
    active: state.active,
    stack: state.stack.map((frame) => ({ ...frame })),
    random: state.random.slice(),
    reveals: state.reveals,
    outcome: state.outcome,
    offers: { made: offers.made, open: offers.open.slice() },
    listening: {},
    lasting: [],
    used: {},
    fields: state.fields.slice(),
    marked: state.marked,
  };
}
