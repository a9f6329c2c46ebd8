import { message, NOTHING, end } from '@cantina/engine';
import { step } from './step.ts';
import { attack, join, strike } from './attack.ts';
import type { MainFrame } from './frame.ts';
import { buy, payOff } from './buy.ts';
import { play } from './play.ts';
import { use } from './use.ts';

/** The own turn: all of these in any order and as often as one can, until one ends it (DB-TURN-08, DB-TURN-09). */
export const main = step<MainFrame>({
  actors: (_table, { seat }) => [seat],
  moves: {
    play,
    buy,
    payOff,
    use,
    attack,
    join,
    strike,
    endTurn: {
      over: () => NOTHING,
      apply: (table) => end(table),
      label: () => message('move.endTurn'),
    },
  },
});
