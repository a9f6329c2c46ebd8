import { call, message, refresh, turnTo, type Frame, type Seat } from '@cantina/engine';
import { seatName } from '../names.ts';
import { seatsIn, type GameTable } from '../state.ts';
import { countKills } from './ending.ts';
import { announce, throwDie } from './roll.ts';
import { step } from './step.ts';

/** Turn after turn, clockwise (SG-TURN-01, SG-TURN-02). */
export interface GameFrame extends Frame {
  /** How many seats have had their turn in this round. */
  done: number;
}

export const game = step<GameFrame>({
  run(table, frame) {
    const { state } = table;
    if (frame.done >= state.seats) {
      frame.done = 0;
      nextRound(table);
      return;
    }
    const seat = (state.first + frame.done) % state.seats;
    frame.done++;
    if (state.players[seat]?.where === 'out') return;
    turnTo(table, seat);
    call(table, 'turn', { seat, stage: 'begin' });
  },
});

function nextRound(table: GameTable): void {
  const { state } = table;
  if (state.options.mode === 'kills' && state.round >= state.options.rounds) {
    countKills(table);
    return;
  }
  state.round++;
  refresh(table, 'round');
  table.emit?.(message('log.round', { n: state.round }));
}

/** Everybody rolls, the highest begins; those who tie roll again among themselves (SG-SETUP-18). */
export function rollForStart(table: GameTable): Seat {
  let rivals = seatsIn(table);
  while (rivals.length > 1) {
    const dice = rivals.map((seat) => {
      const die = throwDie(table);
      announce(table, seat, 'start', die);
      return die;
    });
    const best = Math.max(...dice);
    rivals = rivals.filter((_seat, i) => dice[i] === best);
  }
  const first = rivals[0] as Seat;
  table.emit?.(message('log.first', { seat: seatName(first) }));
  return first;
}
