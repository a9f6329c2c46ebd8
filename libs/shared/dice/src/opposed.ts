/** Opposed rolls: both sides roll, the higher wins, and a rule says what a tie means. */
import { minus, type Distribution } from './distribution.ts';

export const tieRules = ['attacker', 'defender', 're-roll'] as const;

/** Who wins a tie; with `re-roll` both sides roll again until it is broken. */
export type TieRule = (typeof tieRules)[number];

/** The chance of each side to win; together they are 1. */
export interface Contest {
  readonly attacker: number;
  readonly defender: number;
}

export function opposed(attack: Distribution, defence: Distribution, ties: TieRule): Contest {
  const margin = minus(attack, defence);
  let above = 0;
  let level = 0;
  let below = 0;
  margin.chances.forEach((chance, index) => {
    const by = margin.low + index;
    if (by > 0) above += chance;
    else if (by < 0) below += chance;
    else level += chance;
  });
  if (ties === 'attacker') return { attacker: above + level, defender: below };
  if (ties === 'defender') return { attacker: above, defender: below + level };
  const broken = above + below;
  if (broken === 0) throw new RangeError('every roll is a tie: rolling again never ends');
  return { attacker: above / broken, defender: below / broken };
}
