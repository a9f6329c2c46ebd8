import type { Action, Core, Ruleset, Seat } from '@cantina/engine';

/** How many answers deep an unfinished effect is thought through. */
const DEPTH = 4;

/** Where an imagined act leads to, and what that is worth to whoever thinks about it. */
export interface Outlook {
  readonly state: Core;
  readonly worth: number;
}

/** What an imagined act comes to: one action on, and through the questions that the action itself raises. */
export function outlook(ruleset: Ruleset, state: Core, seat: Seat, action: Action): Outlook {
  const { active, stack } = state;
  return after(ruleset, { active, frames: stack.length }, state, seat, action, seat, DEPTH);
}

/** Where thinking began: everything above it in the same turn belongs to the act that is thought about. */
interface Ground {
  readonly active: Seat;
  readonly frames: number;
}

/** How the table looks to `viewer` after `actor` has acted and every question this raised is answered. */
function after(
  ruleset: Ruleset,
  ground: Ground,
  before: Core,
  actor: Seat,
  action: Action,
  viewer: Seat,
  depth: number,
): Outlook {
  const state = ruleset.clone(before);
  ruleset.apply(state, actor, action);
  if (depth === 0 || !isUnfinished(ground, state)) return seenBy(ruleset, state, viewer);
  return answered(ruleset, ground, state, viewer, depth - 1);
}

const seenBy = (ruleset: Ruleset, state: Core, viewer: Seat): Outlook => ({
  state,
  worth: ruleset.evaluate(state, viewer),
});

/** A question lies above the ground, or another part of the effect that was being answered. */
function isUnfinished({ active, frames }: Ground, state: Core): boolean {
  const { stack, outcome } = state;
  if (outcome !== null || state.active !== active) return false;
  return stack.length > frames || stack[stack.length - 1]?.step.startsWith('effect.') === true;
}

/** Whoever is asked answers as is best for them; what nobody asked for is no answer. */
function answered(ruleset: Ruleset, ground: Ground, state: Core, viewer: Seat, depth: number): Outlook {
  const actor = ruleset.actors(state)[0] as Seat;
  const { interjections } = ruleset.facts;
  let best: Outlook | undefined;
  for (const action of ruleset.legal(state, actor)) {
    if (interjections.includes(action.do)) continue;
    const next = after(ruleset, ground, state, actor, action, actor, depth);
    if (best === undefined || next.worth > best.worth) best = next;
  }
  if (best === undefined) return seenBy(ruleset, state, viewer);
  return actor === viewer ? best : seenBy(ruleset, best.state, viewer);
}
