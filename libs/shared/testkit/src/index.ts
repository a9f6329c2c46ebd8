/** What rulesets are tested with: the conformance suite, scenario tables, rule tests, scripted chance, golden games. */
import './matchers.ts';

export * from './conformance/index.ts';
export { playthrough } from './golden.ts';
export * from './rules.ts';
export { scenario, type Situation, type TestTable } from './scenario.ts';
export { faces, pips, ScriptedRandom, type Script } from './scripted.ts';
