import { chooseBases, newBase } from './bases.ts';
import { exchange } from './exchange.ts';
import { gather } from './gather.ts';
import { main } from './main.ts';
import { aim, assign } from './prepare.ts';
import { split } from './split.ts';
import { begin, turn } from './turn.ts';

export const steps = { begin, turn, main, gather, assign, aim, newBase, chooseBases, split, exchange };
