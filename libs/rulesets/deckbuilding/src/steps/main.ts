import { message, NOTHING, end, type Seat } from '@cantina/engine';
import { EMPIRE, REBELS } from '../state.ts';
import { step } from './step.ts';
import { attack, join, strike } from './attack.ts';
import type { MainFrame } from './frame.ts';
import { buy, payOff } from './buy.ts';
import { play } from './play.ts';
import { use } from './use.ts';

/** Asked for several times with each move, so the lists are made once. */
const ALONE: readonly (readonly Seat[])[] = [[EMPIRE], [REBELS]];

/**
 * The own turn: all of these in any order and as often as one can, until one ends it (DB-TURN-08, DB-TURN-09, DB-FAQ-01). Nobody
 * else acts (DB-TURN-13).
 */
export const main = step<MainFrame>({
  actors: (_table, { seat }) => ALONE[seat] as readonly Seat[],
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
