/** The registry: which rulesets there are, told from light metadata; their rules are loaded only when asked. */
export { list, type Choice } from './list.ts';
export { load, source } from './load.ts';
