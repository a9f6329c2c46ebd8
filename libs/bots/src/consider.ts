import type { Action, Seat } from '@cantina/engine';
import { pick } from '@cantina/random';
import type { Chair, World } from './bot.ts';
import { outlook } from './look-ahead.ts';

/** Over so many imagined tables a choice is judged. */
const WORLDS = 3;
/** Closer than this is the same: the digits behind it come from the order of summing. */
export const SAME = 1e-9;

/** An action and what it comes to, summed over the imagined tables. */
interface Weighed {
  readonly action: Action;
  readonly worth: number;
}

export interface Considered {
  readonly worlds: readonly World[];
  /** What does best. */
  readonly choice: Weighed;
  /** The best of the other answers, if there is another. */
  readonly runnerUp: Weighed | undefined;
}

/**
 * Weighs every legal action by the ruleset's own `evaluate`, on average over imagined tables. An act nobody asked for must do
 * better than leaving the table as it is, and better than any answer.
 */
export function consider(chair: Chair): Considered {
  const { seat, legal, random } = chair;
  const worlds = Array.from({ length: WORLDS }, () => chair.imagine());
  const { interjections } = (worlds[0] as World).ruleset.facts;
  const isAnswer = ({ action }: Weighed): boolean => !interjections.includes(action.do);
  const weighed = legal.map((action) => weigh(worlds, seat, action));
  const answers = weighed.filter(isAnswer);
  const unasked = best(weighed.filter((one) => !isAnswer(one)));
  const found = best(answers);
  const speaksUp = found.length === 0 || isWorthwhile(worlds, seat, unasked[0], found[0]);
  const choice = pick(random, speaksUp ? unasked : found);
  return { worlds, choice, runnerUp: best(answers.filter((one) => one !== choice))[0] };
}

function weigh(worlds: readonly World[], seat: Seat, action: Action): Weighed {
  let worth = 0;
  for (const { ruleset, state } of worlds) worth += outlook(ruleset, state, seat, action).worth;
  return { action, worth };
}

/** What the table is worth if nothing is done. */
export function worthAsItIs(worlds: readonly World[], seat: Seat): number {
  return worlds.reduce((sum, { ruleset, state }) => sum + ruleset.evaluate(state, seat), 0);
}

function isWorthwhile(
  worlds: readonly World[],
  seat: Seat,
  unasked: Weighed | undefined,
  answer: Weighed | undefined,
): boolean {
  if (unasked === undefined || answer === undefined || unasked.worth <= answer.worth + SAME) return false;
  return unasked.worth > worthAsItIs(worlds, seat) + SAME;
}

/** Those that do best, several where they do equally well. */
function best(weighed: readonly Weighed[]): readonly Weighed[] {
  let found: Weighed[] = [];
  let most = -Infinity;
  for (const one of weighed) {
    if (one.worth > most + SAME) [found, most] = [[one], one.worth];
    else if (one.worth > most - SAME) found.push(one);
  }
  return found;
}
