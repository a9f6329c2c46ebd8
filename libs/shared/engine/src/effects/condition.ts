import type { Table } from '../table.ts';
import type { Refusal } from '../verdict.ts';
import type { Cause, Condition } from './literal.ts';
import type { ConditionRule, Params } from './vocabulary.ts';

/** A condition made ready at load, as effects are: one shape for all kinds, its rule looked up once. */
export interface ReadyCondition {
  readonly kind: 'is' | 'not' | 'both' | 'either';
  readonly literal: Condition;
  readonly rule: ConditionRule | undefined;
  readonly params: Params;
  readonly parts: readonly ReadyCondition[];
  /** Does the answer depend on something not everybody may know? */
  readonly secret: boolean;
}

export function holds(table: Table, { kind, rule, params, parts }: ReadyCondition, cause: Cause): boolean {
  if (kind === 'is') return rule?.holds(table, cause, params) === true;
  if (kind === 'not') return !holds(table, parts[0] as ReadyCondition, cause);
  const any = kind === 'either';
  for (const part of parts) if (holds(table, part, cause) === any) return any;
  return !any;
}

/** The rule behind a condition that fails; of several parts, the first failing one that names a rule. */
export function whyNot(
  table: Table,
  { kind, rule, parts }: ReadyCondition,
  cause: Cause,
): Refusal | undefined {
  if (kind === 'is') return rule?.unless;
  if (kind === 'not') return undefined;
  for (const part of parts) {
    const refused = holds(table, part, cause) ? undefined : whyNot(table, part, cause);
    if (refused !== undefined) return refused;
  }
  return undefined;
}
