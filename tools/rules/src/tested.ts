/** Which rules are proven: by tests that passed, asserted after an engine call and were not skipped. */
import { isRequired, isRuling, type Rulebook } from '@cantina/rulebook';
import type { RuleTest } from '@cantina/testkit/report';

export interface Coverage {
  readonly required: number;
  readonly tested: number;
  readonly missing: readonly string[];
  readonly rulings: { readonly total: number; readonly tested: number };
}

export function testedIds(tests: readonly RuleTest[]): ReadonlySet<string> {
  return new Set(tests.filter((test) => test.counts).flatMap((test) => test.ids));
}

export function coverage({ lines }: Rulebook, tested: ReadonlySet<string>): Coverage {
  const required = lines.filter(isRequired);
  const missing = required.filter(({ id }) => !tested.has(id));
  const rulings = lines.filter(isRuling);
  return {
    required: required.length,
    tested: required.length - missing.length,
    missing: missing.map(({ id }) => id),
    rulings: { total: rulings.length, tested: rulings.filter(({ id }) => tested.has(id)).length },
  };
}
