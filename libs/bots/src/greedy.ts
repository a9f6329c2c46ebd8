import type { Action, Seat } from '@cantina/engine';
import { pick } from '@cantina/random';
import type { Bot, World } from './bot.ts';
import { outlook } from './look-ahead.ts';

/** Over so many imagined tables a choice is judged. */
const WORLDS = 3;
/** Closer than this is the same: the digits behind it come from the order of summing. */
const SAME = 1e-9;

/**
 * Takes what leads to the best table by the ruleset's own `evaluate`, on average over imagined ones. An act nobody asked for
 * must do better than leaving the table as it is, and better than any answer.
 */
export const greedy: Bot = (chair) => {
  const { seat, legal, random } = chair;
  if (legal.length === 1) return legal[0] as Action;
  const worlds = Array.from({ length: WORLDS }, () => chair.imagine());
  const { interjections } = (worlds[0] as World).ruleset.facts;
  const isAnswer = (action: Action): boolean => !interjections.includes(action.do);
  const answer = best(worlds, seat, legal.filter(isAnswer));
  const unasked = best(
    worlds,
    seat,
    legal.filter((action) => !isAnswer(action)),
  );
  if (answer.actions.length === 0) return pick(random, unasked.actions);
  if (unasked.actions.length > 0 && unasked.worth > answer.worth + SAME) {
    const asItIs = worlds.reduce((sum, { ruleset, state }) => sum + ruleset.evaluate(state, seat), 0);
    if (unasked.worth > asItIs + SAME) return pick(random, unasked.actions);
  }
  return pick(random, answer.actions);
};

/** The actions that do best, several where they do equally well. */
function best(
  worlds: readonly World[],
  seat: Seat,
  actions: readonly Action[],
): { readonly actions: readonly Action[]; readonly worth: number } {
  let found: Action[] = [];
  let most = -Infinity;
  for (const action of actions) {
    let worth = 0;
    for (const { ruleset, state } of worlds) worth += outlook(ruleset, state, seat, action);
    if (worth > most + SAME) [found, most] = [[action], worth];
    else if (worth > most - SAME) found.push(action);
  }
  return { actions: found, worth: most };
}
