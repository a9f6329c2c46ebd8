import { hash, type Core, type Ruleset, type Seat } from '@cantina/engine';

/**
 * The decisions put to each seat, numbered. A number changes when what this seat is asked changes, or when it has acted;
 * what others answer or offer meanwhile does not make an answer late. Numbers only grow, also over an undo.
 */
export interface Asked {
  readonly number: number;
  /** Fingerprint of the question; `null` = not asked. */
  readonly question: string | null;
}

export function renumber(
  before: readonly Asked[],
  ruleset: Ruleset,
  state: Core,
  acted: ReadonlySet<Seat>,
): readonly Asked[] {
  const actors = ruleset.actors(state);
  return Array.from({ length: state.seats }, (_, seat) => {
    const { number, question: old } = before[seat] ?? { number: 0, question: undefined };
    const question = actors.includes(seat) ? questionTo(ruleset, state, seat) : null;
    return { question, number: acted.has(seat) || question !== old ? number + 1 : number };
  });
}

/** The prompt and what answers it; what one may do unasked is no part of the question. */
function questionTo(ruleset: Ruleset, state: Core, seat: Seat): string {
  const { interjections } = ruleset.facts;
  const candidates = ruleset.candidates(state, seat);
  const answers =
    interjections.length === 0
      ? candidates
      : candidates.filter((action) => !interjections.includes(action.do));
  return hash([ruleset.prompt(state, seat) ?? null, answers]);
}
