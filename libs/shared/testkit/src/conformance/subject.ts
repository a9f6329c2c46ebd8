import type { Action, Load, Ruleset, Seat } from '@cantina/engine';
import type { Law } from './law.ts';

/** A ruleset to be tested: the function and the content it is loaded with. */
export interface Subject {
  readonly load: Load;
  readonly content: unknown;
  /** Every refusal id its sources can give (`refusalsIn`); the reach report names those never met. */
  readonly refusals?: readonly string[];
  /** Engine features it must reach beyond those that its steps and content show. */
  readonly features?: readonly string[];
}

/** One way to set the game up. */
export interface Configuration {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Played {
  readonly seat: Seat;
  readonly action: Action;
}

/** Where a walk starts: the beginning, or a named position. */
export interface Origin {
  readonly configuration: Configuration;
  readonly seed: string;
  readonly position?: string;
}

/** A law that does not hold, with all it takes to see it again. */
export class ConformanceFailure extends Error {
  readonly law: Law;
  readonly origin: Origin;
  readonly decision: number;

  constructor(law: Law, detail: string, ruleset: Ruleset, origin: Origin, decision: number) {
    const { id } = ruleset.meta;
    const repro = JSON.stringify({ game: id, ...origin, decision });
    super(`${law}: ${detail}\n  repro: ${repro}`);
    this.name = 'ConformanceFailure';
    this.law = law;
    this.origin = origin;
    this.decision = decision;
  }
}
