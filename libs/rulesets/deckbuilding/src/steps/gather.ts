import { end, message } from '@cantina/engine';
import { cardName, sideName } from '../names.ts';
import { enemyOf } from '../state.ts';
import { alone, type MainFrame } from './frame.ts';
import { join } from './join.ts';
import { step } from './step.ts';
import { strike } from './strike.ts';

/**
 * An attack on a target that was named first: one card or several join (DB-ASSIGN-06), then it is resolved. Who wants to do
 * something else in between prepares the attack instead (`prepare`); going back to another target is undo (DB-ASSIGN-11, DB-HUNT-19).
 */
export const gather = step<MainFrame>({
  actors: alone,
  prompt(table, { seat }) {
    const { attack, row } = table.state;
    if (attack === null || attack.target === 'base')
      return { ask: message('prompt.gatherBase', { side: sideName(enemyOf(seat)) }) };
    const card = row.cards[attack.target] as number;
    return { ask: message('prompt.gatherRow', { card: cardName(table, card) }) };
  },
  moves: {
    join,
    strike: {
      ...strike,
      apply(table, frame, seat) {
        end(table);
        strike.apply(table, frame, seat, null);
      },
    },
  },
});
