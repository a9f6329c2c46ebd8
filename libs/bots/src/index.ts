/** Players without a person: they know what their seat knows, and nothing else. */
export { advise, type Advice } from './advise.ts';
export type { Bot, Chair, World } from './bot.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
export { seatOf } from './seat-of.ts';
