import type { Json } from './json.ts';

/**
 * May this be done? `undefined` says yes; a refusal names the rule that forbids it. Words come from the rulebook by id,
 * so refusals are constants of their modules and cost nothing in the hot path.
 */
export type Verdict = Refusal | undefined;

export interface Refusal {
  readonly rule: string;
  /** Only for bad input: what was wrong, and where. */
  readonly params?: Readonly<Record<string, Json>>;
}

/** The constant for one rule. Call it at module level, never inside a check. */
export function refusal(rule: string): Refusal {
  return Object.freeze({ rule });
}

/** A refusal of bad input; built on the spot because it tells what was found where. */
export function badInput(rule: string, params: Readonly<Record<string, Json>>): Refusal {
  return { rule, params };
}

/** Thrown where a value cannot be returned: broken content, impossible options. Carries the refusal. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refused: Refusal) {
    super(`${refused.rule} ${JSON.stringify(refused.params ?? {})}`);
    this.name = 'Refused';
    this.refusal = refused;
  }
}

export const MATCH_OVER = refusal('CORE-OVER');
export const NOT_YOUR_DECISION = refusal('CORE-SEAT');
export const NOT_NOW = refusal('CORE-NOT-NOW');
export const CHANGES_NOTHING = refusal('CORE-NOTHING');
export const NO_TARGET = refusal('CORE-TARGET');
export const CONDITION_FAILS = refusal('CORE-CONDITION');
export const COST_UNPAID = refusal('CORE-COST');
export const LIMIT_REACHED = refusal('CORE-LIMIT');
