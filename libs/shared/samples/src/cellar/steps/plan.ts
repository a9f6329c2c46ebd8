import {
  become,
  end,
  happen,
  message,
  refusal,
  sealedStep,
  type Action,
  type Frame,
  type SealedFrame,
} from '@cantina/engine';
import { figureName, roomName } from '../names.ts';
import { isBehindGate, waysFrom } from '../rooms.ts';
import { addCoins, roomOf, type CellarTable } from '../state.ts';
import { step } from './step.ts';

const TOO_FAR = refusal('SM-PLAN-02');
const GATE_LOCKED = refusal('SM-PLAN-03');

/** All choose a room at once and in secret: their own or an adjoining one (SM-PLAN-01). */
export const plan = sealedStep<CellarTable, SealedFrame>({
  who: ({ state }) => state.hands.map((_hand, seat) => seat),
  moves: {
    go: {
      over: ({ content }) => content.rooms.map(({ id }) => id),
      check(table, _frame, seat, to) {
        const room = roomOf(table, seat);
        if (to === room || waysFrom(table, room).includes(to as string)) return undefined;
        return isBehindGate(table, room, to as string) ? GATE_LOCKED : TOO_FAR;
      },
      label(table, _frame, seat, to) {
        const stay = roomOf(table, seat) === to;
        return message(stay ? 'move.stay' : 'move.go', { room: roomName(to as string) });
      },
    },
  },
  reveal(table, { answers }) {
    const to = answers.map((answer) => (answer as Action).what as string);
    table.state.throws = [];
    table.state.cat.prints = [];
    become(table, 'walk', { to, i: 0 });
  },
});

interface WalkFrame extends Frame {
  /** Seat by seat, where everybody wanted to go. */
  readonly to: readonly string[];
  i: number;
}

/** All go where they chose, in turn order; whoever ends up where nobody else wanted to be is rewarded (SM-PLAN-04). */
export const walk = step<WalkFrame>({
  run(table, frame) {
    const { seats, first } = table.state;
    const i = frame.i++;
    if (i < seats) {
      const seat = (first + i) % seats;
      if (frame.to[seat] !== roomOf(table, seat))
        happen(table, 'enter', { it: seat, room: frame.to[seat] as string });
      return;
    }
    frame.to.forEach((room, seat) => {
      if (frame.to.filter((other) => other === room).length > 1) return;
      addCoins(table, seat, table.content.lonely);
      table.emit?.(message('log.lonely', { figure: figureName(seat), n: table.content.lonely }));
    });
    end(table);
  },
});
