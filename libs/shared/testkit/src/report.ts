/** For tools that run tests and read what they proved: needs no test runner around it. */
export { numbersOf, type ContentNumber } from './content-numbers.ts';
export { PROOF_TEST, type Attempt, type FileProof } from './proof-result.ts';
export { RuleReporter, type BrokenFile, type RuleTest } from './rule-reporter.ts';
