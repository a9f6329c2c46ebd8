import type { Action } from '@cantina/engine';
import type { Bot } from './bot.ts';
import { consider } from './consider.ts';

/** Takes what leads to the best table, as far as one act goes. */
export const greedy: Bot = (chair) => {
  const { legal } = chair;
  return legal.length === 1 ? (legal[0] as Action) : consider(chair).choice.action;
};
