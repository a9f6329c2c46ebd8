import type { Seat } from '@cantina/engine';
import { score } from './effects/values.ts';
import { handOf, keepsOf, roomOf, type CellarTable } from './state.ts';
import type { DigFrame } from './steps/dig.ts';
import type { TurnFrame } from './steps/turn.ts';

/** Guesses of what things bring in the end, in coins. */
const CARD = 0.7;
const ACTION = 1.5;
const KEEP_PER_ROUND = 0.6;
const CAT_BESIDE = 0.4;
/** What has been dug up is not home yet. */
const DUG = 0.9;

/** What a seat has and may still make of it, less what the best of the others has; between -1 and 1. */
export function evaluate(table: CellarTable, seat: Seat): number {
  const { outcome, seats } = table.state;
  if (outcome !== null) return outcome.seats[seat] === 'won' ? 1 : outcome.seats[seat] === 'lost' ? -1 : 0;
  let best = -Infinity;
  for (let other = 0; other < seats; other++)
    if (other !== seat) best = Math.max(best, standing(table, other));
  return Math.tanh((standing(table, seat) - best) / 12);
}

function standing(table: CellarTable, seat: Seat): number {
  const { state, content } = table;
  const roundsLeft = state.options.rounds - state.round;
  const cards = Math.min(handOf(table, seat).cards.length, content.handLimit);
  const worries = roomOf(table, seat) === state.cat.room ? CAT_BESIDE : 0;
  const keeps = keepsOf(table, seat).length * KEEP_PER_ROUND * roundsLeft;
  const turn = state.active === seat ? underWay(table) : 0;
  return score(table, seat) + CARD * cards + keeps + turn - worries;
}

/** What the active player is in the middle of: actions to come, coins dug up. */
function underWay({ state, content }: CellarTable): number {
  let sum = 0;
  for (const frame of state.stack) {
    if (frame.step === 'turn') sum += ACTION * (frame as TurnFrame).left;
    else if (frame.step === 'dig')
      sum += DUG * (content.dig[((frame as DigFrame).depth ?? 0) - 1]?.haul ?? 0);
  }
  return sum;
}
