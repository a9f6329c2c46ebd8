/**
 * Runs the body of a rule test with whatever has to be true when it ends: dice left over in a script, say. Such checks
 * belong to the body, not to the runner's test, because a proof runs many bodies inside one test.
 */
import { onTestFinished } from 'vitest';

type Check = () => void;

let checks: Check[] | undefined;

/** Registers a check for the end of the running body; outside rule tests, for the end of the test. */
export function atBodyEnd(check: Check): void {
  if (checks === undefined) onTestFinished(check);
  else checks.push(check);
}

export async function runBody(body: () => void | Promise<void>): Promise<void> {
  const outer = checks;
  const mine: Check[] = [];
  checks = mine;
  try {
    await body();
    for (const check of mine) check();
  } finally {
    checks = outer;
  }
}
