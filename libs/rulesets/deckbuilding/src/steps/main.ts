import { message, NOTHING, end } from '@cantina/engine';
import { step } from './step.ts';
import { attack } from './attack.ts';
import { alone, type MainFrame } from './frame.ts';
import { buy, payOff } from './buy.ts';
import { join } from './join.ts';
import { play } from './play.ts';
import { prepare } from './prepare.ts';
import { strike } from './strike.ts';
import { use } from './use.ts';

/**
 * The own turn: all of these in any order and as often as one can, until one ends it (DB-TURN-08, DB-TURN-09, DB-FAQ-01). Nobody
 * else acts (DB-TURN-13).
 */
export const main = step<MainFrame>({
  actors: alone,
  moves: {
    play,
    buy,
    payOff,
    use,
    attack,
    prepare,
    join,
    strike,
    endTurn: {
      over: () => NOTHING,
      apply: (table) => end(table),
      label: () => message('move.endTurn'),
    },
  },
});
