import { message, type Action, type Message, type Reasons, type Seat } from '@cantina/engine';
import type { Chair, World } from './bot.ts';
import { consider, SAME, worthAsItIs, type Considered } from './consider.ts';
import { outlook } from './look-ahead.ts';

/** What the greedy bot would do here, and why. */
export interface Advice {
  readonly action: Action;
  /** The best of the other answers. */
  readonly runnerUp: Action | null;
  /** In the ruleset's words and the engine's; at least one. */
  readonly because: readonly Message[];
}

/** More reasons than that explain less. */
const MOST = 3;
/** A reason counts if it is at least so much of the greatest. */
const NOTEWORTHY = 1 / 3;

/** For a person in this chair: the greedy bot's choice, from what the seat knows and nothing else. */
export function advise(chair: Chair): Advice {
  const { legal, seat } = chair;
  if (legal.length === 1)
    return { action: legal[0] as Action, runnerUp: null, because: [message('hint.only')] };
  const considered = consider(chair);
  const { choice, runnerUp } = considered;
  return {
    action: choice.action,
    runnerUp: runnerUp?.action ?? null,
    because: because(considered, seat),
  };
}

/** What it brings; where every choice costs something, or ends the turn, what it spares compared with the next best. */
function because({ worlds, choice, runnerUp }: Considered, seat: Seat): readonly Message[] {
  const then = after(worlds, seat, choice.action);
  // A table before and after the turn has passed on is measured by different things.
  const goesOn = then.every(({ state }, at) => state.active === worlds[at]?.state.active);
  if (goesOn && choice.worth > worthAsItIs(worlds, seat) + SAME) {
    const gains = rises(partsOf(worlds, seat), partsOf(then, seat));
    if (gains.length > 0) return gains;
  }
  if (runnerUp === undefined || choice.worth <= runnerUp.worth + SAME) return [message('hint.even')];
  const spared = rises(partsOf(after(worlds, seat, runnerUp.action), seat), partsOf(then, seat));
  if (spared.length === 0) return [message('hint.best')];
  const { ruleset, state } = worlds[0] as World;
  const other = ruleset.label(state, seat, runnerUp.action);
  return [message('hint.than', { reasons: spared, other })];
}

const after = (worlds: readonly World[], seat: Seat, action: Action): readonly World[] =>
  worlds.map(({ ruleset, state }) => ({ ruleset, state: outlook(ruleset, state, seat, action).state }));

const partsOf = (worlds: readonly World[], seat: Seat): Reasons =>
  total(worlds.map(({ ruleset, state }) => ruleset.reasons(state, seat)));

function total(all: readonly Reasons[]): Reasons {
  const sum: Record<string, number> = {};
  for (const parts of all)
    for (const [part, worth] of Object.entries(parts)) sum[part] = (sum[part] ?? 0) + worth;
  return sum;
}

/** The parts that grow most, the greatest first. */
function rises(from: Reasons, to: Reasons): readonly Message[] {
  const parts = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const grown = parts
    .map((part) => ({ part, by: (to[part] ?? 0) - (from[part] ?? 0) }))
    .filter(({ by }) => by > SAME)
    .sort((one, other) => other.by - one.by);
  const least = (grown[0]?.by ?? 0) * NOTEWORTHY;
  return grown
    .filter(({ by }) => by >= least)
    .slice(0, MOST)
    .map(({ part }) => message(`reason.${part}`));
}
