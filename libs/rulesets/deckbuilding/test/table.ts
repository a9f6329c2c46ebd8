import { scenario } from '@cantina/testkit';
import { content, load } from '../src/index.ts';
import type { Side } from '../src/state.ts';
import { situation, type GameSituation } from './situation.ts';

/** A table in a situation. */
export const table = (told: GameSituation) => scenario(load, content, situation(told));

export type GameTest = ReturnType<typeof table>;

export const empire = (t: GameTest): Side => t.state.sides[0];
export const rebels = (t: GameTest): Side => t.state.sides[1];

export { assign, attackWith, use } from './acts.ts';
