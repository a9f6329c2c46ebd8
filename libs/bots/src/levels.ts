import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The bots a host can seat, by the name of their level, the weakest first. */
export const levels: ReadonlyMap<string, Bot> = new Map([
  ['random', random],
  ['greedy', greedy],
]);
