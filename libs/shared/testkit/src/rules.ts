/** Tests that carry rule ids, and what they stand on. */
export { atBodyEnd } from './body-end.ts';
export { countEngineCall, engineCalls } from './engine-calls.ts';
export { currentMutation, noteRefusal, withMutation, type Mutation, type Nudge } from './mutation.ts';
export { card, rule, type RuleBody, type RuleMeta } from './rule.ts';
export { underTest, type TestWiring } from './under-test.ts';
