import type { Core, Ruleset, Seat } from '@cantina/engine';

/**
 * The decisions put to each seat, numbered. The number changes when what this seat is asked changes, or when it has
 * acted; what others do meanwhile does not make an answer late.
 */
export class Decisions {
  #open: readonly { readonly number: number; readonly question: string }[];

  constructor(ruleset: Ruleset, state: Core) {
    this.#open = questions(ruleset, state).map((question) => ({ number: 1, question }));
  }

  of(seat: Seat): number {
    return this.#open[seat]?.number ?? 0;
  }

  renumber(ruleset: Ruleset, state: Core, actor: Seat): void {
    const before = this.#open;
    this.#open = questions(ruleset, state).map((question, seat) => {
      const { number = 0, question: old } = before[seat] ?? {};
      return { question, number: seat === actor || question !== old ? number + 1 : number };
    });
  }
}

function questions(ruleset: Ruleset, state: Core): readonly string[] {
  return Array.from({ length: state.seats }, (_, seat) =>
    JSON.stringify(ruleset.prompt(state, seat) ?? null),
  );
}
