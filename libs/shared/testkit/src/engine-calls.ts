/**
 * How often rules code has been asked anything in this process. Whatever drives a ruleset in a test counts here, so a
 * rule test can prove that it did.
 */
let calls = 0;

export function countEngineCall(): void {
  calls++;
}

export function engineCalls(): number {
  return calls;
}
