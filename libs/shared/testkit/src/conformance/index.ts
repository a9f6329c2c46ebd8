/** The conformance suite alone, for tools that run it outside a test runner. */
export { factorsOf, pairwise, type Factor } from './configurations.ts';
export {
  conformance,
  conformanceOf,
  type ConformanceOptions,
  type ConformanceReport,
} from './conformance.ts';
export { textOf } from './content-laws.ts';
export { gameOfReachFile } from './reach-log.ts';
export { Reached, reachableOf, unreached } from './reach.ts';
export { refusalsIn, refusalsOf } from './refusals.ts';
export { ConformanceFailure, type Configuration, type Origin, type Played, type Subject } from './subject.ts';
export { originOf, replay, startOf, walk } from './walk.ts';
