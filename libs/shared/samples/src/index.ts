/** Two sample rulesets: the smallest one, and one that uses every feature of the engine. */
export * as noughts from './noughts/index.ts';
export * as cellar from './cellar/index.ts';
