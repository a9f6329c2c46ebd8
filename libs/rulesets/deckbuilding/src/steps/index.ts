import { chooseBases, newBase } from './bases.ts';
import { exchange } from './exchange.ts';
import { main } from './main.ts';
import { split } from './split.ts';
import { begin, turn } from './turn.ts';

export const steps = { begin, turn, main, newBase, chooseBases, split, exchange };
