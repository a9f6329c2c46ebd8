import { call, message, NOBODY, noAnswers, refresh, turnTo, type Frame } from '@cantina/engine';
import type { CellarTable } from '../state.ts';
import { closeCellar } from './score.ts';
import { step } from './step.ts';

export interface RoundFrame extends Frame {
  /** 0: choosing rooms; then one per seat; then the cat; then the end. */
  stage: number;
}

/** A round: all choose a room in secret, each takes a turn, the cat prowls (SM-ROUND-01). */
export const round = step<RoundFrame>({
  run(table, frame) {
    const { state } = table;
    const stage = frame.stage++;
    if (stage === 0) beginRound(table);
    else if (stage <= state.seats) beginTurn(table, (state.first + stage - 1) % state.seats);
    else if (stage === state.seats + 1) call(table, 'prowl', { rolled: false });
    else if (state.round >= state.options.rounds)
      closeCellar(table); // SM-ROUND-02
    else {
      state.first = (state.first + 1) % state.seats; // SM-ROUND-03
      frame.stage = 0;
    }
  },
});

function beginRound(table: CellarTable): void {
  const { state } = table;
  state.round++;
  turnTo(table, NOBODY);
  refresh(table, 'round');
  table.emit?.(message('log.round', { n: state.round }));
  call(table, 'plan', noAnswers(table));
}

function beginTurn(table: CellarTable, seat: number): void {
  turnTo(table, seat);
  table.state.offered.fill(false);
  call(table, 'turn', { left: table.content.actions, searched: false, stage: 'draw' });
}
